import {addDays, dayNumber, firstDay} from '../daily/index.js';
import {isPrintable} from '../dictionaries/printable.js';
import {
	isCalled,
	isProgram,
	languages,
	programCalled,
	programNameOf,
	type Language,
} from '../engine/index.js';
import {languageCodes} from '../settings/setting.js';
import {digestLength, hideWord, showWord, type GameName, type GameRecord} from '../store/record.js';
import {
	checkSize,
	checkSymbols,
	readSymbols,
	symbolReader,
	symbolWriter,
	UnreadableCode,
	UnwritableCode,
	writeSymbols,
	type SymbolReader,
	type SymbolWriter,
} from './symbols.js';

/** What a code says of a game; its settings name the list by its language alone, the digest says the rest. */
export type CodedGame = Pick<GameRecord, 'game' | 'settings' | 'digest' | 'moves' | 'answers'>;

/**
Why a text is refused as a code.

`bad`: it is none; `truncated`: its end is missing; `mistyped`: some of its characters are wrong; `newer`: a newer version made it.
*/
export type CodeFault = 'bad' | 'truncated' | 'mistyped' | 'newer';

export type DecodedGame =
	{readonly ok: true; readonly game: CodedGame} | {readonly ok: false; readonly reason: CodeFault};

/** The table of codes: a name's number is its place, so a new one goes to the end and none is ever taken out. */
const names = {
	language: languageCodes,
	chooser: ['random', 'evil', 'cunning', 'perfect'],
	guesser: ['you', 'naive', 'pattern', 'paga', 'expert', 'perfect', 'stranger'],
	variant: ['ghost', 'superghost', 'superduperghost', 'xghost', 'spook'],
	rule: ['instant', 'challenge'],
	player: ['you', 'perfect', 'stubborn', 'careless', 'random'],
	opponent: ['perfect', 'stubborn', 'careless', 'random', 'human'],
	first: ['you', 'computer'],
	table: ['perfect', 'stubborn', 'careless', 'random', 'human', 'elsewhere'],
	/** What may stand between the letters of moves. */
	mark: ['?', '<', '!', '=', '.', '~', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Field = {
	readonly name: string;
	readonly write: (out: SymbolWriter, value: unknown, language: Language) => void;
	readonly read: (symbols: SymbolReader, language: Language) => string | number | boolean | undefined;
};

const nameField = (name: Exclude<keyof typeof names, 'mark' | 'table'>): Field => ({
	name,
	write: (out, value) => out.number(placeOf(names[name], value)),
	read: symbols => nameAt(names[name], symbols.number()),
});

function placeOf(list: readonly unknown[], value: unknown): number {
	const place = list.indexOf(value);
	if (place === -1) throw new UnwritableCode();
	return place;
}

function nameAt<Name>(list: readonly Name[], place: number): Name {
	const name = list[place];
	// A name that this version doesn't know is a newer version's.
	if (name === undefined) throw new UnreadableCode('newer');
	return name;
}

/** Far more than there are letters or days. */
const largestCount = 1_000_000;

const countField = (name: string): Field => ({
	name,
	write(out, value) {
		if (typeof value !== 'number' || value > largestCount) throw new UnwritableCode();
		out.number(value);
	},
	read(symbols) {
		const value = symbols.number();
		if (value < 1 || value > largestCount) throw new UnreadableCode();
		return value;
	},
});

/** A bot by its number from 1 on, or 0 and what a program is called. */
const playerField = (name: 'chooser' | 'guesser'): Field => ({
	name,
	write(out, value) {
		const isNamed = isCalled(value);
		out.number(isNamed ? 0 : placeOf(names[name], value) + 1);
		if (isNamed) out.text(programNameOf(value));
	},
	read(symbols) {
		const number = symbols.number();
		return number === 0 ? programCalled(printed(symbols.text())) : nameAt(names[name], number - 1);
	},
});

const flagField = (name: string): Field => ({
	name,
	write: (out, value) => out.number(value === true ? 1 : 0),
	read: symbols => symbols.number() === 1,
});

/** Seeds that nobody typed are four hexadecimal digits, later games of them `4f2a-2` and so on; any other is written as it is. */
const freshSeed = /^([\da-f]{4})(?:-([1-9]\d{0,8}))?$/;

const seedField: Field = {
	name: 'seed',
	write(out, value) {
		const [, digits, number = '0'] = freshSeed.exec(String(value)) ?? [];
		out.number(digits === undefined ? 1 : 0);
		if (digits === undefined) out.text(String(value));
		else {
			out.bits(Number.parseInt(digits, 16), 4);
			out.number(Number(number));
		}
	},
	read(symbols) {
		if (symbols.number() === 1) {
			return printed(symbols.text());
		}

		const digits = symbols.bits(4).toString(16).padStart(4, '0');
		const number = symbols.number();
		return number === 0 ? digits : `${digits}-${number}`;
	},
};

function writeMoves(out: SymbolWriter, moves: string, language: Language): void {
	const {letters} = languages[language];
	const characters = Array.from(moves);
	const places = characters.map(character => letters.indexOf(character));
	const own = places.filter(place => place !== -1);
	out.number(own.length);
	for (const place of own) out.symbol(place);
	out.number(characters.length - own.length);
	let before = 0;
	for (const [at, character] of characters.entries()) {
		if (places[at] !== -1) before++;
		else {
			out.number(before);
			out.number(placeOf(names.mark, character));
			before = 0;
		}
	}
}

function readMoves(symbols: SymbolReader, language: Language): string {
	const letters = symbols.many(symbols.number(), () => nameAt(languages[language].letters, symbols.symbol()));
	let at = 0;
	const marked = symbols.many(symbols.number(), () => {
		const before = letters.slice(at, (at += symbols.number())).join('');
		return before + nameAt(names.mark, symbols.number());
	});
	if (at > letters.length) throw new UnreadableCode();
	return marked.join('') + letters.slice(at).join('');
}

/** A word, hidden from a glance as a record hides it. */
const secretField: Field = {
	name: 'secret',
	write: (out, value, language) => writeMoves(out, value === undefined ? '' : showWord(value), language),
	read(symbols, language) {
		const word = readMoves(symbols, language);
		return word === '' ? undefined : hideWord(word);
	},
};

const dayField: Field = {
	name: 'day',
	write: (out, value) => out.number(dayNumber(String(value))),
	read(symbols) {
		const number = symbols.number();
		if (number > largestCount) throw new UnreadableCode();
		return addDays(firstDay, number - 1);
	},
};

const printed = (text: string): string => {
	if (!isPrintable(text)) throw new UnreadableCode();
	return text;
};

const textField = (name: string): Field => ({
	name,
	write: (out, value) => out.text(typeof value === 'string' ? value : ''),
	read: symbols => printed(symbols.text()) || undefined,
});

const tableField: Field = {
	name: 'opponent',
	write(out, value) {
		const opponents = String(value).split(',');
		out.number(opponents.length);
		for (const each of opponents) out.number(placeOf(names.table, each));
	},
	read: symbols => symbols.many(symbols.number(), () => nameAt(names.table, symbols.number())).join(','),
};

/** A word that can't be read off its symbols at a glance: each letter is moved by a number of the seed's and of its place. */
const veiledField: Field = {
	name: 'secret',
	write(out, value, language) {
		const {letters} = languages[language];
		const places = Array.from(showWord(value), letter => placeOf(letters, letter));
		out.number(places.length);
		for (const [at, place] of places.entries())
			out.symbol((place + veil(places.length, at)) % letters.length);
	},
	read(symbols, language) {
		const {letters} = languages[language];
		const count = symbols.number();
		const places = symbols.many(count, () => symbols.symbol());
		const shown = places.map((place, at) => {
			const moved = place - (veil(count, at) % letters.length) + letters.length;
			return nameAt(letters, moved % letters.length);
		});
		return hideWord(shown.join(''));
	},
};

const always = (name: string, value: string | boolean): Field => ({
	name,
	write: () => undefined,
	read: () => value,
});

const veil = (count: number, at: number): number => (count * 11 + at * at * 7 + at * 5 + 17) % 97;

const hangmanFields = (...players: readonly Field[]): readonly Field[] => [
	nameField('language'),
	...players,
	countField('length'),
	countField('budget'),
	seedField,
	secretField,
];

const ghostFields = (...opponents: readonly Field[]): readonly Field[] => [
	nameField('language'),
	nameField('variant'),
	nameField('rule'),
	nameField('player'),
	...opponents,
	nameField('first'),
	countField('minLength'),
	flagField('isMatch'),
	seedField,
];

/** How a kind of code writes the settings of a game; its number is its place, so a new one goes to the end. */
type Layout = {
	readonly game: GameName;
	readonly fields: readonly Field[];
	/** Whether it can write some settings; the first that can does. */
	readonly fits: (settings: GameRecord['settings']) => boolean;
	/** Whether its moves may end with why the game was broken off. */
	readonly mayBeBroken?: true;
};

const hasProgram = ({chooser, guesser}: GameRecord['settings']): boolean =>
	isProgram(chooser) || isProgram(guesser);

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

const layouts: readonly Layout[] = [
	{
		game: 'hangman',
		fits: settings => settings.forAFriend !== true && !hasProgram(settings),
		fields: hangmanFields(nameField('chooser'), nameField('guesser')),
	},
	{
		game: 'ghost',
		fits: ({opponent, names: called}) => !isSet(called) && names.opponent.some(name => name === opponent),
		fields: ghostFields(nameField('opponent')),
	},
	{game: 'daily', fits: () => true, fields: [dayField]},
	/** Ghost with several players, with friends elsewhere, or with names. */
	{game: 'ghost', fits: () => true, fields: ghostFields(tableField, textField('names'))},
	/** A word for a friend, and who chose it. */
	{
		game: 'hangman',
		fits: ({forAFriend}) => forAFriend === true,
		fields: [
			nameField('language'),
			countField('length'),
			countField('budget'),
			veiledField,
			textField('from'),
			always('chooser', 'random'),
			always('guesser', 'you'),
			always('seed', 'friend'),
			always('forAFriend', true),
		],
	},
	/** Hangman with programs of someone's own, or broken off by one. */
	{
		game: 'hangman',
		fits: () => true,
		fields: hangmanFields(playerField('chooser'), playerField('guesser')),
		mayBeBroken: true,
	},
];

const version = 1;

const digestSize = 6;

/** The length of a whole code stands behind its version, in two symbols. */
const lengthSize = 2;

const longest = 32 ** lengthSize - 1;

/** Answers are marked by so many bits, in two symbols. */
const answerMarks = 1024;

const languageOf = (settings: GameRecord['settings']): Language =>
	languageCodes.find(code => code === settings.language) ?? 'en';

/** The code of a game; `undefined` where it would have more than 1,023 characters. */
export function encodeGame({game, settings, digest, moves, answers = 0}: CodedGame): string | undefined {
	const out = symbolWriter();
	const language = languageOf(settings);
	try {
		const isBroken = moves.includes('#');
		const number = layouts.findIndex(
			layout => layout.game === game && layout.fits(settings) && (!isBroken || layout.mayBeBroken),
		);
		if (number === -1) return undefined;
		const {fields, mayBeBroken} = nameAt(layouts, number);
		const [played = '', broken = ''] = mayBeBroken ? moves.split(/#(.*)$/su) : [moves];
		out.number(number);
		for (const {name, write} of fields) write(out, settings[name], language);
		out.bits(Number.parseInt(digest.slice(0, digestLength), 16), digestSize);
		// Looks at the families concern whoever had them, and would make a code half as long again.
		writeMoves(out, played.replaceAll('*', ''), language);
		if (mayBeBroken) out.text(broken);
		out.bits(answers, 2);
	} catch (error) {
		if (error instanceof UnwritableCode) return undefined;
		throw error;
	}

	const body = out.symbols();
	const length = 1 + lengthSize + body.length + checkSize;
	if (length > longest) return undefined;
	const symbols = [version, length >> 5, length & 31, ...body];
	return writeSymbols([...symbols, ...checkSymbols(symbols)]);
}

/** How many symbols a code has, by its first ones; `undefined` where it can't be told. */
export function sizeOfCode(start: string): number | undefined {
	const [made = -1, high = -1, low = -1] = readSymbols(start.slice(0, 1 + lengthSize));
	return made === version && high >= 0 && low >= 0 ? high * 32 + low : undefined;
}

/** The game of a code, in either case; blanks and hyphens don't matter, and an O is a 0. */
export function decodeGame(text: string): DecodedGame {
	const characters = text.replaceAll(/[\s-]/g, '');
	if (!/^[\da-z]+$/i.test(characters)) return {ok: false, reason: 'bad'};
	const symbols = readSymbols(characters);
	const reason = findFault(symbols);
	if (reason !== undefined) return {ok: false, reason};
	try {
		const game = readGame(symbolReader(symbols.slice(1 + lengthSize, -checkSize)));
		// A game has one code.
		return encodeGame(game) === writeSymbols(symbols) ? {ok: true, game} : {ok: false, reason: 'bad'};
	} catch (error) {
		if (error instanceof UnreadableCode) return {ok: false, reason: error.reason};
		throw error;
	}
}

function findFault(symbols: readonly number[]): CodeFault | undefined {
	if (symbols.includes(-1)) return 'mistyped';
	const [made = 0, high = 0, low = 0] = symbols;
	const length = high * 32 + low;
	if (symbols.length < length || symbols.length <= lengthSize + checkSize) return 'truncated';
	const check = checkSymbols(symbols.slice(0, -checkSize));
	if (symbols.length > length || check.join() !== symbols.slice(-checkSize).join()) return 'mistyped';
	return made > version ? 'newer' : made < version ? 'bad' : undefined;
}

function readGame(symbols: SymbolReader): CodedGame {
	const {game, fields, mayBeBroken} = nameAt(layouts, symbols.number());
	const settings: Record<string, string | number | boolean | undefined> = {};
	for (const {name, read} of fields) settings[name] = read(symbols, languageOf(settings));
	const digest = symbols.bits(digestSize).toString(16).padStart(digestLength, '0');
	const played = readMoves(symbols, languageOf(settings));
	const broken = mayBeBroken ? printed(symbols.text()) : '';
	const moves = broken === '' ? played : `${played}#${broken}`;
	const answers = symbols.bits(2);
	symbols.end();
	return {game, settings, digest, moves, answers};
}

/**
A number that the places of the kept families of a game make, in the order of the letters.

A code carries it: who plays the letters again sees whether they were answered as they were then, or this version of a chooser answers otherwise.
*/
export function markAnswers(places: readonly number[]): number {
	const mark = places.reduce((sum, place) => (sum * 33 + (place % 65_521) + 1) % 65_521, 1);
	return mark % answerMarks;
}
