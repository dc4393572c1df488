import {
	currentSecret,
	findWord,
	hiddenPattern,
	isMiss,
	isWholeWord,
	matchPattern,
	remainingGuesses,
	reveal,
	status,
	trueWord,
	wrongGuesses,
	wrongWords,
	type HangmanGame,
	type Turn,
} from '../../../engine/index.js';
import {isOver, ownTurns, type HangmanPlay} from '../../../games/hangman.js';
import {raceOf} from '../../../games/rival.js';
import {isFairChooser, largestBudget} from '../../../settings/hangman.js';
import {cheatText, outcomeText} from '../../../text/hangman.js';
import {reviewLines} from '../../../text/hangman-review.js';
import {raceAloud, raceLines} from '../../../text/race.js';
import {namedWord} from '../../../text/words.js';
import {readNumber, say, waitFor, type Dialogue} from '../../dialogue.js';
import type {HangmanVoice, OpenWords} from '../../hangman.js';
import {readGuess} from '../../hangman-play.js';
import {aboutNumbers, askCount, askPlain, askYesOrNo} from './ask.js';

const column = 'Number of words possible: '.length;

const field = (label: string, value: string | number): string => `${label.padEnd(column)}${value}`.trimEnd();

/** Asks for a length before the words are read: the question need not wait for them. */
function* askLength(openWords: OpenWords): Dialogue<number> {
	for (;;) {
		const length = yield* askPlain({
			text: 'What word length do you want to play with? ',
			read: line => ({answer: readNumber(line)}),
			about: aboutNumbers,
		});
		const {lengths} = yield* waitFor(openWords);
		if (length !== undefined && lengths.some(entry => entry.length === length)) return length;
		yield* say('Sorry, there are no words of that length.');
	}
}

/** How many words a player can hold possible; clean games count as the transcripts do, by what is revealed only. A wrong word is out in either. */
function countPossible({settings, game}: HangmanPlay): number {
	if (!isFairChooser(settings.chooser)) return game.pool.length;
	const wrong = wrongWords(game).map(word => findWord(game.words, word));
	return matchPattern(game.words, game.pattern).filter(word => !wrong.includes(word)).length;
}

/** Letters side by side, whole words with blanks around them. */
const wrongText = (game: HangmanGame): string => {
	const letters = wrongGuesses(game).filter(guess => !isWholeWord(guess));
	return [letters.join(''), ...wrongWords(game)].join(' ').trim();
};

function* showProgress(play: HangmanPlay): Dialogue {
	const {game, ground, settings} = play;
	const {verbose} = settings;
	yield* say('');
	if (verbose) yield* say(field('The secret word is:', trueWord(ground.dictionary, currentSecret(game))));
	yield* say(
		field('Your progress:', game.pattern),
		field('Wrong guesses:', wrongText(game)),
		field('Guesses remaining:', remainingGuesses(game)),
	);
	if (verbose) yield* say(field('Number of words possible:', countPossible(play)));
}

const guessQuestion = 'Guess a letter: ';

function showFamilies({guess, families}: Turn, {game: {turns, words}}: HangmanPlay): Dialogue {
	const before = turns.at(-2)?.pattern ?? hiddenPattern(words.length);
	return say(
		'Possible word families:',
		...families.map(({places, pool}) => `${reveal(before, guess, places)} ${pool.length}`),
	);
}

export const plainHangman: HangmanVoice = {
	face: 'lines',
	askCount,
	reviewed: reviewLines,
	*askRest(openWords, {settings, missing}) {
		yield* say('**** H A N G M A N ****');
		if (settings.verbose) yield* say(isFairChooser(settings.chooser) ? '(playing clean)' : '(playing dirty)');
		const length = missing.length ? yield* askLength(openWords) : settings.length;
		const budget = missing.budget
			? yield* askCount('How many guesses would you like', largestBudget)
			: settings.budget;
		return {dictionary: yield* waitFor(openWords), settings: {...settings, length, budget}};
	},
	opened: () => say(),
	*askGuess(help) {
		yield* showProgress(help.play());
		return yield* askPlain({
			text: guessQuestion,
			read: line => readGuess(line, help.play()),
			about: ['Type one letter to guess it, or = and a whole word: a wrong one costs a guess, too.'],
			commands: help.ofTurn(),
			alphabet: help.play().game.words.alphabet,
		});
	},
	*askOn({letter}, {play}) {
		yield* showProgress(play());
		yield* say(guessQuestion + letter);
		return 'next';
	},
	*answered(play, {rival}) {
		const {verbose, chooser} = play.settings;
		const turn = play.game.turns.at(-1);
		if (verbose && !isFairChooser(chooser) && turn) yield* showFamilies(turn, play);
		if (rival && !isOver(play)) yield* say(raceAloud(raceOf(play, rival)));
	},
	*ended(help, rival) {
		const play = help.play();
		const secret = namedWord(play.ground.dictionary, currentSecret(play.game));
		yield* say(
			play.forfeit
				? `${outcomeText(play)} ${cheatText(play)}`
				: status(play.game) === 'won'
					? `You won! The secret word was ${secret}.`
					: `Sorry, but you didn't guess the secret word: ${secret}.`,
		);
		// Why a program broke it off is in what it wrote.
		if (play.forfeit) yield* say('', ...help.log());
		if (rival) yield* say('', ...raceLines(raceOf(play, rival)));
	},
	*askWay(help) {
		const isWanted = yield* askYesOrNo({
			question: 'Play again?',
			alphabet: help.play().game.words.alphabet,
			about: ['y: another game', 'n: leave'],
			commands: help.afterwards(),
		});
		// Another game begins with the questions that no flag has answered.
		return isWanted ? 'setup' : 'menu';
	},
	*replayed(play) {
		const turn = ownTurns(play).at(-1);
		if (turn) yield* say(`${turn.guess} ${isMiss(turn.kept) ? '✗' : '✓'}  ${turn.pattern}`);
	},
};
