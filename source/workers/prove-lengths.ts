import {isExact, wordsOfLength, type Dictionary} from '../engine/index.js';
import type {Proof, Prover} from './prover.js';

/** What is proved about the words of one length, in the form that `wordfiend par --json` gives. */
export type ParResult = {
	readonly length: number;
	readonly words: number;
	/** Perfect play comes to this many misses or more. */
	readonly atLeast: number;
	/** Perfect play comes to this many misses or fewer. */
	readonly atMost: number;
	/** Whether the two are the same, so that the value is proved. */
	readonly exact: boolean;
	/** A budget with which a perfect guesser always wins; where the value is proved, the smallest. */
	readonly guessesToWin: number;
	/** How many positions were looked into. */
	readonly positions: number;
	readonly seconds: number;
};

/** A prover here or on another thread. */
export type RemoteProver = {
	readonly [Name in keyof Prover]: (...args: Parameters<Prover[Name]>) => Promise<Proof>;
};

export type ProvingOptions = {
	/** Who does the work; each takes one length at a time. */
	readonly provers: readonly RemoteProver[];
	/** Asked some times a second; when it says so, what is left keeps its bounds. */
	readonly shouldStop: () => boolean;
	/** Told of every step: what is known of the lengths that have been taken up, shortest first. */
	readonly report: (results: readonly ParResult[]) => void;
};

/** How long a prover works before it tells how far it is. */
const slice = 100;

/**
Proves the values of some lengths of a dictionary; gives what is known of each, shortest first.

Short words take longest by far. So the first prover begins with the shortest, and the others with the longest.
*/
export async function proveLengths(
	dictionary: Dictionary,
	lengths: readonly number[],
	{provers, shouldStop, report}: ProvingOptions,
): Promise<readonly ParResult[]> {
	const waiting = lengths.toSorted((a, b) => a - b);
	const results = new Map<number, ParResult>();
	const listed = () => [...results.values()].sort((a, b) => a.length - b.length);

	async function prove(prover: RemoteProver, length: number): Promise<void> {
		const words = wordsOfLength(dictionary, length);
		const start = performance.now();
		const note = ({atLeast, atMost, positions}: Proof) => {
			results.set(length, {
				...{length, words: words.count, atLeast, atMost},
				...{exact: atLeast === atMost, guessesToWin: atMost + 1, positions},
				seconds: Math.round(performance.now() - start) / 1000,
			});
			report(listed());
		};
		let proof = await prover.openProof(words);
		note(proof);
		while (!isExact(proof) && !shouldStop()) {
			proof = await prover.continueProof(slice);
			note(proof);
		}
	}

	async function work(prover: RemoteProver, takesShortest: boolean): Promise<void> {
		for (;;) {
			const length = takesShortest ? waiting.shift() : waiting.pop();
			if (length === undefined) return;
			await prove(prover, length);
		}
	}

	await Promise.all(provers.map((prover, index) => work(prover, index === 0)));
	return listed();
}
