import {hasDaily, type Day} from '../../daily/calendar.js';
import {dailyWords, isBundled} from '../../dictionaries/index.js';
import {
	isExact,
	isProgram,
	languages,
	parseMoves,
	remainingGuesses,
	status,
	writeMoves,
	type Dictionary,
} from '../../engine/index.js';
import {
	figures,
	hangmanTable,
	settleHangman,
	type FigureName,
	type HangmanSettings,
} from '../../settings/hangman.js';
import {readTexts} from '../../settings/setting.js';
import {programsIn} from '../../settings/program.js';
import {sourceIn, writePath} from '../../settings/words.js';
import {hideWord, showWord} from '../../store/record.js';
import {
	beginDaily,
	beginHangman,
	isOwnWord,
	isWatched,
	knownBeforehand,
	ownMisses,
	resumeHangman,
	type HangmanParts,
	type HangmanPlay,
} from './hangman.js';
import type {Kind, Outcome} from '../kind.js';

type Hangman<Settings> = HangmanParts & {readonly settings: Settings; readonly list: Dictionary};

const common = {
	prepare: (_: unknown, dictionary: Dictionary) => Promise.resolve(dictionary),
	resume: resumeHangman,
	readMoves: parseMoves,
	writeMoves,
	isWatched,
	outcome(play: HangmanPlay): Outcome {
		const {game} = play;
		const result = status(game);
		if (result === 'playing')
			return {standing: {shown: game.pattern, left: remainingGuesses(game), budget: game.budget}};
		const end = {misses: ownMisses(play), value: valueOf(play)};
		return {end: {...end, result: isWatched(play) ? 'watched' : result}};
	},
};

function valueOf(play: HangmanPlay): number | undefined {
	const {perfect} = knownBeforehand(play);
	return perfect && isExact(perfect) && !isOwnWord(play) ? perfect.atLeast : undefined;
}

export const hangman: Kind<Hangman<HangmanSettings>> = {
	...common,
	name: 'hangman',
	source: sourceIn,
	readSettings(written, dictionary) {
		// Only a command that was typed here may run.
		if (programsIn(written).length > 0) return undefined;
		const secret = written.secret && showWord(String(written.secret), dictionary.alphabet);
		const {given, refused} = readTexts(hangmanTable, {...written, secret});
		// A list may have no such words any more.
		const settled = settleHangman(given, dictionary);
		return settled.ok && refused.length === 0 ? settled.settings : undefined;
	},
	writeSettings: ({settings}) => ({
		...settings,
		// A command is kept nowhere.
		guesser: isProgram(settings.guesser) ? 'you' : settings.guesser,
		race: isProgram(settings.race) ? 'nobody' : settings.race,
		dictionary: writePath(settings.dictionary),
		secret: settings.secret && hideWord(settings.secret, languages[settings.language]),
		// The player's own list may be gone when the game is resumed.
		knows: isBundled(settings.knows ?? '') ? settings.knows : undefined,
	}),
	shared: settings => ({...settings, guesser: 'you'}),
	begin: beginHangman,
};

export const daily: Kind<Hangman<{readonly day: Day; readonly figure: FigureName}>> = {
	...common,
	name: 'daily',
	source: () => dailyWords,
	readSettings({day, figure}) {
		const known = figures.find(name => name === figure) ?? 'eye';
		return typeof day === 'string' && hasDaily(day) ? {day, figure: known} : undefined;
	},
	// The seed of a day's game is its date.
	writeSettings: ({settings: {seed, figure}}) => ({day: seed, figure}),
	shared: settings => settings,
	begin: (dictionary, {day, figure}, id) => beginDaily(dictionary, day, id, figure),
};
