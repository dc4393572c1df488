import {writeFile} from 'node:fs/promises';
import {digestOf} from '../codes/digest.js';
import {languageEntry} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {lengthClash} from '../settings/hangman.js';
import {type LengthRange, flag, refuse, type Reading, type Table} from '../settings/setting.js';
import {json, wordsTable} from '../settings/words.js';
import {CommandError, interruptedCode, onInterrupt} from '../terminal/program.js';
import {missingText, parPart, progressLine} from '../text/hangman/odds.js';
import {printParts} from '../line-mode/plain.js';
import {clashText, failure, usage} from '../text/refusals.js';
import {drawnStatus} from '../line-mode/status.js';
import {createWorkers} from '../workers/client.js';
import {proveLengths} from '../workers/prove-lengths.js';
import type {ParResult} from '../workers/tasks/prove.js';
import {proofText, type ProofFile} from './check.js';
import {commandOf, usageError} from './command.js';
import {openDictionary, reportSkipped, jsonText} from './output.js';
import {oneOf, rangeIn, readCount, readAnyText, upTo} from '../settings/readers.js';

const all: LengthRange = {from: 1, to: Infinity};

const lengthHelp = 'a length, a range such as 5-8, or all';

function readRange(text: string): Reading<LengthRange> {
	const value = text === 'all' ? all : rangeIn(text);
	return value ? {ok: true, value} : refuse(lengthHelp, text);
}

export const parTable = {
	...wordsTable,
	chooser: {
		flag: flag('chooser', 'NAME', undefined, {short: 'c'}),
		...oneOf(['perfect', 'evil'] as const),
		default: 'perfect',
	},
	length: {
		flag: flag('length', 'N', lengthHelp, {short: 'l', usual: 'all'}),
		default: all,
		offers: ['all', ...upTo(20)],
		read: readRange,
	},
	/** In seconds; then bounds must do. */
	limit: {
		flag: flag('limit', 'SECONDS', 'stop after so long, with bounds for what is not proved yet', {
			usual: 'never',
		}),
		default: Infinity,
		read: readCount,
	},
	proof: {
		flag: flag('proof', 'FILE', 'write a proof of the values, for wordfiend check and for you'),
		default: undefined,
		isPath: true,
		read: readAnyText,
	},
} satisfies Table;

export function lengthsIn(
	dictionary: Dictionary,
	{from, to}: LengthRange,
	source: string,
): readonly number[] {
	const lengths = dictionary.lengths.map(({length}) => length);
	const found = lengths.filter(length => length >= from && length <= to);
	if (found.length > 0) return found;
	const clash = from === to ? lengthClash(dictionary, {length: from, dictionary: source}) : undefined;
	if (clash) throw usageError(clashText(clash));
	throw usageError(usage.lengths(source, [from, to], [lengths[0] ?? 0, lengths.at(-1) ?? 0]));
}

async function writeProof(path: string, proof: ProofFile): Promise<void> {
	try {
		await writeFile(path, proofText(proof));
	} catch {
		throw new CommandError(failure.unwritableProof(path));
	}
}

/** The longest delay of a timer: about 25 days. */
const longestTimer = 2 ** 31 - 1;

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend par', 'every length of the common dictionary'],
		['wordfiend par --length 8-12 --dictionary huge', ''],
		['wordfiend par --language ru', 'the common words of Russian'],
		['wordfiend par --chooser evil', 'the fewest misses that beat evil, and how'],
		['wordfiend par -l 8 --proof eight.txt', 'also writes why, for wordfiend check'],
		['wordfiend par -l 5 --limit 10 --json', '10 seconds at most, then what is proved so far'],
	],
	table: {...parTable, json},
	notes: [
		'With perfect play on both sides a game has a fixed number of misses; one guess more is the smallest budget with which a perfect guesser always wins. Evil always keeps the largest family, so the same letters beat it every time, mostly with fewer misses. Ctrl+C stops it and prints the bounds so far.',
	],
	async run({given, settings}) {
		const {dictionary: source, language, chooser, length: range, limit, proof} = settings;
		if (proof !== undefined && chooser !== 'perfect') throw usageError(usage.proofOfPerfect);
		const dictionary = await openDictionary(settings);
		const lengths = lengthsIn(dictionary, range, source);
		reportSkipped(settings, dictionary);

		const ending = new AbortController();
		const end = () => ending.abort();
		let exitCode = 0;
		const release = onInterrupt(() => {
			exitCode = interruptedCode;
			end();
		});
		const start = performance.now();
		const status = drawnStatus(process.stderr);
		const timer = setTimeout(end, Math.min(longestTimer, limit * 1000));
		const workers = createWorkers();
		let results: readonly ParResult[];
		const written = new Map<number, readonly string[]>();
		try {
			results = await proveLengths(dictionary, lengths, {
				chooser,
				...(proof !== undefined && {
					onWritten: (length: number, lines: readonly string[]) => void written.set(length, lines),
				}),
				workers,
				signal: ending.signal,
				report: found => status.show(progressLine(found, lengths.length, (performance.now() - start) / 1000)),
			});
		} finally {
			status.end();
			clearTimeout(timer);
			release();
			await workers.stop();
		}

		const sections = [...written].sort(([a], [b]) => a - b).map(([, lines]) => lines);
		if (proof !== undefined && sections.length > 0)
			await writeProof(proof, {list: source, language, sha256: digestOf(dictionary), sections});
		process.stdout.write(
			given.json
				? jsonText({dictionary: source, ...languageEntry(settings), results}, '\t')
				: printParts([parPart(results)]),
		);
		if (proof !== undefined && sections.length === 0 && exitCode === 0)
			throw new CommandError(failure.nothingProved);
		const missing = lengths.filter(length => !written.has(length));
		if (sections.length > 0 && missing.length > 0) process.stderr.write(`${missingText(missing)}\n`);
		return exitCode;
	},
});
