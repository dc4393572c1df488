import {
	askedLetter,
	countDictionary,
	currentSecret,
	guess,
	choosers,
	guessers,
	matchPattern,
	nextSeed,
	positionOf,
	remainingGuesses,
	reveal,
	status,
	wrongLetters,
	type Choose,
	type Dictionary,
	type RankLetters,
	type HangmanGame,
	type LetterCounts,
	type Turn,
} from '../engine/index.js';
import {
	largestBudget,
	playsClean,
	startHangman,
	type HangmanRequest,
	type HangmanSettings,
} from '../setup/hangman.js';
import {ask, askYesOrNo, readLetter, readNumber, say, type Dialogue} from './dialogue.js';

const column = 'Number of words possible: '.length;

const field = (label: string, value: string | number): string => `${label.padEnd(column)}${value}`.trimEnd();

const askLength = (dictionary: Dictionary): Dialogue<number> =>
	ask('What word length do you want to play with? ', line => {
		const length = readNumber(line);
		const hasWords = dictionary.lengths.some(entry => entry.length === length);
		return length !== undefined && hasWords ? {answer: length} : 'Sorry, there are no words of that length.';
	});

const askBudget = (): Dialogue<number> =>
	ask(`How many guesses would you like? [1..${largestBudget}] `, line => {
		const budget = readNumber(line) ?? 0;
		return budget >= 1 && budget <= largestBudget
			? {answer: budget}
			: `Please enter a whole number from 1 to ${largestBudget}.`;
	});

/** How many words a player can hold possible; clean games count as the transcripts do, by what is revealed only. */
const countPossible = ({words, pattern, pool}: HangmanGame, settings: HangmanSettings): number =>
	(playsClean(settings) ? matchPattern(words, pattern) : pool).length;

function* showProgress(game: HangmanGame, settings: HangmanSettings): Dialogue {
	const {verbose} = settings;
	yield* say('');
	if (verbose) yield* say(field('The secret word is:', currentSecret(game)));
	yield* say(
		field('Your progress:', game.pattern),
		field('Wrong guesses:', wrongLetters(game).join('')),
		field('Guesses remaining:', remainingGuesses(game)),
	);
	if (verbose) yield* say(field('Number of words possible:', countPossible(game, settings)));
}

type Guessed = {readonly game: HangmanGame; readonly turn: Turn};

const guessQuestion = 'Guess a letter: ';

/** A bot's letter stands where a person's answer would. */
function* showGuess(
	game: HangmanGame,
	rank: RankLetters,
	counts: LetterCounts,
	choose: Choose,
): Dialogue<Guessed> {
	const letter = askedLetter(rank(positionOf(game, counts)));
	if (letter === undefined) throw new Error('The guesser has no letter to guess');
	const result = guess(game, letter, choose);
	if (!result.ok) throw new Error(`The guesser asked ${letter}: ${result.reason}`);
	yield* say(guessQuestion + letter);
	return result;
}

const askGuess = (game: HangmanGame, choose: Choose): Dialogue<Guessed> =>
	ask(guessQuestion, line => {
		const read = readLetter(line);
		if (typeof read === 'string') return read;
		const result = guess(game, read.answer, choose);
		return result.ok ? {answer: result} : `You have already guessed ${read.answer}.`;
	});

const showFamilies = ({pattern}: HangmanGame, {letter, families}: Turn): Dialogue =>
	say(
		'Possible word families:',
		...families.map(({places, pool}) => `${reveal(pattern, letter, places)} ${pool.length}`),
	);

/** A request whose chance is settled; lines of text ask for the rest. */
export type SeededRequest = HangmanRequest & Pick<HangmanSettings, 'seed'>;

function* playOnce(dictionary: Dictionary, request: SeededRequest): Dialogue {
	const {verbose, guesser} = request;
	const counts = countDictionary(dictionary);
	yield* say('**** H A N G M A N ****');
	if (verbose) yield* say(playsClean(request) ? '(playing clean)' : '(playing dirty)');
	const length = request.length ?? (yield* askLength(dictionary));
	const budget = request.budget ?? (yield* askBudget());
	const settings: HangmanSettings = {...request, length, budget};
	let game = startHangman(dictionary, settings);
	const choose = choosers[settings.chooser].begin(game.words);
	const rank = guesser === 'you' ? undefined : guessers[guesser].begin(game.words);
	while (status(game) === 'playing') {
		yield* showProgress(game, settings);
		const next = yield* rank ? showGuess(game, rank, counts, choose) : askGuess(game, choose);
		if (verbose && !playsClean(settings)) yield* showFamilies(game, next.turn);
		game = next.game;
	}

	const secret = currentSecret(game);
	yield* say(
		status(game) === 'won'
			? `You won! The secret word was ${secret}.`
			: `Sorry, but you didn't guess the secret word: ${secret}.`,
	);
}

/** Hangman over lines of text, game after game for as long as they are wanted. */
export function* talkHangman(dictionary: Dictionary, request: SeededRequest): Dialogue {
	let {seed} = request;
	do {
		yield* playOnce(dictionary, {...request, seed});
		seed = nextSeed(seed);
	} while (yield* askYesOrNo('Play again? [y/n] '));
}
