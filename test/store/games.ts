import type {FinishedDaily, FinishedGhost, FinishedHangman, LeftGame} from '../../source/store/index.js';

export const hangman: FinishedHangman = {
	game: 'hangman',
	date: '2026-11-21T17:18:20.000+01:00',
	code: '116000QSY16GG3217JM31023MMWBAX0GR2QGXN',
	language: 'en',
	dictionary: 'common',
	digest: '5f3e09aa1b2c',
	settings: {length: 6, budget: 8, chooser: 'evil', guesser: 'you'},
	seed: '4f2a',
	moves: 'eaios?trnlcd',
	result: 'lost',
	misses: 8,
	value: 9,
};

export const daily: FinishedDaily = {
	game: 'daily',
	date: '2026-11-21T17:30:00.000+01:00',
	code: undefined,
	day: '2026-11-21',
	moves: 'etaois',
	result: 'won',
	misses: 6,
	value: 5,
};

export const ghost: FinishedGhost = {
	game: 'ghost',
	date: '2026-11-21T18:00:00.000+01:00',
	code: undefined,
	language: 'en',
	dictionary: 'common',
	digest: '5f3e09aa1b2c',
	settings: {
		variant: 'ghost',
		rule: 'instant',
		player: 'you',
		opponent: 'perfect',
		first: 'you',
		minLength: 4,
		isMatch: false,
	},
	seed: '4f2a',
	moves: 'niacin',
	result: 'lost',
};

export const left: LeftGame = {
	game: 'hangman',
	date: '2026-11-21T17:18:20.000+01:00',
	settings: {dictionary: 'common', length: '6', budget: '8', chooser: 'evil'},
	seed: '4f2a',
	moves: 'ea',
	digest: '5f3e09aa1b2c',
	shown: '------',
	misses: 2,
};
