import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {openPlayer, tellFault} from '../games/player.js';
import {languageCodes} from '../settings/readers.js';
import type {Asked} from '../settings/setting.js';
import {words} from '../settings/shared.js';
import {usageError} from './errors.js';

/** The language that the environment names, or else the player's settings do; a wrong one in the environment is refused. */
async function usualLanguage(): Promise<string | undefined> {
	const {WORDFIEND_LANGUAGE: named = ''} = process.env;
	if (named !== '') {
		const reading = words.language.read(named, {});
		if (reading.ok) return reading.value;
		throw usageError(`WORDFIEND_LANGUAGE must be ${reading.wanted}, not ${printable(reading.refused)}.`);
	}

	const {language} = await openPlayer({}, tellFault).store.config();
	return languageCodes.find(code => code === language);
}

/** What was asked for, in the player's usual language where no other was named. */
export async function withLanguage(asked: Asked): Promise<Asked> {
	if (asked.language !== undefined) return asked;
	const language = await usualLanguage();
	return language === undefined ? asked : {...asked, language};
}
