import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';
import type {Language, Losses} from '../engine/index.js';
import {gameFile} from '../game-file.js';
import {defaultLanguage, type Source} from './source.js';
import type answers from '../../dictionaries/answers.json';
import type bots from '../../dictionaries/bots.json';
import type days from '../../dictionaries/daily/days.json';
import type evil from '../../dictionaries/evil.json';
import type losses from '../../dictionaries/losses.json';
import type par from '../../dictionaries/par.json';

export const bundledNames = [
	'small',
	'common',
	'huge',
	'animals',
	'body',
	'feelings',
	'food',
	'music',
	'nature',
	'people',
	'plants',
	'things',
	'vehicles',
	'example',
] as const;

export type BundledName = (typeof bundledNames)[number];

export const defaultDictionary: BundledName = 'common';

export const isBundled = (source: string): source is BundledName =>
	bundledNames.some(name => name === source);

export const bundledIn = (language: Language): readonly BundledName[] =>
	language === defaultLanguage ? bundledNames : [defaultDictionary];

/** Returns whether a dictionary may be one of a language; a list that comes with the game belongs to one. */
export const mayBeIn = (language: Language, dictionary: string): boolean =>
	!isBundled(dictionary) || bundledIn(language).includes(dictionary);

export const dailyWords: Source = {
	dictionary: fileURLToPath(gameFile('daily/words.txt')),
	language: 'en',
};

export const bundledFile = (language: Language, name: BundledName): URL =>
	gameFile(`${language}/${name}.txt`);

type Tables = {
	readonly 'answers.json': typeof answers;
	readonly 'bots.json': typeof bots;
	readonly 'daily/days.json': typeof days;
	readonly 'evil.json': typeof evil;
	readonly 'losses.json': typeof losses;
	readonly 'par.json': typeof par;
};

const tables: {-readonly [Name in keyof Tables]?: Tables[Name]} = {};

/** Returns a bundled table, read when it is first needed. As code in the bundle, the tables took a tenth of line mode's start. */
export function bundledTable<Name extends keyof Tables>(name: Name): Tables[Name] {
	const table = tables[name] ?? (JSON.parse(readFileSync(gameFile(name), 'utf8')) as Tables[Name]);
	tables[name] = table;
	return table;
}

type Known = {readonly upTo: number; readonly fragments: string};

/** The known losses of each variant, by the digests of lists. */
export type LossesBook = Readonly<Record<string, Readonly<Record<string, Known>>>>;

/** Returns the losing fragments that were found beforehand for a list with a digest. Without them the coach takes half a second after a first letter on `huge`. */
export function knownLosses(digest: string, minLength: number, variant: string): Losses | undefined {
	const table = bundledTable('losses.json');
	const lists: LossesBook = table.lists;
	const known = Object.hasOwn(lists, digest) ? lists[digest]?.[variant] : undefined;
	if (known === undefined || minLength !== table.minLength) return undefined;
	return {upTo: known.upTo, fragments: known.fragments.split(' ')};
}
