import {defaultDictionary, printable} from '../dictionary-files.js';
import {isSpelled, longestWord, type Dictionary} from '../engine/index.js';
import {
	chooserNames,
	defaultChooser,
	defaultGuesser,
	guesserChoices,
	playsClean,
	type HangmanRequest,
} from '../setup/hangman.js';
import {freshSeed} from '../setup/seed.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {usesLines} from './faces.js';
import {commandFlags, type Flags} from './flags.js';
import {describeLengths} from './lengths.js';
import {assertOptions, readChoice, readWholeNumber, type Options} from './options.js';

function readSecret(text: string | undefined): string | undefined {
	const secret = text?.toLowerCase();
	if (secret === undefined || (isSpelled(secret) && secret.length <= longestWord)) return secret;
	throw usageError(`The secret must be a word of up to ${longestWord} letters from a to z.`);
}

/** The game that the options ask for, as far as they can tell without the dictionary. */
export function readHangman(options: Options): HangmanRequest {
	const {dictionary = defaultDictionary, verbose = false, seed} = options;
	const secret = readSecret(options.secret);
	const length = readWholeNumber('length', options.length) ?? secret?.length;
	const budget = readWholeNumber('guesses', options.guesses);
	const usual = secret === undefined ? defaultChooser : 'random';
	const chooser = readChoice('chooser', options.chooser, chooserNames) ?? usual;
	const guesser = readChoice('guesser', options.guesser, guesserChoices) ?? defaultGuesser;
	if (secret !== undefined && !playsClean({chooser}))
		throw usageError(`A secret goes only with --chooser random, not with ${chooser}.`);
	if (secret !== undefined && secret.length !== length)
		throw usageError(
			`The secret has ${secret.length} letters, but --length says ${length}; leave --length out.`,
		);
	return {
		...{dictionary, guesser, chooser, secret, verbose, seed},
		...(length === undefined ? {} : {length}),
		...(budget === undefined ? {} : {budget}),
	};
}

/** Refuses a length without words; a secret brings its own. */
export function checkLength(
	dictionary: Dictionary,
	request: Pick<HangmanRequest, 'dictionary' | 'length'> & Partial<Pick<HangmanRequest, 'secret'>>,
): void {
	const lengths = dictionary.lengths.map(entry => entry.length);
	const {length, secret} = request;
	if (length === undefined || secret !== undefined || lengths.includes(length)) return;
	const name = printable(request.dictionary);
	throw usageError(
		`The dictionary ${name} has no words of ${length} letters; choose a length of ${describeLengths(lengths)}.`,
	);
}

/** `wordfiend hangman`: a game in the full screen or over lines of text; gives the exit code. */
export async function runHangman(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.hangman);
	const [surplus] = words;
	if (surplus !== undefined)
		throw usageError(
			`Hangman takes options only; leave out ${printable(surplus)}, or see wordfiend hangman --help.`,
		);
	return playHangman(flags);
}

export async function playHangman(options: Options): Promise<number> {
	const request = readHangman(options);
	const dictionary = await openDictionary(request.dictionary);
	checkLength(dictionary, request);
	if (usesLines(options)) {
		reportSkipped(request.dictionary, dictionary);
		const {talkHangman} = await import('../line-mode/hangman.js');
		const {converseHere} = await import('../line-mode/converse.js');
		return converseHere(talkHangman(dictionary, {...request, seed: request.seed ?? freshSeed()}));
	}

	const {runScreens} = await import('../screens/run.js');
	return runScreens({screen: 'hangman', request, dictionary});
}
