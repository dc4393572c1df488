import process from 'node:process';
import {defaultDictionary, printable} from '../dictionary-files.js';
import {findOpenings, openBook, variants, type Variant} from '../engine/index.js';
import {defaultMinLength} from '../setup/ghost.js';
import {describeOpenings} from '../text/openings.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {commandFlags, type Flags} from './flags.js';
import {checkMinLength} from './ghost.js';
import {assertOptions, readChoice, readWholeNumber, type Options} from './options.js';

export type OpeningsOrder = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly minLength: number;
	readonly variant: Variant;
	readonly json: boolean;
};

/** What the command line asks for. */
export function readOpenings(words: readonly string[], options: Options): OpeningsOrder {
	const [surplus] = words;
	if (surplus !== undefined)
		throw usageError(
			`Openings takes options only; leave out ${printable(surplus)}, or see wordfiend openings --help.`,
		);
	return {
		dictionary: options.dictionary ?? defaultDictionary,
		minLength: readWholeNumber('minLength', options.minLength) ?? defaultMinLength,
		variant: readChoice('variant', options.variant, variants) ?? 'ghost',
		json: options.json ?? false,
	};
}

/** `wordfiend openings`: who wins Ghost with which letters, and the words to know; gives the exit code. */
export async function runOpenings(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.openings);
	const order = readOpenings(words, flags);
	const {dictionary: source, minLength, variant} = order;
	const dictionary = await openDictionary(source);
	checkMinLength(dictionary, order);
	const report = findOpenings(openBook(dictionary, minLength, variant));
	if (order.json) {
		process.stdout.write(`${JSON.stringify({dictionary: source, ...report})}\n`);
		return 0;
	}

	reportSkipped(source, dictionary);
	process.stdout.write(`${describeOpenings(report, printable(source)).join('\n')}\n`);
	return 0;
}
