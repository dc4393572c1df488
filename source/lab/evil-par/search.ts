import {countSet, type LetterSet} from '../../engine/alphabet.js';
import {select} from '../../engine/words/divide.js';
import {keysOf} from '../../engine/words/pool-keys.js';
import {everyWord} from '../../engine/words/words.js';
import {createTable} from '../../engine/words/transposition-table.js';
import {atLeastIn, mostMisses, pack} from '../../engine/hangman/solver/bounds-entry.js';
import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import type {EvilLayout} from './layout.js';
import {createOutlook, type Prospect} from './outlook.js';
import {mostWords} from './room.js';
import {createOrders, type Run} from './run.js';
import {createTallies} from './tally.js';

/** A pool on the stack, and what led to it. */
type Place = {
	readonly start: number;
	readonly size: number;
	readonly keyA: number;
	readonly keyB: number;
	readonly misses: number;
	readonly hidden: number;
	readonly depth: number;
	/** Where the current misses began, and their letters. */
	readonly run: Run;
	readonly missed: LetterSet;
	/** Whether they miss in the order in which they were taken, so that this is a real position of the game. */
	readonly isReal: boolean;
	/** Letters that are not to be taken away: all sets with them have been searched. */
	readonly settled: LetterSet;
	/** Whether it is known that no letter wins from here. Sets of misses with more letters must be searched even so: they may miss in another order. */
	readonly isLost: boolean;
};

type Frame = {
	/** How many words have each letter; 0 where it divides nothing. */
	readonly holders: Uint32Array;
	/** The most words of a family of each letter, and its mark. */
	readonly largest: Uint32Array;
	readonly marks: Uint32Array;
	/** The keys of the words with each letter. */
	readonly keysA: Int32Array;
	readonly keysB: Int32Array;
	/** The letters that may be taken away, those in most words first. */
	readonly letters: Uint8Array;
	absent: LetterSet;
};

/** How many words are looked at before `shouldStop` is asked again. */
const pace = 20_000;

/** Up to this length of words it is worth counting what pairs of letters take away. */
const longestWithPairs = 5;

/** In a number of the trail, misses follow the letters that appear. */
const firstMiss = 64;

/**
A search for letters that beat `evil`, which is deterministic, so only the guesser has a choice.

Letters that miss one after another leave the same words in any order. So between two hits the search looks for a *set* of letters to take away, each set once, and asks whether they can miss in some order only when a letter would appear. Letters that take away most come first; once all sets with a letter have been searched, the others must do without it, and that is rarely enough to make a letter appear (see `createOutlook`).

Pools in which a letter has just appeared, and real positions between them, are remembered as lost when nothing was found; no letter is tried there again. Pools are identified by 64 bits.
*/
export function createEvilSearch(layout: EvilLayout, bits: number) {
	const {words, columns, first, keys} = layout;
	const {times, bases} = layout.marks;
	const {length, count, sets} = words;
	const letterCount = columns.length;
	const hasPairs = length <= longestWithPairs;
	const stack = new Uint32Array(count * (letterCount + 2));
	const pool = everyWord(words);
	stack.set(pool);
	const room = mostWords(countSet(sets.reduce((all, set) => all | set, 0)), length);
	const outlook = createOutlook(layout, room, hasPairs);
	const orders = createOrders(layout, stack);
	const tallies = createTallies(layout, hasPairs);
	const tally = Array.from({length: letterCount + 2}, tallies.create);
	const frames: readonly Frame[] = tally.map(() => ({
		holders: new Uint32Array(letterCount),
		largest: new Uint32Array(letterCount),
		marks: new Uint32Array(letterCount),
		keysA: new Int32Array(letterCount),
		keysB: new Int32Array(letterCount),
		letters: new Uint8Array(letterCount),
		absent: 0,
	}));
	const order = new Float64Array(letterCount);
	const whole = orders.startRun(0, count);
	/** The runs on the trail, by the depth at which they begin. */
	const runs: Run[] = [];
	const lost = createTable(bits);
	/** What is being tried at each depth; down to depth `resumed` that of the stopped search, which had so many misses. */
	const trail = new Uint8Array(letterCount + 2);
	let resumed = 0;
	let resumedWith = 0;
	let positions = 0;
	let pending = 0;
	let shouldStop: ShouldStop = () => false;
	let found: number[] = []; // The winning letters, last first.

	const isLost = (keyA: number, keyB: number, misses: number) => atLeastIn(lost.get(keyA, keyB)) > misses;

	function remember(keyA: number, keyB: number, misses: number, since: number): void {
		lost.set(keyA, keyB, pack(misses + 1, mostMisses, 32 - Math.clz32(positions - since)));
	}

	/** A new run, or the one that a stopped search had begun there. */
	function runFrom(start: number, size: number, depth: number): Run {
		const known = depth > resumed ? undefined : runs[depth];
		return (runs[depth] = known ?? orders.startRun(start, size));
	}

	/** Adds letters that win by missing one after another, if they can. */
	function note(run: Run, missed: LetterSet): boolean {
		const misses = orders.orderOf(run, missed);
		if (misses === undefined) return false;
		found.push(...misses.toReversed());
		return true;
	}

	function countLetters({depth, size}: Place): void {
		const frame = frames[depth]!;
		const {holders, largest, marks: best} = frame;
		const {sizes, keysA, keysB} = tally[depth]!;
		frame.absent = 0;
		for (let letter = 0; letter < letterCount; letter++) {
			let [sum, most, keyA, keyB] = [0, 0, 0, 0];
			for (let mark = first[letter]!, end = first[letter + 1]!; mark < end; mark++) {
				const members = sizes[mark]!;
				sum += members;
				keyA ^= keysA[mark]!;
				keyB ^= keysB[mark]!;
				if (members <= most) continue;
				most = members;
				best[letter] = mark;
			}

			if (sum === 0) frame.absent |= 1 << letter;
			holders[letter] = most === size ? 0 : sum;
			largest[letter] = most;
			frame.keysA[letter] = keyA;
			frame.keysB[letter] = keyB;
		}
	}

	function search(place: Place): boolean | undefined {
		pending += place.size;
		if (pending > pace) {
			if (shouldStop()) {
				resumed = place.depth;
				return undefined;
			}

			pending = 0;
		}

		positions++;
		countLetters(place);
		const begin = place.depth < resumed ? trail[place.depth]! : 0;
		if (place.depth >= resumed) resumed = 0;
		const answer = place.isLost ? false : tryHits(place, begin);
		if (answer !== false || place.misses === 0) return answer;
		if (tryLastMiss(place)) return true;
		return tryMisses(place, Math.max(0, begin - firstMiss));
	}

	/** Letters in no word left that must be asked, too, so that those taken away miss in some order. */
	function findHelpers({run, missed, misses, isReal, depth, settled}: Place): LetterSet | undefined {
		if (isReal) return 0;
		const others = run.letters & frames[depth]!.absent & ~missed & ~settled;
		return orders.helpersFor(run, missed, others, misses);
	}

	function tryHits(place: Place, begin: number): boolean | undefined {
		const {size, misses, hidden, depth, run, missed} = place;
		const {holders, largest, marks: best} = frames[depth]!;
		let helpers: LetterSet | undefined;
		for (let letter = begin; letter < letterCount; letter++) {
			const mark = best[letter]!;
			const members = largest[letter]!;
			if (size - holders[letter]! >= members) continue;
			const left = hidden - times[mark]!;
			if (members > room[misses]![left]!) continue;
			const keyA = tally[depth]!.keysA[mark]!;
			const keyB = tally[depth]!.keysB[mark]!;
			if (isLost(keyA, keyB, misses)) {
				resumed = 0;
				continue;
			}

			helpers ??= findHelpers(place);
			if (helpers === undefined) return false;
			const budget = misses - countSet(helpers);
			if (members > 1) {
				trail[depth] = letter;
				tallies.clear(tally[depth + 1]!);
				const start = place.start + size;
				const end = select(columns[letter]!, stack, place.start, start, mark - bases[letter]!, start);
				for (let at = start; at < end; at++) tallies.add(tally[depth + 1]!, stack[at]!);
				const since = positions;
				const answer = search({
					start,
					size: members,
					keyA,
					keyB,
					misses: budget,
					hidden: left,
					depth: depth + 1,
					run: runFrom(start, members, depth + 1),
					missed: 0,
					isReal: true,
					settled: 0,
					isLost: false,
				});
				if (answer === undefined) return undefined;
				if (!answer) {
					remember(keyA, keyB, budget, since);
					continue;
				}
			}

			found.push(letter);
			return note(run, missed | helpers);
		}

		return false;
	}

	function firstWithout(start: number, letter: number): number {
		let at = start;
		while (((sets[stack[at]!]! >>> letter) & 1) === 1) at++;
		return stack[at]!;
	}

	/** Wins by a letter that all words but one have. Letters of that word cannot help it to miss. */
	function tryLastMiss({start, size, depth, run, missed, misses, settled}: Place): boolean {
		const {holders} = frames[depth]!;
		for (let letter = 0; letter < letterCount; letter++) {
			if (holders[letter] !== size - 1) continue;
			const taken = missed | (1 << letter);
			const others = run.letters & ~(taken | settled | sets[firstWithout(start, letter)]!);
			const helpers = orders.helpersFor(run, taken, others, misses - 1);
			if (helpers !== undefined) return note(run, taken | helpers);
		}

		return false;
	}

	/** Sorts the letters that may be taken away, those in most words first, and gives their number. */
	function sortLetters({size, depth, settled}: Place): number {
		const {holders, letters} = frames[depth]!;
		let open = 0;
		for (let letter = 0; letter < letterCount; letter++)
			if (holders[letter]! > 0 && ((settled >>> letter) & 1) === 0 && size - holders[letter]! > 1)
				order[open++] = holders[letter]! * 32 + letter;
		order.subarray(0, open).sort();
		for (let at = 0; at < open; at++) letters[at] = order[open - 1 - at]! % 32;
		return open;
	}

	function tryMisses(place: Place, begin: number): boolean | undefined {
		const {size, misses, hidden, depth} = place;
		const {holders, largest, letters, keysA, keysB} = frames[depth]!;
		const open = sortLetters(place);
		const prospect: Prospect = {
			tally: tally[depth]!,
			size,
			misses,
			hidden,
			holders,
			largest,
			letters,
			count: open,
		};
		let {settled} = place;
		for (let at = 0; at < open; at++) {
			const letter = letters[at]!;
			settled |= 1 << letter;
			if (at < begin || !outlook(prospect, at)) continue;
			const keyA = place.keyA ^ keysA[letter]!;
			const keyB = place.keyB ^ keysB[letter]!;
			const isKnown = isLost(keyA, keyB, misses - 1);
			if (isKnown && misses === 1) {
				resumed = 0;
				continue;
			}

			trail[depth] = firstMiss + at;
			const start = place.start + size;
			const end = take(place, letter);
			const next: Place = {
				start,
				size: end - start,
				keyA,
				keyB,
				misses: misses - 1,
				hidden,
				depth: depth + 1,
				run: place.run,
				missed: place.missed | (1 << letter),
				isReal: place.isReal && size - holders[letter]! >= largest[letter]!,
				settled,
				isLost: isKnown,
			};
			const since = positions;
			const answer = search(next);
			if (answer !== false) return answer;
			if (next.isReal && !isKnown) remember(keyA, keyB, misses - 1, since);
		}

		return false;
	}

	/** Copies the words without a letter onto the stack above a place, counts them, and gives their end. */
	function take({start, size, depth}: Place, letter: number): number {
		const above = start + size;
		const next = tally[depth + 1]!;
		const gone = frames[depth]!.holders[letter]!;
		const isCopied = gone < size - gone + tallies.weight;
		if (isCopied) tallies.copy(tally[depth]!, next);
		else tallies.clear(next);
		let end = above;
		for (let at = start; at < above; at++) {
			const word = stack[at]!;
			const isHolder = ((sets[word]! >>> letter) & 1) === 1;
			if (!isHolder) stack[end++] = word;
			if (isHolder === isCopied) (isCopied ? tallies.take : tallies.add)(next, word);
		}

		return end;
	}

	function settle(misses: number): boolean | undefined {
		tallies.clear(tally[0]!);
		for (const word of pool) tallies.add(tally[0]!, word);

		return search({
			start: 0,
			size: count,
			...keysOf(keys, pool),
			misses,
			hidden: length,
			depth: 0,
			run: whole,
			missed: 0,
			isReal: true,
			settled: 0,
			isLost: false,
		});
	}

	return {
		/** Letters, by number, that beat `evil` with so many misses; `undefined` when stopped. The next call, with the same misses, resumes the search. */
		beat(misses: number, stop: ShouldStop): readonly number[] | 'never' | undefined {
			shouldStop = stop;
			pending = 0;
			found = [];
			if (misses !== resumedWith) resumed = 0;
			resumedWith = misses;
			const answer = settle(misses);
			return answer === undefined ? undefined : answer ? found.toReversed() : 'never';
		},
		positions: () => positions,
	};
}
