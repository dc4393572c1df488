import {isDay} from '../daily/calendar.js';
import {defaultLanguage} from '../dictionaries/index.js';
import {isPrintable} from '../dictionaries/source.js';
import {isProgram, languages, type Language} from '../engine/index.js';
import {ghostTable} from '../settings/ghost.js';
import {hangmanTable} from '../settings/hangman.js';
import {languageCodes, readTexts, write, type Setting, type Table, type Value} from '../settings/setting.js';
import {digestLength, type GameName, type GameRecord, type RecordedSettings} from '../store/record.js';

const checkLength = 4;

/** The largest prime below 36⁴. No two letters are that far apart, so every wrong character changes the sum, and so do two neighbors that swap places. */
const checkPrime = 1_679_609;

/** Returns four characters that change with any character of a text. */
export function checkOf(text: string): string {
	const codePoints = Array.from(text, character => character.codePointAt(0) ?? 0);
	const sum = codePoints.reduce((before, codePoint) => (before * 37 + codePoint) % checkPrime, 1);
	return sum.toString(36).padStart(checkLength, '0');
}

/** The signs that a shell or a chat may act on, by the letters that replace them behind a dash. */
const signs: Readonly<Record<string, string>> = {
	...{c: '!', d: '-', e: '.', f: '<', h: '?', k: ',', s: ' ', t: '~', w: '='},
};

/** Whether a character stays the same in lower case and however its accents are written. */
const isPlain = (character: string): boolean =>
	/^[\d\p{Ll}]$/u.test(character) && character.normalize('NFC') === character;

function writeCharacter(character: string, next: string): string {
	if (isPlain(character)) return character;
	if (character === '-' && /\d/.test(next)) return character;
	const sign = Object.keys(signs).find(letter => signs[letter] === character);
	if (sign !== undefined) return `-${sign}`;
	const lower = character.toLowerCase();
	const isCapital = isPlain(lower) && lower.toUpperCase() === character;
	return isCapital ? `-u${lower}` : `-x${character.codePointAt(0) ?? 0}-`;
}

/** Writes any text in lower-case letters, digits and dashes. */
export const encodeText = (text: string): string =>
	Array.from(text)
		.map((character, at, all) => writeCharacter(character, all[at + 1] ?? ''))
		.join('');

const escape = /-(?:(?=\d)|x(\d{1,7})-|u(.)|(.?))/gsu;

/** Reads what `encodeText` wrote; any other text gives a text that is written differently. */
const decodeText = (written: string): string =>
	written.replaceAll(escape, (dash, number?: string, capital?: string, sign?: string) => {
		if (number !== undefined) return Number(number) > 0x10_ff_ff ? '' : String.fromCodePoint(Number(number));
		if (capital !== undefined) return capital.toUpperCase();
		return sign === undefined ? dash : (signs[sign] ?? '');
	});

/** The game in a code; its settings name the list by its language alone, and the digest finds it. */
export type CodedGame = Pick<GameRecord, 'game' | 'settings' | 'digest' | 'moves'>;

/** `bad`: it isn't a code; `truncated`: its end is missing; `mistyped`: some characters are wrong; `newer`: a newer version made it. */
export type CodeFault = 'bad' | 'truncated' | 'mistyped' | 'newer';

export type DecodedGame =
	| {readonly ok: true; readonly game: CodedGame}
	| {readonly ok: false; readonly reason: CodeFault};

/** How a kind of code writes the settings of a game. */
type Layout = {
	readonly game: GameName;
	readonly table: Table;
	/** The settings that come first and without their names; the others follow where they differ from their defaults. */
	readonly leading: readonly string[];
	/** The settings that are the same in all games of the kind, so that they are never written. */
	readonly fixed?: RecordedSettings;
};

const day: Setting = {
	default: undefined,
	read: text => (isDay(text) ? {ok: true, value: text} : {ok: false, wanted: 'a day', refused: text}),
};

const layouts: Readonly<Record<string, Layout>> = {
	h: {game: 'hangman', table: hangmanTable, leading: ['length', 'budget', 'chooser', 'seed']},
	g: {game: 'ghost', table: ghostTable, leading: ['variant', 'opponent', 'seed']},
	d: {game: 'daily', table: {day}, leading: ['day']},
	/** A word for a friend. */
	w: {
		game: 'hangman',
		table: hangmanTable,
		leading: ['length', 'budget', 'secret'],
		fixed: {chooser: 'random', guesser: 'you', seed: 'friend', forAFriend: true},
	},
};

const letterOf = ({game, settings}: CodedGame): string =>
	settings.forAFriend === true
		? 'w'
		: (Object.keys(layouts).find(letter => layouts[letter]?.game === game) ?? '');

/** The settings that follow with their names, by these names and in their order. */
function namedIn({table, leading, fixed = {}}: Layout): ReadonlyMap<string, readonly [string, Setting]> {
	const named = Object.entries(table)
		.filter(([name, {isLocal}]) => !isLocal && name !== 'language')
		.filter(([name]) => !leading.includes(name) && !Object.hasOwn(fixed, name))
		.map(([name, option]) => [name.toLowerCase(), [name, option]] as const);
	return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const languageOf = ({language}: RecordedSettings): Language =>
	languageCodes.find(code => code === language) ?? defaultLanguage;

/** Far more than a game needs. */
export const longestCode = 1000;

/** The text of a setting in a code; `undefined` where its value makes no sense, or is a program, which runs only where its command is typed. */
function writeSetting({read}: Setting, value: Value, language: Language): string | undefined {
	const text = write(value);
	const reading = read(text, languages[language]);
	const isWritable = reading.ok && !isProgram(reading.value) && write(reading.value) === text;
	return isWritable ? encodeText(text) : undefined;
}

function writeSettings(letter: string, layout: Layout, settings: RecordedSettings) {
	const language = languageOf(settings);
	const leading = layout.leading.map(name => {
		const option = layout.table[name];
		return option && writeSetting(option, settings[name], language);
	});
	const named = [...namedIn(layout)].flatMap(([label, [name, option]]) => {
		const value = settings[name];
		if (value === undefined || write(value) === write(option.default)) return [];
		const text = writeSetting(option, value, language);
		return [text && `${label}-${text}`];
	});
	return [language === defaultLanguage ? letter : `${letter}-${language}`, ...leading, ...named];
}

const isDigest = (text: string): boolean => /^[\da-f]{7,}$/.test(text);

/** The code of a game; `undefined` where its settings make no sense, or would make it too long. */
export function encodeGame(coded: CodedGame): string | undefined {
	const {settings, digest, moves} = coded;
	const letter = letterOf(coded);
	const layout = layouts[letter];
	if (layout === undefined || !isDigest(digest)) return undefined;
	const fields = [
		...writeSettings(letter, layout, settings),
		digest.slice(0, digestLength),
		// Looks at the families concern only the player who had them, and would make a code half as long again.
		encodeText(moves.replaceAll('*', '')),
	];
	const text = fields.join('.');
	const code = `${text}.${checkOf(text)}`;
	return fields.includes(undefined) || code.length > longestCode ? undefined : code;
}

const recorded = (value: Value): RecordedSettings[string] =>
	typeof value === 'object' ? write(value) : value;

function readGame(layout: Layout, language: string, fields: readonly string[]): CodedGame | CodeFault {
	const {game, table, leading, fixed} = layout;
	const [digest = '', moves = ''] = fields.slice(-2);
	const named = namedIn(layout);
	const texts: Record<string, string> = {language};
	for (const [at, field] of fields.slice(0, -2).entries()) {
		const label = field.split('-', 1).join();
		const name = leading[at] ?? named.get(label)?.[0];
		if (name === undefined) return 'newer';
		texts[name] = decodeText(at < leading.length ? field : field.slice(label.length + 1));
	}

	const {given, refused} = readTexts(table, texts);
	// A name that this version doesn't know is one of a newer version.
	if (refused[0]) return table[refused[0].name]?.choices ? 'newer' : 'bad';
	const settings = Object.entries(table)
		.filter(([, {isLocal}]) => !isLocal)
		.map(([name, setting]) => [name, recorded(given[name] ?? setting.default)] as const);
	return {
		game,
		settings: {...Object.fromEntries<RecordedSettings[string]>(settings), ...fixed},
		digest,
		moves: decodeText(moves),
	};
}

/** Matches the beginning of everything that follows the leading settings: settings with names, digest, moves and check. */
const cutEnd = /^(?:[a-z]+-[^.]*(?:\.|$))*(?:[a-z]*|[\da-f]{0,7}|[\da-f]{7}\.[^.]*(?:\.[^.]{0,3})?)$/u;

const refuse = (reason: CodeFault): DecodedGame => ({ok: false, reason});

/** The game of a code, in either case; blanks don't matter. */
export function decodeGame(text: string): DecodedGame {
	const code = text.replaceAll(/\s/g, '').normalize('NFC').toLowerCase();
	const [, letter = '', language = defaultLanguage, rest = ''] =
		/^([a-z])(?:-([a-z]+))?\.(.*)$/su.exec(code) ?? [];
	const layout = layouts[letter];
	const end = code.lastIndexOf('.');
	const isRight = checkOf(code.slice(0, Math.max(0, end))) === code.slice(end + 1);
	if (layout === undefined) return refuse(letter !== '' && isRight ? 'newer' : 'bad');
	if (!isRight) {
		const others = rest.split('.').slice(layout.leading.length).join('.');
		return refuse(/^[\p{Ll}\d.-]*$/u.test(rest) && cutEnd.test(others) ? 'truncated' : 'mistyped');
	}

	const game = readGame(layout, language, rest.split('.').slice(0, -1));
	if (typeof game === 'string') return refuse(game);
	// A game has one code.
	return isPrintable(game.moves) && encodeGame(game) === code ? {ok: true, game} : refuse('bad');
}
