import {judged, left} from '../../page/text.js';
import {lastAlive, playerAfter, type Branch, type Tree} from '../../engine/index.js';
import type {GhostPlay} from '../../games/ghost/ghost.js';
import type {Cell, Part, TablePart} from '../../page/page.js';
import {countOf, does} from '../words.js';
import {wordsText} from './variants.js';
import {nameAt, spelled} from './ghost.js';

/** A branch after the marks that join it to its neighbors, as `│  ├─ `. */
type TreeRow = {readonly marks: string; readonly branch: Branch};

function joined(branches: readonly Branch[], indent: string, isOpen: boolean): TreeRow[] {
	return branches.flatMap((branch, index) => {
		const isLast = index === branches.length - 1 && !isOpen;
		const row = {marks: indent + (isLast ? '└─ ' : '├─ '), branch};
		return [row, ...joined(branch.branches, indent + (isLast ? '   ' : '│  '), false)];
	});
}

export const rowsOf = ({branches, rest}: Tree): readonly TreeRow[] =>
	joined(branches, '', rest !== undefined);

/** Says who wins or loses at a branch. `top` is the player to move where the tree begins. */
function branchText(play: GhostPlay, top: number, {loser, isWord}: Branch): string {
	const {order} = play.game;
	if (loser === undefined) return '';
	if (order.length === 2) return does(nameAt(play, playerAfter(order, top, 1 - loser)), 'win');
	const name = nameAt(play, playerAfter(order, top, loser));
	if (isWord) return does(name, 'lose');
	return `${name} ${name === 'you' ? 'have' : 'has'} no safe letter`;
}

/** The words behind a branch that are not drawn: `+12 words`. */
const moreText = (words: number | undefined): string => (words ? `+${countOf(words, 'word')}` : '');

const restRows = ({rest}: Tree): readonly (readonly string[])[] =>
	rest ? [[`└─ ${countOf(rest.moves, 'more letter')}`, moreText(rest.words)]] : [];

function spokenTree(play: GhostPlay, tree: Tree): readonly string[] {
	const lines = rowsOf(tree).map(({branch}) => {
		const {fragment, isWord, more} = branch;
		const behind = more > 0 ? `${countOf(more, 'word')} behind it` : '';
		const facts = [branchText(play, play.game.toMove, branch), behind].filter(Boolean).join(', ');
		const start = `${spelled(fragment)}${isWord ? ' is a word' : ''}`;
		return `${[start, facts].filter(Boolean).join(': ')}.`;
	});
	if (tree.rest === undefined) return lines;
	const {moves, words} = tree.rest;
	const behind = words === undefined ? '' : `, ${countOf(words, 'word')}`;
	return [...lines, `And ${countOf(moves, 'more letter')}${behind}.`];
}

/** Returns the player to move where a tree begins: it leads on from the game, or from before the letter that ended it. */
function moverAt({game}: GhostPlay, fragment: string): number {
	const last = game.ending && lastAlive(game);
	const [player, start] = last ? [last.player, last.before.fragment] : [game.toMove, game.fragment];
	return playerAfter(game.order, player, fragment.length - start.length);
}

/** Shows the tree of what can follow a fragment; `line` is the one that is chosen, if any. */
export function treePart(play: GhostPlay, tree: Tree, line?: number): TablePart & Part {
	const {game, players} = play;
	const {fragment} = tree;
	const top = moverAt(play, fragment);
	const own = players.findIndex(({name}) => name === 'you');
	const reader = own === -1 ? top : own;
	const verdictOf = (branch: Branch): Cell =>
		branch.loser === undefined
			? ''
			: judged(playerAfter(game.order, top, branch.loser) !== reader, branchText(play, top, branch));

	return {
		part: 'table',
		heading: `tree ${fragment.toUpperCase()}`.trimEnd(),
		remark: wordsText(play.book, fragment),
		columns: [left('', {least: 8}), left('', {rank: 1}), left('', {least: 4})],
		rows: [
			...rowsOf(tree).map(({marks, branch}, index) => ({
				mark: index === line ? ('chosen' as const) : undefined,
				cells: [
					[{text: marks, as: 'frame'}, {text: branch.text.toUpperCase()}, {text: branch.isWord ? ' ●' : ''}],
					moreText(branch.more),
					verdictOf(branch),
				] as const,
			})),
			...restRows(tree).map(cells => ({cells})),
		],
		rest: hidden => `and ${countOf(hidden.length, 'more line')}: ↓ goes on, → looks into a line`,
		spoken: spokenTree(play, tree).join('\n'),
	};
}
