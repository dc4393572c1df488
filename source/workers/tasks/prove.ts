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

export type Proof = Bounds & {
	/** Letters that win against `evil` with `atMost` misses, in this order. */
	readonly letters?: string;
	readonly positions: number;
	readonly seconds: number;
	/** Why it is so, where that was asked for and the value is known. */
	readonly lines?: readonly string[];
};

const firstSlice = 200;

/** Later slices are this part of the work so far: a search that is resumed begins at its root again. */
const share = 0.5;

type Found = Omit<Proof, 'positions' | 'seconds' | 'lines'>;

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

/** Returns the bounds that need no search on the misses that some words cost against a chooser. */
export const knownUnsearched = (chooser: ProvenChooser, words: Words): Proof => ({
	...provers[chooser](words).known(),
	positions: 0,
	seconds: 0,
});

type ProofInput = {readonly words: Words; readonly chooser: ProvenChooser; readonly isWritten?: boolean};

/** Proves how many misses some words cost against a chooser. Its slices are measured in work, so that every run searches the same positions. */
export async function prove(
	{words, chooser, isWritten}: ProofInput,
	{progress, turn}: TaskContext<Proof>,
): Promise<Proof> {
	const start = performance.now();
	const prover = provers[chooser](words);
	const describe = (found: Found): Proof => ({
		...found,
		positions: prover.positions(),
		seconds: (performance.now() - start) / 1000,
	});
	let proof = describe(prover.known());
	progress(proof);
	for (let done = 0, slice = firstSlice; !isExact(proof); slice = Math.max(firstSlice, done * share)) {
		await turn();
		proof = describe(prover.solve(workBudget(slice)));
		progress(proof);
		done += slice;
	}

	return isWritten && isExact(proof) && prover.write ? {...proof, lines: prover.write()} : proof;
}
