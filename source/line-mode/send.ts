import type {Dictionary, GhostTurn} from '../engine/index.js';
import type {HangmanPlay} from '../games/hangman.js';
import {codeOf, kindOf, kinds, type GamePlay} from '../games/kinds.js';
import {copiedText} from '../text/codes.js';
import {cheatText} from '../text/hangman.js';
import type {GhostPlay, GhostStep} from '../games/ghost.js';
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
import {codeText, noCodeText, offerText} from '../text/share.js';
import {ask, leave, say, waitFor, type Command, type Dialogue, type LineFace} from './dialogue.js';
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
	const row = kinds.hangman.share(play, {code: undefined, face});
	yield* tellToSend(sendBackText(play), row, services);
}

/** The game after what a friend's line tells, which is said. */
function* followFriend(step: GhostStep, services: LineServices, answered: Answered): Dialogue<GhostPlay> {
	const now = follow(step, services);
	for (const event of step.events) if (event.type === 'answered') yield* answered(event.turn, event.play);
	return now;
}

/** The game after a friend's line; where that is refused it says why, and gives the game as it is. */
export function* takeLine(
	play: GhostPlay,
	line: string,
	services: LineServices,
	answered: Answered,
): Dialogue<GhostPlay> {
	const received = receive(play, yield* digestHere(play), line);
	if (received.ok) return yield* followFriend(received, services, answered);
	yield* say(lineRefusals[received.reason]);
	return play;
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
		if (received.ok) return yield* followFriend(received, services, answered);
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

const findCode = (play: GamePlay): Dialogue<string | undefined> =>
	waitFor(async () => codeOf(play, await digestFor(kindOf(play).dictionaryOf(play))));

/** The code of a game, finished or not, or why it has none, in a sentence. */
export function* tellCode(play: GamePlay): Dialogue<string> {
	const code = yield* findCode(play);
	return code === undefined ? noCodeText : codeText(code);
}

/** Copies what is sent of a game that is over, and says it unless that is done; gives what came of the copying. */
export function* shareGame(
	play: GamePlay,
	face: LineFace,
	{copy}: LineServices,
	isSaid = false,
): Dialogue<string> {
	const code = yield* findCode(play);
	const text = kindOf(play).share(play, {code, face});
	if (!isSaid) yield* say(...text.split('\n'));
	return (yield* waitFor(() => copy(text))) ? copiedText(true) : '';
}

/** After a game that nothing follows: offers to copy what is sent of it and, if there is a command for that, to try it again, where someone sits at a terminal. */
export function* offerShare(
	play: GamePlay,
	face: LineFace,
	services: LineServices,
	{isSaid = false, practise}: {readonly isSaid?: boolean; readonly practise?: Command} = {},
): Dialogue {
	if (!services.isAtTerminal) return;
	const text = offerText(face, practise !== undefined);
	// By number, too, for languages without Latin letters.
	yield* ask({
		text,
		read: line => (line.trim() === '' ? {answer: undefined} : text),
		commands: [
			{words: ['c', '1'], help: '', run: () => shareGame(play, face, services, isSaid)},
			...(practise ? [practise] : []),
			{words: ['quit'], help: '', run: leave},
		],
		reply: say,
	});
}
