import type {Route} from './routes.js';

export type MenuEntry = {readonly label: string; readonly note: string; readonly go: Route};

/** What the menu offers, in this order. */
export const menuEntries: readonly MenuEntry[] = [
	{
		label: 'Hangman',
		note: 'guess the word it pretends to have',
		// A first game that a good player wins.
		go: {to: 'hangman-setup', with: {asked: {guesser: 'you'}, first: {budget: '12'}}},
	},
	{
		label: 'Ghost',
		note: 'never finish a word',
		go: {to: 'ghost-setup', with: {first: {opponent: 'careless'}}},
	},
	{label: 'Openings', note: 'who wins Ghost, and a drill', go: {to: 'openings', with: {}}},
	{
		label: 'Watch',
		note: 'bots against the fiend',
		go: {to: 'hangman-setup', with: {asked: {guesser: 'expert'}}},
	},
	{label: 'Tournament', note: 'every bot against every fiend', go: {to: 'tournament-setup', with: {}}},
	{label: 'Daily', note: 'one position a day, the same for all', go: {to: 'daily', with: {}}},
	{label: 'Statistics', note: 'your games, streaks and bests', go: {to: 'stats', with: {}}},
	{label: 'How to play', note: 'a lesson of five minutes', go: {to: 'lesson', with: {}}},
	{label: 'Settings', note: 'colors and motion', go: {to: 'settings', with: {}}},
	{label: 'Rules', note: 'and how it cheats', go: {to: 'rules', with: {}}},
];
