import process from 'node:process';
import {defaultDictionary, printable} from '../dictionary-files.js';
import type {Dictionary} from '../engine/index.js';
import {parTable, progressLine} from '../text/par.js';
import {createStatusLine} from '../text/progress.js';
import {createWorkers} from '../workers/client.js';
import {proveLengths, type ParResult} from '../workers/prove-lengths.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {commandFlags, type Flags} from './flags.js';
import {checkLength} from './hangman.js';
import {assertOptions, readWholeNumber, type Options} from './options.js';

/** What `wordfiend par` is asked for. */
export type ParRequest = {
	readonly dictionary: string;
	/** The shortest and the longest words. */
	readonly from: number;
	readonly to: number;
	/** Seconds after which it makes do with bounds. */
	readonly limit: number;
	readonly json: boolean;
};

function readRange(text: string): Pick<ParRequest, 'from' | 'to'> {
	if (text === 'all') return {from: 1, to: Infinity};
	const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
	const [from, to] = [Number(first), Number(last)];
	if (from >= 1 && to >= from) return {from, to};
	throw usageError(
		`The option --length must be a length, a range such as 5-8, or all, not ${printable(text)}.`,
	);
}

/** What the options ask for, as far as they can tell without the dictionary. */
export const readPar = ({
	dictionary = defaultDictionary,
	length = 'all',
	limit,
	json,
}: Options): ParRequest => ({
	dictionary,
	...readRange(length),
	limit: readWholeNumber('limit', limit) ?? Infinity,
	json: json ?? false,
});

/** The lengths of a request that have words; none is refused. */
export function lengthsOf(dictionary: Dictionary, request: ParRequest): readonly number[] {
	const {from, to} = request;
	const lengths = dictionary.lengths.map(({length}) => length);
	const found = lengths.filter(length => length >= from && length <= to);
	if (found.length === 0 && from === to) checkLength(dictionary, {...request, length: from});
	if (found.length === 0)
		throw usageError(
			`The dictionary ${printable(request.dictionary)} has no words of ${from} to ${to} letters; its words have ${lengths[0] ?? 0} to ${lengths.at(-1) ?? 0}.`,
		);
	return found;
}

/** The longest time that a timer can be set for: some 25 days. */
const longestTimer = 2 ** 31 - 1;

/** `wordfiend par`: proves what perfect play comes to for whole lengths; gives the exit code. */
export async function runPar(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.par);
	const [surplus] = words;
	if (surplus !== undefined)
		throw usageError(`Par takes options only; leave out ${printable(surplus)}, or see wordfiend par --help.`);
	const request = readPar(flags);
	const ending = new AbortController();
	const end = () => ending.abort();
	process.once('SIGINT', end); // Once only: asked again, it ends at once.
	const dictionary = await openDictionary(request.dictionary);
	const lengths = lengthsOf(dictionary, request);
	reportSkipped(request.dictionary, dictionary);

	const start = performance.now();
	const status = createStatusLine(process.stderr);
	const limit = setTimeout(end, Math.min(longestTimer, request.limit * 1000));
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
		clearTimeout(limit);
		process.off('SIGINT', end);
		await workers.stop();
	}

	process.stdout.write(
		request.json
			? `${JSON.stringify({dictionary: request.dictionary, results}, undefined, '\t')}\n`
			: parTable(results),
	);
	return 0;
}
