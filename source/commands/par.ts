import process from 'node:process';
import {printable} from '../dictionary-files.js';
import type {Dictionary, Language} from '../engine/index.js';
import {parTable as settings} from '../settings/par.js';
import {sourceOf} from '../settings/readers.js';
import type {Asked} from '../settings/setting.js';
import type {LengthRange} from '../settings/tournament.js';
import {parTable, progressLine} from '../text/par.js';
import {createStatusLine} from '../text/progress.js';
import {createWorkers} from '../workers/client.js';
import {proveLengths, type ParResult} from '../workers/prove-lengths.js';
import type {Command} from './command.js';
import {readValues, refuseWords} from './command-line.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {checkLength} from './hangman.js';

/** What `par` is asked for. */
export type ParRequest = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly language: Language;
	readonly lengths: LengthRange;
	/** Seconds after which it makes do with bounds. */
	readonly limit: number;
	readonly json: boolean;
};

export function readPar(asked: Asked): ParRequest {
	const values = readValues(settings, asked);
	const {language = 'en', length = {from: 1, to: Infinity}, limit = Infinity, json = false} = values;
	return {dictionary: sourceOf(asked), language, lengths: length, limit, json};
}

/** The lengths of a range that have words; none is refused. */
export function lengthsIn(
	dictionary: Dictionary,
	{from, to}: LengthRange,
	source: string,
): readonly number[] {
	const lengths = dictionary.lengths.map(({length}) => length);
	const found = lengths.filter(length => length >= from && length <= to);
	if (found.length > 0) return found;
	if (from === to) checkLength(dictionary, {dictionary: source, length: from, secret: undefined});
	throw usageError(
		`The dictionary ${printable(source)} has no words of ${from} to ${to} letters; its words have ${lengths[0] ?? 0} to ${lengths.at(-1) ?? 0}.`,
	);
}

/** The longest time that a timer can be set for: some 25 days. */
const longestTimer = 2 ** 31 - 1;

/** `wordfiend par`: proves how many misses perfect play forces on whole lengths. */
export const command: Command = {
	usage: '[options]',
	examples: [
		['wordfiend par', 'every length of the common dictionary'],
		['wordfiend par --length 8-12 --dictionary huge', ''],
		['wordfiend par --language ru', 'the common words of Russian'],
		['wordfiend par -l 5 --limit 10 --json', '10 seconds at most, then what is proved so far'],
	],
	table: settings,
	notes: [
		'With perfect play on both sides a game has a fixed number of misses; one guess more is the smallest budget with which a perfect guesser always wins. Ctrl+C ends it with the bounds so far.',
	],
	async run({words, asked}) {
		refuseWords('par', words);
		const {dictionary: source, language, lengths: range, limit, json} = readPar(asked);
		const dictionary = await openDictionary(source, language);
		const lengths = lengthsIn(dictionary, range, source);
		reportSkipped(source, dictionary);

		const ending = new AbortController();
		const end = () => ending.abort();
		process.once('SIGINT', end); // Once only: asked again, it ends at once.
		const start = performance.now();
		const status = createStatusLine(process.stderr);
		const timer = setTimeout(end, Math.min(longestTimer, limit * 1000));
		const workers = createWorkers();
		let results: readonly ParResult[];
		try {
			results = await proveLengths(dictionary, lengths, {
				workers,
				signal: ending.signal,
				report: found => status.show(progressLine(found, lengths.length, (performance.now() - start) / 1000)),
			});
		} finally {
			status.end();
			clearTimeout(timer);
			process.off('SIGINT', end);
			await workers.stop();
		}

		process.stdout.write(
			json
				? `${JSON.stringify({dictionary: source, language, results}, undefined, '\t')}\n`
				: parTable(results),
		);
		return 0;
	},
};
