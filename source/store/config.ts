import * as v from 'valibot';
import {version, type KeptSettings} from './records.js';
import {text, texts} from './schemas.js';

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
	const usable: Record<string, unknown> = {};
	const unusable: string[] = [];
	for (const [key, entry] of Object.entries(all)) {
		if (!isKey(key)) continue;
		if (v.is(entries[key], entry)) usable[key] = entry;
		else unusable.push(key);
	}

	return {ok: true, config: v.parse(v.object(entries), usable), unusable, all};
}

function parseObject(written: string): Readonly<Record<string, unknown>> | undefined {
	try {
		const parsed: unknown = JSON.parse(written);
		const result = v.safeParse(v.record(v.string(), v.unknown()), parsed);
		return result.success && !Array.isArray(parsed) ? result.output : undefined;
	} catch {
		return undefined;
	}
}

/** The text of settings after a change; what the change doesn't name, and what this version doesn't know, stays. The choices of each set-up and the lists are changed one by one. */
export function changeConfig(all: Readonly<Record<string, unknown>>, change: Config): string {
	const {choices, lists} = v.parse(
		v.object({choices: v.fallback(entries.choices, {}), lists: v.fallback(entries.lists, {})}),
		all,
	);
	const changed: Record<string, unknown> = {...all, v: version, ...change};
	if (change.choices) changed.choices = {...choices, ...change.choices};
	if (change.lists) changed.lists = {...lists, ...change.lists};
	return `${JSON.stringify(changed, undefined, '\t')}\n`;
}
