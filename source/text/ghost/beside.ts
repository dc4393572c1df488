import {left, right} from '../../page/text.js';
import type {GhostTurn} from '../../engine/index.js';
import {isGhostOver, personResult, roundsOf, type GhostPlay} from '../../games/ghost/ghost.js';
import type {Part} from '../../page/page.js';
import {countOf} from '../words.js';
import {doneText, does, matchOutcome, nameAt} from './ghost.js';

/** A turn of a game, or a round of a match: what is compared, and its text. */
type Move = {readonly done: string; readonly text: string};

/** The name of the person who played a game: the reader, or the friend who sent it. */
type Reader = 'you' | 'they';

function turnMove(round: GhostPlay, turn: GhostTurn, reader: Reader): Move {
	const name = nameAt(round, turn.player);
	const done = doneText(turn, round.book);
	return {done, text: `${name === 'you' ? reader : name}: ${done}`};
}

function roundMove(round: GhostPlay, reader: Reader): Move {
	const {ending, fragment, turns} = round.game;
	const loser = ending && nameAt(round, ending.loser);
	const outcome = loser === undefined ? 'not over' : loser === 'you' ? `${reader} lose` : does(loser, 'lose');
	return {
		done: turns.map(turn => doneText(turn, round.book)).join(' '),
		text: `${fragment.toUpperCase()}: ${outcome}`,
	};
}

function movesOf(play: GhostPlay, reader: Reader): readonly Move[] {
	const rounds = roundsOf(play);
	if (play.settings.isMatch) return rounds.map(round => roundMove(round, reader));
	return rounds.flatMap(round => round.game.turns.map(turn => turnMove(round, turn, reader)));
}

function partingText(same: number, isMatch: boolean): string {
	if (same === 0) return `Different from the first ${isMatch ? 'round' : 'letter'} on.`;
	return `The same for ${countOf(same, isMatch ? 'round' : 'turn')}.`;
}

function loserText(theirs: GhostPlay): string {
	const {ending} = theirs.game;
	if (!isGhostOver(theirs) || !ending) return 'nobody has lost yet';
	return matchOutcome(theirs) ?? does(nameAt(theirs, ending.loser), 'lose');
}

function verdictOf(yours: GhostPlay, theirs: GhostPlay): string {
	if (!isGhostOver(yours)) return '';
	const [you, they] = [personResult(yours), personResult(theirs)];
	if (you === 'watched') return `In theirs ${loserText(theirs)}.`;
	if (they === 'watched') return `You ${you}; they did not finish.`;
	return you === they ? `You both ${you}.` : `You ${you}, they ${they}.`;
}

/** Compares two games, without their rounds that you haven't played yet. */
function compare(yours: GhostPlay, theirs: GhostPlay) {
	const [ours, all] = [movesOf(yours, 'you'), movesOf(theirs, 'they')];
	const most = Math.max(ours.length, all.length);
	const differing = ours.findIndex(({done}, at) => done !== all[at]?.done);
	const same = differing === -1 ? ours.length : differing;
	const others = all.slice(0, isGhostOver(yours) ? most : ours.length);
	return {ours, others, same, verdict: verdictOf(yours, theirs), isAlike: same === most};
}

export function besideAloud(yours: GhostPlay, theirs: GhostPlay): readonly string[] {
	const {ours, others, same, verdict, isAlike} = compare(yours, theirs);
	const parting = isAlike ? 'The same game.' : partingText(same, yours.settings.isMatch);
	const movesAloud = (whose: string, moves: readonly Move[]) =>
		`${whose}: ${moves.map(({text}) => text).join('; ')}.`;
	return [`${verdict} ${parting}`, movesAloud('Your game', ours), movesAloud('Their game', others)];
}

export function besidePart(yours: GhostPlay, theirs: GhostPlay): Part {
	const {ours, others, same, verdict} = compare(yours, theirs);
	return {
		part: 'table',
		heading: 'both games',
		remark: verdict,
		columns: [right(''), left('your game', {least: 12}), left('their game', {least: 12})],
		rows: Array.from({length: Math.max(ours.length, others.length)}, (_, at) => ({
			mark: at === same ? 'chosen' : undefined,
			cells: [String(at + 1), ours[at]?.text ?? '', others[at]?.text ?? ''],
		})),
		keeps: 'last',
		spoken: besideAloud(yours, theirs).join(' '),
	};
}
