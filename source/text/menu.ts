/** What the main menu offers, in this order. */
export const menuEntries = [
	{name: 'daily', label: 'Daily', note: 'a new puzzle every day'},
	{name: 'hangman', label: 'Hangman', note: 'guess the word it pretends to have'},
	{name: 'ghost', label: 'Ghost', note: 'never finish a word'},
	{name: 'lesson', label: 'How to play', note: 'a five-minute lesson'},
	{name: 'laboratory', label: 'Laboratory', note: 'bots, tournaments, openings'},
	{name: 'statistics', label: 'Statistics', note: 'your games, streaks and bests'},
	{name: 'settings', label: 'Settings', note: 'colors and motion'},
	{name: 'quit', label: 'Quit', note: ''},
] as const;

export const laboratoryEntries = [
	{name: 'watch', label: 'Watch', note: 'a bot against the fiend'},
	{name: 'tournament', label: 'Tournament', note: 'every bot against every fiend'},
	{name: 'openings', label: 'Openings', note: 'who wins Ghost, and a drill'},
] as const;

export type MenuName = (typeof menuEntries)[number]['name'];

export type LaboratoryName = (typeof laboratoryEntries)[number]['name'];

export const tagline = 'it has not picked a word yet';

export const greeting = 'Wordfiend. Press ? for help anywhere.';

export const quitQuestion = 'Quit Wordfiend?';
