import {hasMeanings} from '../../../dictionaries/index.js';
import type {Dictionary, Guess} from '../../../engine/index.js';
import {
	isOver,
	isOwnWord,
	isWatched,
	knownBeforehand,
	ownTurns,
	type HangmanPlay,
	type NextGame,
} from '../../../games/hangman.js';
import {raceOf, type Rival} from '../../../games/rival.js';
import {largestBudget, nearestLength, withBudget} from '../../../settings/hangman.js';
import {spokenShare, weekAloud} from '../../../text/daily.js';
import {meaningsAloud} from '../../../text/define.js';
import {
	endingAloud,
	familiesAloud,
	hintAloud,
	historyAloud,
	openingAloud,
	outlookAloud,
	reviewAloud,
	thoughtsAloud,
	turnAloud,
	watchedAloud,
	wordsAloud,
} from '../../../text/hangman-spoken.js';
import {expertHelp, gameAbout, hintHelp, noHintText, practiceHelp} from '../../../text/hangman.js';
import {patternAloud} from '../../../text/lists.js';
import {comparisonAloud, raceAloud} from '../../../text/race.js';
import {logHelp} from '../../../text/programs.js';
import {refused} from '../../../text/lines.js';
import {remark, waitFor, type Command, type Dialogue} from '../../dialogue.js';
import type {HangmanHelp, HangmanVoice, Way} from '../../hangman.js';
import {readGuess} from '../../hangman-play.js';
import {askAloud, askNumber, chooseAloud, meaningCommand, tell, tryCommand} from './ask.js';

const families = ({play, look}: HangmanHelp, words: readonly string[]): Command => ({
	words,
	help: 'the words each answer keeps',
	*run() {
		const outlook = yield* look();
		return outlookAloud(play(), outlook);
	},
});

const logCommand = ({log}: HangmanHelp, ...words: readonly string[]): readonly Command[] =>
	log().length === 0 ? [] : [{words: ['log', ...words], help: logHelp, run: () => tell(...log())}];

function commandsWith(help: HangmanHelp): readonly Command[] {
	const {play, code} = help;
	return [
		...(isOwnWord(play()) && !isWatched(play()) ? [] : [families(help, ['families', '2'])]),
		{
			words: ['guesses', '3'],
			help: 'the letters guessed so far, and how many words fit',
			run: () => remark(historyAloud(play().game), wordsAloud(play().game)),
		},
		{words: ['repeat', '4'], help: 'how the game stands', run: () => remark(turnAloud(play()))},
		{
			words: ['numbers', '5'],
			help: 'what every number means',
			run: () => remark(gameAbout(play()).replaceAll('\n', ' ')),
		},
		{words: ['code', '6'], help: 'the code of this game', run: code},
		...logCommand(help, '7'),
	];
}

const hintCommand = ({hint, play}: HangmanHelp): Command => ({
	words: ['hint', '1'],
	help: hintHelp(play().daily !== undefined),
	*run() {
		const thought = yield* hint();
		if (thought === undefined) return noHintText;
		return hintAloud(thought) + (play().daily ? ' It counts as a miss.' : '');
	},
});

const otherTexts = {
	harder: 'harder',
	easier: 'easier, with two more wrong guesses',
} as const satisfies Record<NextGame, string>;

const practise = ({play, retry}: HangmanHelp): Command =>
	tryCommand('guess', practiceHelp, ownTurns(play()).length, retry);

const afterCommands = (help: HangmanHelp): readonly Command[] => [
	{
		words: ['review', 'r', '6'],
		help: 'what each letter cost',
		*run() {
			yield* tell(...reviewAloud(yield* help.review(), help.play()));
		},
	},
	{
		words: ['expert', 'e', '11'],
		help: expertHelp,
		*run() {
			yield* tell(...(yield* help.opinions()));
		},
	},
	practise(help),
	...(hasMeanings(help.play().settings) ? [meaningCommand('what the word means', help.meaning)] : []),
	families(help, ['families', 'f', '7']),
	{
		words: ['word', 'w', '8'],
		help: 'the letters shown at the end',
		run: () => remark(patternAloud(help.play().game.pattern)),
	},
	{words: ['copy', 'c', '9'], help: 'copy your result', run: help.share},
	...logCommand(help, '12'),
];

/** What came of the last letter, the families where they are in view, and how the rival does. */
function answerAloud(play: HangmanPlay, rival: Rival | undefined): Dialogue {
	const turn = play.game.turns.at(-1);
	const isShown = play.settings.verbose && turn !== undefined && !isOwnWord(play);
	return remark(
		turnAloud(play),
		isShown ? familiesAloud(turn, play.game.words.length) : '',
		rival ? raceAloud(raceOf(play, rival)) : '',
	);
}

function askLength(dictionary: Dictionary, standard: number): Dialogue<number> {
	const lengths = dictionary.lengths.map(({length}) => length);
	const usual = nearestLength(dictionary, standard);
	return askNumber(
		`Word length, from ${lengths[0] ?? 1} to ${lengths.at(-1) ?? 1}, Enter for ${usual}:`,
		usual,
		value => lengths.includes(value),
		'There are no words of that length.',
	);
}

const askBudget = (standard: number): Dialogue<number> =>
	askNumber(
		`Wrong guesses, from 1 to ${largestBudget}, Enter for ${standard}:`,
		standard,
		value => value >= 1 && value <= largestBudget,
		`Please enter a whole number from 1 to ${largestBudget}.`,
	);

export const spokenHangman: HangmanVoice = {
	face: 'spoken',
	*askRest(openWords, plan) {
		const {settings, missing} = plan;
		const dictionary = yield* waitFor(openWords);
		const length = missing.length ? yield* askLength(dictionary, settings.length) : settings.length;
		const usual = withBudget({...plan, settings: {...settings, length}}, dictionary).budget;
		const budget = missing.budget ? yield* askBudget(usual) : usual;
		return {dictionary, settings: {...settings, length, budget}};
	},
	*opened(play) {
		const isNew = play.moves === '' || isWatched(play);
		yield* remark(isNew ? openingAloud(play, knownBeforehand(play)) : turnAloud(play));
	},
	askGuess: help =>
		askAloud<Guess | undefined>({
			question: 'Letter?',
			read: line =>
				line.trim().toLowerCase() === 'menu' ? {answer: undefined} : readGuess(line, help.play()),
			about:
				'Type a letter to guess it, or an equals sign and a whole word. Menu: leave this game for the menu',
			commands: [hintCommand(help), ...commandsWith(help)],
		}),
	askOn: ({thought}, help) =>
		askAloud<'next' | 'all' | 'menu'>({
			question: `Enter for ${help.play().names.guesser}’s next letter:`,
			read(line) {
				const word = line.trim().toLowerCase();
				if (word === '') return {answer: 'next'};
				if (word === 'all' || word === 'menu') return {answer: word};
				return refused.notOn;
			},
			about: 'Enter: the next letter. All: play on to the end. Menu: leave this game for the menu',
			commands: [
				{
					words: ['thoughts', '1'],
					help: 'what it thinks of its letters',
					run: () => remark(thoughtsAloud(thought)),
				},
				...commandsWith(help),
			],
		}),
	*answered(play, {rival, isHurried}) {
		if (isWatched(play))
			yield* isHurried || isOver(play) ? tell(watchedAloud(play)) : remark(watchedAloud(play));
		else if (!isOver(play)) yield* answerAloud(play, rival);
	},
	*ended(help, rival) {
		const play = help.play();
		const race = rival ? comparisonAloud(raceOf(play, rival)) : '';
		yield* remark(endingAloud(play), race, ...meaningsAloud(yield* help.meaning()));
	},
	askWay: (help, offered) =>
		chooseAloud<Way>(
			'R review.',
			[
				{name: 'again', text: 'again'},
				{name: 'setup', text: 'set-up'},
				{name: 'menu', text: 'menu'},
				...(offered ? [{name: offered, text: otherTexts[offered]}] : []),
			],
			afterCommands(help),
		),
	*replayed(play) {
		yield* tell(turnAloud(play));
	},
	*reviewed({play, review, meaning}) {
		const over = play();
		yield* tell(
			over.forfeit ? endingAloud(over) : '',
			...reviewAloud(yield* review(), over),
			...meaningsAloud(yield* meaning()),
		);
	},
	practise,
	day: spokenShare,
	week: weekAloud,
};
