import {isBundled, standardInput, wholePath, type Source} from '../dictionaries/index.js';
import {askDictionary, sourceOf} from '../settings/readers.js';
import {no, yes, type Asked} from '../settings/setting.js';
import type {RecordedSettings} from '../store/record.js';

/** The settings of a record as texts, which the table of a game reads. */
export function readWritten({dictionary, ...written}: RecordedSettings): Asked {
	const texts: Asked = Object.fromEntries(
		Object.entries(written).map(([name, value]) => [name, writeText(value)]),
	);
	return {...texts, ...(dictionary !== undefined && askDictionary(String(dictionary)))};
}

const writeText = (value: RecordedSettings[string]): string | undefined => {
	if (value === undefined) return undefined;
	return typeof value === 'boolean' ? (value ? yes : no) : String(value);
};

export const sourceIn = (written: RecordedSettings): Source => sourceOf(readWritten(written));

/** The name of a list as it is found from everywhere. */
export const writePath = (dictionary: string): string =>
	isBundled(dictionary) || dictionary === standardInput ? dictionary : wholePath(dictionary);
