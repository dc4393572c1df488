import type {FinishedDaily, FinishedGhost, FinishedHangman, LeftGame} from '../../source/store/index.js';

export const hangman: FinishedHangman = {
	game: 'hangman',
	date: '2026-11-21T17:18:20+01:00',
	code: '116000QSY16GG3217JM31023MMWBAX0GR2QGXN',
	digest: '5f3e09a',
	settings: {length: 6, budget: 8, chooser: 'evil'},
	seed: '4f2a',
	moves: 'eaios?trnlcd',
	result: 'lost',
	misses: 8,
	value: 9,
};

export const daily: FinishedDaily = {
	game: 'daily',
	date: '2026-11-21T17:30:00+01:00',
	code: undefined,
	day: '2026-11-21',
	moves: 'etaois',
	result: 'won',
	misses: 6,
	value: 5,
};

export const ghost: FinishedGhost = {
	game: 'ghost',
	date: '2026-11-21T18:00:00+01:00',
	code: undefined,
	digest: '5f3e09a',
	settings: {
		opponent: 'perfect',
		first: 'you',
		minLength: 4,
	},
	seed: '4f2a',
	moves: 'niacin',
	result: 'lost',
};

export const left: LeftGame = {
	game: 'hangman',
	date: '2026-11-21T17:18:20+01:00',
	settings: {dictionary: 'common', length: '6', budget: '8', chooser: 'evil'},
	seed: '4f2a',
	moves: 'ea',
	digest: '5f3e09aa1b2c',
	shown: '------',
	misses: 2,
};
