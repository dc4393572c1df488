import {
	askedLetter,
	currentSecret,
	remainingGuesses,
	status,
	type Assessment,
	type Dictionary,
	type Letter,
	type Ranking,
	trueWord,
} from '../../engine/index.js';
import {
	againHangman,
	chanceRequest,
	isOver,
	isOwnWord,
	isWatched,
	lookAtFamilies,
	mayHaveHint,
	offerAfter,
	otherHangman,
	showFamilies,
	situationOf,
	takeHint,
	type HangmanPlay,
	type NextGame,
} from '../../games/hangman.js';
import {
	largestBudget,
	nearestLength,
	type HangmanRequest,
	type HangmanSettings,
} from '../../settings/hangman.js';
import {
	endingAloud,
	familiesAloud,
	hintAloud,
	historyAloud,
	openingAloud,
	reviewAloud,
	thoughtsAloud,
	turnAloud,
	watchedAloud,
	wordsAloud,
} from '../../text/hangman-spoken.js';
import {gameAbout, noHintText} from '../../text/hangman.js';
import {patternAloud} from '../../text/patterns.js';
import {comparisonAloud} from '../../text/race.js';
import {verdict} from '../../text/hangman-verdict.js';
import {hold} from '../../workers/held.js';
import {readNumber, waitFor, type Dialogue, type Reading} from '../dialogue.js';
import {openRival, rivalAloud} from '../race.js';
import {judge, openGame, playLetter, readGuess, think} from '../hangman-play.js';
import {follow, type LineServices} from '../services.js';
import {shareGame, tellCode} from '../share.js';
import {askAloud, chooseAloud, tell, type SpokenCommand} from './ask.js';

/** How many slices of work a spoken answer waits for: about a second. */
const slices = 8;

/** Where the game stands, as far as a short look tells. */
const lookAhead = (play: HangmanPlay, {workers}: LineServices): Dialogue<Assessment> =>
	waitFor(async () => {
		const stop = new AbortController();
		let known: Assessment | undefined;
		let count = 0;
		try {
			return await workers.run(
				'assess',
				{words: hold(play.game.words), situation: situationOf(play)},
				{
					signal: stop.signal,
					onProgress(found) {
						known = found;
						if (++count === slices) stop.abort();
					},
				},
			);
		} catch (error) {
			if (known && stop.signal.aborted) return known;
			throw error;
		}
	});

/** How likely a win is against a chooser that drew its word. */
function* findChance(play: HangmanPlay, {workers}: LineServices): Dialogue<number | undefined> {
	const request = chanceRequest(play);
	if (request === undefined) return undefined;
	return yield* waitFor(() => workers.run('chance', {...request, words: hold(request.words)}));
}

/** The families of the last letter, what it would claim, and who wins from here. */
function* tellFamilies(play: HangmanPlay, services: LineServices): Dialogue<string> {
	const {game, settings} = play;
	const turn = game.turns.at(-1);
	if (turn === undefined) return `${wordsAloud(game)} Your guess will split them.`;
	const families = familiesAloud(turn, game.words.length);
	if (isOver(play)) return families;
	const {value} = yield* lookAhead(play, services);
	const chance = yield* findChance(play, services);
	const asked = {remaining: remainingGuesses(game), chooser: settings.chooser, isFinished: true, chance};
	const claim =
		game.secret === undefined
			? ` Right now it would claim ${trueWord(play.ground.dictionary, currentSecret(game))}.`
			: '';
	return `${families}${claim} ${verdict(value, asked).text}.`;
}

/** What every turn understands, whoever guesses. */
const commandsAt = (play: () => HangmanPlay, services: LineServices): readonly SpokenCommand[] => [
	...(isOwnWord(play()) && !isWatched(play())
		? []
		: [
				{
					words: ['families', '2'],
					help: 'the words each answer keeps',
					run: () => tellFamilies(play(), services),
				},
			]),
	{
		words: ['guesses', '3'],
		help: 'the letters guessed so far, and how many words fit',
		run: () => `${historyAloud(play().game)} ${wordsAloud(play().game)}`,
	},
	{
		words: ['repeat', '4'],
		help: 'how the game stands',
		run: () => turnAloud(play()),
	},
	{
		words: ['numbers', '5'],
		help: 'what every number means',
		run: () => gameAbout(play()).replaceAll('\n', ' '),
	},
	{
		words: ['code', '6'],
		help: 'the code of this game',
		run: () => tellCode({game: 'hangman', play: play()}),
	},
];

/** A letter, or `menu`. */
type Asked = {readonly letter: Letter; readonly play: HangmanPlay};

const readTurn = (line: string, play: HangmanPlay): Reading<Letter> =>
	line.trim().toLowerCase() === 'menu' ? {answer: 'menu'} : readGuess(line, play);

/** A letter from whoever plays; what help they take on the way is counted in the game. */
function* askLetter(play: HangmanPlay, said: string, services: LineServices): Dialogue<Asked> {
	let asking = play;
	const commands = commandsAt(() => asking, services).map(command => ({
		...command,
		run() {
			if (command.words.includes('families'))
				asking = showFamilies(follow(lookAtFamilies(asking), services), asking.settings.verbose);
			return command.run();
		},
	}));
	const hint: SpokenCommand = {
		words: ['hint', '1'],
		help: 'the letter that the expert would guess, and why',
		*run() {
			if (!mayHaveHint(asking)) return noHintText;
			const thought = yield* think(asking, 'expert', services);
			asking = follow(takeHint(asking), services);
			return hintAloud(thought);
		},
	};
	const letter = yield* askAloud({
		said,
		question: 'Letter?',
		read: line => readTurn(line, asking),
		about: 'Type a letter to guess it. Menu: leave this game for the menu',
		commands: [hint, ...commands],
	});
	return {letter, play: asking};
}

/** What a bot that is watched guesses next. */
const thoughtsCommand = (thought: Ranking): SpokenCommand => ({
	words: ['thoughts', '1'],
	help: 'what it thinks of its letters',
	run: () => thoughtsAloud(thought),
});

/** The game as a bot plays it, a turn at a time or on to its end; `undefined` where it is left for the menu. */
function* watch(begun: HangmanPlay, services: LineServices): Dialogue<HangmanPlay | undefined> {
	const {guesser} = begun.settings;
	if (guesser === 'you') throw new Error('No bot guesses in this game');
	let play = begun;
	let said = openingAloud(play);
	let isHurried = false;
	while (!isOver(play)) {
		const thought = yield* think(play, guesser, services);
		const letter = askedLetter(thought);
		if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
		if (isHurried) {
			yield* tell(said);
		} else {
			const way = yield* askAloud<'next' | 'all' | 'menu'>({
				said,
				question: `Enter for ${guesser}’s next letter:`,
				read(line) {
					const word = line.trim().toLowerCase();
					if (word === '') return {answer: 'next'};
					if (word === 'all' || word === 'menu') return {answer: word};
					return 'Please press Enter, or type a question mark for the keys.';
				},
				about: 'Enter: the next letter. All: play on to the end. Menu: leave this game for the menu',
				commands: [thoughtsCommand(thought), ...commandsAt(() => play, services)],
			});
			if (way === 'menu') return undefined;
			isHurried = way === 'all';
		}

		play = yield* playLetter(play, letter, services);
		said = watchedAloud(play);
	}

	yield* tell(said);
	return play;
}

/** A game to its end, beside the one that its settings or someone's moves ask for; `undefined` where it is left for the menu. */
export function* playAloud(
	begun: HangmanPlay,
	services: LineServices,
	against?: string,
): Dialogue<HangmanPlay | undefined> {
	if (isWatched(begun)) return yield* watch(begun, services);
	const rival = yield* openRival(begun, against, services);
	let play = begun;
	let said = play.moves === '' ? openingAloud(play) : turnAloud(play);
	while (!isOver(play)) {
		const asked = yield* askLetter(play, said, services);
		if (asked.letter === 'menu') return undefined;
		play = yield* playLetter(asked.play, asked.letter, services);
		const turn = play.game.turns.at(-1);
		const isShown = play.settings.verbose && turn !== undefined && !isOwnWord(play);
		const families = isShown ? familiesAloud(turn, play.game.words.length) : '';
		said = [turnAloud(play), families, rivalAloud(rival, play)].filter(Boolean).join(' ');
	}

	if (rival) yield* tell(comparisonAloud(play, rival));
	return play;
}

/** Where someone goes after a game. */
export type Way = 'again' | 'setup' | 'menu' | NextGame;

const otherTexts = {
	harder: 'harder, with a wrong guess fewer',
	easier: 'easier, with two wrong guesses more',
} as const satisfies Record<NextGame, string>;

function waysAfter(
	play: HangmanPlay,
	lostInRow: number,
): readonly {readonly name: Way; readonly text: string}[] {
	const other = offerAfter(play, lostInRow);
	return [
		{name: 'again', text: 'again'},
		{name: 'setup', text: 'set-up'},
		{name: 'menu', text: 'menu'},
		...(other ? [{name: other, text: otherTexts[other]}] : []),
	];
}

const afterCommands = (play: HangmanPlay, services: LineServices): readonly SpokenCommand[] => [
	{
		words: ['review', 'r', '6'],
		help: 'what each letter cost',
		*run() {
			yield* tell(...reviewAloud(yield* judge(play, services), play));
			return '';
		},
	},
	{
		words: ['families', 'f', '7'],
		help: 'the words each answer keeps',
		run: () => tellFamilies(play, services),
	},
	{
		words: ['word', 'w', '8'],
		help: 'the letters shown at the end',
		run: () => patternAloud(play.game.pattern),
	},
	{
		words: ['copy', 'c', '9'],
		help: 'copy a sentence to send to a friend',
		run: () => shareGame({game: 'hangman', play}, 'spoken', services),
	},
];

/** Games with the same settings, one after the other; gives the way on from the last, and what it was played with. */
export function* playHangman(
	opened: HangmanPlay,
	services: LineServices,
): Dialogue<{readonly way: 'setup' | 'menu'; readonly settings: HangmanSettings}> {
	const {dictionary} = opened.ground;
	let {settings} = opened;
	let begun = opened;
	let lostInRow = 0;
	for (;;) {
		const play = yield* playAloud(begun, services);
		if (play === undefined) return {way: 'menu', settings};
		lostInRow = status(play.game) === 'won' ? 0 : lostInRow + 1;
		const said = `${endingAloud(play)} R review.`;
		const way = yield* chooseAloud(said, waysAfter(play, lostInRow), afterCommands(play, services));
		if (way === 'menu' || way === 'setup') return {way, settings};
		if (isOwnWord(play) && !isWatched(play)) return {way: 'setup', settings};
		settings = way === 'again' ? againHangman(settings) : otherHangman(settings, way);
		if (way !== 'again') lostInRow = 0;
		begun = openGame(dictionary, settings, services);
	}
}

/** A number, or the default for an empty line. */
const askNumber = (
	question: string,
	standard: number,
	fits: (value: number) => boolean,
	refusal: string,
): Dialogue<number> =>
	askAloud({
		question,
		about: `Type a number, or nothing for ${standard}`,
		read(line): Reading<number> {
			const value = line.trim() === '' ? standard : readNumber(line);
			return value !== undefined && fits(value) ? {answer: value} : refusal;
		},
	});

/** What no flag has told of a game. */
export function* askRest(
	dictionary: Dictionary,
	request: HangmanRequest,
	{freshSeed}: LineServices,
): Dialogue<HangmanSettings> {
	const lengths = dictionary.lengths.map(({length}) => length);
	const usual = nearestLength(dictionary, 7);
	const length =
		request.length ??
		(yield* askNumber(
			`Word length, from ${lengths[0] ?? 1} to ${lengths.at(-1) ?? 1}, Enter for ${usual}:`,
			usual,
			value => lengths.includes(value),
			'There are no words of that length.',
		));
	const budget =
		request.budget ??
		(yield* askNumber(
			`Wrong guesses, from 1 to ${largestBudget}, Enter for 8:`,
			8,
			value => value >= 1 && value <= largestBudget,
			`Please enter a whole number from 1 to ${largestBudget}.`,
		));
	return {...request, length, budget, seed: request.seed ?? freshSeed()};
}
