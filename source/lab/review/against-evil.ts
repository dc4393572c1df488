import {pickWords, wordAt, type Pool, type Words} from '../../engine/words/words.js';
import {createEvilParSolver, type EvilPar, type EvilParSolver} from '../evil-par/evil-par.js';
import {isWholeWord} from '../../engine/hangman/rules/game.js';
import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import {isExact, type Bounds, type Solver} from '../../engine/hangman/solver/solver.js';
import {tighten} from '../../engine/hangman/review/assess.js';
import type {Moment, MomentReview} from '../../engine/hangman/review/moments.js';

/** What was proved beforehand about all words of a game. */
export type Beforehand = {
	readonly perfect?: Bounds | undefined;
	readonly evil?: EvilPar | undefined;
	/** The mean misses of a fair game. */
	readonly fair?: Bounds | undefined;
};

type EvilGame = {
	readonly words: Words;
	readonly moments: readonly Moment[];
	readonly solver: Solver;
};

/** A pool of a game, and what is known so far of the fewest misses that beat `evil` from there. */
type Stage = {
	readonly pool: Pool;
	known: EvilPar;
	/** Made when the pool is first searched, dropped when its value is known. */
	solver: EvilParSolver | undefined;
	looks: number;
};

/** A million positions for each pool: 16 MB when full, as few pools make it. */
const tableBits = 20;

/** A stage for each moment of a game. Each pool is a part of the one before, so a pool of the same size is the same and shares its stage. */
function stagesOf({words, moments}: EvilGame): readonly Stage[] {
	const known = {atLeast: 0, atMost: words.alphabet.letters.length, letters: []};
	const stages: Stage[] = [];
	for (const {pool} of moments) {
		const before = stages.at(-1);
		stages.push(before?.pool.length === pool.length ? before : {pool, known, solver: undefined, looks: 0});
	}

	return stages;
}

/** For each moment 1 if its guess is a miss, otherwise 0. */
const missesOf = ({words, moments}: EvilGame): Uint8Array =>
	Uint8Array.from(moments, ({guess}, index) => {
		const [word] = moments[index + 1]?.pool ?? [];
		if (guess === undefined || word === undefined) return 0;
		const isHit = isWholeWord(guess) ? wordAt(words, word) === guess : wordAt(words, word).includes(guess);
		return isHit ? 0 : 1;
	});

/** Searches one pool until stopped; the next call resumes. */
function lookInto(stage: Stage, words: Words, shouldStop: ShouldStop): void {
	stage.solver ??= createEvilParSolver(pickWords(words, stage.pool), tableBits);
	const found = stage.solver.solve(shouldStop, stage.known);
	const letters = found.atMost <= stage.known.atMost ? found.letters : stage.known.letters;
	stage.known = {...tighten(stage.known, found), letters};
	if (isExact(stage.known)) stage.solver = undefined;
}

/**
Judges the moments of a game against `evil`: a guess costs its miss, if it is one, and the fewest misses with which letters beat `evil` afterward. The next call for a moment resumes its search.

What a perfect chooser would force is worked out only when the rest is known.
*/
export function createEvilReview(
	game: EvilGame,
	beforehand: Beforehand = {},
): (index: number, shouldStop: ShouldStop) => MomentReview {
	const {words, moments, solver} = game;
	const stages = stagesOf(game);
	const misses = missesOf(game);
	const [first] = stages;
	if (first && beforehand.evil) first.known = beforehand.evil;

	const isLetterAt = (at: number): boolean => !isWholeWord(moments[at]?.guess ?? '');

	/** A letter is worth at most a miss, so bounds on a pool bound the next one and the one before. A whole word may be worth more (docs/engine.md). */
	function spread(): void {
		for (const [at, {known}] of stages.entries()) {
			const next = isLetterAt(at) ? stages[at + 1] : undefined;
			if (next)
				next.known = {...next.known, atLeast: Math.max(next.known.atLeast, known.atLeast - misses[at]!)};
		}

		for (const [at, stage] of [...stages.entries()].reverse()) {
			const [next, letter] = [stages[at + 1], moments[at]?.guess];
			if (!next || letter === undefined || isWholeWord(letter)) continue;
			const atMost = next.known.atMost + misses[at]!;
			if (atMost >= stage.known.atMost) continue;
			const line = next.known.letters.filter(each => each !== letter);
			stage.known = {...stage.known, atMost, letters: [letter, ...line]};
		}
	}

	function look(stage: Stage, shouldStop: ShouldStop): void {
		// What is proved of a pool says something of the later ones, so every other look at one goes to the first.
		const isTurn = !isExact(stage.known) && stage.looks++ % 2 === 0;
		const open = isTurn ? stage : stages.find(({known}) => !isExact(known));
		if (open) lookInto(open, words, shouldStop);
		else solver.solve(stage.pool, shouldStop);
		spread();
	}

	/** Perfect play forces no fewer misses than `evil`. */
	function perfectAt({pool, known}: Stage): Bounds {
		const bounds = tighten(solver.bounds(pool), {...known, atMost: Number.POSITIVE_INFINITY});
		return pool.length === words.count && beforehand.perfect ? tighten(bounds, beforehand.perfect) : bounds;
	}

	/** The fewest misses that beat `evil`; letters that beat a perfect chooser beat it, too. */
	const fewestAt = (stage: Stage): Bounds => ({
		atLeast: stage.known.atLeast,
		atMost: Math.min(stage.known.atMost, perfectAt(stage).atMost),
	});

	return (index, shouldStop) => {
		const [stage, moment] = [stages[index], moments[index]];
		if (stage === undefined || moment === undefined) throw new RangeError(`No moment ${index}`);
		if (!isExact(stage.known) || !isExact(perfectAt(stage))) look(stage, shouldStop);
		const {guess, asked} = moment;
		const value = fewestAt(stage);
		const line = stage.known.atMost === value.atMost ? stage.known.letters : [];
		const letters = line.filter(each => !asked.includes(each));
		const againstEvil = {letters, perfect: perfectAt(stage)};
		const after = stages[index + 1];
		if (after === undefined) return {value, cost: value, best: undefined, againstEvil};
		const rest = fewestAt(after);
		const cost = {
			atLeast: Math.max(value.atLeast, rest.atLeast + misses[index]!),
			atMost: rest.atMost + misses[index]!,
		};
		const best = cost.atMost === value.atLeast ? guess : isExact(value) ? letters[0] : undefined;
		return {value, cost, best, againstEvil};
	};
}
