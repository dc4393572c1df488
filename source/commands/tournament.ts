import process from 'node:process';
import {describeSource, languageField, printable} from '../dictionaries/index.js';
import {
	cellsOf,
	isProgram,
	scoreOfCell,
	trueWord,
	type Dictionary,
	type Scoreboard,
	type Tournament,
} from '../engine/index.js';
import {programTable} from '../settings/program.js';
import {startTournament, tournamentTable} from '../settings/tournament.js';
import {withStandards} from '../settings/setting.js';
import {seedOr, switchOn} from '../settings/readers.js';
import {json} from '../settings/words.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import {interruptedCode} from '../terminal/program.js';
import {lengthsText} from '../text/lists.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {namesOf, type LogLine} from '../text/programs.js';
import {describeTournament, tournamentCsv, tournamentJson} from '../text/tournament.js';
import {createWorkers} from '../workers/client.js';
import {playTournament} from '../workers/play-tournament.js';
import {commandOf, refuseWords, usageError} from './command.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {jsonText} from './json.js';

const csv = switchOn('csv', 'one row for each guesser, chooser and length, for a spreadsheet');

const mostErrors = 10;

const table = {...tournamentTable, ...programTable, json, csv};

function checkLengths(dictionary: Dictionary, {lengths}: Tournament, source: string): void {
	if (lengths.length > 0) return;
	throw usageError(
		`The dictionary ${printable(source)} has no words of these lengths; it has words of ${lengthsText(dictionary.lengths.map(({length}) => length))} letters.`,
	);
}

const forfeiters = (board: Scoreboard, tournament: Tournament): ReadonlySet<string> =>
	new Set(
		cellsOf(tournament).flatMap(cell => scoreOfCell(board, cell)?.forfeits.map(({by}) => cell[by]) ?? []),
	);

function tellErrors(name: string, log: readonly LogLine[]): void {
	const errors = log.filter(({kind}) => kind === 'error').slice(-mostErrors);
	if (errors.length === 0) return;
	const lines = [`Standard error of ${name}:`, ...errors.map(({text}) => `  ${text}`)];
	process.stderr.write(`${lines.join('\n')}\n`);
}

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend tournament', 'all players, on every length'],
		['wordfiend tournament --guessers paga,expert --choosers random --lengths 4-8', ''],
		['wordfiend tournament --games 200 --seed 4f2a --json', ''],
		["wordfiend tournament --guessers 'paga,run:python3 mine.py'", 'your own program'],
	],
	table,
	notes: [
		'Against a fair chooser each word is the secret once; against one that cheats there is one game. A game ends when one word is left or, with --knows, when every letter is shown. Ctrl+C stops, and prints what is done so far.',
	],
	async run({words, given}) {
		refuseWords('tournament', words);
		const settings = {...withStandards(tournamentTable, given), seed: seedOr(given.seed, freshSeed())};
		const dictionary = await openDictionary(settings);
		const known =
			settings.knows === undefined
				? undefined
				: await openDictionary({...settings, dictionary: settings.knows});
		const tournament = startTournament(dictionary, settings);
		checkLengths(dictionary, tournament, settings.dictionary);
		if (given.json && given.csv) throw usageError('Choose --json or --csv, not both.');
		if (!given.json && !given.csv) reportSkipped(settings, dictionary);

		const interruption = new AbortController();
		const interrupt = () => interruption.abort();
		process.on('SIGINT', interrupt);
		const status = createStatusLine(process.stderr);
		status.show(describeProgress(0, 0));
		const workers = createWorkers();
		const {programs} = openPlayer({...given, save: false}, tellFault);
		let board: Scoreboard;
		try {
			board = await playTournament({
				dictionary,
				tournament,
				known,
				workers,
				openPlayers: () => programs.open(known ?? dictionary),
				signal: interruption.signal,
				onStanding: ({share, seconds}) => status.show(describeProgress(share, seconds)),
			});
		} finally {
			status.end();
			process.off('SIGINT', interrupt);
			await Promise.all([workers.stop(), programs.stop()]);
		}

		const isStopped = interruption.signal.aborted;
		const about = {
			dictionary: settings.dictionary,
			...(settings.knows !== undefined && {knows: settings.knows}),
			...languageField(settings),
			seed: settings.seed,
		};
		const names = namesOf([...tournament.guessers, ...tournament.choosers], programs.names());
		const naming = {
			nameOf: (player: string) => names.get(player) ?? player,
			spell: (word: string) => trueWord(dictionary, word),
		};
		const text = given.json
			? jsonText(tournamentJson(about, board, tournament, naming))
			: given.csv
				? tournamentCsv(board, tournament, naming)
				: `${describeSource(settings)}${settings.knows === undefined ? '' : ` · known: ${printable(settings.knows)}`} · seed ${printable(settings.seed)}\n\n${describeTournament(board, tournament, naming)}`;
		process.stdout.write(text);
		for (const player of forfeiters(board, tournament))
			if (isProgram(player)) tellErrors(naming.nameOf(player), programs.log([player]));
		if (isStopped) process.stderr.write('Stopped before the end; what had been played out is above.\n');
		return isStopped ? interruptedCode : 0;
	},
});
