import process from 'node:process';
import {languageField, printable} from '../dictionaries/index.js';
import {
	cellsOf,
	isProgram,
	noGames,
	resultsOf,
	scoreOfCell,
	summarizeBudget,
	tournamentBudgets,
	trueWord,
	type ProgramName,
	type Scoreboard,
	type Tournament,
} from '../engine/index.js';
import {programTable} from '../settings/program.js';
import {settleTournament, startTournament, tournamentTable} from '../settings/tournament.js';
import {withDefaults} from '../settings/setting.js';
import {switchOn} from '../settings/readers.js';
import {json, words as wordsTable} from '../settings/words.js';
import {freshSeed, openPlayer} from '../games/player.js';
import {tellFault} from './environment.js';
import {openDictionary, reportSkipped, jsonText} from './output.js';
import type {Programs} from '../programs/programs.js';
import {interruptedCode, onInterrupt} from '../terminal/program.js';
import {describeSource} from '../text/words.js';
import {clashText} from '../text/refusals.js';
import {createStatusLine, describeProgress} from '../line-mode/status.js';
import type {LogLine} from '../programs/child.js';
import {forfeitReason, namesOf} from '../text/players.js';
import {forfeitText, tournamentParts} from '../text/tournament.js';
import {failure, usage} from '../text/faults.js';
import {printParts} from '../line-mode/plain.js';
import {createWorkers} from '../workers/client.js';
import {playTournament, type TournamentRun} from '../workers/play-tournament.js';
import {commandOf, usageError} from './command.js';

const csv = switchOn('csv', 'CSV: one row for each guesser, chooser and length');

const mostErrors = 10;

const table = {...tournamentTable, ...programTable, json, csv};

const forfeitsIn = (board: Scoreboard, tournament: Tournament): ReadonlyMap<ProgramName, string> =>
	new Map(
		cellsOf(tournament).flatMap(cell =>
			(scoreOfCell(board, cell)?.forfeits ?? []).flatMap(({by, reason}) => {
				const player = cell[by];
				return isProgram(player) ? [[player, forfeitReason(reason)] as const] : [];
			}),
		),
	);

type NameOf = (player: string) => string;

const cellsIn = (board: Scoreboard, tournament: Tournament, nameOf: NameOf) =>
	resultsOf(board, tournament).map(result => {
		const score = scoreOfCell(board, result) ?? noGames;
		const forfeits = score.forfeits.map(forfeit => {
			const {by, games} = forfeit;
			return {by, sentence: forfeitText(forfeit, result, nameOf), games};
		});
		return {...result, score, forfeits};
	});

/** The document that `tournament --json` prints; `about` says what was played. Only cells with games that were forfeited say so. */
export const tournamentJson = <About>(
	about: About,
	board: Scoreboard,
	tournament: Tournament,
	nameOf: NameOf,
) => ({
	...about,
	results: cellsIn(board, tournament, nameOf).map(
		({guesser, chooser, length, games, misses, won, forfeited, score, forfeits}) => ({
			...{guesser: nameOf(guesser), chooser: nameOf(chooser), length, games},
			meanMisses: misses?.mean ?? null,
			worstMisses: misses?.worst ?? null,
			worstWord: misses?.worstWord ?? null,
			won,
			// A larger budget changes nothing.
			budgets: Array.from({length: (misses?.worst ?? 0) + 1}, (_, before) => before + 1).map(budget => ({
				budget,
				...summarizeBudget(score, budget),
			})),
			...(forfeited > 0 && {forfeited, forfeits}),
		}),
	),
});

/** A field of a CSV file: quoted where it must be, and never a formula to a spreadsheet. */
function csvField(field: string | number | undefined): string {
	const text = String(field ?? '').replace(/^[=+\-@\t]/, typeof field === 'string' ? "'$&" : '$&');
	return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function tournamentCsv(board: Scoreboard, tournament: Tournament, nameOf: NameOf): string {
	const won = tournamentBudgets.map(budget => `won${budget}`);
	const heads = ['guesser', 'chooser', 'length', 'games', 'meanMisses', 'worstMisses', 'worstWord', ...won];
	const rows = cellsIn(board, tournament, nameOf).map(({misses, ...cell}) => [
		...[nameOf(cell.guesser), nameOf(cell.chooser), cell.length, cell.games],
		...[misses?.mean, misses?.worst, misses?.worstWord],
		...tournamentBudgets.map(budget => cell.won[budget]),
		...[cell.forfeited, cell.forfeits[0]?.sentence],
	]);
	return [[...heads, 'forfeited', 'reason'], ...rows].map(row => `${row.map(csvField).join(',')}\n`).join('');
}

function writeErrors(name: string, log: readonly LogLine[]): void {
	const errors = log.filter(({kind}) => kind === 'error').slice(-mostErrors);
	if (errors.length === 0) return;
	const lines = [`Standard error of ${name}:`, ...errors.map(({text}) => `  ${text}`)];
	process.stderr.write(`${lines.join('\n')}\n`);
}

async function play(
	run: Pick<TournamentRun, 'dictionary' | 'tournament' | 'known'>,
	programs: Programs,
): Promise<{readonly board: Scoreboard; readonly isStopped: boolean}> {
	const interruption = new AbortController();
	const release = onInterrupt(() => interruption.abort());
	const status = createStatusLine(process.stderr);
	status.show(describeProgress(0, 0));
	const workers = createWorkers();
	try {
		const board = await playTournament({
			...run,
			workers,
			openPlayers: () => programs.open(run.known ?? run.dictionary),
			signal: interruption.signal,
			onStanding: ({share, seconds}) => status.show(describeProgress(share, seconds)),
		});
		return {board, isStopped: interruption.signal.aborted};
	} finally {
		status.end();
		release();
		await Promise.all([workers.stop(), programs.stop()]);
	}
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
	async run({given}) {
		const dictionary = await openDictionary(withDefaults(wordsTable, given));
		const settled = settleTournament(given, dictionary, freshSeed());
		if (!settled.ok) throw usageError(clashText(settled.clash));
		const {settings} = settled;
		const known =
			settings.knows === undefined
				? undefined
				: await openDictionary({...settings, dictionary: settings.knows});
		const tournament = startTournament(dictionary, settings);
		if (given.json && given.csv) throw usageError(usage.jsonOrCsv);
		if (!given.json && !given.csv) reportSkipped(settings, dictionary);

		const {programs} = openPlayer({...given, save: false}, tellFault);
		const {board, isStopped} = await play({dictionary, tournament, known}, programs);
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
			? jsonText(tournamentJson(about, board, tournament, naming.nameOf))
			: given.csv
				? tournamentCsv(board, tournament, naming.nameOf)
				: `${describeSource(settings)}${settings.knows === undefined ? '' : ` · known: ${printable(settings.knows)}`} · seed ${printable(settings.seed)}\n\n${printParts(tournamentParts(board, tournament, naming))}`;
		process.stdout.write(text);
		const forfeits = forfeitsIn(board, tournament);
		const unready = Array.from(forfeits).filter(([program]) => !programs.hasBeenReady(program));
		for (const program of forfeits.keys()) writeErrors(naming.nameOf(program), programs.log(program));
		for (const [program, reason] of unready) process.stderr.write(`${naming.nameOf(program)} ${reason}.\n`);
		if (isStopped) {
			process.stderr.write(`${failure.stopped}\n`);
			return interruptedCode;
		}

		return unready.length > 0 ? 1 : 0;
	},
});
