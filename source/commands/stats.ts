import {localDay} from '../daily/calendar.js';
import {openPlayer} from '../games/player.js';
import type {StoreFault, History, Store} from '../store/index.js';
import {forgetQuestion, usage} from '../text/refusals.js';
import {tellFault} from './environment.js';
import {escapeActing, jsonText} from './output.js';
import {switchOn} from '../settings/readers.js';
import {json} from '../settings/words.js';
import {encodeGame} from '../codes/code.js';
import {statisticsOf, type Statistics} from '../statistics/statistics.js';
import {countOf} from '../text/words.js';
import {statisticsParts} from '../text/statistics.js';
import {readLines} from '../line-mode/channel.js';
import {printParts} from '../line-mode/plain.js';
import {commandOf, usageError} from './command.js';

type Skipped = Pick<History, 'bad' | 'newer'>;

/** The statistics as a document: `streak` counts days. What has no value is `null`. */
function documentOf(
	{games, won, days, recent, wins, daily, hangman, ghost, accuracy}: Statistics,
	skipped: Skipped,
) {
	return {
		games,
		won,
		streak: days.now,
		bestStreak: days.best,
		recent: recent.map(record => ({
			date: record.date,
			game: record.game,
			result: record.end.result,
			misses: record.end.misses ?? null,
			code: encodeGame(record) ?? null,
		})),
		wins,
		daily,
		hangman,
		ghost,
		accuracy,
		skipped,
	};
}

/** Asks a question. The terminal stays as it is, so Ctrl+C ends the program. */
async function isConfirmed(question: string): Promise<boolean> {
	process.stdout.write(question);
	for await (const answer of readLines(process.stdin.setEncoding('utf8')))
		return /^(?:y|yes|1)$/i.test(answer.trim());
	return false;
}

async function forget(store: Store): Promise<number | string> {
	const [{games}, waiting] = await Promise.all([store.history(), store.waiting()]);
	if (games.length + waiting.length === 0) return 'No games to forget.\n';
	if (!(await isConfirmed(forgetQuestion(games.length, waiting.length)))) return 'Nothing was forgotten.\n';
	return (await store.forget()) ? 'Forgotten.\n' : 1;
}

function skippedText({bad, newer}: Skipped): string {
	const parts = [
		...(bad > 0 ? [`${countOf(bad, 'broken line')} skipped`] : []),
		...(newer > 0 ? [`${countOf(newer, 'line')} of a newer version skipped`] : []),
	];
	return parts.length === 0 ? '' : `${parts.join(', ')}.\n`;
}

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend stats', 'your games, streaks and bests'],
		['wordfiend stats --json', ''],
		['wordfiend stats --export > games.jsonl', ''],
	],
	table: {
		json,
		export: switchOn('export', 'print all finished games as they are kept, a line of JSON each'),
		forget: switchOn('forget', 'forget all games, finished and unfinished; asks first'),
	},
	async run({given}) {
		const [one = '', other] = Object.keys(given);
		if (other !== undefined) throw usageError(usage.notBoth(one, other));
		const faults: StoreFault[] = [];
		const {store} = openPlayer({}, fault => {
			faults.push(fault);
			tellFault(fault);
		});
		if (given.forget) return forget(store);
		if (given.export) {
			const bytes = await store.historyBytes();
			if (faults.length > 0) return 1;
			// A terminal gets nothing that it would act on.
			process.stdout.write(process.stdout.isTTY ? escapeActing(new TextDecoder().decode(bytes)) : bytes);
			return 0;
		}

		const {games, bad, newer} = await store.history();
		if (faults.length > 0) return 1;
		const statistics = statisticsOf(games, localDay(new Date()));
		process.stderr.write(skippedText({bad, newer}));
		if (given.json) return jsonText(documentOf(statistics, {bad, newer}));
		return printParts(statisticsParts(statistics));
	},
});
