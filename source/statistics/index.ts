export {type BotShares, type MeasuredBot} from './bots.js';
export {countHistory} from './counted.js';
export type {RecentGame, Scope, Tally} from './counts.js';
export {
	statisticsByScope,
	statisticsFrom,
	statisticsOf,
	type ChooserTally,
	type DayResult,
	type Statistics,
} from './statistics.js';
export type {Streak} from './streaks.js';
