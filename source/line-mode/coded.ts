import {isLetter, status, wasWinning, type Dictionary} from '../engine/index.js';
import {readActions} from '../games/ghost-kind.js';
import {kinds} from '../games/kinds.js';
import {beginGhost, besideOf, isGhostOver, momentsOf, playActions, type GhostPlay} from '../games/ghost.js';
import {playMove} from '../games/hangman.js';
import type {HangmanOpening} from '../games/open.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {GameRecord} from '../store/index.js';
import {otherAnswersText, refusedMovesText, unfinishedText} from '../text/codes.js';
import {doneText, endingText, nameAt, standingText, turningText, whyText} from '../text/ghost.js';
import {besideAloud, besideTable} from '../text/ghost-beside.js';
import {
	endingAloud,
	reviewAloud as ghostReviewAloud,
	turnAloud as ghostTurnAloud,
} from '../text/ghost-spoken.js';
import {drawTable} from '../text/tables.js';
import {say, type Dialogue, type LineFace} from './dialogue.js';
import {playRounds} from './ghost.js';
import {lookBack, openBook, openRound} from './ghost-play.js';
import {playGame, type HangmanVoice} from './hangman.js';
import {judge, openHere, playLetter} from './hangman-play.js';
import type {LineServices} from './services.js';
import {offerShare} from './share.js';
import {playRoundsAloud} from './spoken/ghost.js';
import {tell} from './voices/spoken/ask.js';

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

/** The same game as someone's code, and at the end both beside each other. */
export function* talkGhostAgainst(
	{dictionary, settings, moves}: CodedGhost,
	services: LineServices,
	face: LineFace,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	const begun = openRound(book, settings, services);
	const theirs = playActions(begun, readActions(moves));
	const play = yield* face === 'lines' ? playRounds(begun, services) : playRoundsAloud(begun, services);
	if (play === undefined) return;
	const [ours, others] = [besideOf(play), besideOf(theirs)];
	if (face === 'spoken') {
		yield* tell(...besideAloud(ours, others));
	} else {
		const {verdict, columns, rows} = besideTable(ours, others);
		yield* say('', verdict, ...drawTable(columns, rows));
	}

	yield* offerShare({game: 'ghost', play}, face, services);
}

/** Someone's game of Ghost, turn by turn: who was winning, and what decided it. */
export function* talkGhostReplay(
	{dictionary, settings, moves}: CodedGhost,
	services: LineServices,
	face: LineFace,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	const play = playActions(beginGhost(book, settings, services.freshId()).play, readActions(moves));
	if (face === 'spoken') {
		const turns = momentsOf(play).map(([turn, moment]) => ghostTurnAloud(turn, moment));
		yield* tell(...turns);
	} else {
		yield* say(...turnLines(play));
	}

	if (!isGhostOver(play)) {
		yield* say(unfinishedText);
		return;
	}

	const {missedWord, turningPoint} = yield* lookBack(play, services);
	if (face === 'spoken') {
		yield* tell(...ghostReviewAloud(play), endingAloud(play, missedWord, turningPoint));
		return;
	}

	const why = whyText(play, missedWord);
	yield* say(
		'',
		...[endingText(play), why, turningPoint ? turningText(play, turningPoint) : ''].filter(Boolean),
	);
}

/** Who did what in each turn, and how they stood before it. */
function turnLines(play: GhostPlay): readonly string[] {
	const rows = momentsOf(play).map(([turn, {game}]) => [
		nameAt(play, turn.player),
		doneText(turn, game.book),
		standingText(turn, wasWinning(game, turn)),
	]);
	return drawTable(
		[
			{title: '', side: 'left'},
			{title: '', side: 'left'},
			{title: '', side: 'left'},
		],
		rows,
	).slice(1);
}
