import {wordsOfLength, type Bounds, type Dictionary, type Words} from '../engine/index.js';
import type {Workers} from './client.js';
import {knownUnsearched, type Proof, type ProvenChooser} from './tasks/prove.js';

/** The proved values of one length, in the form that `wordfiend par --json` gives: the chooser forces `atLeast` misses or more, perfect guessing costs `atMost` or fewer. */
export type ParResult = Bounds & {
	readonly length: number;
	readonly words: number;
	readonly exact: boolean;
	/** A budget with which a perfect guesser wins against the chooser; where the number is proved, the smallest. */
	readonly guessesToWin: number;
	/** Against `evil`: letters that win with `atMost` misses, in this order. */
	readonly letters?: string;
	readonly positions: number;
	readonly seconds: number;
};

type ProvingOptions = {
	readonly chooser?: ProvenChooser;
	/** Takes the lines of a proof once the value of a length is known. */
	readonly onWritten?: (length: number, lines: readonly string[]) => void;
	readonly workers: Pick<Workers, 'run'>;
	/** Ends the proofs early: what is left keeps its bounds. */
	readonly signal: AbortSignal;
	/** Takes what is known so far of the lengths that were begun, shortest first. */
	readonly report: (results: readonly ParResult[]) => void;
};

/** Words of up to so many letters may take longest by far. */
const hardLength = 3;

/** The shortest lengths, then from the longest down: so the others are soon done beside those that take longest. */
function hardestFirst(lengths: readonly number[]): readonly number[] {
	const sorted = lengths.toSorted((a, b) => a - b);
	const hard = sorted.filter((length, index) => index === 0 || length <= hardLength);
	return [...hard, ...sorted.slice(hard.length).reverse()];
}

/** Proves the fewest misses for some lengths of a dictionary on all threads; gives what is known of each, shortest first. Ended early, it waits for no thread. A worker's fault ends it and is thrown on. */
export async function proveLengths(
	dictionary: Dictionary,
	lengths: readonly number[],
	{chooser = 'perfect', onWritten, workers, signal, report}: ProvingOptions,
): Promise<readonly ParResult[]> {
	const results = new Map<number, ParResult>();
	const inOrder = () => [...results.values()].sort((a, b) => a.length - b.length);

	function note(words: Words, {atLeast, atMost, letters, positions, seconds}: Proof): void {
		results.set(words.length, {
			length: words.length,
			words: words.count,
			atLeast,
			atMost,
			exact: atLeast === atMost,
			guessesToWin: atMost + 1,
			...(letters !== undefined && {letters}),
			positions,
			seconds: Math.round(seconds * 1000) / 1000,
		});
		report(inOrder());
	}

	async function prove(length: number): Promise<void> {
		const words = wordsOfLength(dictionary, length);
		const onProgress = (proof: Proof) => note(words, proof);
		const {lines} = await workers.run(
			'prove',
			{words, chooser, isWritten: onWritten !== undefined},
			{signal, onProgress, isParallel: true},
		);
		if (lines !== undefined) onWritten?.(length, lines);
	}

	try {
		await Promise.all(hardestFirst(lengths).map(prove));
	} catch (error) {
		if (!signal.aborted) throw error;
		for (const length of lengths.filter(each => !results.has(each))) {
			const words = wordsOfLength(dictionary, length);
			note(words, knownUnsearched(chooser, words));
		}
	}

	return inOrder();
}
