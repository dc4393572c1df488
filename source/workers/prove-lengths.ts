import {wordsOfLength, type Dictionary} from '../engine/index.js';
import type {Workers} from './client.js';
import type {Proof, ProvenChooser} from './tasks/prove.js';

/** What is proved about the words of one length, in the form that `wordfiend par --json` gives. */
export type ParResult = {
	readonly length: number;
	readonly words: number;
	/** The chooser forces this many misses or more. */
	readonly atLeast: number;
	/** Perfect guessing costs this many misses or fewer. */
	readonly atMost: number;
	/** Whether the two are the same, so that the number is proved. */
	readonly exact: boolean;
	/** A budget with which a perfect guesser wins against the chooser; where the number is proved, the smallest. */
	readonly guessesToWin: number;
	/** Against `evil`: letters that win with `atMost` misses, in this order. */
	readonly letters?: string;
	/** How many positions were looked into. */
	readonly positions: number;
	readonly seconds: number;
};

export type ProvingOptions = {
	/** Against whom (`perfect`). */
	readonly chooser?: ProvenChooser;
	/** Told why the value of a length is what it is, in the lines of a proof, once it is known. */
	readonly onWritten?: (length: number, lines: readonly string[]) => void;
	/** Who does the work. */
	readonly workers: Pick<Workers, 'run'>;
	/** Ends the proofs early: what is left keeps its bounds. */
	readonly signal: AbortSignal;
	/** Told of every step: what is known of the lengths that have been taken up, shortest first. */
	readonly report: (results: readonly ParResult[]) => void;
};

/** Words of up to so many letters may take longest by far. */
const hardLength = 3;

/** The shortest lengths, then from the longest down: so the others are soon done beside those that take longest. */
function inOrder(lengths: readonly number[]): readonly number[] {
	const sorted = lengths.toSorted((a, b) => a - b);
	const hard = sorted.filter((length, index) => index === 0 || length <= hardLength);
	return [...hard, ...sorted.slice(hard.length).reverse()];
}

/** Proves the fewest misses for some lengths of a dictionary on all threads; gives what is known of each, shortest first. A worker's fault ends it and is thrown on. */
export async function proveLengths(
	dictionary: Dictionary,
	lengths: readonly number[],
	{chooser = 'perfect', onWritten, workers, signal, report}: ProvingOptions,
): Promise<readonly ParResult[]> {
	const results = new Map<number, ParResult>();
	const listed = () => [...results.values()].sort((a, b) => a.length - b.length);

	async function prove(length: number, isSearched: boolean): Promise<void> {
		const words = wordsOfLength(dictionary, length);
		const note = ({atLeast, atMost, letters, positions, seconds}: Proof) => {
			results.set(length, {
				length,
				words: words.count,
				atLeast,
				atMost,
				exact: atLeast === atMost,
				guessesToWin: atMost + 1,
				...(letters !== undefined && {letters}),
				positions,
				seconds: Math.round(seconds * 1000) / 1000,
			});
			report(listed());
		};
		const options = isSearched
			? {signal, onProgress: note, isParallel: true}
			: {onProgress: note, isParallel: true};
		const isWritten = onWritten !== undefined;
		const {lines} = await workers.run('prove', {words, chooser, isSearched, isWritten}, options);
		if (lines !== undefined) onWritten?.(length, lines);
	}

	try {
		await Promise.all(inOrder(lengths).map(length => prove(length, true)));
	} catch (error) {
		if (!signal.aborted) throw error;
		const untouched = lengths.filter(length => !results.has(length));
		await Promise.all(untouched.map(length => prove(length, false)));
	}

	return listed();
}
