import process from 'node:process';
import {type Language, longestWord, type Dictionary} from '../engine/index.js';
import {openPlayer} from '../games/player.js';
import {keptIn, type preferences} from '../settings/preferences.js';
import type {Given, Texts, Values} from '../settings/setting.js';
import type {Face} from '../screens/session.js';
import {words} from '../settings/words.js';
import type {StoreFault} from '../store/index.js';
import {storeFaultText, sourceFaultText} from '../text/faults.js';
import {readGiven, usageError, CommandError} from './command.js';
import type {LineStart} from '../line-mode/run.js';
import type {Start} from '../screens/start.js';
import {
	bundledIn,
	loadDictionary,
	printable,
	standardInput,
	replaceActing,
	type Source,
} from '../dictionaries/index.js';
import {describeLetters} from '../text/words.js';
import {nearestName} from '../dictionaries/nearest.js';

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0';

/** Returns how to show a game: as the options say, or in lines if there is no terminal. */
export function faceOf({
	plain = false,
	screenReader = false,
}: Pick<Given<Values<typeof preferences>>, 'plain' | 'screenReader'>): Face {
	const {env, stdin, stdout} = process;
	if (screenReader || isSet(env.ACCESSIBLE) || isSet(env.INK_SCREEN_READER)) return 'spoken';
	return plain || !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' ? 'plain' : 'screen';
}

/** Says on standard error what is wrong with the player's files. */
export const tellFault = (fault: StoreFault): void => {
	process.stderr.write(`${storeFaultText(fault)}\n`);
};

/** The language that the environment names, or else the player's settings do; a wrong one in the environment is refused. */
async function usualLanguage(): Promise<Language | undefined> {
	const {WORDFIEND_LANGUAGE: named = ''} = process.env;
	if (named !== '') return readGiven(words, {language: named}, 'WORDFIEND_LANGUAGE').language;
	const {preferences} = await openPlayer({}, tellFault).store.config();
	return keptIn(preferences).source.language;
}

/** The options of a command line, in the player's usual language where they name no other. */
export async function withLanguage(texts: Texts): Promise<Texts> {
	if (texts.language !== undefined) return texts;
	const language = await usualLanguage();
	return language === undefined ? texts : {...texts, language};
}

/** Plays on the full screen or in lines until the player leaves; returns the exit code. */
export async function show(face: Face, start: Start & LineStart): Promise<number> {
	if (face === 'screen') {
		const {runScreens} = await import('../screens/run.js');
		return runScreens(start);
	}

	const {runLines} = await import('../line-mode/run.js');
	return runLines(face, start);
}

/** The milliseconds to wait silently for a file; a pipe may never get any text. */
const silence = 1000;

export async function readPatiently<Read>(place: string, reading: Promise<Read>): Promise<Read> {
	const source = place === standardInput ? 'standard input' : printable(place);
	const timer = setTimeout(() => process.stderr.write(`Still reading ${source}; Ctrl+C stops.\n`), silence);
	try {
		return await reading;
	} finally {
		clearTimeout(timer);
	}
}

export async function openDictionary({dictionary, language}: Source): Promise<Dictionary> {
	const loaded = await readPatiently(dictionary, loadDictionary(dictionary, {language}));
	if (loaded.ok) return loaded.dictionary;
	const near = nearestName(dictionary, bundledIn(language));
	if (near !== undefined) throw usageError(`${sourceFaultText(loaded)} Did you mean ${near}?`);
	throw new CommandError(sourceFaultText(loaded));
}

/** Tells, beside the game's own lines, that a dictionary has entries which are not words. */
export function reportSkipped({dictionary: name}: Source, {skipped, alphabet}: Dictionary): void {
	if (skipped === 0) return;
	const entries = skipped === 1 ? '1 entry' : `${skipped} entries`;
	process.stderr.write(
		`Skipped ${entries} of ${printable(name)} with characters outside ${describeLetters(alphabet)} or over ${longestWord} letters.\n`,
	);
}

const escaped = (character: string): string =>
	/[\n\t]/.test(character)
		? character
		: Array.from(
				{length: character.length},
				(_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
			).join('');

/** JSON with all escaped that a terminal could act on or that turns a line around; it says the same. */
export const escapeActing = (json: string): string => replaceActing(json, escaped);

/** A JSON document as text, a line of it or indented, escaped so. */
export const jsonText = (value: unknown, indent = ''): string =>
	`${escapeActing(JSON.stringify(value, undefined, indent))}\n`;
