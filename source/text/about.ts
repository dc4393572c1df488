const asInTheCode = 'The same words, the same opponent, the same chance as in the game of the code.';

/** The help of screens, above their keys. Screens whose help depends on their state have it elsewhere in this room. */
export const about = {
	home: 'Wordfiend plays two word games: Hangman, where it may cheat, and Ghost, where it looks ahead to the end. A game that you leave waits here, and you go on with it where you were.',
	laboratory:
		'Watch a bot play, let every bot play every fiend, or see who wins Ghost with which first letter.',
	setUp:
		'Set up your game, or press Enter and play. The last row shows everything that can be set. Type in text rows; everywhere else the arrow keys change the row.',
	settings: 'How things look. A change shows at once, here and everywhere.',
	rules: 'How both games are played, and how it cheats.',
	lesson:
		'A five-minute lesson: a fair game, how the fiend cheats, and what perfect play is. R shows the rules in full.',
	daily:
		'A new puzzle every day, the same for everyone: some letters are answered already, and the fiend plays perfectly. Your score is your misses minus those of perfect play; a hint counts as a miss, and with three more than perfect play you lose the day.',
	friend:
		'Your friend plays the word with this line, sees at the end who chose it, and can send you a row back.',
	left: 'The games that you left. They stay until they are over, or until you throw them away.',
	resumed:
		'You continue the game that you left: the same words, the same fiend, the same chance, and the help that you have had.',
	against: asInTheCode,
	replayed: asInTheCode,
	joined: 'A game that a friend sent: the line holds all of it.',
} as const;

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

/** Says that a text was copied. `isSure` if a program took it, and not only the terminal, which may fail silently. */
export const copiedText = (isSure: boolean): string =>
	isSure ? 'Copied.' : 'Copied. It is also printed when you quit.';

export const homeHelpTexts = {
	examples: [
		['wordfiend', 'open the menus'],
		['wordfiend hangman', 'guess a word; the fiend cheats'],
		['wordfiend hangman -l 7 -g 10 -v', '7 letters, 10 guesses, and see how it cheats'],
		['wordfiend ghost', 'never finish a word'],
		['wordfiend suggest --pattern -e--a-', 'which letter to guess in a game you play elsewhere'],
		['wordfiend tournament -d small', 'guessers against choosers'],
	],
	forProgrammers: 'For programmers and provers',
	ofCommand: 'wordfiend help COMMAND lists the options of a command.',
	notes: [
		'Without a terminal, as in a pipe, wordfiend plays Hangman in line mode.',
		'Exit codes: 0; 1 something failed; 2 the command line was wrong; 128 + n ended by signal n (130 Ctrl+C, 143 SIGTERM). With WORDFIEND_DEBUG=1 a fault says where it happened.',
	],
} as const;
