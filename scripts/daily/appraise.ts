import {
	askedLetter,
	chooseFamily,
	everyWord,
	guessers,
	hiddenPattern,
	isMiss,
	letterBit,
	letterSet,
	nextPosition,
	readPosition,
	reveal,
	splitPool,
	type Family,
	type LetterSet,
	type Pattern,
	type Pool,
	type Solver,
	type Words,
} from '../../source/engine/index.js';
import type {GivenLetter} from '../../source/daily/daily.js';

/** The demands on a day. */
export const demands = {
	pool: {least: 150, most: 900},
	value: {least: 4, most: 7},
	/** The misses over the value of a guesser that goes by the pattern alone. */
	givenAway: {least: 1, most: 3},
	bestLetters: 2,
} as const;

type Range = {readonly least: number; readonly most: number};

const isIn = ({least, most}: Range, number: number): boolean => least <= number && number <= most;

/** Why a position is not fit for a day. */
export type Unfit = 'blank' | 'pool' | 'value' | 'letters' | 'pattern';

export type Appraisal =
	| {readonly isFit: true; readonly value: number; readonly opened: Opened}
	| {readonly isFit: false; readonly reason: Unfit};

const unfit = (reason: Unfit): Appraisal => ({isFit: false, reason});

type Opened = {readonly pattern: Pattern; readonly pool: Pool};

/** Applies given answers to all words of a length. Throws if no word fits them. */
export function openGiven(words: Words, given: readonly GivenLetter[]): Opened {
	let pattern = hiddenPattern(words.length);
	let pool = everyWord(words);
	for (const {letter, places} of given) {
		const family = splitPool(words, pool, letter).find(kept => kept.places === places);
		if (family === undefined) throw new RangeError(`No word fits the answer to ${letter}`);
		pool = family.pool;
		pattern = reveal(pattern, letter, places);
	}

	return {pattern, pool};
}

/** Whether letters answered beforehand make a day, and its value. The solver's words are all words of the length. */
export function appraise(solver: Solver, given: readonly GivenLetter[]): Appraisal {
	if (given.every(({places}) => places === 0)) return unfit('blank');
	const opened = openGiven(solver.words, given);
	const {pool} = opened;
	if (!isIn(demands.pool, pool.length)) return unfit('pool');
	if (solver.isWithin(pool, demands.value.most) !== true) return unfit('value');
	const value = solver.solve(pool).atMost;
	if (value < demands.value.least) return unfit('value');
	if (
		!hasBestLetters(
			solver,
			pool,
			value,
			letterSet(
				solver.words.alphabet,
				given.map(({letter}) => letter),
			),
		)
	)
		return unfit('letters');
	if (!isIn(demands.givenAway, missesByPattern(solver, given, opened) - value)) return unfit('pattern');
	return {isFit: true, value, opened};
}

/** Whether enough letters cost no more than the value, those not counted that tell nothing. */
function hasBestLetters(solver: Solver, pool: Pool, value: number, guessed: LetterSet): boolean {
	const {alphabet} = solver.words;
	const open = alphabet.letters.filter(letter => (guessed & letterBit(alphabet, letter)) === 0);
	let found = 0;
	for (const families of open.map(letter => splitPool(solver.words, pool, letter)).sort(byLargest)) {
		if (families.length === 1) continue;
		if (families.every(family => isWithin(solver, family, value))) found++;
		if (found === demands.bestLetters) return true;
	}

	return false;
}

const largest = (families: readonly Family[]): number => Math.max(...families.map(({pool}) => pool.length));

/** Sorts letters that divide evenly to the front, because they are likely to be the best. */
const byLargest = (a: readonly Family[], b: readonly Family[]): number => largest(a) - largest(b);

const isWithin = (solver: Solver, family: Family, value: number): boolean =>
	solver.isWithin(family.pool, isMiss(family) ? value - 1 : value) === true;

/** The misses of the guesser `pattern` against perfect answers. */
function missesByPattern(solver: Solver, given: readonly GivenLetter[], {pattern}: Opened): number {
	const {words} = solver;
	const rank = guessers.pattern({words});
	let position = readPosition({
		words,
		pattern,
		guessed: letterSet(
			solver.words.alphabet,
			given.map(({letter}) => letter),
		),
	});
	let misses = 0;
	while (position.fitting().length > 1) {
		const letter = askedLetter(rank(position));
		if (letter === undefined) throw new Error('The guesser has nothing to ask');
		const {family} = chooseFamily({
			solver,
			families: splitPool(words, position.fitting(), letter),
			remaining: words.alphabet.letters.length - misses,
			held: 0,
			shouldStop: () => false,
		});
		if (isMiss(family)) misses++;
		position = nextPosition(position, letter, family);
	}

	return misses;
}
