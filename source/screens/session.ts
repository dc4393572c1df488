import {mayBeIn, defaultLanguage, type LoadedDictionary, type Source} from '../dictionaries/index.js';
import {formatNumber, nameOfSource} from '../text/words.js';
import type {Meaning} from '../dictionaries/meanings.js';
import type {Dictionary, SharedBook} from '../engine/index.js';
import type {Chosen, Form, FormName, Forms} from './forms/form.js';
import type {OpeningsSettings} from '../settings/ghost.js';
import type {Look} from '../settings/preferences.js';
import {namesProgram} from '../settings/program.js';
import {
	readTexts,
	withDefaults,
	write,
	writeTexts,
	type Given,
	type Texts,
	type Value,
} from '../settings/setting.js';
import {bookName, wordsTable} from '../settings/words.js';
import type {LeftGame} from '../store/index.js';
import type {ScreenName} from './routes.js';

export type Face = 'screen' | 'spoken' | 'plain';

/** The state that outlives a screen: the lists and books read so far, and the last choices. */
export type Session = {
	readonly face: Face;
	/** The last few that were read, the newest last. */
	readonly dictionaries: ReadonlyMap<string, LoadedDictionary>;
	/** The last few books of Ghost, the newest last. */
	readonly books: ReadonlyMap<string, SharedBook>;
	/** The words looked up last, each with its meaning if it has one. */
	readonly meanings: ReadonlyMap<string, Meaning | undefined>;
	/** The words that the command line gives. */
	readonly given: Given<Source>;
	/** The defaults from the player's file. */
	readonly usual: Given<Source>;
	readonly forms: {readonly [Name in FormName]?: Chosen<Forms[Name]>};
	/** The choices that forms were left with when the game was played last. */
	readonly remembered: Readonly<Record<string, Texts>>;
	readonly look: Given<Look>;
	/** The games that can be gone on with, the last one first, as they were when the menu was last shown. */
	readonly waiting: readonly LeftGame[];
	/** The item picked last in the menu of each screen. */
	readonly picked: Readonly<Partial<Record<ScreenName, string>>>;
	/** Whether nothing has been played here yet, as far as anything is remembered. */
	readonly isNewcomer: boolean;
};

export const openSession = ({waiting = [], remembered = {}, ...known}: Partial<Session> = {}): Session => ({
	face: 'screen',
	dictionaries: new Map(),
	books: new Map(),
	meanings: new Map(),
	given: {},
	usual: {},
	forms: {},
	remembered,
	look: {},
	waiting,
	picked: {},
	isNewcomer: waiting.length === 0 && Object.keys(remembered).length === 0,
	...known,
});

/** The most dictionaries, and the most books, that are kept: as many as a worker keeps. */
const mostKept = 3;

const keepNewest = <Kept>(all: ReadonlyMap<string, Kept>, key: string, kept: Kept) =>
	new Map([...[...all].filter(([other]) => other !== key).slice(1 - mostKept), [key, kept]]);

export const sourceKey = ({dictionary, language}: Source): string => `${language} ${dictionary}`;

export const loadedOf = ({dictionaries}: Session, source: Source): LoadedDictionary | undefined =>
	dictionaries.get(sourceKey(source));

export function dictionaryOf(session: Session, source: Source): Dictionary | undefined {
	const loaded = loadedOf(session, source);
	return loaded?.ok ? loaded.dictionary : undefined;
}

export const keepDictionary = (session: Session, source: Source, loaded: LoadedDictionary): Session => ({
	...session,
	dictionaries: keepNewest(session.dictionaries, sourceKey(source), loaded),
});

/** Has files that could not be read be read again: they may have been mended. */
export const forgetFailures = (session: Session): Session => ({
	...session,
	dictionaries: new Map([...session.dictionaries].filter(([, {ok}]) => ok)),
});

export const bookOf = ({books}: Session, settings: OpeningsSettings): SharedBook | undefined =>
	books.get(bookName(settings));

export const keepBook = (session: Session, settings: OpeningsSettings, book: SharedBook): Session => ({
	...session,
	books: keepNewest(session.books, bookName(settings), book),
});

/** Settings of a single game, and a typed path that was not chosen in the end. */
const forgotten = new Set(['seed', 'secret', 'forAFriend', 'path', 'here']);

/** A program is never remembered: its command runs only from the command line. */
const isKept = (name: string, text: string): boolean => !forgotten.has(name) && !namesProgram(text);

/** Returns what is remembered of a form, as texts: what was chosen in it, unless the player’s own settings say the same. Where the command line gave that, what was remembered before stays. */
export const choicesToKeep = (
	chosen: Readonly<Record<string, Value>>,
	given: Readonly<Record<string, Value>> = {},
	before: Texts = {},
	usual: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(writeTexts(chosen)).flatMap(([name, written]) => {
			const own = usual[name] === chosen[name] ? undefined : written;
			const text = given[name] === chosen[name] ? before[name] : own;
			return text !== undefined && isKept(name, text) ? [[name, text]] : [];
		}),
	);

/** Returns a form's first values: as it was left, else from the command line, its last game, its own beginning and the player's file, in this order. */
export function chosenIn<Name extends FormName>(
	session: Session,
	name: Name,
	{table, begin}: Form<Forms[Name], unknown>,
): Chosen<Forms[Name]> {
	const {usual, given} = session;
	const {[name]: left} = session.forms;
	if (left) return left;
	const {[name]: remembered = {}} = session.remembered;
	const {language = defaultLanguage} = {...usual, ...readTexts(wordsTable, remembered).given, ...given};
	const kept = Object.entries(remembered).filter(
		([setting, text = '']) => isKept(setting, text) && (setting !== 'dictionary' || mayBeIn(language, text)),
	);
	// Its table reads the values of the form.
	const read = readTexts(table, Object.fromEntries(kept)).given as Given<Forms[Name]>;
	const isOpen = remembered.isOpen === write(true);
	return {...usual, ...begin, ...read, ...given, ...(isOpen && {isOpen})};
}

export const givenSource = ({given, usual}: Session): Source =>
	withDefaults(wordsTable, {...usual, ...given});

export function countedName(session: Session, source: Source): string {
	const count = dictionaryOf(session, source)?.count;
	const name = nameOfSource(source);
	return count === undefined ? name : `${name} · ${formatNumber(count)}`;
}
