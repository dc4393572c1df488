import {
	askedLetter,
	currentSecret,
	matchPattern,
	nextSeed,
	remainingGuesses,
	reveal,
	status,
	wrongLetters,
	type Dictionary,
	type Letter,
	type Turn,
	trueWord,
} from '../engine/index.js';
import {isOver, mayHaveHint, takeHint, type HangmanPlay} from '../games/hangman.js';
import {
	isFairChooser,
	largestBudget,
	type HangmanRequest,
	type HangmanSettings,
} from '../settings/hangman.js';
import {hintText, noHintText} from '../text/hangman.js';
import {raceLines} from '../text/race.js';
import {reviewLines} from '../text/hangman-review.js';
import {toldWord} from '../text/words.js';
import {
	ask,
	askYesOrNo,
	numbered,
	readNumber,
	say,
	spellsCommands,
	waitFor,
	type Commands,
	type Dialogue,
} from './dialogue.js';
import {judge, openGame, playLetter, readGuess, think} from './hangman-play.js';
import {openRival, rivalAloud} from './race.js';
import {follow, saying, type LineServices} from './services.js';
import {shareGame, tellCode} from './share.js';

/** Gives the words of the game, which are read when they are first needed. */
export type OpenWords = () => Promise<Dictionary>;

const column = 'Number of words possible: '.length;

const field = (label: string, value: string | number): string => `${label.padEnd(column)}${value}`.trimEnd();

const questionHelp: Commands = {help: saying('Type a whole number, or quit to leave.')};

/** Asks for a length before the words are read: the question need not wait for them. */
function* askLength(openWords: OpenWords): Dialogue<number> {
	for (;;) {
		const length = yield* ask(
			'What word length do you want to play with? ',
			line => ({answer: readNumber(line)}),
			questionHelp,
		);
		const {lengths} = yield* waitFor(openWords);
		if (length !== undefined && lengths.some(entry => entry.length === length)) return length;
		yield* say('Sorry, there are no words of that length.');
	}
}

const askBudget = (): Dialogue<number> =>
	ask(
		`How many guesses would you like? [1..${largestBudget}] `,
		line => {
			const budget = readNumber(line) ?? 0;
			return budget >= 1 && budget <= largestBudget
				? {answer: budget}
				: `Please enter a whole number from 1 to ${largestBudget}.`;
		},
		questionHelp,
	);

/** How many words a player can hold possible; clean games count as the transcripts do, by what is revealed only. */
const countPossible = ({settings, game: {words, pattern, pool}}: HangmanPlay): number =>
	(isFairChooser(settings.chooser) ? matchPattern(words, pattern) : pool).length;

function* showProgress(play: HangmanPlay): Dialogue {
	const {game, ground, settings} = play;
	const {verbose} = settings;
	yield* say('');
	if (verbose) yield* say(field('The secret word is:', trueWord(ground.dictionary, currentSecret(game))));
	yield* say(
		field('Your progress:', game.pattern),
		field('Wrong guesses:', wrongLetters(game).join('')),
		field('Guesses remaining:', remainingGuesses(game)),
	);
	if (verbose) yield* say(field('Number of words possible:', countPossible(play)));
}

const guessQuestion = 'Guess a letter: ';

const guessHelp = [
	'Type one letter to guess it.',
	'hint: the letter that the expert would guess, and why',
	'review: what each letter cost, once the game is over',
	'code: the code of this game, to play or share it',
	'quit: leave',
];

/** A letter to guess; a bot's stands where a person's answer would. Hints are counted in the game. */
function* askGuess(
	play: HangmanPlay,
	services: LineServices,
): Dialogue<{readonly letter: Letter; readonly play: HangmanPlay}> {
	const {guesser} = play.settings;
	if (guesser !== 'you') {
		const letter = askedLetter(yield* think(play, guesser, services));
		if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
		yield* say(guessQuestion + letter);
		return {letter, play};
	}

	let asking = play;
	const commands: Commands = {
		*hint() {
			if (!mayHaveHint(asking)) return yield* say(noHintText);
			const thought = yield* think(asking, 'expert', services);
			asking = follow(takeHint(asking), services);
			yield* say(hintText(thought));
		},
		review: saying('The review comes when the game is over.'),
		*code() {
			yield* say(yield* tellCode({game: 'hangman', play: asking}));
		},
	};
	const letter = yield* ask(
		guessQuestion,
		line => readGuess(line, asking),
		numbered(commands, guessHelp, play.game.words.alphabet),
	);
	return {letter, play: asking};
}

const showFamilies = (before: string, {letter, families}: Turn): Dialogue =>
	say(
		'Possible word families:',
		...families.map(({places, pool}) => `${reveal(before, letter, places)} ${pool.length}`),
	);

function* playOnce(
	openWords: OpenWords,
	request: HangmanRequest & Pick<HangmanSettings, 'seed'>,
	services: LineServices,
): Dialogue<HangmanPlay> {
	const {verbose, chooser} = request;
	const isFair = isFairChooser(chooser);
	yield* say('**** H A N G M A N ****');
	if (verbose) yield* say(isFair ? '(playing clean)' : '(playing dirty)');
	const length = request.length ?? (yield* askLength(openWords));
	const budget = request.budget ?? (yield* askBudget());
	const dictionary = yield* waitFor(openWords);
	return yield* playOut(openGame(dictionary, {...request, length, budget}, services), services);
}

/** A game from its beginning to its end, beside the one that its settings or someone's moves ask for. */
export function* playOut(
	opened: HangmanPlay,
	services: LineServices,
	against?: string,
): Dialogue<HangmanPlay> {
	const {verbose, chooser} = opened.settings;
	const isFair = isFairChooser(chooser);
	const rival = yield* openRival(opened, against, services);
	let play = opened;
	while (!isOver(play)) {
		yield* showProgress(play);
		const asked = yield* askGuess(play, services);
		const {pattern} = play.game;
		play = yield* playLetter(asked.play, asked.letter, services);
		const turn = play.game.turns.at(-1);
		if (verbose && !isFair && turn) yield* showFamilies(pattern, turn);
		if (rival && !isOver(play)) yield* say(rivalAloud(rival, play));
	}

	const secret = toldWord(play.ground.dictionary, currentSecret(play.game));
	yield* say(
		status(play.game) === 'won'
			? `You won! The secret word was ${secret}.`
			: `Sorry, but you didn't guess the secret word: ${secret}.`,
	);
	if (rival) yield* say('', ...raceLines(play, rival));
	return play;
}

const againHelp = [
	'y: another game',
	'n: leave',
	'review: whether it cheated, how many words it still had, and what each letter cost',
	'c: copy a row to send to a friend',
];

function askAgain(play: HangmanPlay, services: LineServices): Dialogue<boolean> {
	const {alphabet} = play.game.words;
	function* review(): Dialogue {
		yield* say(...reviewLines(yield* judge(play, services), play));
	}

	function* c(): Dialogue {
		const copied = yield* shareGame({game: 'hangman', play}, 'lines', services);
		if (copied !== '') yield* say(copied);
	}

	const isSpelled = spellsCommands(alphabet);
	const question = `Play again? [${isSpelled ? 'y/n' : 'y/n or 1/0'}] `;
	const help = isSpelled ? againHelp : [...againHelp, 'By number: 1 y, 0 n, 2 review, 3 c'];
	return askYesOrNo(question, alphabet, {
		help: saying(...help),
		review,
		c,
		...(!isSpelled && {2: review, 3: c}),
	});
}

/** Hangman over lines of text, game after game for as long as they are wanted, the one that was left first; a word that somebody typed is played once. */
export function* talkHangman(
	openWords: OpenWords,
	request: HangmanRequest,
	services: LineServices,
	left?: HangmanPlay,
): Dialogue {
	let {secret, seed = services.freshSeed()} = request;
	let waiting = left;
	for (;;) {
		const play = waiting
			? yield* playOut(waiting, services)
			: yield* playOnce(openWords, {...request, secret, seed}, services);
		waiting = undefined;
		if (!(yield* askAgain(play, services))) return;
		secret = undefined;
		seed = nextSeed(seed);
	}
}
