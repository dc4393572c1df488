import {isBundled} from '../dictionaries/index.js';
import {outcomeOf} from '../games/daily.js';
import {digestFor} from '../games/digest.js';
import {codeOf, kindOf} from '../games/kinds.js';
import type {GhostPlay} from '../games/ghost.js';
import type {HangmanPlay} from '../games/hangman.js';
import {copiedText} from '../text/codes.js';
import {codeText, offerText, shareGhost, shareHangman} from '../text/share.js';
import {ask, leave, say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
import type {LineServices} from './services.js';

export type SharedGame =
	{readonly game: 'hangman'; readonly play: HangmanPlay} | {readonly game: 'ghost'; readonly play: GhostPlay};

const findCode = (shared: SharedGame): Dialogue<string | undefined> =>
	waitFor(async () => {
		const {play} = shared;
		return codeOf(play, await digestFor(kindOf(play).dictionaryOf(play)));
	});

/** The code of a game, finished or not, in a sentence. */
export function* tellCode(shared: SharedGame): Dialogue<string> {
	return codeText(yield* findCode(shared));
}

/** Says and copies what is sent of a game that is over; gives what came of the copying. */
export function* shareGame(shared: SharedGame, face: LineFace, {copy}: LineServices): Dialogue<string> {
	const code = yield* findCode(shared);
	const sharing = {
		code,
		face,
		isOwnList: !isBundled(shared.play.settings.dictionary),
	};
	const text =
		shared.game === 'ghost'
			? shareGhost(shared.play, sharing)
			: shareHangman(shared.play, outcomeOf(shared.play), sharing);
	yield* say(...text.split('\n'));
	return (yield* waitFor(() => copy(text))) ? copiedText(true) : '';
}

/** After a game that nothing follows: offers to copy what is sent of it, where someone sits at a terminal. */
export function* offerShare(shared: SharedGame, face: LineFace, services: LineServices): Dialogue {
	if (!services.isAtTerminal) return;
	function* copy(): Dialogue {
		const copied = yield* shareGame(shared, face, services);
		if (copied !== '') yield* say(copied);
	}

	// By number, too, for languages without Latin letters.
	yield* ask({
		text: offerText(face),
		read: line => (line.trim() === '' ? {answer: undefined} : offerText(face)),
		commands: [
			{words: ['c', '1'], help: '', run: copy},
			{words: ['quit'], help: '', run: leave},
		],
		refuse: say,
	});
}
