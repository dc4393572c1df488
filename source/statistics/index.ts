export {measuredBots, type BotShares, type MeasuredBot} from './bots.js';
export {
	statisticsByScope,
	statisticsOf,
	type ChooserTally,
	type DayResult,
	type RecentGame,
	type Scope,
	type Statistics,
} from './statistics.js';
export {dailyStreak, gamesByDay, isOnItsDay, overOf, type Streak} from './streaks.js';
export type {Tally} from './tallies.js';
