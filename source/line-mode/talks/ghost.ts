import {besideOf, isGhostOver, roundsOf} from '../../games/ghost.js';
import {kinds} from '../../games/kinds.js';
import {joinAs, joinersOf} from '../../games/message.js';
import {unfinishedText} from '../../text/codes.js';
import {say, waitFor} from '../dialogue.js';
import {helpWith, playGhost, playRounds} from '../ghost.js';
import {takeLine} from '../message.js';
import {openHere} from '../services.js';
import {offerShare} from '../share.js';
import {ghostVoice} from '../voices/index.js';
import type {Talk} from './talk.js';

export const talk: Talk<'ghost'> = {
	*play(opening, services, face) {
		const voice = yield* waitFor(() => ghostVoice(face));
		const joiners = joinersOf(opening);
		const joined = joiners.length > 1 ? joinAs(opening, yield* voice.askWho(joiners)) : opening;
		const opened = openHere(joined, services);
		const {line} = opening;
		const play = line === undefined ? opened : yield* takeLine(opened, line, services, voice.answered);
		// A line that was taken has been told.
		const way = yield* playGhost(play, services, voice, play !== opened);
		return way === 'menu' ? {to: 'menu'} : {to: 'set-up', after: opening};
	},
	*against(opening, moves, services, face) {
		const voice = yield* waitFor(() => ghostVoice(face));
		const begun = openHere(opening, services);
		const play = yield* playRounds(begun, services, voice);
		if (play === undefined) return;
		yield* voice.compared(besideOf(play), besideOf(kinds.ghost.resume(begun, moves).play));
		yield* offerShare(play, face, services);
	},
	*replay(opening, _, services, face) {
		const voice = yield* waitFor(() => ghostVoice(face));
		const play = openHere(opening, services);
		const rounds = roundsOf(play).map(round => helpWith(round, services, voice));
		yield* voice.replayed(play, rounds);
		if (isGhostOver(play)) yield* voice.reviewed(helpWith(play, services, voice));
		else yield* say(unfinishedText);
	},
};
