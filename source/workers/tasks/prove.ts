import {
	createSolver,
	everyWord,
	isExact,
	workBudget,
	type Bounds,
	type ShouldStop,
	type Words,
} from '../../engine/index.js';
import {createEvilParSolver, writeProof} from '../../lab/index.js';
import type {TaskContext} from '../task.js';

export type ProvenChooser = 'perfect' | 'evil';

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

const firstSlice = 200;

/** Later slices are this part of the work so far: a search that is resumed begins at its root again. */
const share = 0.5;

type Found = Bounds & Pick<ParResult, 'letters'>;

type Prover = {
	readonly known: () => Found;
	readonly solve: (shouldStop: ShouldStop) => Found;
	readonly positions: () => number;
	readonly write?: () => readonly string[];
};

const provers: Record<ProvenChooser, (words: Words) => Prover> = {
	perfect(words) {
		const solver = createSolver(words);
		const pool = everyWord(words);
		return {
			known: () => solver.bounds(pool),
			solve: shouldStop => solver.solve(pool, shouldStop),
			positions: solver.positions,
			write: () => writeProof(words, solver).lines,
		};
	},
	evil: words => createEvilParSolver(words),
};

const resultOf = (
	{length, count}: Words,
	{atLeast, atMost, letters}: Found,
	positions = 0,
	milliseconds = 0,
): ParResult => ({
	length,
	words: count,
	atLeast,
	atMost,
	exact: atLeast === atMost,
	guessesToWin: atMost + 1,
	...(letters !== undefined && {letters}),
	positions,
	seconds: Math.round(milliseconds) / 1000,
});

/** Returns the bounds that need no search on the misses that some words cost against a chooser. */
export const knownUnsearched = (chooser: ProvenChooser, words: Words): ParResult =>
	resultOf(words, provers[chooser](words).known());

type ProofInput = {readonly words: Words; readonly chooser: ProvenChooser; readonly isWritten?: boolean};

/** Proves how many misses some words cost against a chooser, and reports what is known; on request it returns the lines of the proof. Its slices are measured in work, so that every run searches the same positions. */
export async function proveTask(
	{words, chooser, isWritten}: ProofInput,
	{progress, turn}: TaskContext<ParResult>,
): Promise<readonly string[] | undefined> {
	const start = performance.now();
	const prover = provers[chooser](words);
	let found = prover.known();
	const report = () => progress(resultOf(words, found, prover.positions(), performance.now() - start));
	report();
	for (let done = 0, slice = firstSlice; !isExact(found); slice = Math.max(firstSlice, done * share)) {
		await turn();
		found = prover.solve(workBudget(slice));
		report();
		done += slice;
	}

	return isWritten ? prover.write?.() : undefined;
}
