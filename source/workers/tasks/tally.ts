import type {Day} from '../../daily/index.js';
import type {Scope, Statistics} from '../../statistics/index.js';

/** What a history's text comes to on a day. A long one takes a while to read, and what reads it is loaded when it is first asked for. */
export async function tally({
	history,
	today,
}: {
	readonly history: string;
	readonly today: Day;
}): Promise<Readonly<Record<Scope, Statistics>>> {
	const [{readHistory}, {statisticsByScope}] = await Promise.all([
		import('../../store/history.js'),
		import('../../statistics/index.js'),
	]);
	return statisticsByScope(readHistory(history).games, today);
}
