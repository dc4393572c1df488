import type {Advice} from '../engine/index.js';
import type {GhostPlay} from '../games/ghost.js';
import {countOf} from '../text/numbers.js';
import {letterText, samplesText} from '../text/ghost-coach.js';
import {printTree} from '../text/ghost-tree.js';
import {say, type Dialogue} from './dialogue.js';
import {coach, drawTree} from './ghost-play.js';
import type {LineServices} from './services.js';

/** How many lines the tree may have. */
const treeRows = 20;

function adviceLine(advice: Advice, {book, game}: GhostPlay) {
	const {effect, lasts, count, isBest} = advice;
	const letter = letterText(book, game.fragment, advice);
	const outcome = effect === 'completes' ? 'completes a word' : `${effect} in ${countOf(lasts, 'letter')}`;
	const words = samplesText(advice, book.dictionary);
	return `${isBest ? '*' : ' '} ${letter.padEnd(2)} ${outcome.padEnd(20)}${countOf(count, 'word')}: ${words}`;
}

/** What the coach says before a letter. */
export function* tellCoach(play: GhostPlay, services: LineServices): Dialogue {
	const {isDead, fragment} = play.game;
	if (isDead) {
		yield* say(`Coach: no word goes on from ${fragment.toUpperCase()}.`);
		return;
	}

	const {canWin, advice} = yield* coach(play, services);
	yield* say(
		canWin
			? 'Coach: you can force a win with the letters marked *.'
			: 'Coach: every letter loses; those marked * make the game last longest.',
		...advice.map(each => adviceLine(each, play)),
	);
}

/** The tree of what can follow, indented. */
export function* tellTree(play: GhostPlay, services: LineServices): Dialogue {
	const {isDead, fragment} = play.game;
	if (isDead) return;
	const tree = yield* drawTree(play, treeRows, services);
	const verdicts = {mover: 'you win', other: 'you lose'};
	yield* say(
		`Tree of ${fragment.toUpperCase() || 'all words'}:`,
		...printTree(tree, verdicts).map(line => `  ${line}`),
	);
}
