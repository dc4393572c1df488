import {createSolver, everyWord, type Bounds, type Pool, type Solver, type Words} from '../engine/index.js';

/** How far a proof has come. */
export type Proof = Bounds & {
	/** Positions looked into so far. */
	readonly positions: number;
};

/** Proves the value of the words of one length after another, a little at a time so that others get a turn in between. */
export type Prover = {
	/** Takes up words, and drops those it had; gives what can be told without a search. */
	readonly openProof: (words: Words) => Proof;
	/** Works for about so long, or until the value is known. */
	readonly continueProof: (milliseconds: number) => Proof;
};

type Work = {readonly solver: Solver; readonly pool: Pool};

export function createProver(): Prover {
	let work: Work | undefined;
	const tell = ({solver}: Work, bounds: Bounds): Proof => ({...bounds, positions: solver.positions()});
	return {
		openProof(words) {
			work = {solver: createSolver(words), pool: everyWord(words)};
			return tell(work, work.solver.bounds(work.pool));
		},
		continueProof(milliseconds) {
			if (!work) throw new Error('No proof is open');
			const end = performance.now() + milliseconds;
			return tell(
				work,
				work.solver.solve(work.pool, () => performance.now() >= end),
			);
		},
	};
}
