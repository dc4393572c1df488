import type {Dictionary} from '../engine/index.js';
import type {Opening, Reopening} from '../games/open.js';
import type {GameName} from '../store/index.js';
import {codeRefusals} from '../text/codes.js';
import {lineRefusals} from '../text/message.js';
import {say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
import {askCommand, reopenHere} from './reopen.js';
import type {LineServices, Talk, Way} from './services.js';

export const hangmanVoice = async (face: LineFace) =>
	face === 'lines'
		? (await import('./voices/plain/hangman.js')).plainHangman
		: (await import('./voices/spoken/hangman.js')).spokenHangman;

const ghostVoice = async (face: LineFace) =>
	face === 'lines'
		? (await import('./voices/plain/ghost.js')).plainGhost
		: (await import('./voices/spoken/ghost.js')).spokenGhost;

const talks: {readonly [Name in GameName]: (face: LineFace) => Promise<Talk<Name>>} = {
	hangman: async face => (await import('./hangman.js')).talkHangman(await hangmanVoice(face)),
	ghost: async face => (await import('./ghost.js')).talkGhost(await ghostVoice(face)),
	daily: async face => (await import('./daily.js')).talkDaily(await hangmanVoice(face)),
};

const talkOf = (game: GameName, face: LineFace): Dialogue<Talk<GameName>> =>
	waitFor((): Promise<Talk<GameName>> => talks[game](face));

/** Plays any game from its opening on; gives where the player goes from there. */
export function* play(opening: Opening, services: LineServices, face: LineFace): Dialogue<Way> {
	const talk = yield* talkOf(opening.game, face);
	return yield* talk.play(opening, services);
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
	const talk = yield* talkOf(opening.game, face);
	if (as === 'against') yield* talk.against(opening, record.moves, services);
	else if (as === 'replayed') yield* talk.replay(opening, record, services);
	else yield* talk.play(opening, services);
}
