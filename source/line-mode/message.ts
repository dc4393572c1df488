import type {Dictionary, GhostTurn} from '../engine/index.js';
import type {HangmanPlay} from '../games/hangman.js';
import {kinds} from '../games/kinds.js';
import {cheatText} from '../text/hangman.js';
import type {GhostPlay} from '../games/ghost.js';
import {digestFor} from '../games/digest.js';
import {isToSend, lineOf, receive, wordLineOf} from '../games/message.js';
import type {HangmanSettings} from '../settings/hangman.js';
import {
	lineRefusals,
	noLineText,
	pasteQuestion,
	restQuestion,
	sendBackText,
	sendText,
	sendWordText,
} from '../text/message.js';
import {say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
import {follow, type LineServices} from './services.js';

type Answered = (turn: GhostTurn, play: GhostPlay) => Dialogue;

const digestHere = ({book}: GhostPlay): Dialogue<string> => waitFor(() => digestFor(book.dictionary));

function* tellToSend(text: string, toSend: string, {copy, isAtTerminal}: LineServices): Dialogue {
	yield* say(text, ...toSend.split('\n'));
	if (isAtTerminal) yield* waitFor(() => copy(toSend));
}

/** The line to send, where the others wait for one. */
export function* tellLine(play: GhostPlay, services: LineServices): Dialogue {
	if (!isToSend(play)) return;
	const line = lineOf(play, yield* digestHere(play));
	if (line !== undefined) yield* tellToSend(sendText(play), line, services);
}

export function* tellWordLine(
	settings: HangmanSettings,
	dictionary: Dictionary,
	services: LineServices,
): Dialogue {
	const line = wordLineOf(settings, yield* waitFor(() => digestFor(dictionary)));
	if (line === undefined) yield* say(noLineText);
	else yield* tellToSend(sendWordText, line, services);
}

export function* tellRow(play: HangmanPlay, face: LineFace, services: LineServices): Dialogue {
	if (face === 'lines') yield* say(cheatText(play));
	const row = kinds.hangman.share(play, {code: undefined, face, isOwnList: false});
	yield* tellToSend(sendBackText(play), row, services);
}

/** The game after a friend's line; where that is refused it says why, and gives the game as it is. */
export function* takeLine(
	play: GhostPlay,
	line: string,
	services: LineServices,
	answered: Answered,
): Dialogue<GhostPlay> {
	const received = receive(play, yield* digestHere(play), line);
	if (!received.ok) {
		yield* say(lineRefusals[received.reason]);
		return play;
	}

	const now = follow(received, services);
	for (const event of received.events) if (event.type === 'answered') yield* answered(event.turn, event.play);
	return now;
}

/** The game after the line that a friend sends; `undefined` where someone leaves instead. A line that was cut goes on with the next. */
export function* awaitFriend(
	play: GhostPlay,
	services: LineServices,
	answered: Answered,
): Dialogue<GhostPlay | undefined> {
	const digest = yield* digestHere(play);
	let text = '';
	for (;;) {
		const typed = yield {kind: 'ask', text: text === '' ? pasteQuestion(play) : restQuestion};
		if (['', 'quit'].includes(typed.trim().toLowerCase())) return undefined;
		text += `${typed}\n`;
		const received = receive(play, digest, text);
		if (received.ok) return yield* takeLine(play, text, services, answered);
		// What comes before the code, or only the start of it, is kept for the next line.
		if (
			received.reason === 'truncated' ||
			(received.reason === 'bad' && !/wordfiend play (?:[^\da-z]*[\da-z]){12}/i.test(text))
		)
			continue;
		yield* say(lineRefusals[received.reason]);
		text = '';
	}
}
