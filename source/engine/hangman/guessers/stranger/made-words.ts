import {addToHash, emptyHash} from '../../../random.js';
import {lengthOf, longestWord, sharedStart, sortWords, type WordList} from '../../../words/words.js';

/** Words of one length that are on no list, but should be by what the list has. */
export type MadeWords = {
	readonly letters: Uint8Array;
	readonly weights: Float32Array;
};

const longestEnding = 5;
const shortestStem = 3;

/** Endings of fewer stems make no rules. */
const fewestStems = 3;

/** A stem with more endings is rather a syllable. */
const mostEndings = 80;

/** A rule holds in at least this share of its cases. */
const leastChance = 0.2;

/** Of words with these odds half exist and are unlisted; fitted on lists of which a tenth was held out. */
const evenOdds = 80;

/** Every division of words into stem and ending, without the endings of few stems. */
type Stems = ReturnType<typeof findStems>;

/** Numbers the endings of a list that have enough stems, by their codes: each letter a digit, none of them 0, the first one the lowest. */
function numberEndings(list: WordList, base: number): ReadonlyMap<number, number> {
	const times = new Uint8Array(base ** longestEnding);
	const enough: number[] = [];
	for (let word = 0; word < list.count; word++) {
		const longest = Math.min(longestEnding, lengthOf(list, word) - shortestStem);
		for (let code = 0, length = 0; length <= longest; length++) {
			if (times[code]! < fewestStems && ++times[code]! === fewestStems) enough.push(code);
			code = code * base + list.letters[list.starts[word + 1]! - 1 - length]! + 1;
		}
	}

	return new Map(Array.from(Uint32Array.from(enough).sort(), (code, number) => [code, number]));
}

/** Finds the stems of an ordered list: words with the same stem are neighbors in it. */
function findStems(list: WordList) {
	const {alphabet, letters, starts: begins, count} = list;
	const base = alphabet.letters.length + 1;
	const numbers = numberEndings(list, base);
	const shared = new Uint8Array(count);
	for (let word = 1; word < count; word++) shared[word] = sharedStart(list, word - 1, word);
	const room = count * (longestEnding + 1);
	/** For each stem the last word that has it, and its length. */
	const words = new Uint32Array(room);
	const lengths = new Uint8Array(room);
	/** The start of each stem's endings in `endings`, and the end of the last one's. */
	const starts = new Uint32Array(room + 1);
	const endings = new Uint32Array(room);
	let stem = 0;
	let size = 0;
	for (let length = shortestStem; length <= longestWord; length++)
		for (let word = 0; word < count; word++) {
			if (shared[word]! < length && size > starts[stem]!) starts[++stem] = size;
			const rest = lengthOf(list, word) - length;
			if (rest < 0 || rest > longestEnding) continue;
			let code = 0;
			for (let at = begins[word + 1]! - 1; at >= begins[word]! + length; at--)
				code = code * base + letters[at]! + 1;
			const ending = numbers.get(code);
			if (ending === undefined) continue;
			words[stem] = word;
			lengths[stem] = length;
			endings[size++] = ending;
		}

	if (size > starts[stem]!) starts[++stem] = size;
	/** The letters of each ending. */
	const spelled = Array.from(numbers.keys(), code => {
		const digits: number[] = [];
		for (let rest = code; rest > 0; rest = Math.floor(rest / base)) digits.push((rest % base) - 1);
		return digits;
	});
	return {count: stem, words, lengths, starts, endings, spelled};
}

function stemsByEnding({count, starts, endings, spelled}: Stems): readonly Uint32Array[] {
	const sizes = new Uint32Array(spelled.length);
	for (let at = 0; at < starts[count]!; at++) sizes[endings[at]!]!++;
	const stems = Array.from(sizes, size => new Uint32Array(size));
	for (let stem = 0; stem < count; stem++)
		for (let at = starts[stem]!; at < starts[stem + 1]!; at++)
			stems[endings[at]!]![--sizes[endings[at]!]!] = stem;
	return stems;
}

/** A rule of an ending, such as: a stem with `-e` often has `-ing`, too. */
type EndingRule = {readonly ending: number; readonly chance: number};

/** Counts how often each two endings have a stem in common. One case is not counted, so that no word speaks for itself. */
function findRules(stems: Stems): readonly (readonly EndingRule[])[] {
	const {starts, endings, spelled} = stems;
	const cases = new Uint32Array(spelled.length);
	return stemsByEnding(stems).map((having, ending) => {
		const seen: number[] = [];
		for (const stem of having) {
			const [from, to] = [starts[stem]!, starts[stem + 1]!];
			for (let at = from; at < to && to - from <= mostEndings; at++)
				if (cases[endings[at]!]!++ === 0) seen.push(endings[at]!);
		}

		const rules: EndingRule[] = [];
		for (const other of seen) {
			const chance = (cases[other]! - 1) / (having.length + 1);
			if (other !== ending && cases[other]! >= fewestStems && chance >= leastChance)
				rules.push({ending: other, chance});
			cases[other] = 0;
		}

		return rules;
	});
}

/** Hears of each ending that a stem has not, but should by a rule, with the chance of the best rule. */
function applyRules(
	{count, starts, endings, spelled}: Stems,
	rules: readonly (readonly EndingRule[])[],
	hear: (stem: number, ending: number, chance: number) => void,
): void {
	const chances = new Float64Array(spelled.length);
	for (let stem = 0; stem < count; stem++) {
		const [from, to] = [starts[stem]!, starts[stem + 1]!];
		const seen: number[] = [];
		for (let at = from; at < to; at++)
			for (const {ending, chance} of rules[endings[at]!]!) {
				if (chances[ending] === 0) seen.push(ending);
				if (chances[ending]! < chance) chances[ending] = chance;
			}

		// Only endings that the stem lacks are new.
		for (let at = from; at < to; at++) chances[endings[at]!] = 0;
		for (const ending of seen) {
			const chance = chances[ending]!;
			chances[ending] = 0;
			if (chance > 0) hear(stem, ending, chance);
		}
	}
}

/** Collects words of one length, each once, with the evidence for it added up. */
function createCollection(length: number) {
	let count = 0;
	let letters = new Uint8Array(length * 96);
	let evidence = new Float32Array(96);
	let slots = new Int32Array(128).fill(-1);

	const slotOf = (list: Uint8Array, from: number): number => {
		let hash = emptyHash;
		for (let at = from; at < from + length; at++) hash = addToHash(hash, list[at]!);
		for (let slot = hash ^ (hash >>> 15); ; slot++) {
			slot &= slots.length - 1;
			const start = slots[slot]! * length;
			let at = 0;
			while (start >= 0 && at < length && letters[start + at] === list[from + at]) at++;
			if (start < 0 || at === length) return slot;
		}
	};

	function grow(): void {
		const [before, sums] = [letters, evidence];
		letters = new Uint8Array(2 * before.length);
		letters.set(before);
		evidence = new Float32Array(2 * count);
		evidence.set(sums);
		slots = new Int32Array(2 * slots.length).fill(-1);
		for (let word = 0; word < count; word++) slots[slotOf(letters, word * length)] = word;
	}

	return {
		add(word: Uint8Array, more: number): void {
			if (count === evidence.length) grow();
			const slot = slotOf(word, 0);
			if (slots[slot]! < 0) {
				letters.set(word.subarray(0, length), count * length);
				slots[slot] = count++;
			}

			evidence[slots[slot]!]! += more;
		},
		finish: (): MadeWords => ({
			letters: letters.slice(0, count * length),
			weights: evidence.slice(0, count).map(sum => 1 / (1 + evenOdds / Math.expm1(sum))),
		}),
	};
}

function reverseWords(list: WordList): WordList {
	const letters = list.letters.slice();
	for (let word = 0; word < list.count; word++)
		letters.subarray(list.starts[word], list.starts[word + 1]).reverse();
	return sortWords({...list, letters});
}

/**
Makes words as those of a list are made, by length: by rules for their endings, and for their beginnings.

Of the rules that make a word from one stem the best counts. Where several stems make it, the chances that each is wrong are multiplied; its weight follows the odds that not all are.
*/
export function makeWords(
	list: WordList,
	onProgress?: (share: number) => void,
): Readonly<Record<number, MadeWords>> {
	const collections = Array.from({length: longestWord + 1}, (_, length) => createCollection(length));
	const made = new Uint8Array(longestWord);
	let done = 0;
	const report = () => onProgress?.(++done / 6);
	for (const isReversed of [false, true]) {
		const ordered = isReversed ? reverseWords(list) : list;
		const {letters, starts} = ordered;
		const stems = findStems(ordered);
		report();
		const rules = findRules(stems);
		report();
		applyRules(stems, rules, (stem, ending, chance) => {
			const last = stems.spelled[ending]!;
			const stemLength = stems.lengths[stem]!;
			const length = stemLength + last.length;
			if (length > longestWord) return;
			const first = starts[stems.words[stem]!]!;
			for (let at = 0; at < length; at++)
				made[isReversed ? length - 1 - at : at] =
					at < stemLength ? letters[first + at]! : last[at - stemLength]!;
			collections[length]!.add(made, -Math.log(1 - chance));
		});
		report();
	}

	return Object.fromEntries(collections.map((each, length) => [length, each.finish()]));
}
