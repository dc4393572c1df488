import {isLetter, status, type Dictionary} from '../engine/index.js';
import {readActions} from '../games/ghost-kind.js';
import {kinds} from '../games/kinds.js';
import {beginGhost, besideOf, isGhostOver, playActions} from '../games/ghost.js';
import {playMove} from '../games/hangman.js';
import type {HangmanOpening} from '../games/open.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {GameRecord} from '../store/index.js';
import {otherAnswersText, refusedMovesText, unfinishedText} from '../text/codes.js';
import {say, type Dialogue} from './dialogue.js';
import {helpWith, playRounds, type GhostVoice} from './ghost.js';
import {openBook, openRound} from './ghost-play.js';
import {playGame, type HangmanVoice} from './hangman.js';
import {judge, openHere, playLetter} from './hangman-play.js';
import type {LineServices} from './services.js';
import {offerShare} from './share.js';

/** The same game as someone's code, and at the end both beside each other. */
export function* talkAgainst(
	opening: HangmanOpening,
	moves: string,
	services: LineServices,
	voice: HangmanVoice,
): Dialogue {
	const play = yield* playGame(openHere(opening, services), services, voice, moves);
	if (play) yield* offerShare({game: 'hangman', play}, voice.face, services);
}

/** Someone's game, letter by letter, with what each letter cost. */
export function* talkReplay(
	opening: HangmanOpening,
	{moves, answers}: Pick<GameRecord, 'moves' | 'answers'>,
	services: LineServices,
	voice: HangmanVoice,
): Dialogue {
	let play = openHere({...opening, replayed: ''}, services);
	// A hint costs a guess in a day’s game, so help is had again, too.
	for (const letter of moves) {
		if (status(play.game) !== 'playing') break;
		if (!isLetter(play.game.words.alphabet, letter)) {
			({play} = playMove(play, letter));
			continue;
		}

		play = yield* playLetter(play, letter, services);
		yield* voice.replayed(play);
	}

	if (kinds.hangman.answers?.(play) !== answers) yield* say(otherAnswersText);
	else if (play.moves !== moves) yield* say(refusedMovesText);
	if (status(play.game) === 'playing') {
		yield* say(unfinishedText);
		return;
	}

	yield* voice.reviewed(yield* judge(play, services), play);
}

/** A game of Ghost that a code tells. */
type CodedGhost = {
	readonly dictionary: Dictionary;
	readonly settings: GhostSettings;
	readonly moves: string;
};

/** The same game as someone’s code, and at the end both beside each other. */
export function* talkGhostAgainst(
	{dictionary, settings, moves}: CodedGhost,
	services: LineServices,
	voice: GhostVoice,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	const begun = openRound(book, settings, services);
	const play = yield* playRounds(begun, services, voice);
	if (play === undefined) return;
	yield* voice.compared(besideOf(play), besideOf(playActions(begun, readActions(moves))));
	yield* offerShare({game: 'ghost', play}, voice.face, services);
}

/** Someone’s game of Ghost, turn by turn: who was winning, and what decided it. */
export function* talkGhostReplay(
	{dictionary, settings, moves}: CodedGhost,
	services: LineServices,
	voice: GhostVoice,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	const play = playActions(beginGhost(book, settings, services.freshId()).play, readActions(moves));
	yield* voice.replayed(play);
	if (isGhostOver(play)) yield* voice.reviewed(helpWith(play, services, voice));
	else yield* say(unfinishedText);
}
