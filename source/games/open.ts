import type {CodedGame} from '../codes/code.js';
import type {Day} from '../daily/index.js';
import {printable} from '../dictionaries/index.js';
import {
	commandOf,
	isCalled,
	variantNames,
	variants,
	type Dictionary,
	type ProgramName,
} from '../engine/index.js';
import type {GameName, GameRecord, LeftGame} from '../store/index.js';
import type {LeftFault} from '../text/left.js';
import {playerName} from '../text/programs.js';
import {digestFor} from './digest.js';
import type {OpenedAs, Tools} from './kind.js';
import {kindNamed, kinds, type ListOf, type SettingsOf, type StepOf} from './kinds.js';
import type {Recorder} from './recorder.js';

/** A game that is to be opened: a new one, or the game of a record. */
export type OpeningOf<Name extends GameName> = {
	readonly game: Name;
	readonly settings: SettingsOf<Name>;
	readonly list: ListOf<Name>;
	readonly resumed?: GameRecord | undefined;
	/** Someone's moves: they are played, and only shown. */
	readonly replayed?: string | undefined;
	readonly against?: string | undefined;
	/** The moves of friends who play it by message, up to where one joins them. */
	readonly joined?: string | undefined;
	/** A friend's line, to be taken once the game is open. */
	readonly line?: string | undefined;
};

export type Opening<Name extends GameName = GameName> = {[Each in Name]: OpeningOf<Each>}[Name];

export type HangmanOpening = Opening<'hangman' | 'daily'>;

export type GhostOpening = Opening<'ghost'>;

type Outside = Pick<Recorder, 'resume' | 'ignore'>;

/** Opens a game. Where its chooser takes its time, moves that were played before wait for their answers. */
export function openGame<Name extends GameName>(
	{game, settings, list, resumed, replayed, joined}: OpeningOf<Name>,
	freshId: () => string,
	recorder: Outside,
): StepOf<Name> {
	const id = resumed?.id ?? freshId();
	if (resumed) recorder.resume(id, resumed.date);
	if (replayed !== undefined) recorder.ignore(id);
	const kind = kinds[game];
	const begun = kind.begin(list, settings, id);
	const moves = resumed?.moves ?? replayed ?? joined;
	if (moves === undefined) return begun;
	const {play, events} = kind.resume(begun.play, moves);
	// What was heard of before is not heard of again.
	return {play, events: resumed ? begun.events : [...begun.events, ...events]};
}

/** A record that is to be opened, and as what; a code says less than what is kept. */
export type Reopening =
	| {readonly as: 'resumed'; readonly record: GameRecord; readonly line?: string}
	| {readonly as: Exclude<OpenedAs, 'resumed'>; readonly record: CodedGame};

/** The settings of a record's game with some words; `undefined` where these make no such game. */
export function settingsIn({as, record}: Reopening, dictionary: Dictionary): unknown {
	const {game, settings: written, moves} = record;
	const kind = kindNamed(game);
	if (!kind.areMoves(moves, dictionary.alphabet)) return undefined;
	const settings = kind.readSettings(written, dictionary);
	return settings === undefined || as === 'resumed' ? settings : kind.shared(settings, as);
}

/** Makes what the game of a record is played with, or says why it can't be opened. */
export async function reopen(
	reopening: Reopening,
	dictionary: Dictionary,
	tools: Tools,
): Promise<{readonly ok: true; readonly opening: Opening} | {readonly ok: false; readonly fault: LeftFault}> {
	const {as, record} = reopening;
	const {game, settings: written, digest, moves} = record;
	const kind = kindNamed(game);
	if ((await digestFor(dictionary)) !== digest)
		return {ok: false, fault: {kind: 'changed', list: printable(kind.source(written).dictionary)}};
	const settings = settingsIn(reopening, dictionary);
	const list = settings && (await kind.prepare(settings, dictionary, tools));
	const own = list && as === 'joined' && kind.join ? kind.join(list, settings, moves) : settings;
	if (list === undefined || own === undefined) return {ok: false, fault: {kind: 'broken'}};
	const before = as === 'resumed' ? {resumed: record, line: reopening.line} : {[as]: moves};
	// Its settings and its list are those of its kind.
	return {ok: true, opening: {game, settings: own, list, ...before} as Opening};
}

/** Those who play in a game that is opened and may be programs, by what their settings are called. */
export type ProgramSeat = 'chooser' | 'race';

/** The programs of a game that is to go on, by what they are called: their commands are to be typed anew. */
export function calledIn({settings}: OpeningOf<'hangman'>): ReadonlyMap<ProgramSeat, string> {
	const called = (['chooser', 'race'] as const).filter(seat => isCalled(settings[seat]));
	return new Map(called.map(seat => [seat, playerName(settings[seat])]));
}

/** Commands that were typed for the programs of a game; an empty one is none. */
export type TypedCommands = Readonly<Record<ProgramSeat, ProgramName>>;

/** The game with these commands; a race without one is none. */
export function withCommands(opening: OpeningOf<'hangman'>, typed: TypedCommands): OpeningOf<'hangman'> {
	const {chooser, race} = opening.settings;
	const racer = commandOf(typed.race) === '' ? 'nobody' : typed.race;
	const settings = {
		...opening.settings,
		chooser: isCalled(chooser) ? typed.chooser : chooser,
		race: isCalled(race) ? racer : race,
	};
	return {...opening, settings};
}

export const variantTitle = ({settings}: CodedGame): string =>
	variants[variantNames.find(name => name === settings.variant) ?? 'ghost'].title;

export const leftDaily = (waiting: readonly LeftGame[], date: Day): LeftGame | undefined =>
	waiting.find(({game, settings}) => game === 'daily' && settings.day === date);
