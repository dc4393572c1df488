import {isBundled} from '../dictionaries/index.js';
import {digestFor} from '../games/digest.js';
import {codeOf, kindOf, type GamePlay} from '../games/kinds.js';
import {copiedText} from '../text/codes.js';
import {codeText, noCodeText, offerText} from '../text/share.js';
import {ask, leave, say, waitFor, type Command, type Dialogue, type LineFace} from './dialogue.js';
import type {LineServices} from './services.js';

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
	const isOwnList = !isBundled(play.settings.dictionary);
	const text = kindOf(play).share(play, {code, face, isOwnList});
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
