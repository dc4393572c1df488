import type {HangmanPlay} from '../../games/hangman.js';
import {beginRival, endRival, racedBy, takeRivalGuess, type Rival} from '../../games/rival.js';
import type {Forfeited} from '../../engine/index.js';
import type {AnsweredGuess} from '../../workers/tasks/play-along.js';

export type RaceState = {
	readonly rival: Rival | undefined;
	/** The game as it began, while the player's best is looked for to race with it. */
	readonly from: HangmanPlay | undefined;
};

export type RaceMessage =
	/** The moves of the player's best game, if there is one. */
	| {readonly type: 'best-found'; readonly moves: string | undefined}
	| {readonly type: 'rival-guessed'; readonly answered: AnsweredGuess}
	| {readonly type: 'rival-done'; readonly forfeit: Forfeited | undefined};

const noRace: RaceState = {rival: undefined, from: undefined};

/** The race that a game begins: by its settings, or against the moves of someone whose game it is. */
export function beginRace(begun: HangmanPlay | undefined, against: string | undefined): RaceState {
	const by = begun && racedBy(begun.settings, against);
	if (begun === undefined || by === undefined) return noRace;
	return by === 'best' ? {rival: undefined, from: begun} : {rival: beginRival(begun, by), from: undefined};
}

export function reduceRace({rival, from}: RaceState, message: RaceMessage): RaceState {
	if (message.type === 'best-found') {
		const {moves} = message;
		return from && moves !== undefined
			? {rival: beginRival(from, {kind: 'best', moves}), from: undefined}
			: noRace;
	}

	if (rival === undefined) return noRace;
	return {
		rival:
			message.type === 'rival-done'
				? endRival(rival, message.forfeit)
				: takeRivalGuess(rival, message.answered),
		from: undefined,
	};
}
