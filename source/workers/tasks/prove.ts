import {createSolver, everyWord, isExact, type Bounds, type Words} from '../../engine/index.js';
import type {TaskContext} from '../protocol.js';

/** How far a proof has come. */
export type Proof = Bounds & {
	/** Positions looked into so far. */
	readonly positions: number;
	/** How long it has worked, queues not counted. */
	readonly seconds: number;
};

/** How long it works before it tells how far it is, in milliseconds. */
const slice = 100;

/** Proves the value of some words, and tells how far it is; where nothing is to be searched, it gives the bounds that it begins with. */
export async function prove(
	{words, isSearched}: {readonly words: Words; readonly isSearched: boolean},
	{progress, turn, isWanted}: TaskContext<Proof>,
): Promise<Proof> {
	const start = performance.now();
	const solver = createSolver(words);
	const pool = everyWord(words);
	const tell = (bounds: Bounds): Proof => ({
		...bounds,
		positions: solver.positions(),
		seconds: (performance.now() - start) / 1000,
	});
	let proof = tell(solver.bounds(pool));
	progress(proof);
	while (isSearched && !isExact(proof)) {
		await turn();
		const end = performance.now() + slice;
		proof = tell(solver.solve(pool, () => performance.now() >= end || isWanted()));
		progress(proof);
	}

	return proof;
}
