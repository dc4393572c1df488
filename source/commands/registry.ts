import type {Commands} from './command.js';

export const commandRegistry: Commands = {
	hangman: {summary: 'guess the word, letter by letter', load: () => import('./hangman.js')},
	ghost: {
		summary: 'add letters to a fragment; finish a word and you lose',
		load: () => import('./ghost.js'),
	},
	daily: {summary: 'today’s puzzle, the same for everyone', load: () => import('./daily.js')},
	play: {
		summary: 'play the game behind a code',
		load: async () => ({command: (await import('./code.js')).playCode}),
	},
	replay: {
		summary: 'see the game behind a code, letter by letter',
		load: async () => ({command: (await import('./code.js')).replayCode}),
	},
	stats: {summary: 'your games, streaks and bests', load: () => import('./stats.js')},
	suggest: {summary: 'the next letter for a game you play elsewhere', load: () => import('./suggest.js')},
	openings: {
		summary: 'who wins Ghost, with which letters, and the words to know',
		load: () => import('./openings.js'),
	},
	define: {summary: 'what a word means', load: () => import('./define.js')},
	help: {summary: 'what a command does and takes', load: () => import('./help.js')},
	completion: {
		summary: 'a script that completes commands and options in your shell',
		load: () => import('./completion.js'),
	},
	tournament: {
		summary: 'every guesser against every chooser, on every length',
		isForProgrammers: true,
		load: () => import('./tournament.js'),
	},
	par: {
		summary: 'prove how many misses perfect play forces',
		isForProgrammers: true,
		load: () => import('./par.js'),
	},
	check: {summary: 'check a proof that par wrote', isForProgrammers: true, load: () => import('./check.js')},
	serve: {
		summary: 'one of our players, for your programs',
		isForProgrammers: true,
		load: () => import('./serve.js'),
	},
};
