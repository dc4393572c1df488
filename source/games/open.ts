import type {CodedGame} from '../codes/code.js';
import {shortDigestOf} from '../codes/digest.js';
import type {Day} from '../daily/calendar.js';
import {printable} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import type {GameName, GameRecord, LeftGame} from '../store/index.js';
import type {OpenedAs, GameStep, Tools} from './kind.js';
import {kindNamed, kinds, type Made} from './kinds.js';
import type {Recorder} from './recorder.js';

/** Why a saved game can't be opened: it is damaged, gone or open elsewhere, or the words of its list have changed. */
export type LeftFault =
	| {readonly kind: 'broken' | 'taken'}
	| {readonly kind: 'changed'; readonly list: string};

type MovesOf<Name extends GameName> = readonly Made[Name]['move'][];

type OpeningOf<Name extends GameName> = {
	readonly game: Name;
	readonly settings: Made[Name]['settings'];
	readonly list: Made[Name]['list'];
	readonly resumed?:
		| (Pick<GameRecord, 'id' | 'date' | 'against'> & {readonly moves: MovesOf<Name>})
		| undefined;
	/** Someone's moves, which are only shown. */
	readonly replayed?: MovesOf<Name> | undefined;
	readonly against?: MovesOf<Name> | undefined;
	/** The moves of a game by message, up to where you join. */
	readonly joined?: MovesOf<Name> | undefined;
	/** A friend's line to read once the game is open. */
	readonly line?: string | undefined;
};

export type Opening<Name extends GameName = GameName> = {[Each in Name]: OpeningOf<Each>}[Name];

export type HangmanOpening = Opening<'hangman' | 'daily'>;

export type GhostOpening = Opening<'ghost'>;

/** Opens a game, and returns it as it began, too. If its chooser takes its time, recorded moves wait for their answers. */
export function openGame<Name extends GameName>(
	{game, settings, list, resumed, replayed, against, joined}: OpeningOf<Name>,
	recorder: Pick<Recorder, 'resume' | 'begin'>,
): GameStep<Made[Name]> & {readonly begun: Made[Name]['play']} {
	const kind = kinds[game];
	if (resumed) recorder.resume(resumed);
	const id = resumed?.id ?? recorder.begin(replayed === undefined, against && kind.writeMoves(against));
	const begun = kind.begin(list, settings, id);
	const moves = resumed?.moves ?? replayed ?? joined;
	if (moves === undefined) return {play: begun, begun, isNew: false};
	const opened = kind.resume(begun, moves);
	// The moves of a resumed game were reported when they were made.
	return {...opened, begun, isNew: resumed === undefined && opened.isNew};
}

export type Reopening =
	| {readonly as: 'resumed'; readonly record: GameRecord; readonly line?: string}
	| {readonly as: Exclude<OpenedAs, 'resumed'>; readonly record: CodedGame};

const broken = {ok: false, fault: {kind: 'broken'}} as const;

export async function reopen(
	reopening: Reopening,
	dictionary: Dictionary,
	tools: Tools,
): Promise<{readonly ok: true; readonly opening: Opening} | {readonly ok: false; readonly fault: LeftFault}> {
	const {as, record} = reopening;
	const {game, digest} = record;
	const kind = kindNamed(game);
	if (shortDigestOf(dictionary) !== digest)
		return {ok: false, fault: {kind: 'changed', list: printable(kind.source(record.settings).dictionary)}};
	const against = as === 'resumed' ? reopening.record.against : undefined;
	const moves = kind.readMoves(record.moves, dictionary.alphabet);
	const theirs = kind.readMoves(against ?? '', dictionary.alphabet);
	const read = kind.readSettings(record.settings, dictionary);
	if (moves === undefined || theirs === undefined || read === undefined) return broken;
	const list = await kind.prepare(read, dictionary, tools);
	if (list === undefined) return broken;
	const begun = kind.begin(list, read, '');
	if ([moves, theirs].some(each => !kind.resume(begun, each).isWhole)) return broken;
	const settings = as === 'resumed' ? read : kind.shared(read, {as, list, moves});
	const before =
		as === 'resumed'
			? {
					resumed: {...reopening.record, moves},
					against: against === undefined ? undefined : theirs,
					line: reopening.line,
				}
			: {[as]: moves};
	// Its settings, its list and its moves are those of its kind.
	const opening: unknown = {game, settings, list, ...before};
	return {ok: true, opening: opening as Opening};
}

export const leftDaily = (waiting: readonly LeftGame[], date: Day): LeftGame | undefined =>
	waiting.find(({game, settings}) => game === 'daily' && settings.day === date);
