import * as v from 'valibot';
import {isDay} from '../daily/index.js';
import {
	gameKinds,
	mostCounted,
	type FinishedDaily,
	type FinishedGame,
	type FinishedGhost,
	type FinishedHangman,
	type GameKind,
} from '../store/records.js';
import {hintsIn, isOnItsDay, overOf, type PlayedDay, type Streak} from './streaks.js';

/** How many games, and how many of them were won. */
export type Tally = {readonly games: number; readonly won: number};

/** Whatever may be told of a game in a list. */
export type RecentGame = {
	readonly date: string;
	readonly game: GameKind;
	readonly result: 'won' | 'lost';
	/** `undefined` in Ghost. */
	readonly misses: number | undefined;
	readonly code: string | undefined;
};

/** Games of Hangman with the same settings on the same list. */
export type Kind = Pick<FinishedHangman, 'digest'> &
	Pick<FinishedHangman['settings'], 'chooser' | 'length'> & {
		readonly budget: number;
		/** Whether somebody typed the word. */
		readonly isOwn: boolean;
	};

type Counted = {games: number; won: number};

/** Games of a kind, and the fewest misses of one that was won. */
export type CountedKind = Counted & {readonly kind: Kind; fewest?: number};

/** What is counted of games, one after the other: all that statistics are made of. A change to what is counted, or how, is told by `countsVersion`. */
export type Counts = Counted & {
	/** The games won in a row. */
	readonly row: {now: number; best: number};
	/** Games of Hangman by their kind, as text. */
	readonly kinds: Map<string, CountedKind>;
	/** Games won against choosers that cheat, where the value is proved, by the misses over it. */
	readonly over: Map<number, number>;
	readonly opponents: Map<string, Counted>;
	/** By the first letter of a game of Ghost and whose it was. */
	readonly openings: Map<string, Counted>;
	/** The games that count for their days: of each day the first that was begun on it. */
	readonly days: Map<string, PlayedDay>;
	/** How many letters were guessed in each game with guesses, and how many of them were in the word. */
	readonly letters: number[];
	readonly hits: number[];
	/** The last games, the last one last. */
	readonly recent: RecentGame[];
};

export const countsVersion = 1;

/** How many of the last games are told one by one. */
const recentCount = 20;

export const noCounts = (): Counts => ({
	games: 0,
	won: 0,
	row: {now: 0, best: 0},
	kinds: new Map(),
	over: new Map(),
	opponents: new Map(),
	openings: new Map(),
	days: new Map(),
	letters: [],
	hits: [],
	recent: [],
});

/** Counts one more game. Games that bots or two people played with each other count nowhere. */
export function countGame(counts: Counts, game: FinishedGame): void {
	const {date, result, code} = game;
	if (result === 'watched') return;
	const isWon = result === 'won';
	count(counts, isWon);
	const {row, recent} = counts;
	row.now = isWon ? row.now + 1 : 0;
	row.best = Math.max(row.best, row.now);
	recent.push({date, game: game.game, result, misses: game.game === 'ghost' ? undefined : game.misses, code});
	if (recent.length > recentCount) recent.shift();
	if (game.game === 'ghost') countGhost(counts, game);
	else if (game.game === 'daily') countDay(counts.days, game);
	else countHangman(counts, game);
	if (game.game === 'ghost') return;
	const letters = game.moves.length - hintsIn(game.moves);
	counts.letters.push(letters);
	counts.hits.push(letters - game.misses);
}

function count(counted: Counted, isWon: boolean): void {
	counted.games++;
	if (isWon) counted.won++;
}

function countIn(tallies: Map<string, Counted>, key: string, isWon: boolean): void {
	const known = tallies.get(key);
	if (known) count(known, isWon);
	else tallies.set(key, {games: 1, won: isWon ? 1 : 0});
}

/** Counts a day's game, unless it was begun on another day or is not the first. */
function countDay(days: Map<string, PlayedDay>, game: FinishedDaily): void {
	if (isOnItsDay(game) && !days.has(game.day)) days.set(game.day, {result: game.result, over: overOf(game)});
}

function countHangman(counts: Counts, {digest, settings, result, misses, value}: FinishedHangman): void {
	const {chooser, length, budget, secret} = settings;
	const isWon = result === 'won';
	const isOwn = secret !== undefined;
	const key = `${digest} ${chooser} ${length} ${budget}${isOwn ? ' own' : ''}`;
	let counted = counts.kinds.get(key);
	if (counted === undefined) {
		counted = {games: 0, won: 0, kind: {digest, chooser, length, budget, isOwn}};
		counts.kinds.set(key, counted);
	}

	count(counted, isWon);
	if (!isWon) return;
	counted.fewest = Math.min(misses, counted.fewest ?? misses);
	if (chooser === 'random' || value === undefined) return;
	counts.over.set(misses - value, (counts.over.get(misses - value) ?? 0) + 1);
}

function countGhost(counts: Counts, {settings, moves, result}: FinishedGhost): void {
	const {player = 'human', opponent, first} = settings;
	const isWon = result === 'won';
	// Where a bot plays on your side you sit on the other.
	countIn(counts.opponents, opponent === 'human' ? player : opponent, isWon);
	const [letter] = moves.replace('<', '');
	if (letter === undefined) return;
	const isYours = opponent === 'human' ? first === 'computer' : first === 'you';
	countIn(counts.openings, `${letter} ${isYours ? 'you' : 'them'}`, isWon);
}

/** The games won in a row. */
export const winStreak = ({row}: Counts): Streak => ({now: row.now, best: row.best});

/** What statistics may be about: all games, or those of one kind. */
export type Scope = 'all' | GameKind;

/** The counts of all games and of each kind. */
export type CountsByScope = Readonly<Record<Scope, Counts>>;

export const noCountsByScope = (): CountsByScope => ({
	all: noCounts(),
	hangman: noCounts(),
	daily: noCounts(),
	ghost: noCounts(),
});

/** Counts one more game among all and those of its kind. */
export function countByScope(counts: CountsByScope, game: FinishedGame): void {
	countGame(counts.all, game);
	countGame(counts[game.game], game);
}

/** Counts as JSON can hold them. */
type Packed = {
	readonly [Key in keyof Counts]: Counts[Key] extends Map<infer K, infer Value>
		? readonly (readonly [K, Value])[]
		: Counts[Key];
};

export type PackedByScope = Readonly<Record<Scope, Packed>>;

const pack = (counts: Counts): Packed => ({
	...counts,
	kinds: [...counts.kinds],
	over: [...counts.over],
	opponents: [...counts.opponents],
	openings: [...counts.openings],
	days: [...counts.days],
});

const unpack = (packed: Packed): Counts => ({
	...packed,
	kinds: new Map(packed.kinds),
	over: new Map(packed.over),
	opponents: new Map(packed.opponents),
	openings: new Map(packed.openings),
	days: new Map(packed.days),
});

export const packCounts = ({all, hangman, daily, ghost}: CountsByScope): PackedByScope => ({
	all: pack(all),
	hangman: pack(hangman),
	daily: pack(daily),
	ghost: pack(ghost),
});

export const unpackCounts = ({all, hangman, daily, ghost}: PackedByScope): CountsByScope => ({
	all: unpack(all),
	hangman: unpack(hangman),
	daily: unpack(daily),
	ghost: unpack(ghost),
});

const whole = v.pipe(v.number(), v.safeInteger());

const counted = {games: whole, won: whole};

const tallies = v.array(v.tuple([v.string(), v.object(counted)]));

/** Long ones are looked through at once: a schema takes several times as long. */
const numbers = v.custom<readonly number[]>(value => Array.isArray(value) && value.every(Number.isInteger));

const packed = v.object({
	...counted,
	row: v.object({now: whole, best: whole}),
	kinds: v.array(
		v.tuple([
			v.string(),
			v.object({
				...counted,
				kind: v.object({
					digest: v.string(),
					chooser: v.string(),
					length: whole,
					budget: v.number(),
					isOwn: v.boolean(),
				}),
				fewest: v.optional(whole),
			}),
		]),
	),
	over: v.array(v.tuple([whole, whole])),
	opponents: tallies,
	openings: tallies,
	days: v.array(
		v.tuple([
			v.pipe(v.string(), v.check(isDay)),
			v.object({result: v.picklist(['won', 'lost']), over: v.pipe(whole, v.maxValue(mostCounted))}),
		]),
	),
	letters: numbers,
	hits: numbers,
	recent: v.array(
		v.object({
			date: v.string(),
			game: v.picklist(gameKinds),
			result: v.picklist(['won', 'lost']),
			misses: v.optional(whole),
			code: v.optional(v.string()),
		}),
	),
});

const packedByScope = v.object({all: packed, hangman: packed, daily: packed, ghost: packed});

/** Whether a value out of a file has the form of packed counts. */
export const arePackedCounts = (value: unknown): value is PackedByScope => v.is(packedByScope, value);
