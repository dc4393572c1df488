import {
	createSolver,
	everyWord,
	isExact,
	type Bounds,
	type ShouldStop,
	type Words,
} from '../../engine/index.js';
import {createEvilParSolver, writeProof} from '../../lab/index.js';
import type {TaskContext} from '../task.js';

/** Against whom the fewest misses are proved. */
export type ProvenChooser = 'perfect' | 'evil';

/** How far a proof has come. */
export type Proof = Bounds & {
	/** Letters that win against `evil` with `atMost` misses, in this order. */
	readonly letters?: string;
	/** Positions looked into so far. */
	readonly positions: number;
	/** How long it has worked, queues not counted. */
	readonly seconds: number;
	/** Why it is so, where that was asked for and the value is known. */
	readonly lines?: readonly string[];
};

/** How long it works at first before it tells how far it is, in milliseconds. */
const firstSlice = 100;

/** Later it works on for this part of the time so far: a search that goes on begins at its root again. */
const share = 0.5;

type Found = Omit<Proof, 'positions' | 'seconds' | 'lines'>;

type Prover = {
	readonly known: () => Found;
	readonly solve: (shouldStop: ShouldStop) => Found;
	readonly positions: () => number;
	/** Why the value is what it is, in lines. */
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
	evil(words) {
		const {known, solve, positions} = createEvilParSolver(words);
		const spell = ({letters, ...bounds}: ReturnType<typeof known>) => ({
			...bounds,
			letters: letters.join(''),
		});
		return {known: () => spell(known()), solve: shouldStop => spell(solve(shouldStop)), positions};
	},
};

/** Proves how many misses some words cost against a chooser, and tells how far it is; where nothing is to be searched, it gives the bounds that it begins with. */
export async function prove(
	{
		words,
		chooser,
		isSearched,
		isWritten = false,
	}: {
		readonly words: Words;
		readonly chooser: ProvenChooser;
		readonly isSearched: boolean;
		/** Whether it says why, too. */
		readonly isWritten?: boolean;
	},
	{progress, turn, isWanted}: TaskContext<Proof>,
): Promise<Proof> {
	const start = performance.now();
	const prover = provers[chooser](words);
	const tell = (found: Found): Proof => ({
		...found,
		positions: prover.positions(),
		seconds: (performance.now() - start) / 1000,
	});
	let proof = tell(prover.known());
	progress(proof);
	while (isSearched && !isExact(proof)) {
		await turn();
		const now = performance.now();
		const end = now + Math.max(firstSlice, (now - start) * share);
		proof = tell(prover.solve(() => performance.now() >= end || isWanted()));
		progress(proof);
	}

	return isWritten && isExact(proof) && prover.write ? {...proof, lines: prover.write()} : proof;
}
