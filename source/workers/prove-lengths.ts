import {wordsOfLength, type Dictionary} from '../engine/index.js';
import type {Workers} from './client.js';
import {knownUnsearched, type ParResult, type ProvenChooser} from './tasks/prove.js';

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

/** Proves the fewest misses for some lengths of a dictionary on all threads; gives what is known of each, shortest first. Ended early, it waits for no thread. A worker's fault is thrown on; the other lengths go on until the workers are stopped. */
export async function proveLengths(
	dictionary: Dictionary,
	lengths: readonly number[],
	{chooser = 'perfect', onWritten, workers, signal, report}: ProvingOptions,
): Promise<readonly ParResult[]> {
	const results = new Map<number, ParResult>();
	const inOrder = () => [...results.values()].sort((a, b) => a.length - b.length);

	function note(result: ParResult): void {
		results.set(result.length, result);
		report(inOrder());
	}

	async function prove(length: number): Promise<void> {
		const words = wordsOfLength(dictionary, length);
		const lines = await workers.run(
			'prove',
			{words, chooser, isWritten: onWritten !== undefined},
			{signal, onProgress: note, isParallel: true},
		);
		if (lines !== undefined) onWritten?.(length, lines);
	}

	try {
		await Promise.all(hardestFirst(lengths).map(prove));
	} catch (error) {
		if (!signal.aborted) throw error;
		for (const length of lengths.filter(each => !results.has(each)))
			note(knownUnsearched(chooser, wordsOfLength(dictionary, length)));
	}

	return inOrder();
}
