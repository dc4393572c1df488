/** What the menu offers, in this order. */
const entries = [
	{name: 'hangman', label: 'Hangman', note: 'guess the word it pretends to have'},
	{name: 'ghost', label: 'Ghost', note: 'never finish a word'},
	{name: 'openings', label: 'Openings', note: 'who wins Ghost, and a drill'},
	{name: 'watch', label: 'Watch', note: 'bots against the fiend'},
	{name: 'tournament', label: 'Tournament', note: 'every bot against every fiend'},
	{name: 'daily', label: 'Daily', note: 'one position a day, the same for all'},
	{name: 'statistics', label: 'Statistics', note: 'your games, streaks and bests'},
	{name: 'lesson', label: 'How to play', note: 'a lesson of five minutes'},
	{name: 'settings', label: 'Settings', note: 'colors and motion'},
	{name: 'rules', label: 'Rules', note: 'and how it cheats'},
] as const;

export type MenuEntry = (typeof entries)[number];

export type MenuName = MenuEntry['name'];

/** The menu; the daily first for anyone who has played it before. */
export function menuFor({isDailyFirst}: {readonly isDailyFirst: boolean}): readonly MenuEntry[] {
	const isFirst = ({name}: MenuEntry): boolean => isDailyFirst && name === 'daily';
	return [...entries.filter(isFirst), ...entries.filter(entry => !isFirst(entry))];
}

/** An entry to be listened to. */
export const menuAloud = ({label, note}: MenuEntry): string =>
	label + (note.startsWith('and ') ? ', ' : ': ') + note;
