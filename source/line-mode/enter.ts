import {languages} from '../engine/index.js';
import type {Opening} from '../games/open.js';
import {goOnQuestion} from '../text/left.js';
import type {Begin} from './begin.js';
import {say, type Dialogue} from './dialogue.js';
import {gamesLeft, openLeft} from './reopen.js';
import type {LineServices} from './services.js';
import {play} from './talks/index.js';
import type {SetUpName} from './talks/talk.js';
import {askYesOrNo} from './voices/plain/ask.js';

/** Asks whether to go on with the game of a kind that was left last; `undefined` where there is none, or another is wanted. */
function* offerLeft(kind: SetUpName, services: LineServices): Dialogue<Opening | undefined> {
	const left = (yield* gamesLeft(services)).find(({game}) => game === kind);
	if (left === undefined) return undefined;
	const question = goOnQuestion(left, new Date());
	if (!(yield* askYesOrNo({question, alphabet: languages.en}))) return undefined;
	const opened = yield* openLeft(left, services, 'lines');
	if (opened.ok) return opened.opening;
	yield* say(opened.sentence);
	return undefined;
}

/** Game after game as in the handouts' transcripts; first the one of a kind that was left, where that is to be offered and is wanted. */
export function* enter(begin: Begin, left: SetUpName | undefined, services: LineServices): Dialogue {
	let opening = (left && (yield* offerLeft(left, services))) ?? (yield* begin(services, 'lines'));
	for (;;) {
		const way = yield* play(opening, services, 'lines');
		if (way.to === 'menu') return;
		opening = yield* begin(services, 'lines', way);
	}
}
