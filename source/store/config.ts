import {unusableIn} from '../settings/choices.js';
import {faultCode} from './disk.js';
import type {Config, Place, Shared, Texts} from './place.js';
import {isObject, isText, parseJson} from './record.js';

/** The entries of an object that a reader can use; `undefined` where there are none. */
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

const readText = (value: unknown): string | undefined => (isText(value) ? value : undefined);
const readTexts = (value: unknown): Texts | undefined => usable(value, readText);

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

export function keepConfig({open, isKeeping, report}: Shared) {
	/** All that the file says, read anew each time: another program may have changed it. `undefined` where it is not to be replaced. */
	async function read({disk, configFile: path}: Place) {
		let text: string | undefined;
		try {
			text = await disk.read(path);
		} catch (error) {
			report({kind: 'unreadable', what: 'settings', path, code: faultCode(error)});
			return undefined;
		}

		if (text === undefined) return {};
		const all = parseJson(text);
		if (isObject(all) && !(typeof all.v === 'number' && all.v > version)) return all;
		report({kind: isObject(all) ? 'newer-config' : 'bad-config', path});
		return undefined;
	}

	async function write(change: Config): Promise<void> {
		const place = open();
		const before = place && (await read(place));
		if (!before) return;
		const {disk, configFile: path} = place;
		try {
			await disk.replace(path, changeConfig(before, change));
		} catch (error) {
			report({kind: 'unwritable', what: 'settings', path, code: faultCode(error)});
		}
	}

	let writing = Promise.resolve();
	return {
		async config(): Promise<Config> {
			const place = open();
			const all = place && (await read(place));
			if (!all) return {};
			const {v, choices, lists, ...preferences} = all;
			const used = {choices: readChoices(choices), lists: readTexts(lists)};
			const isPartly = (key: keyof typeof used) => JSON.stringify(used[key]) !== JSON.stringify(all[key]);
			const keys = [...unusableIn(preferences), ...(['choices', 'lists'] as const).filter(isPartly)];
			if (keys.length > 0) report({kind: 'unusable', path: place.configFile, keys});
			return {preferences: readTexts(preferences), ...used};
		},
		/** Changes what is named, and keeps the rest. */
		remember(change: Config): Promise<void> {
			if (isKeeping) writing = writing.then(() => write(change));
			return writing;
		},
	};
}

/** What is remembered of a day's game that is over, beside the choices of set-ups: who has played it is no newcomer. */
export const dailyPlayed = (day: string): Config => ({choices: {daily: {day}}});
