import {addToHash, emptyHash} from '../../../random.js';
import {type WordList, longestWord} from '../../../words/words.js';
import {fewestStems, findEndings, reverseWords, type Endings} from './endings.js';

/** Words of one length that are on no list, but should be by what the list has. */
export type MadeWords = {
	readonly letters: Uint8Array;
	readonly weights: Float32Array;
};

/** A stem with more endings is rather a syllable. */
const mostEndings = 80;

/** A rule holds in at least this share of its cases. */
const leastChance = 0.2;

/** Of words with these odds half exist and are unlisted; fitted on lists of which a tenth was held out. */
const evenOdds = 80;

function stemsByEnding({starts, of, count}: Endings): readonly Uint32Array[] {
	const sizes = new Uint32Array(count);
	for (const ending of of) sizes[ending]!++;
	const stems = Array.from(sizes, size => new Uint32Array(size));
	for (let stem = 0; stem < starts.length - 1; stem++)
		for (let at = starts[stem]!; at < starts[stem + 1]!; at++) stems[of[at]!]![--sizes[of[at]!]!] = stem;
	return stems;
}

/** Rules such as: a stem with `-e` often has `-ing`, too. */
type Rules = {
	readonly starts: Uint32Array;
	readonly endings: Uint32Array;
	readonly chances: Float64Array;
};

/** Counts how often each two endings have a stem in common. One case is not counted, so that no word speaks for itself. */
function findRules(stems: Endings): Rules {
	const {starts, of, count} = stems;
	const cases = new Uint32Array(count);
	const firsts = new Uint32Array(count + 1);
	const others: number[] = [];
	const chances: number[] = [];
	for (const [ending, having] of stemsByEnding(stems).entries()) {
		const seen: number[] = [];
		for (const stem of having) {
			const [from, to] = [starts[stem]!, starts[stem + 1]!];
			for (let at = from; at < to && to - from <= mostEndings; at++)
				if (cases[of[at]!]!++ === 0) seen.push(of[at]!);
		}

		for (const other of seen) {
			const chance = (cases[other]! - 1) / (having.length + 1);
			if (other !== ending && cases[other]! >= fewestStems && chance >= leastChance) {
				others.push(other);
				chances.push(chance);
			}

			cases[other] = 0;
		}

		firsts[ending + 1] = others.length;
	}

	return {starts: firsts, endings: Uint32Array.from(others), chances: Float64Array.from(chances)};
}

/** Hears of each ending that a stem has not, but should by a rule: which stem, its word and its length, the ending, and the chance of the best rule. */
function applyRules(
	{starts, of, count, eachStem}: Endings,
	rules: Rules,
	hear: (word: number, length: number, ending: number, chance: number) => void,
): void {
	const chances = new Float64Array(count);
	const seen = new Uint32Array(count);
	let stem = 0;
	eachStem((word, length) => {
		const [from, to] = [starts[stem]!, starts[++stem]!];
		let kinds = 0;
		for (let at = from; at < to; at++) {
			const ending = of[at]!;
			for (let rule = rules.starts[ending]!; rule < rules.starts[ending + 1]!; rule++) {
				const other = rules.endings[rule]!;
				const chance = rules.chances[rule]!;
				if (chances[other] === 0) seen[kinds++] = other;
				if (chances[other]! < chance) chances[other] = chance;
			}
		}

		// Only endings that the stem lacks are new.
		for (let at = from; at < to; at++) chances[of[at]!] = 0;
		for (let kind = 0; kind < kinds; kind++) {
			const ending = seen[kind]!;
			const chance = chances[ending]!;
			chances[ending] = 0;
			if (chance > 0) hear(word, length, ending, chance);
		}
	});
}

function createCollection(length: number) {
	let room = 96;
	let count = 0;
	let letters = new Uint8Array(length * room);
	let evidence = new Float32Array(room);
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
		room *= 2;
		const [before, sums] = [letters, evidence];
		letters = new Uint8Array(length * room);
		letters.set(before);
		evidence = new Float32Array(room);
		evidence.set(sums);
		slots = new Int32Array(2 * slots.length).fill(-1);
		for (let word = 0; word < count; word++) slots[slotOf(letters, word * length)] = word;
	}

	return {
		add(word: Uint8Array, more: number): void {
			if (count === room) grow();
			const slot = slotOf(word, 0);
			const known = slots[slot]!;
			if (known >= 0) {
				evidence[known]! += more;
				return;
			}

			slots[slot] = count;
			letters.set(word.subarray(0, length), count * length);
			evidence[count++] = more;
		},
		finish: (): MadeWords => ({
			letters: letters.slice(0, count * length),
			weights: evidence.slice(0, count).map(sum => 1 / (1 + evenOdds / Math.expm1(sum))),
		}),
	};
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
		const endings = findEndings(ordered);
		report();
		const rules = findRules(endings);
		report();
		const spelled = Array.from({length: endings.count}, (_, ending) => endings.lettersOf(ending));
		applyRules(endings, rules, (word, stemLength, ending, chance) => {
			const last = spelled[ending]!;
			const length = stemLength + last.length;
			if (length > longestWord) return;
			for (let at = 0; at < length; at++)
				made[isReversed ? length - 1 - at : at] =
					at < stemLength ? letters[starts[word]! + at]! : last[at - stemLength]!;
			collections[length]!.add(made, -Math.log(1 - chance));
		});
		report();
	}

	return Object.fromEntries(collections.map((each, length) => [length, each.finish()]));
}
