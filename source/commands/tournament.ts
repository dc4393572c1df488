import process from 'node:process';
import {defaultDictionary, printable} from '../dictionary-files.js';
import {resultsOf, type Dictionary, type Scoreboard, type Tournament} from '../engine/index.js';
import {chooserNames} from '../setup/hangman.js';
import {freshSeed} from '../setup/seed.js';
import {
	guesserNames,
	startTournament,
	type LengthRange,
	type TournamentRequest,
} from '../setup/tournament.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {describeTournament, tournamentJson} from '../text/tournament.js';
import {createWorkers} from '../workers/client.js';
import {playTournament} from '../workers/play-tournament.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {commandFlags, type Flags} from './flags.js';
import {describeLengths} from './lengths.js';
import {assertOptions, readChoices, readWholeNumber, type Options} from './options.js';

/** What shells give for a program that Ctrl+C ended. */
const interruptedCode = 130;

const readRanges = (text: string): readonly LengthRange[] =>
	text.split(',').map(part => {
		const [, first = '', last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part.trim()) ?? [];
		const range = {from: Number(first), to: Number(last)};
		if (first !== '' && range.from >= 1 && range.from <= range.to) return range;
		throw usageError(`The option --lengths must be lengths such as 4-8 or 3,5,7-9, not ${printable(text)}.`);
	});

const readUnlessAll = <T>(text: string | undefined, read: (text: string) => T): T | 'all' =>
	text === undefined || text === 'all' ? 'all' : read(text);

/** What the options ask for, as far as they can tell without the dictionary. */
export function readTournament(options: Options): TournamentRequest {
	const {dictionary = defaultDictionary, seed = freshSeed()} = options;
	return {
		...{dictionary, seed},
		guessers: readChoices('guessers', options.guessers, guesserNames) ?? guesserNames,
		choosers: readChoices('choosers', options.choosers, chooserNames) ?? chooserNames,
		lengths: readUnlessAll(options.lengths, readRanges),
		games: readUnlessAll(options.games, text => readWholeNumber('games', text) ?? 'all'),
	};
}

/** Refuses lengths none of which has words. */
export function checkLengths(dictionary: Dictionary, {lengths}: Tournament, source: string): void {
	if (lengths.length > 0) return;
	throw usageError(
		`The dictionary ${printable(source)} has no words of these lengths; it has words of ${describeLengths(dictionary.lengths.map(({length}) => length))} letters.`,
	);
}

/** `wordfiend tournament`: every guesser against every chooser, in threads; gives the exit code. */
export async function runTournament(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.tournament);
	const [surplus] = words;
	if (surplus !== undefined)
		throw usageError(
			`Tournament takes options only; leave out ${printable(surplus)}, or see wordfiend tournament --help.`,
		);
	const request = readTournament(flags);
	const dictionary = await openDictionary(request.dictionary);
	const tournament = startTournament(dictionary, request);
	checkLengths(dictionary, tournament, request.dictionary);
	const isJson = flags.json ?? false;
	if (!isJson) reportSkipped(request.dictionary, dictionary);

	const interruption = new AbortController();
	const interrupt = () => interruption.abort();
	process.once('SIGINT', interrupt);
	const start = performance.now();
	const status = createStatusLine(process.stderr);
	status.show(describeProgress(0, 0));
	const workers = createWorkers();
	let board: Scoreboard;
	try {
		board = await playTournament({
			dictionary,
			tournament,
			workers,
			signal: interruption.signal,
			onStanding: ({share}) => status.show(describeProgress(share, (performance.now() - start) / 1000)),
		});
	} finally {
		status.end();
		process.off('SIGINT', interrupt);
		await workers.stop();
	}

	const isStopped = interruption.signal.aborted;
	const text = isJson
		? `${JSON.stringify(tournamentJson(request, resultsOf(board, tournament)))}\n`
		: `${printable(request.dictionary)} · seed ${printable(request.seed)}\n\n${describeTournament(board, tournament)}`;
	process.stdout.write(text);
	if (isStopped) process.stderr.write('Stopped before the end; what had been played out is above.\n');
	return isStopped ? interruptedCode : 0;
}
