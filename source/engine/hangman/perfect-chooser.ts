import type {Pool, Words} from '../words.js';
import type {Chooser, Question} from './chooser.js';
import {isMiss, type Family} from './families.js';
import {boundCosts, isFamilyWithin, solveCosts} from './costs.js';
import type {ShouldStop} from './solver/search.js';
import {isExact, type Solver} from './solver/solver.js';
import {askInTurns} from './solver/turns.js';

export type FamilyChoice = {
	readonly family: Family;
	/**
	Whether it is proved that no family is better to keep. `lost`: the player can't win any more; `held`: the player still can, and this costs the most misses; `guess`: time ran out, and it went by what is known.
	*/
	readonly grounds: 'lost' | 'held' | 'guess';
};

export type FamilyQuestion = {
	readonly solver: Solver;
	/** What a letter divides the pool into; none is a programming error. */
	readonly families: readonly Family[];
	/** How many more wrong guesses the player may make, this one counted. */
	readonly remaining: number;
	readonly shouldStop: ShouldStop;
	/** What to go by among families that cost the same; the greater, the harder. */
	readonly hardness: (pool: Pool) => number;
};

const bySize = (a: Family, b: Family): number => b.pool.length - a.pool.length;

/** For each family whether a player can make do with so many misses when it is kept; stops early with the first that is too much for the player. */
const askWithin = (solver: Solver, families: readonly Family[], misses: number, shouldStop: ShouldStop) =>
	askInTurns(
		families.map(family => (stop: ShouldStop) => isFamilyWithin(solver, family, misses, stop)),
		answers => answers.find(answer => answer !== true) === false,
		shouldStop,
	);

function hardest(families: readonly Family[], hardness: FamilyQuestion['hardness']): Family {
	const [best] = families
		.map(family => ({family, rank: hardness(family.pool)}))
		.sort((a, b) => b.rank - a.rank || bySize(a.family, b.family));
	if (!best) throw new RangeError('A letter makes one family at least');
	return best.family;
}

/** The hardest of the families that are proved to cost so many misses. */
function holdCost({solver, families, shouldStop, hardness}: FamilyQuestion, misses: number): Family {
	const isLess = askInTurns(
		families.map(family => (stop: ShouldStop) => isFamilyWithin(solver, family, misses - 1, stop)),
		() => false,
		shouldStop,
	);
	return hardest(
		families.filter((_, index) => isLess[index] === false),
		hardness,
	);
}

/**
The family that perfect play keeps.

The one that ends the game at once, if the last wrong guess can be used up (evil-hangman: of DEAL, TEAR and MONK it keeps MONK). Else one that keeps the player from ever winning, if there is one; of these the one with most words. Else one that costs the player the most misses; of these the hardest, then the one with most words, then the first.
*/
export function chooseFamily(question: FamilyQuestion): FamilyChoice {
	const {solver, families, remaining, shouldStop, hardness} = question;
	const end = remaining === 1 ? families.find(isMiss) : undefined;
	if (end) return {family: end, grounds: 'lost'};
	const largestFirst = families.toSorted(bySize);
	const canWin = askWithin(solver, largestFirst, remaining - 1, shouldStop);
	const lost = largestFirst[canWin.indexOf(false)];
	if (lost) return {family: lost, grounds: 'lost'};
	const isDecided = !canWin.includes(undefined);
	const costs = isDecided ? solveCosts(solver, families, shouldStop) : boundCosts(solver, families);
	const {atLeast, atMost} = costs.worst;
	if (isDecided && isExact(costs.worst)) return {family: holdCost(question, atLeast), grounds: 'held'};
	const likely = families.filter((_, index) => costs.families[index]?.atMost === atMost);
	return {family: hardest(likely, hardness), grounds: 'guess'};
}

export type PerfectOptions = {
	/** The solver of the words that are played with; to give the same one every time saves work. */
	readonly solverOf: (words: Words) => Solver;
	/** What ends the thinking about one letter; asked for once a letter. */
	readonly patience: () => ShouldStop;
	/** What to go by where values are the same; the greater, the harder. */
	readonly hardness: (words: Words, pool: Pool) => number;
};

/** A chooser that can tell how sure it is. */
export type PerfectChooser = Chooser & {
	/** The family to keep, and on what grounds. */
	readonly weigh: (question: Question) => FamilyChoice;
};

/** A chooser that never gives up a value it can hold, as far as its patience lets it prove so. */
export function perfectChooser({solverOf, patience, hardness}: PerfectOptions): PerfectChooser {
	const weigh = ({words, families, remaining}: Question): FamilyChoice =>
		chooseFamily({
			solver: solverOf(words),
			families,
			remaining,
			shouldStop: patience(),
			hardness: pool => hardness(words, pool),
		});
	return {
		name: 'perfect',
		title: 'cheats: looks ahead to the end',
		isQuick: false,
		settle: () => undefined,
		choose: question => weigh(question).family,
		weigh,
	};
}
