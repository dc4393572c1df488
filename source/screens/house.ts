import {basename} from 'node:path';
import {
	englishName,
	isBundled,
	printable,
	standardLanguage,
	type LoadedDictionary,
	type Source,
} from '../dictionaries/index.js';
import type {Book, Dictionary} from '../engine/index.js';
import {hasPlayedDaily} from '../games/played-day.js';
import {sourceOf} from '../settings/readers.js';
import {beginForm} from '../settings/choices.js';
import {withStandards, type Asked, type Table} from '../settings/setting.js';
import {words} from '../settings/shared.js';
import type {WaitingGame} from '../store/index.js';
import {formatNumber} from '../text/numbers.js';
import {cutEnd} from '../text/wrap.js';
import type {Job} from './screen.js';

/** What outlives a screen: what has been read and made so far, and what was asked for last. */
export type House = {
	readonly dictionaries: ReadonlyMap<string, LoadedDictionary>;
	readonly books: ReadonlyMap<string, Book>;
	/** What was asked for before any form was filled in. */
	readonly given: Asked;
	/** What the player's file has in place of the defaults. */
	readonly standards: Asked;
	/** What each form was left with, by its name. */
	readonly forms: Readonly<Record<string, Asked>>;
	/** What each form was left with when the game was played last. */
	readonly remembered: Readonly<Record<string, Asked>>;
	/** What was asked for of how things look. */
	readonly look: Asked;
	/** The games that can be gone on with, the last one first, as they were when the menu was last shown. */
	readonly waiting: readonly WaitingGame[];
	/** Whether the daily stands first in the menu. */
	readonly isDailyFirst: boolean;
	/** What is chosen in the menu, by its key; the first entry where nothing is yet. */
	readonly menuItem: string | undefined;
};

export const openHouse = (
	given: Asked = {},
	look: Asked = {},
	{
		standards = {},
		remembered = {},
		waiting = [],
	}: Partial<Pick<House, 'standards' | 'remembered' | 'waiting'>> = {},
): House => ({
	dictionaries: new Map(),
	books: new Map(),
	given,
	standards,
	forms: {},
	remembered,
	look,
	waiting,
	isDailyFirst: hasPlayedDaily({choices: remembered}),
	menuItem: undefined,
});

/** What tells a source from others. */
export const sourceKey = ({dictionary, language}: Source): string => `${language} ${dictionary}`;

export const loadedOf = ({dictionaries}: House, source: Source): LoadedDictionary | undefined =>
	dictionaries.get(sourceKey(source));

/** The dictionary of a source, once it is read and sound. */
export function dictionaryOf(house: House, source: Source): Dictionary | undefined {
	const loaded = loadedOf(house, source);
	return loaded?.ok ? loaded.dictionary : undefined;
}

/** A file that could not be read may be mended meanwhile, so only the newest failure is kept. */
export function keepDictionary(house: House, source: Source, loaded: LoadedDictionary): House {
	const sound = [...house.dictionaries].filter(([, {ok}]) => ok);
	return {...house, dictionaries: new Map([...sound, [sourceKey(source), loaded]])};
}

/** What a form begins with: what it was left with, now or when the game was played last. */
export const askedIn = (
	house: House,
	form: string,
	table: Table,
	{first, isRemembering = true}: {readonly first?: Asked; readonly isRemembering?: boolean} = {},
): Asked =>
	house.forms[form] ??
	beginForm(table, {
		...house,
		remembered: isRemembering ? house.remembered[form] : undefined,
		...(first && {first}),
	});

export const keepAsked = (house: House, form: string, asked: Asked): House => ({
	...house,
	forms: {...house.forms, [form]: asked},
});

/** The source of the dictionary that was given at the start. */
export const givenSource = ({given, standards}: House): Source =>
	sourceOf(withStandards(words, {...standards, ...given}));

const typingPause = 250;

/** Reads the dictionary of a source, unless that has been done; a path only once the typing pauses. */
export function readDictionary<Message>(
	house: House,
	source: Source,
	done: Message,
): readonly Job<Message>[] {
	if (source.dictionary === '' || loadedOf(house, source)) return [];
	return [
		{
			key: `dictionary ${sourceKey(source)}`,
			pause: isBundled(source.dictionary) ? 0 : typingPause,
			async run({workers, signal, keep}) {
				const loaded = await workers.run('load-dictionary', source, {signal});
				keep(now => keepDictionary(now, source, loaded));
				return done;
			},
		},
	];
}

const longestName = 20;

/** A dictionary's name for the title line: its own, or the file's without its folders; another language than the usual one is named. */
export function nameOfSource({dictionary, language}: Source): string {
	const name = cutEnd(isBundled(dictionary) ? dictionary : printable(basename(dictionary)), longestName);
	if (language === standardLanguage) return name;
	return isBundled(dictionary) ? englishName(language) : `${name} (${language})`;
}

/** The name with the number of its words, once they are read. */
export function countedName(house: House, source: Source): string {
	const count = dictionaryOf(house, source)?.count;
	const name = nameOfSource(source);
	return count === undefined ? name : `${name} · ${formatNumber(count)}`;
}
