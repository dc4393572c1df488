import {printTree} from '../text/ghost-tree.js';
import {coach, drawTree, type Advice, type GhostGame} from '../engine/index.js';
import {countOf} from '../text/numbers.js';
import {say, type Dialogue} from './dialogue.js';

/** How many lines the tree may have. */
const treeRows = 20;

function adviceLine(
	{letter, end, effect, lasts, count, shortest, typical, isBest}: Advice,
	showsEnds: boolean,
) {
	const shown = letter.toUpperCase();
	const placed = showsEnds ? (end === 'front' ? `${shown}-` : `-${shown}`) : shown;
	const outcome = effect === 'completes' ? 'completes a word' : `${effect} in ${countOf(lasts, 'letter')}`;
	const words = shortest === typical ? shortest : `${shortest}, ${typical}`;
	return `${isBest ? '*' : ' '} ${placed.padEnd(2)} ${outcome.padEnd(20)}${countOf(count, 'word')}: ${words}`;
}

/** What the coach says before a letter, and the tree of what can follow, indented. */
export function* tellCoach(game: GhostGame): Dialogue {
	const {book, node, fragment, isDead} = game;
	if (isDead) {
		yield* say(`Coach: no word goes on from ${fragment.toUpperCase()}.`);
		return;
	}

	const {canWin, advice} = coach(book, node);
	yield* say(
		canWin
			? 'Coach: you can force a win with the letters marked *.'
			: 'Coach: every letter loses; those marked * make the game last longest.',
	);
	yield* say(...advice.map(each => adviceLine(each, book.variant === 'superghost' && fragment !== '')));
	yield* say(
		`Tree of ${fragment.toUpperCase() || 'all words'}:`,
		...printTree(drawTree(book, node, treeRows), {mover: 'you win', other: 'you lose'}).map(
			line => `  ${line}`,
		),
	);
}
