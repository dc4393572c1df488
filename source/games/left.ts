import {digestOf} from '../codes/digest.js';
import {hasDaily, type Day} from '../daily/index.js';
import {dailyWords, printable, type Source} from '../dictionaries/index.js';
import {
	isLetter,
	isPlayable,
	matchLoser,
	seedRandom,
	stateOf,
	type Book,
	type Dictionary,
	type GhostMatch,
} from '../engine/index.js';
import {ghostTable, settleGhost, type GhostSettings} from '../settings/ghost.js';
import {figures, settleHangman} from '../settings/hangman.js';
import {sourceOf} from '../settings/readers.js';
import {readTable} from '../settings/setting.js';
import type {WaitingGame} from '../store/index.js';
import type {LeftFault} from '../text/left.js';
import type {EarlierRound, GhostOpening, HangmanOpening} from './open.js';
import {readActions, readHiddenWord} from './records.js';

/** A game that was left, as it is opened again. */
export type LeftOpening =
	| {readonly game: 'hangman'; readonly opening: HangmanOpening}
	/** Its book is still to be made. */
	| {readonly game: 'ghost'; readonly settings: GhostSettings; readonly earlier: EarlierRound};

type Read = {readonly ok: true; readonly left: LeftOpening} | {readonly ok: false; readonly fault: LeftFault};

/** The words that a game left is played with. */
export const sourceOfLeft = ({game, settings}: WaitingGame): Source =>
	game === 'daily' ? dailyWords : sourceOf(settings);

/** The game of a day that was left, if there is one. */
export const leftDaily = (waiting: readonly WaitingGame[], date: Day): WaitingGame | undefined =>
	waiting.find(({game, settings}) => game === 'daily' && settings.day === date);

/** How a game that was left is opened with its dictionary, or why it can't be. */
export function readLeft(left: WaitingGame, dictionary: Dictionary): Read {
	if (!digestOf(dictionary).startsWith(left.digest))
		return {ok: false, fault: {kind: 'changed', list: printable(sourceOfLeft(left).dictionary)}};
	const read = left.game === 'ghost' ? readGhost(left) : readHangman(left, dictionary);
	return read ? {ok: true, left: read} : {ok: false, fault: {kind: 'broken'}};
}

function readHangman(left: WaitingGame, dictionary: Dictionary): LeftOpening | undefined {
	const {name: id, game, date, settings, seed, moves, looks = 0, hasLooked = false} = left;
	if (!Array.from(moves).every(move => move === '?' || isLetter(dictionary.alphabet, move))) return undefined;
	const earlier = {kind: 'left', id, date, moves, looks, hasLooked} as const;
	if (game === 'daily') {
		const {day = ''} = settings;
		const figure = figures.find(each => each === settings.figure) ?? 'eye';
		return hasDaily(day) ? {game: 'hangman', opening: {dictionary, day, figure, earlier}} : undefined;
	}

	const {secret} = settings;
	const asked = {...settings, seed, secret: secret === undefined ? undefined : readHiddenWord(secret)};
	const settled = settleHangman(asked, dictionary, seed);
	if (!settled.ok || settled.settings.length !== Number(settings.length)) return undefined;
	return {game: 'hangman', opening: {dictionary, settings: settled.settings, earlier}};
}

function readGhost({name: id, date, settings, seed, moves, chance}: WaitingGame): LeftOpening | undefined {
	const asked = {...settings, seed};
	const match = readMatch(settings);
	const isChance = chance === undefined || chance.length === stateOf(seedRandom(seed)).length;
	if (!readTable(ghostTable, asked).ok || !match || !isChance) return undefined;
	const earlier = {kind: 'left', id, date, match, actions: readActions(moves), chance} as const;
	return {game: 'ghost', settings: settleGhost(asked, seed), earlier};
}

/** The rounds before the one that was left; `undefined` where it is none that goes on. */
function readMatch({lost = '', beginner}: WaitingGame['settings']): GhostMatch | undefined {
	const [, first, second] = /^([0-5])-([0-5])$/.exec(lost) ?? [];
	if (first === undefined || (beginner !== '0' && beginner !== '1')) return undefined;
	const match = {lost: [Number(first), Number(second)], beginner: beginner === '0' ? 0 : 1} as const;
	return matchLoser(match) === undefined ? match : undefined;
}

/** How a round of Ghost is opened with its book; `undefined` where the book has nothing to play. */
export const withBook = (
	{settings, earlier}: LeftOpening & {readonly game: 'ghost'},
	book: Book,
): GhostOpening | undefined => (isPlayable(book) ? {book, settings, earlier} : undefined);
