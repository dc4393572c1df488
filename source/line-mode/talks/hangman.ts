import {status} from '../../engine/index.js';
import {playMove} from '../../games/hangman.js';
import {kinds} from '../../games/kinds.js';
import {splitMoves} from '../../text/moves.js';
import {otherAnswersText, refusedMovesText, unfinishedText} from '../../text/codes.js';
import {say, waitFor} from '../dialogue.js';
import {helpWith, playGame, playHangman} from '../hangman.js';
import {awaitAnswers, openHangman} from '../hangman-play.js';
import {offerShare} from '../share.js';
import {hangmanVoice} from '../voices/index.js';
import type {Talk} from './talk.js';

export const talk: Talk<'hangman'> & Pick<Talk<'daily'>, 'against' | 'replay'> = {
	*play(opening, services, face) {
		const voice = yield* waitFor(() => hangmanVoice(face));
		const opened = yield* openHangman(opening, services);
		const {way, settings} = yield* playHangman(opened, services, voice);
		return way === 'menu' ? {to: 'menu'} : {to: 'set-up', after: {...opening, settings}};
	},
	*against(opening, moves, services, face) {
		const voice = yield* waitFor(() => hangmanVoice(face));
		const play = yield* playGame(yield* openHangman(opening, services), services, voice, moves);
		if (play) yield* offerShare(play, face, services);
	},
	*replay(opening, {moves, answers}, services, face) {
		const voice = yield* waitFor(() => hangmanVoice(face));
		let play = yield* openHangman({...opening, replayed: ''}, services);
		// A hint costs a guess in a day’s game, so help is had again, too.
		for (const move of splitMoves(moves)) {
			if (status(play.game) !== 'playing') break;
			const known = play.game.turns.length;
			play = yield* awaitAnswers(playMove(play, move).play, services);
			if (play.game.turns.length > known) yield* voice.replayed(play);
		}

		if (kinds.hangman.answers(play) !== answers) yield* say(otherAnswersText);
		else if (play.moves !== moves) yield* say(refusedMovesText);
		if (status(play.game) === 'playing') {
			yield* say(unfinishedText);
			return;
		}

		yield* voice.reviewed(helpWith(play, services, voice));
	},
};
