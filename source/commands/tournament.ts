import {languageEntry, printable} from '../dictionaries/index.js';
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
import {seedOr, switchOn, upTo} from '../settings/readers.js';
import {json} from '../settings/words.js';
import {freshSeed, openPlayer} from '../games/player.js';
import {failure, usage, clashText} from '../text/refusals.js';
import {tellFault} from './environment.js';
import {openDictionary, reportSkipped, jsonText} from './output.js';
import type {Programs} from '../programs/programs.js';
import {interruptedCode, onInterrupt} from '../terminal/program.js';
import {nameOfSource} from '../text/words.js';
import {drawnStatus} from '../line-mode/status.js';
import type {LogLine} from '../programs/child.js';
import {forfeitReason, namesOf} from '../text/players.js';
import {forfeitText, tournamentParts} from '../text/tournament.js';
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

/** The results that `tournament --json` prints. Only cells with games that were forfeited say so. */
export const resultsIn = (board: Scoreboard, tournament: Tournament, nameOf: NameOf) =>
	resultsOf(board, tournament).map(result => {
		const {guesser, chooser, length, games, misses, won, forfeited} = result;
		const score = scoreOfCell(board, result) ?? noGames;
		const forfeits = score.forfeits.map(forfeit => ({
			by: forfeit.by,
			sentence: forfeitText(forfeit, result, nameOf),
			games: forfeit.games,
		}));
		return {
			...{guesser: nameOf(guesser), chooser: nameOf(chooser), length, games},
			meanMisses: misses?.mean ?? null,
			worstMisses: misses?.worst ?? null,
			worstWord: misses?.worstWord ?? null,
			won,
			// A larger budget changes nothing.
			budgets: upTo((misses?.worst ?? 0) + 1).map(budget => ({budget, ...summarizeBudget(score, budget)})),
			...(forfeited > 0 && {forfeited, forfeits}),
		};
	});

/** A field of a CSV file: quoted where it must be, and never a formula to a spreadsheet. */
function csvField(field: string | number | null | undefined): string {
	const text = String(field ?? '').replace(/^[=+\-@\t]/, typeof field === 'string' ? "'$&" : '$&');
	return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvFields = [
	'guesser',
	'chooser',
	'length',
	'games',
	'meanMisses',
	'worstMisses',
	'worstWord',
] as const;

function tournamentCsv(board: Scoreboard, tournament: Tournament, nameOf: NameOf): string {
	const rows = resultsIn(board, tournament, nameOf).map(result => [
		...csvFields.map(name => result[name]),
		...tournamentBudgets.map(budget => result.won[budget]),
		...[result.forfeited ?? 0, result.forfeits?.[0]?.sentence],
	]);
	const heads = [...csvFields, ...tournamentBudgets.map(budget => `won${budget}`), 'forfeited', 'reason'];
	return [heads, ...rows].map(row => `${row.map(csvField).join(',')}\n`).join('');
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
	const status = drawnStatus(process.stderr);
	status.show('', 0);
	const workers = createWorkers();
	try {
		const board = await playTournament({
			...run,
			workers,
			openPlayers: () => programs.open({guesser: run.known ?? run.dictionary, chooser: run.dictionary}),
			signal: interruption.signal,
			onProgress: ({share}) => status.show('', share),
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
	async run({given, usual, settings: asked}) {
		const dictionary = await openDictionary(asked);
		const settled = settleTournament({...usual, ...given, seed: seedOr(given.seed, freshSeed())}, dictionary);
		if (!settled.ok) throw usageError(clashText(settled.clash));
		const {settings} = settled;
		const {knows, seed} = settings;
		const known = knows === undefined ? undefined : await openDictionary({...settings, dictionary: knows});
		const tournament = startTournament(dictionary, settings);
		if (given.json && given.csv) throw usageError(usage.notBoth('json', 'csv'));
		if (!given.json && !given.csv) reportSkipped(settings, dictionary);

		const {programs} = openPlayer({...given, save: false}, tellFault);
		const {board, isStopped} = await play({dictionary, tournament, known}, programs);
		const nameOf = namesOf([...tournament.guessers, ...tournament.choosers], programs.names());
		if (given.json) {
			const document = {
				dictionary: settings.dictionary,
				...(knows !== undefined && {knows}),
				...languageEntry(settings),
				seed,
				results: resultsIn(board, tournament, nameOf),
			};
			process.stdout.write(jsonText(document));
		} else if (given.csv) {
			process.stdout.write(tournamentCsv(board, tournament, nameOf));
		} else {
			const knownText = knows === undefined ? '' : ` · known: ${printable(knows)}`;
			const title = `${nameOfSource(settings)}${knownText} · seed ${printable(seed)}`;
			const spell = (word: string) => trueWord(dictionary, word);
			const parts = tournamentParts(board, tournament, {nameOf, spell});
			process.stdout.write(`${title}\n\n${printParts(parts)}`);
		}

		const forfeits = forfeitsIn(board, tournament);
		for (const program of forfeits.keys()) writeErrors(nameOf(program), programs.log(program));
		const unready = [...forfeits].filter(([program]) => !programs.hasBeenReady(program));
		for (const [program, reason] of unready) process.stderr.write(`${nameOf(program)} ${reason}.\n`);
		if (isStopped) {
			process.stderr.write(`${failure.stopped}\n`);
			return interruptedCode;
		}

		return unready.length > 0 ? 1 : 0;
	},
});
