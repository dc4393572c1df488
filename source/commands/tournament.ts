import process from 'node:process';
import {describeSource, languageField, printable} from '../dictionaries/index.js';
import {resultsOf, trueWord, type Dictionary, type Scoreboard, type Tournament} from '../engine/index.js';
import {startTournament, tournamentTable} from '../settings/tournament.js';
import {seedOr} from '../settings/readers.js';
import {withStandards} from '../settings/setting.js';
import {json} from '../settings/words.js';
import {freshSeed} from '../games/player.js';
import {interruptedCode} from '../terminal/leaving.js';
import {lengthsText} from '../text/lists.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {describeTournament, tournamentJson} from '../text/tournament.js';
import {createWorkers} from '../workers/client.js';
import {playTournament} from '../workers/play-tournament.js';
import {commandOf, refuseWords, usageError} from './command.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {jsonText} from './json.js';

const table = {...tournamentTable, json};

/** Refuses lengths none of which has words. */
function checkLengths(dictionary: Dictionary, {lengths}: Tournament, source: string): void {
	if (lengths.length > 0) return;
	throw usageError(
		`The dictionary ${printable(source)} has no words of these lengths; it has words of ${lengthsText(dictionary.lengths.map(({length}) => length))} letters.`,
	);
}

/** `wordfiend tournament`: every guesser against every chooser, on all cores. */
export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend tournament', 'all players, on every length'],
		['wordfiend tournament --guessers paga,expert --choosers random --lengths 4-8', ''],
		['wordfiend tournament --games 200 --seed 4f2a --json', ''],
	],
	table,
	notes: [
		'A fair chooser keeps every word once; one that cheats plays one game. A game ends when one word is left. Ctrl+C stops, and prints what is done so far.',
	],
	async run({words, given}) {
		refuseWords('tournament', words);
		const settings = {...withStandards(tournamentTable, given), seed: seedOr(given.seed, freshSeed())};
		const dictionary = await openDictionary(settings);
		const tournament = startTournament(dictionary, settings);
		checkLengths(dictionary, tournament, settings.dictionary);
		if (!given.json) reportSkipped(settings, dictionary);

		const interruption = new AbortController();
		const interrupt = () => interruption.abort();
		process.once('SIGINT', interrupt);
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
				onStanding: ({share, seconds}) => status.show(describeProgress(share, seconds)),
			});
		} finally {
			status.end();
			process.off('SIGINT', interrupt);
			await workers.stop();
		}

		const isStopped = interruption.signal.aborted;
		const about = {dictionary: settings.dictionary, ...languageField(settings), seed: settings.seed};
		const text = given.json
			? jsonText(tournamentJson(about, resultsOf(board, tournament)))
			: `${describeSource(settings)} · seed ${printable(settings.seed)}\n\n${describeTournament(board, tournament, word => trueWord(dictionary, word))}`;
		process.stdout.write(text);
		if (isStopped) process.stderr.write('Stopped before the end; what had been played out is above.\n');
		return isStopped ? interruptedCode : 0;
	},
});
