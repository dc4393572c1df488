import type {VariantName} from '../engine/index.js';
import {capitalize} from './words.js';

const asInTheCode = 'The same words, the same opponent, the same chance as in the game of the code.';

/** The help of screens, above their keys. Screens whose help depends on their state have it elsewhere in this room. */
export const about = {
	home: 'Wordfiend plays two word games: Hangman, where it may cheat, and Ghost, where it looks ahead to the end. A game that you leave waits here, and you go on with it where you were.',
	laboratory:
		'Watch a bot play, let every bot play every fiend, or see who wins Ghost with which first letter.',
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

export const setUpAbout = (isOnScreen: boolean): string =>
	`Set up your game, or press Enter and play. The last row shows everything that can be set. ${isOnScreen ? 'Type in text rows; everywhere else the arrow keys change the row.' : 'Type the number of a row to change it.'}`;

export const menuEntries = [
	{key: 'daily', label: 'Daily', note: 'a new puzzle every day'},
	{key: 'hangman', label: 'Hangman', note: 'guess the word it pretends to have'},
	{key: 'ghost', label: 'Ghost', note: 'never finish a word'},
	{key: 'lesson', label: 'How to play', note: 'a five-minute lesson'},
	{key: 'laboratory', label: 'Laboratory', note: 'bots, tournaments, openings'},
	{key: 'statistics', label: 'Statistics', note: 'your games, streaks and bests'},
	{key: 'settings', label: 'Settings', note: 'colors and motion'},
	{key: 'quit', label: 'Quit', note: ''},
] as const;

export const laboratoryEntries = [
	{key: 'watch', label: 'Watch', note: 'a bot against the fiend'},
	{key: 'tournament', label: 'Tournament', note: 'every bot against every fiend'},
	{key: 'openings', label: 'Openings', note: 'who wins Ghost, and a drill'},
] as const;

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

const variantRules: Readonly<Record<Exclude<VariantName, 'ghost'>, string>> = {
	superghost:
		'Letters go to either end, and the fragment must be part of a word. James Thurber and his friends played it; he wrote of it in 1951.',
	superduperghost:
		'Before you add a letter at either end you may turn the fragment round, so that ERA becomes NARE or AREN, too. Cary Hammer and Mark Malamud made it; it spread from a convention in Phoenix in 1978.',
	xghost:
		'A letter goes anywhere, between others as well, and a word must have the letters in their order: ERA may become ERMA, for GERMAN. Daniel Asimov’s, about 1970.',
	spook:
		'Letters lie in a bag, and a word must have them all, in any order. Make an anagram of a word and you lose.',
};

const chapter = (heading: string, ...paragraphs: readonly string[]) =>
	({part: 'prose', heading, paragraphs}) as const;

export const rules = [
	chapter(
		'Hangman',
		'A word is hidden; you see how long it is. Guess its letters one by one. If the word has a letter, you see all its places; if not, it costs you a wrong guess.',
		'Reveal the whole word and you win. Use up your wrong guesses and you lose.',
		'A fair fiend draws one word at the start and keeps it. Two people can play as well: in the set-up, choose random and type a secret word; it is hidden while you type.',
	),
	chapter(
		'How it cheats',
		'The evil fiend draws no word. It keeps every word that fits what it has said so far: the pool.',
		'Your letter divides the pool into families: words that show the letter in the same places, and those that lack it. It keeps the largest family and answers as that family demands. Among equals it keeps the pattern that comes first, a hidden place before a letter.',
		'So it never tells you anything false: at the end it can always name a word that fits all its answers. Press Tab in a game to watch it choose.',
	),
	chapter(
		'Ghost',
		'Two players take turns and add a letter to the end of a fragment. Every fragment must be the beginning of a word.',
		'Complete a word and you lose. Leave a fragment that begins no word and you lose as well.',
		'Short words may be left out, so that THE does not end a game; usually the shortest that counts has four letters. The perfect player has looked ahead to the end of every game: it wins whenever it can.',
	),
	chapter(
		'More',
		'The coach, on Tab, says what every letter leads to, and after the game which one gave it away. Tab again draws the tree of what can follow.',
		'With challenges you may bluff. Instead of adding a letter, your opponent may challenge: then you must name a word that begins like this, or lose; name one and the challenger loses. In a match each lost round costs a letter of G-H-O-S-T.',
	),
	chapter(
		'Other Ghosts',
		'In each you lose if you complete a word, or leave letters that no word holds.',
		...Object.entries(variantRules).map(([name, text]) => `${capitalize(name)}: ${text}`),
	),
];
