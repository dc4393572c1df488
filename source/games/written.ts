import {isBundled, standardInput, wholePath, type Source} from '../dictionaries/index.js';
import {readReadable, withStandards, writeTexts} from '../settings/setting.js';
import {words} from '../settings/words.js';
import type {RecordedSettings} from '../store/record.js';

export const sourceIn = (written: RecordedSettings): Source =>
	withStandards(words, readReadable(words, writeTexts(written)));

/** The name of a list as it is found from everywhere. */
export const writePath = (dictionary: string): string =>
	isBundled(dictionary) || dictionary === standardInput ? dictionary : wholePath(dictionary);
