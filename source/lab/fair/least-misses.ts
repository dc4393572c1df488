import {countLetters} from '../../engine/words/counts.js';
import {indexOf} from '../../engine/words/letter-index.js';
import {everyWord, type Words} from '../../engine/words/words.js';

/** Words that differ in one place only, where each has a letter that it has nowhere else. */
type Groups = {
	/** The number of each word's group; -1 for a word in none. */
	readonly of: Int32Array;
	/** Each word's letter in that place. */
	readonly own: Uint8Array;
	readonly count: number;
};

/** Disjoint groups, the largest first. */
function findGroups({length, count, letters}: Words): Groups {
	const alike = new Map<string, {readonly word: number; readonly letter: number}[]>();
	for (let word = 0; word < count; word++) {
		const spelled = Array.from(letters.subarray(word * length, (word + 1) * length));
		for (const [place, letter] of spelled.entries()) {
			if (spelled.indexOf(letter) !== spelled.lastIndexOf(letter)) continue;
			const key = `${place} ${spelled.with(place, -1).join(' ')}`;
			const members = alike.get(key) ?? [];
			if (members.length === 0) alike.set(key, members);
			members.push({word, letter});
		}
	}

	const of = new Int32Array(count).fill(-1);
	const own = new Uint8Array(count);
	let found = 0;
	const sorted = [...alike.values()].filter(({length: size}) => size > 1).sort((a, b) => b.length - a.length);
	for (const members of sorted) {
		const free = members.filter(({word}) => of[word] === -1);
		if (free.length < 2) continue;
		for (const {word, letter} of free) {
			of[word] = found;
			own[word] = letter;
		}

		found++;
	}

	return {of, own, count: found};
}

/** How many letters the parts of a pool are told apart by. */
const skeletonLetters = 1;

/** The part of each word: words of a part show the same pattern when the commonest letters are known. */
function findParts(words: Words): {readonly of: Uint32Array; readonly count: number} {
	const {alphabet, length, count, letters} = words;
	const counts = countLetters(words, everyWord(words)).words;
	const common = new Set(
		Array.from(alphabet.letters.keys())
			.sort((a, b) => counts[b]! - counts[a]!)
			.slice(0, skeletonLetters),
	);
	const ids = new Map<string, number>();
	const of = new Uint32Array(count);
	for (let word = 0; word < count; word++) {
		const skeleton = Array.from(letters.subarray(word * length, (word + 1) * length), letter =>
			common.has(letter) ? letter : -1,
		).join(' ');
		const id = ids.get(skeleton) ?? ids.size;
		ids.set(skeleton, id);
		of[word] = id;
	}

	return {of, count: ids.size};
}

/**
A lower bound on the misses of any guesser, added up over the words of a pool that are the part of `cells` from a start to an end.

Two bounds that may be added. A group of k words that differ in one place only costs k(k − 1)/2: each letter of that place rules out one of them and is missed by the others. And wherever a guesser has missed i times, the words that lack its i letters are as many as are left when the i most frequent letters are taken away; each of them counts a miss more, except where that miss is one within a group.
*/
export function createLeastMisses(words: Words, cells: Uint32Array, ends: Uint32Array) {
	const letterCount = words.alphabet.letters.length;
	const index = indexOf(words);
	const groups = findGroups(words);
	const parts = findParts(words);
	const members = new Uint32Array(groups.count);
	const sizes = new Uint32Array(parts.count);
	const holding = new Uint32Array(letterCount);
	const within = new Uint32Array(letterCount);

	function countHolding(start: number, end: number): void {
		holding.fill(0);
		for (let at = start; at < end; at++) {
			for (let left = words.sets[cells[at]!]!; left !== 0; left &= left - 1)
				holding[31 - Math.clz32(left & -left)]!++;
		}
	}

	/** The misses within groups; notes for each letter how many words may miss it within theirs. */
	function missesWithin(start: number, end: number): number {
		within.fill(0);
		for (let at = start; at < end; at++) {
			const group = groups.of[cells[at]!]!;
			if (group !== -1) members[group]!++;
		}

		let misses = 0;
		for (let at = start; at < end; at++) {
			const group = groups.of[cells[at]!]!;
			if (group !== -1) within[groups.own[cells[at]!]!]! += members[group]! - 1;
		}

		for (let at = start; at < end; at++) {
			const group = groups.of[cells[at]!]!;
			if (group === -1) continue;
			misses += (members[group]! * (members[group]! - 1)) / 2;
			members[group] = 0;
		}

		return misses;
	}

	/** Whether a letter tells words apart that all have it. Nobody misses it, and what follows is another game for each of its families. */
	function divides(letter: number, start: number, end: number): boolean {
		const {kinds} = index.column(letter);
		const kind = kinds[cells[start]!];
		for (let at = start + 1; at < end; at++) if (kinds[cells[at]!] !== kind) return true;
		return false;
	}

	return {
		misses(start: number, end: number): number {
			const size = end - start;
			countHolding(start, end);
			const inGroups = missesWithin(start, end);
			for (let letter = 0; letter < letterCount; letter++)
				if (holding[letter] === size && !divides(letter, start, end)) holding[letter] = 0;
			holding.sort().reverse();
			if (inGroups > 0) within.sort().reverse();
			let [left, alone, beside] = [size, 0, 0];
			for (let letter = 0; letter < letterCount; letter++) {
				left -= holding[letter]!;
				if (left <= 0) break;
				alone += left;
				beside += Math.max(0, left - within[letter]!);
			}

			return Math.max(alone, inGroups + beside);
		},
		/** Lays the pool out part by part from `top` on, the end of each in `ends` from `slot` on; gives how many there are. */
		part(start: number, end: number, top: number, slot: number): number {
			let count = 0;
			for (let at = start; at < end; at++) {
				const part = parts.of[cells[at]!]!;
				if (sizes[part]!++ === 0) ends[slot + count++] = part;
			}

			let next = top;
			for (let at = slot; at < slot + count; at++) {
				const part = ends[at]!;
				const size = sizes[part]!;
				sizes[part] = next;
				next += size;
			}

			for (let at = start; at < end; at++) cells[sizes[parts.of[cells[at]!]!]!++] = cells[at]!;
			for (let at = slot; at < slot + count; at++) {
				const part = ends[at]!;
				ends[at] = sizes[part]!;
				sizes[part] = 0;
			}

			return count;
		},
	};
}
