import type {FinishedGame, GameRecord} from '../../source/store/index.js';

const list = {dictionary: 'common', language: 'en'};

export const hangman: FinishedGame = {
	id: 'hangman',
	game: 'hangman',
	date: '2026-11-21T17:18:20+01:00',
	settings: {...list, length: 6, budget: 8, chooser: 'evil', guesser: 'you', seed: '4f2a'},
	digest: '5f3e09a',
	moves: 'eaios?trnlcd',
	end: {result: 'lost', misses: 8, value: 9},
};

export const daily: FinishedGame = {
	id: 'daily',
	game: 'daily',
	date: '2026-11-21T17:30:00+01:00',
	settings: {day: '2026-11-21', figure: 'eye'},
	digest: '5f3e09a',
	moves: 'etaois',
	end: {result: 'won', misses: 6, value: 5},
};

export const ghost: FinishedGame = {
	id: 'ghost',
	game: 'ghost',
	date: '2026-11-21T18:00:00+01:00',
	settings: {
		...list,
		variant: 'ghost',
		rule: 'instant',
		player: 'you',
		opponent: 'perfect',
		first: 'you',
		minLength: 4,
		isMatch: false,
		seed: '4f2a',
	},
	digest: '5f3e09a',
	moves: 'niacin',
	end: {result: 'lost'},
};

export const left: GameRecord = {
	id: 'left',
	game: 'hangman',
	date: '2026-11-21T17:18:20+01:00',
	settings: {...list, length: 6, budget: 8, chooser: 'evil', seed: '4f2a'},
	digest: '5f3e09a',
	moves: 'ea',
	standing: {shown: '------', left: 6, budget: 8},
};

/** A game under another name. */
export const named = <Game extends GameRecord>(id: string, game: Game): Game => ({...game, id});
