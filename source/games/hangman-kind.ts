import {markAnswers} from '../codes/code.js';
import {hasDaily, type Day} from '../daily/index.js';
import {dailyWords, isBundled} from '../dictionaries/index.js';
import {provedPar} from '../dictionaries/proved.js';
import {
	isCalled,
	isCommand,
	isSpelled,
	programCalled,
	remainingGuesses,
	status,
	type Alphabet,
	type Dictionary,
	type ProgramName,
} from '../engine/index.js';
import {
	figures,
	hangmanTable,
	settleHangmanForm,
	type FigureName,
	type HangmanSettings,
} from '../settings/hangman.js';
import {readTexts, withStandards, writeTexts} from '../settings/setting.js';
import {programsIn} from '../settings/program.js';
import {sourceIn, writePath} from '../settings/words.js';
import {playerName} from '../text/programs.js';
import {guessesIn, forfeitIn, splitMoves} from '../text/moves.js';
import {hideWord, showWord, type GameEnd} from '../store/record.js';
import {shareHangman, type Sharing} from '../text/share.js';
import {beginDaily, outcomeOf} from './daily.js';
import {
	beginHangman,
	isOver,
	isUnderWay,
	isWatched,
	ownMisses,
	ownTurns,
	playAgain,
	type HangmanEvent,
	type HangmanPlay,
} from './hangman.js';
import type {Kind} from './kind.js';

/** Letters and whole words, each once, the marks of help, and at the end that it was broken off. */
function areMoves(text: string, alphabet: Alphabet): boolean {
	const guesses = guessesIn(text);
	return (
		guesses.every(guess => isSpelled(alphabet, guess)) &&
		new Set(guesses).size === guesses.length &&
		splitMoves(text).every(move => !move.startsWith('#') || forfeitIn(move) !== undefined)
	);
}

type Hangman<Settings> = {
	readonly play: HangmanPlay;
	readonly event: HangmanEvent;
	readonly settings: Settings;
	readonly list: Dictionary;
};

/** A player as it is written down: a program by its name, for a command runs only where it is typed. */
const withoutCommand = <Player extends string>(player: Player): Player | ProgramName =>
	isCommand(player) ? programCalled('') : player;

const seats = ['chooser', 'race'] as const;

/** Bots with whom settings are as good as with programs. */
const standIns = {chooser: 'evil', race: 'expert'} as const;

/** A program by what it has said its name is; one that says none is called by its command, which is kept nowhere. */
const named = <Player extends string>(player: Player, name: string): Player | ProgramName =>
	isCommand(player) && name !== playerName(player) ? programCalled(name) : player;

const namedSettings = ({settings, names}: HangmanPlay): HangmanSettings => ({
	...settings,
	guesser: named(settings.guesser, names.guesser),
	chooser: named(settings.chooser, names.chooser),
	race: named(settings.race, names.race),
});

const common = {
	prepare: (_: unknown, dictionary: Dictionary) => Promise.resolve(dictionary),
	dictionaryOf: ({ground}: HangmanPlay) => ground.dictionary,
	resume: playAgain,
	areMoves,
	movesOf: ({moves}: HangmanPlay) => moves,
	isWatched,
	isOver,
	isUnderWay,
	isReplayed: ({game, earlierLetters}: HangmanPlay) => game.turns.length <= earlierLetters,
	standing(play: HangmanPlay) {
		const misses = ownMisses(play);
		return {shown: play.game.pattern, misses, budget: misses + remainingGuesses(play.game)};
	},
	share: (play: HangmanPlay, sharing: Omit<Sharing, 'isOwnList'>) =>
		shareHangman(play, outcomeOf(play), {...sharing, isOwnList: !isBundled(play.settings.dictionary)}),
	answers: (play: HangmanPlay) => markAnswers(ownTurns(play).map(({kept}) => kept.places)),
};

function endOf(play: HangmanPlay, value: number | undefined): GameEnd {
	const result = status(play.game) === 'won' ? 'won' : 'lost';
	return {result: isWatched(play) || play.forfeit ? 'watched' : result, misses: ownMisses(play), value};
}

export const hangman: Kind<Hangman<HangmanSettings>> = {
	...common,
	name: 'hangman',
	source: sourceIn,
	readSettings(written, dictionary) {
		// A command runs only where it is typed.
		if (programsIn(written).length > 0) return undefined;
		const {secret, length, seed} = written;
		const word = secret === undefined ? undefined : showWord(secret);
		const called = seats.filter(seat => isCalled(written[seat]));
		const bots = Object.fromEntries(called.map(seat => [seat, standIns[seat]]));
		// What a program guessed stands among the moves; whoever goes on from there guesses.
		const guesser = isCalled(written.guesser) ? 'you' : written.guesser;
		const reading = readTexts(hangmanTable, writeTexts({...written, ...bots, guesser, secret: word}));
		if (!reading.ok) return undefined;
		const form = withStandards(hangmanTable, reading.given);
		const settled = settleHangmanForm(form, dictionary, String(seed));
		// A list may have no such words any more.
		if (!settled.ok || settled.settings.length !== length) return undefined;
		const programs = Object.fromEntries(called.map(seat => [seat, written[seat]]));
		return {...settled.settings, ...programs, seed: String(seed)};
	},
	writeSettings: settings => ({
		...settings,
		guesser: withoutCommand(settings.guesser),
		chooser: withoutCommand(settings.chooser),
		race: withoutCommand(settings.race),
		dictionary: writePath(settings.dictionary),
		secret: settings.secret === undefined ? undefined : hideWord(settings.secret),
		// A list of one's own may not be there any more when the game goes on.
		knows: isBundled(settings.knows ?? '') ? settings.knows : undefined,
	}),
	settingsOf: namedSettings,
	shared: settings => ({...settings, guesser: 'you'}),
	begin: beginHangman,
	end(play) {
		const {settings, game} = play;
		const bounds =
			settings.secret === undefined ? provedPar(settings, settings.length, game.words.count) : undefined;
		return endOf(play, bounds?.atLeast === bounds?.atMost ? bounds?.atLeast : undefined);
	},
};

export type DailySettings = {readonly day: Day; readonly figure: FigureName};

export const daily: Kind<Hangman<DailySettings>> = {
	...common,
	name: 'daily',
	source: () => dailyWords,
	readSettings({day, figure}) {
		const known = figures.find(name => name === figure) ?? 'eye';
		return typeof day === 'string' && hasDaily(day) ? {day, figure: known} : undefined;
	},
	writeSettings: settings => settings,
	settingsOf({daily: played, settings}) {
		if (played === undefined) throw new RangeError('A day’s game is wanted');
		return {day: played.date, figure: settings.figure};
	},
	shared: settings => settings,
	begin: (dictionary, {day, figure}, id) => beginDaily(dictionary, day, id, figure),
	end: play => endOf(play, play.daily?.value),
};
