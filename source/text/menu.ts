/** What the menu offers, in this order: what most people want, then the laboratory. */
export const menuEntries = [
	{name: 'daily', label: 'Daily', note: 'a new puzzle every day'},
	{name: 'hangman', label: 'Hangman', note: 'guess the word it pretends to have'},
	{name: 'ghost', label: 'Ghost', note: 'never finish a word'},
	{name: 'lesson', label: 'How to play', note: 'a five-minute lesson'},
	{name: 'watch', label: 'Watch', note: 'bots against the fiend'},
	{name: 'tournament', label: 'Tournament', note: 'every bot against every fiend'},
	{name: 'openings', label: 'Openings', note: 'who wins Ghost, and a drill'},
	{name: 'statistics', label: 'Statistics', note: 'your games, streaks and bests'},
	{name: 'settings', label: 'Settings', note: 'colors and motion'},
	{name: 'rules', label: 'Rules', note: 'and how it cheats'},
] as const;

export type MenuEntry = (typeof menuEntries)[number];

export type MenuName = MenuEntry['name'];

export const newcomerText = 'New here? How to play is a five-minute lesson.';

export const quitQuestion = 'Quit Wordfiend?';

export const menuAloud = ({label, note}: MenuEntry): string =>
	label + (note.startsWith('and ') ? ', ' : ': ') + note;
