import {Buffer} from 'node:buffer';
import {languageTold, wholePath} from '../dictionaries/index.js';
import {remainingGuesses, stateOf, status, wrongLetters, type Action} from '../engine/index.js';
import {askedForGhost} from '../settings/ghost.js';
import {askedForHangman} from '../settings/hangman.js';
import type {Asked} from '../settings/setting.js';
import type {FinishedGame, KeptSettings, LeftGame} from '../store/records.js';
import {codeOfGhost, codeOfHangman} from './coded.js';
import {ownMisses} from './own-turns.js';
import {personResult, type GhostPlay} from './ghost.js';
import {isWatched, type HangmanPlay} from './hangman.js';
import {provedPar} from './par.js';

/** When a game began, and the digest of its dictionary. */
export type Origin = {readonly date: string; readonly digest: string};

/** How many digits of a digest are kept. */
const digestDigits = 12;

const kept = (asked: Asked): KeptSettings =>
	Object.fromEntries(
		Object.entries(asked).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
	);

/** The line of a finished game of Hangman. */
export function finishedHangman(play: HangmanPlay, {date, digest}: Origin): FinishedGame {
	const {settings, daily, moves, game} = play;
	const code = codeOfHangman(play, digest);
	const result = status(game) === 'won' ? 'won' : 'lost';
	if (daily)
		return {
			game: 'daily',
			date,
			code,
			day: daily.date,
			moves,
			result,
			misses: ownMisses(play),
			value: daily.value,
		};
	const {length, budget, chooser, guesser, secret, seed} = settings;
	const bounds = secret === undefined ? provedPar(settings, length, game.words.count) : undefined;
	return {
		game: 'hangman',
		date,
		code,
		...languageTold(settings),
		digest: digest.slice(0, digestDigits),
		settings: {length, budget, chooser, guesser: guesser === 'you' ? undefined : guesser, secret},
		seed,
		moves,
		result: isWatched(play) ? 'watched' : result,
		misses: wrongLetters(game).length,
		value: bounds?.atLeast === bounds?.atMost ? bounds?.atLeast : undefined,
	};
}

/** What the form of a game asks for, its dictionary found from everywhere. */
const askedFromAnywhere = (asked: Asked): Asked =>
	asked.path === undefined ? asked : {...asked, path: wholePath(asked.path)};

/** Somebody's own word so that a glance at the file doesn't tell it. */
const hideWord = (word: string): string => Buffer.from(word).toString('base64url');

/** The word that `hideWord` hid. */
export const readHiddenWord = (text: string): string => Buffer.from(text, 'base64url').toString();

/** What it takes to go on with a game of Hangman. */
export function leftHangman(play: HangmanPlay, {date, digest}: Origin): LeftGame {
	const {settings, daily, moves, game, looks, haveFamiliesBeenShown} = play;
	const {figure, seed, secret} = settings;
	const misses = ownMisses(play);
	return {
		game: daily ? 'daily' : 'hangman',
		date,
		settings: kept(
			daily
				? {day: daily.date, figure}
				: {
						...askedFromAnywhere(askedForHangman(settings)),
						secret: secret === undefined ? undefined : hideWord(secret),
					},
		),
		seed,
		moves,
		digest: digest.slice(0, digestDigits),
		shown: game.pattern,
		misses,
		budget: misses + remainingGuesses(game),
		looks,
		hasLooked: haveFamiliesBeenShown,
	};
}

/** An action as text: a letter, `<` before one that went to the front, `!` for a challenge, `=word.` for what was named. */
function writeAction(action: Action): string {
	switch (action.kind) {
		case 'letter': {
			return (action.end === 'front' ? '<' : '') + action.letter;
		}

		case 'challenge': {
			return '!';
		}

		case 'name': {
			return `=${(action.word ?? '').replaceAll('.', '')}.`;
		}
	}
}

const movesOf = ({game}: GhostPlay): string => game.turns.map(({action}) => writeAction(action)).join('');

/** The actions of a text that `writeAction` wrote; what it never writes is left out. */
export const readActions = (moves: string): readonly Action[] =>
	Array.from(
		moves.matchAll(/=([^.]*)\.|!|(<?)([^<=!])/gu),
		([text, word, front, letter = '']): readonly Action[] => {
			if (text === '!') return [{kind: 'challenge'}];
			if (word !== undefined) return [{kind: 'name', word: word === '' ? undefined : word}];
			return /^\p{Ll}$/u.test(letter)
				? [{kind: 'letter', letter, end: front === '<' ? 'front' : 'back'}]
				: [];
		},
	).flat();

/** The line of a round of Ghost that is over. */
export function finishedGhost(play: GhostPlay, {date, digest}: Origin): FinishedGame {
	const {settings, match} = play;
	const {variant, rule, player, opponent, minLength, isMatch, seed} = settings;
	return {
		game: 'ghost',
		date,
		code: codeOfGhost(play, digest),
		...languageTold(settings),
		digest: digest.slice(0, digestDigits),
		settings: {
			variant: variant === 'ghost' ? undefined : variant,
			rule: rule === 'instant' ? undefined : rule,
			player: player === 'you' ? undefined : player,
			opponent,
			first: match.beginner === 0 ? 'you' : 'computer',
			minLength,
			isMatch: isMatch || undefined,
		},
		seed,
		moves: movesOf(play),
		result: personResult(play),
	};
}

/** What it takes to go on with a round of Ghost, and with the match that it is a round of. */
export function leftGhost(play: GhostPlay, {date, digest}: Origin): LeftGame {
	const {settings, game, match, random} = play;
	return {
		game: 'ghost',
		date,
		settings: kept({
			...askedFromAnywhere(askedForGhost(settings)),
			lost: match.lost.join('-'),
			beginner: String(match.beginner),
		}),
		seed: settings.seed,
		moves: movesOf(play),
		digest: digest.slice(0, digestDigits),
		shown: game.fragment,
		misses: 0,
		chance: stateOf(random),
	};
}
