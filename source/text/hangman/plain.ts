import {ownTurns, type HangmanPlay} from '../../games/hangman/hangman.js';
import {
	currentSecret,
	findWord,
	hintsIn,
	isFairChooser,
	matchPattern,
	remainingGuesses,
	reveal,
	status,
	trueWord,
	wrongWords,
	type HangmanGame,
	type Turn,
} from '../../engine/index.js';
import type {Race} from '../../games/hangman/rival.js';
import type {PlainPage} from '../../page/page.js';
import {cheatText, outcomeText, patternBefore, wrongText} from './hangman.js';
import {racePart, spokenRace} from './race.js';
import {printTable} from '../tables.js';
import {namedWord} from '../words.js';

type Besides = {
	/** Said before the first letter, such as which day is played. */
	readonly opening?: readonly string[];
	readonly race?: Race | undefined;
	/** The last lines that a program read and wrote; said where it broke off the game. */
	readonly log?: readonly string[];
	/** Said after the end, such as the row to send to a friend. */
	readonly ending?: readonly string[];
	/** Replaces the question for another game. */
	readonly after?: Pick<PlainPage, 'question' | 'then'>;
};

const column = 'Number of words possible: '.length;

const field = (label: string, value: string | number): string => `${label.padEnd(column)}${value}`.trimEnd();

/** Counts the words that a player can hold possible. Clean games count as the transcripts do, by what is revealed only; a wrong word is out in either. */
function countPossible({settings, game}: HangmanPlay): number {
	if (!isFairChooser(settings.chooser)) return game.pool.length;
	const wrong = wrongWords(game).map(word => findWord(game.words, word));
	return matchPattern(game.words, game.pattern).filter(word => !wrong.includes(word)).length;
}

function progressLines(play: HangmanPlay): readonly string[] {
	const {game, dictionary, settings} = play;
	const {verbose} = settings;
	return [
		'',
		...(verbose ? [field('The secret word is:', trueWord(dictionary, currentSecret(game)))] : []),
		field('Your progress:', game.pattern),
		field('Wrong guesses:', wrongText(game)),
		field('Guesses remaining:', remainingGuesses(game)),
		...(verbose ? [field('Number of words possible:', countPossible(play))] : []),
	];
}

function familyLines(turn: Turn, game: HangmanGame): readonly string[] {
	const {guess, families} = turn;
	const before = patternBefore(game, turn);
	return [
		'Possible word families:',
		...families.map(({places, pool}) => `${reveal(before, guess, places)} ${pool.length}`),
	];
}

function endLines(play: HangmanPlay, {race, log = [], ending = []}: Besides): readonly string[] {
	const {game, dictionary} = play;
	const secret = namedWord(dictionary, currentSecret(game));
	const won = `You won! The secret word was ${secret}.`;
	const lost = `Sorry, but you didn't guess the secret word: ${secret}.`;
	return [
		...(game.forfeit
			? [`${outcomeText(play)} ${cheatText(play)}`, '', ...log]
			: [status(game) === 'won' ? won : lost]),
		...(race ? ['', ...printTable(racePart(race))] : []),
		...ending,
	];
}

const guessQuestion = 'Guess a letter: ';

/** Asks for another game. Where the language's letters don't spell y and n, 1 and 0 answer it, too. */
const askAgain = (isNumbered: boolean) =>
	({
		question: `Play again? [${isNumbered ? 'y/n or 1/0' : 'y/n'}] `,
		then: 'again',
		help: ['y: another game', 'n: leave'],
	}) as const;

const typing = 'Type one letter to guess it, or = and a whole word: a wrong one costs a guess, too.';

export function hangmanPlain(play: HangmanPlay, besides: Besides): PlainPage {
	const {game, settings, daily} = play;
	const {opening = [], race, after} = besides;
	// A forfeit adds no turn.
	const turn = game.forfeit ? undefined : ownTurns(play).at(-1);
	const isOver = status(game) !== 'playing';
	const isBegun = turn !== undefined || isOver || (daily !== undefined && hintsIn(game.moves) > 0);
	const isNumbered = !game.words.alphabet.letters.includes('a');
	const isShown = settings.verbose && !isFairChooser(settings.chooser);
	return {
		lines: [
			...(isBegun ? [] : opening),
			...(turn !== undefined && settings.guesser !== 'you' ? [guessQuestion + turn.guess] : []),
			...(turn !== undefined && isShown ? familyLines(turn, game) : []),
			...(turn !== undefined && race && !isOver ? [spokenRace(race)] : []),
			...(isOver ? endLines(play, besides) : progressLines(play)),
		],
		isNumbered,
		...(isOver ? (after ?? askAgain(isNumbered)) : {question: guessQuestion, help: [typing]}),
	};
}
