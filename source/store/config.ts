import {unusableIn} from '../settings/preferences.js';
import {whileLocked} from './lock.js';
import type {Config, StoreFiles, Shared} from './place.js';
import {isText} from '../dictionaries/source.js';
import {isObject, parseJson} from './record.js';

/** Returns the entries of an object that a reader can use, if there are any. */
function usable<Value>(
	value: unknown,
	read: (entry: unknown) => Value | undefined,
): Readonly<Record<string, Value>> | undefined {
	const entries = Object.entries(isObject(value) ? value : {}).flatMap(([name, entry]) => {
		const usableEntry = isText(name) ? read(entry) : undefined;
		return usableEntry === undefined ? [] : [[name, usableEntry] as const];
	});
	return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const readTexts = (value: unknown) => usable(value, text => (isText(text) ? text : undefined));

const readChoices = (value: unknown) => usable(value, readTexts);

const version = 1;

/** The text of settings after a change; what the change doesn't name stays, known to this version or not. */
function changeConfig(all: Readonly<Record<string, unknown>>, {preferences, choices, lists}: Config): string {
	const join = (before: unknown, change: object | undefined) =>
		change && {...(isObject(before) && before), ...change};
	const changed = {
		...all,
		v: version,
		...preferences,
		choices: join(all.choices, readChoices(choices)) ?? all.choices,
		lists: join(all.lists, readTexts(lists)) ?? all.lists,
	};
	return `${JSON.stringify(changed, undefined, '\t')}\n`;
}

export function keepConfig({attempt, isKeeping, report}: Shared) {
	/** Reads the whole file, anew each time since another program may change it. Returns `undefined` if it must not be replaced. */
	async function read({disk, configFile: path}: StoreFiles) {
		const text = await disk.read(path);
		if (text === undefined) return {};
		const all = parseJson(text);
		if (isObject(all) && !(typeof all.v === 'number' && all.v > version)) return all;
		report({kind: isObject(all) ? 'newer-config' : 'bad-config', path});
		return undefined;
	}

	const write = (change: Config) =>
		attempt('unwritable', 'settings', undefined, ({disk, configFile: path}) =>
			whileLocked(disk, path, async () => {
				const before = await attempt('unreadable', 'settings', undefined, read);
				if (before) await disk.replace(path, changeConfig(before, change));
			}),
		);

	let writing = Promise.resolve();
	return {
		config: (): Promise<Config> =>
			attempt<Config>('unreadable', 'settings', {}, async place => {
				const {v, choices, lists, ...preferences} = (await read(place)) ?? {};
				const used = {choices: readChoices(choices), lists: readTexts(lists)};
				const keys = [
					...unusableIn(preferences),
					...(isWhole(choices, used.choices) ? [] : ['choices']),
					...(isWhole(lists, used.lists) ? [] : ['lists']),
				];
				if (keys.length > 0) report({kind: 'unusable', path: place.configFile, keys});
				return {preferences: readTexts(preferences), ...used};
			}),
		remember(change: Config): Promise<void> {
			if (isKeeping) writing = writing.then(() => write(change));
			return writing;
		},
	};
}

const isWhole = (value: unknown, used: unknown): boolean => JSON.stringify(value) === JSON.stringify(used);
