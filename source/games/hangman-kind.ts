import {markAnswers} from '../codes/code.js';
import {hasDaily, type Day} from '../daily/index.js';
import {dailyWords} from '../dictionaries/index.js';
import {isLetter, remainingGuesses, status, type Alphabet} from '../engine/index.js';
import {
	figures,
	hangmanTable,
	settleHangmanForm,
	type FigureName,
	type HangmanSettings,
} from '../settings/hangman.js';
import {readTexts, withStandards, writeTexts} from '../settings/setting.js';
import {hideWord, showWord, type GameEnd} from '../store/record.js';
import {isOver, isWatched, ownMisses, ownTurns, type HangmanPlay} from './hangman.js';
import type {Kind} from './kind.js';
import {provedPar} from './par.js';
import {sourceIn, writePath} from './written.js';

/** Letters, each once, and the marks of help. */
function areMoves(text: string, alphabet: Alphabet): boolean {
	const letters = Array.from(text.replaceAll(/[?*]/g, ''));
	return letters.every(letter => isLetter(alphabet, letter)) && new Set(letters).size === letters.length;
}

/** What both kinds of Hangman have in common. */
const common = {
	areMoves,
	movesOf: ({moves}: HangmanPlay) => moves,
	dictionaryOf: ({ground}: HangmanPlay) => ground.dictionary,
	isWatched,
	isOver,
	isReplayed: ({game, earlierLetters}: HangmanPlay) => game.turns.length <= earlierLetters,
	standing(play: HangmanPlay) {
		const misses = ownMisses(play);
		return {shown: play.game.pattern, misses, budget: misses + remainingGuesses(play.game)};
	},
	answers: (play: HangmanPlay) => markAnswers(ownTurns(play).map(({kept}) => kept.places)),
};

function endOf(play: HangmanPlay, value: number | undefined): GameEnd {
	const result = status(play.game) === 'won' ? 'won' : 'lost';
	return {result: isWatched(play) ? 'watched' : result, misses: ownMisses(play), value};
}

export const hangman: Kind<HangmanPlay, HangmanSettings> = {
	...common,
	name: 'hangman',
	source: sourceIn,
	readSettings(written, dictionary) {
		const {secret, length, seed} = written;
		const word = secret === undefined ? undefined : showWord(secret);
		const reading = readTexts(hangmanTable, writeTexts({...written, secret: word}));
		if (!reading.ok) return undefined;
		const form = withStandards(hangmanTable, reading.given);
		const settled = settleHangmanForm(form, dictionary, String(seed));
		// A list may have no such words any more.
		if (!settled.ok || settled.settings.length !== length) return undefined;
		return {...settled.settings, seed: String(seed)};
	},
	writeSettings: ({settings}) => ({
		...settings,
		dictionary: writePath(settings.dictionary),
		secret: settings.secret === undefined ? undefined : hideWord(settings.secret),
	}),
	end(play) {
		const {settings, game} = play;
		const bounds =
			settings.secret === undefined ? provedPar(settings, settings.length, game.words.count) : undefined;
		return endOf(play, bounds?.atLeast === bounds?.atMost ? bounds?.atLeast : undefined);
	},
};

/** The settings of a day's game. */
export type DailySettings = {readonly day: Day; readonly figure: FigureName};

export const daily: Kind<HangmanPlay, DailySettings> = {
	...common,
	name: 'daily',
	source: () => dailyWords,
	readSettings({day, figure}) {
		const known = figures.find(name => name === figure) ?? 'eye';
		return typeof day === 'string' && hasDaily(day) ? {day, figure: known} : undefined;
	},
	writeSettings: ({daily: played, settings}) => ({day: played?.date, figure: settings.figure}),
	end: play => endOf(play, play.daily?.value),
};
