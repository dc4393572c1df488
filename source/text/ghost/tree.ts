import {playerAfter, type Branch, type Tree} from '../../engine/index.js';
import {does, nameAt, type GhostFacts} from './ghost.js';
import {countOf} from '../numbers.js';

/** A branch after the marks that join it to its neighbors, as `│  ├─ `. */
type TreeRow = {readonly marks: string; readonly branch: Branch};

function joined(branches: readonly Branch[], indent: string, isOpen: boolean): TreeRow[] {
	return branches.flatMap((branch, index) => {
		const isLast = index === branches.length - 1 && !isOpen;
		const row = {marks: indent + (isLast ? '└─ ' : '├─ '), branch};
		return [row, ...joined(branch.branches, indent + (isLast ? '   ' : '│  '), false)];
	});
}

/** Returns the branches of a tree from the top down. */
export const rowsOf = ({branches, rest}: Tree): readonly TreeRow[] =>
	joined(branches, '', rest !== undefined);

/** Says who wins or loses at a branch. `top` is the player to move where the tree begins. */
export function branchText(round: GhostFacts, top: number, {loser, isWord}: Branch): string {
	const {order} = round.game;
	if (loser === undefined) return '';
	if (order.length === 2) return does(nameAt(round, playerAfter(order, top, 1 - loser)), 'win');
	const name = nameAt(round, playerAfter(order, top, loser));
	if (isWord) return does(name, 'lose');
	return `${name} ${name === 'you' ? 'have' : 'has'} no safe letter`;
}

/** Says the same to the player to move, where the tree begins. */
export function moversBranchText(round: GhostFacts, branch: Branch): string {
	if (branch.loser === undefined || round.game.order.length > 2)
		return branchText(round, round.game.toMove, branch);
	return branch.loser === 0 ? 'you lose' : 'you win';
}

export function restText({moves, words}: NonNullable<Tree['rest']>): readonly string[] {
	return [countOf(moves, 'more letter'), ...(words === undefined ? [] : [`+${countOf(words, 'word')}`])];
}

/** Draws a tree as lines of text. */
export function printTree(tree: Tree, verdictOf: (branch: Branch) => string): string[] {
	const lines = rowsOf(tree).map(({marks, branch}) =>
		[
			marks + branch.text.toUpperCase(),
			...(branch.isWord ? ['completes a word'] : []),
			...(branch.more > 0 ? [`+${countOf(branch.more, 'word')}`] : []),
			verdictOf(branch),
		]
			.filter(Boolean)
			.join('  '),
	);
	return tree.rest === undefined ? lines : [...lines, `└─ ${restText(tree.rest).join('  ')}`];
}
