import * as v from 'valibot';
import {version, type KeptSettings} from './records.js';
import {text, texts} from './schemas.js';
import {isText} from './text.js';

/** What is remembered of a player's choices; what a word means, the settings say. */
export type Config = {
	readonly theme?: string | undefined;
	readonly motion?: string | undefined;
	readonly language?: string | undefined;
	readonly dictionary?: string | undefined;
	/** The last choices of each set-up, by the names of their rows. */
	readonly choices?: Readonly<Record<string, KeptSettings>> | undefined;
	/** The player's own lists that were played with, by the first digits of their digests: a code names no path. */
	readonly lists?: Readonly<Record<string, string>> | undefined;
};

const entries = {
	theme: v.optional(text),
	motion: v.optional(text),
	language: v.optional(text),
	dictionary: v.optional(text),
	choices: v.optional(v.record(text, texts)),
	lists: v.optional(texts),
};

type Key = keyof typeof entries;

const records = v.record(v.string(), v.unknown());

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
	v.is(records, value) && !Array.isArray(value) ? value : {};

type Entries = readonly (readonly [name: string, value: unknown])[];

/** A record of entries; none where there are no entries. */
const filled = (pairs: Entries): Readonly<Record<string, unknown>> | undefined =>
	pairs.length === 0 ? undefined : Object.fromEntries(pairs);

const usableTexts = (value: unknown) =>
	filled(Object.entries(recordIn(value)).filter(entry => entry.every(isText)));

/** What is left where not all of an entry is of use: a bad neighbor costs no other. */
const salvage: Readonly<Partial<Record<Key, (value: unknown) => unknown>>> = {
	choices: value =>
		filled(
			Object.entries(recordIn(value)).flatMap(([form, choices]) => {
				const asked = isText(form) ? usableTexts(choices) : undefined;
				return asked === undefined ? [] : [[form, asked] as const];
			}),
		),
	lists: usableTexts,
};

const isKey = (key: string): key is Key => Object.hasOwn(entries, key);

/** Why a file of settings is not written over: `newer`: a newer version wrote it. */
export type ConfigFault = 'bad' | 'newer';

export type ReadConfig =
	| {
			readonly ok: true;
			readonly config: Config;
			/** The keys whose values are of no use; they count as not set. */
			readonly unusable: readonly string[];
			/** All that the file says, to be kept. */
			readonly all: Readonly<Record<string, unknown>>;
	  }
	| {readonly ok: false; readonly reason: ConfigFault};

export function readConfig(written: string): ReadConfig {
	const all = parseObject(written);
	if (all === undefined) return {ok: false, reason: 'bad'};
	if (typeof all.v === 'number' && all.v > version) return {ok: false, reason: 'newer'};
	return {ok: true, ...readEntries(all), all};
}

function readEntries(all: Readonly<Record<string, unknown>>) {
	const usable: Record<string, unknown> = {};
	const unusable: string[] = [];
	for (const [key, entry] of Object.entries(all)) {
		if (!isKey(key)) continue;
		const isUsable = v.is(entries[key], entry);
		const rest = isUsable ? entry : salvage[key]?.(entry);
		if (rest !== undefined) usable[key] = rest;
		if (!isUsable) unusable.push(key);
	}

	return {config: v.parse(v.object(entries), usable), unusable};
}

function parseObject(written: string): Readonly<Record<string, unknown>> | undefined {
	try {
		const parsed: unknown = JSON.parse(written);
		return v.is(records, parsed) && !Array.isArray(parsed) ? parsed : undefined;
	} catch {
		return undefined;
	}
}

/** The text of settings after a change; what the change doesn't name, and what this version doesn't know or can't use, stays. The choices of each set-up and the lists are changed one by one. What could not be read again is not written. */
export function changeConfig(all: Readonly<Record<string, unknown>>, change: Config): string {
	const {choices, lists, ...rest} = readEntries(change).config;
	const changed: Record<string, unknown> = {...all, v: version, ...rest};
	if (choices) changed.choices = {...recordIn(all.choices), ...choices};
	if (lists) changed.lists = {...recordIn(all.lists), ...lists};
	return `${JSON.stringify(changed, undefined, '\t')}\n`;
}
