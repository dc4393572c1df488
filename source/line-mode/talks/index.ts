import type {Dictionary} from '../../engine/index.js';
import type {Opening, Reopening} from '../../games/open.js';
import type {GameName} from '../../store/index.js';
import {codeRefusals} from '../../text/codes.js';
import {lineRefusals} from '../../text/message.js';
import {say, waitFor, type Dialogue, type LineFace} from '../dialogue.js';
import {askCommand, reopenHere} from '../reopen.js';
import type {LineServices} from '../services.js';
import type {Talk, Way} from './talk.js';

const talks: {readonly [Name in GameName]: () => Promise<{readonly talk: Talk<Name>}>} = {
	hangman: () => import('./hangman.js'),
	ghost: () => import('./ghost.js'),
	daily: () => import('./daily.js'),
};

function* talkOf(game: GameName): Dialogue<Talk<GameName>> {
	const {talk} = yield* waitFor<{readonly talk: Talk<GameName>}>(talks[game]);
	return talk;
}

/** Plays any game from its opening on; gives where the player goes from there. */
export function* play(opening: Opening, services: LineServices, face: LineFace): Dialogue<Way> {
	const talk = yield* talkOf(opening.game);
	return yield* talk.play(opening, services, face);
}

/** The game of a code: played beside theirs, seen move by move, or gone on with among friends. */
export function* talkCoded(
	reopening: Reopening,
	dictionary: Dictionary,
	services: LineServices,
	face: LineFace,
): Dialogue {
	if (reopening.as === 'resumed') {
		const {id} = reopening.record;
		const taken = yield* waitFor(() => services.player.store.take(id));
		if (taken === undefined) {
			yield* say(lineRefusals.elsewhere);
			return;
		}
	}

	const reopened = yield* reopenHere(reopening, dictionary, services);
	if (!reopened.ok) {
		yield* say(codeRefusals.bad);
		return;
	}

	const {as, record} = reopening;
	const opening = as === 'replayed' ? reopened.opening : yield* askCommand(reopened.opening, services, face);
	if (opening === undefined) return;
	const talk = yield* talkOf(opening.game);
	if (as === 'against') yield* talk.against(opening, record.moves, services, face);
	else if (as === 'replayed') yield* talk.replay(opening, record, services, face);
	else yield* talk.play(opening, services, face);
}
