import {standingsAfter, type Standing} from '../players/standings.js';
import type {Book, Move, Node} from '../variants/variant.js';

type ShownBranch = {
	/** What it adds: a letter, or a run of letters where each time only one goes on; the whole fragment where letters go to several places. */
	readonly text: string;
	/** Where it leads. */
	readonly fragment: string;
	readonly node: Node;
	/** Who plays its first letter: so many turns after the one to move at the top. */
	readonly player: number;
	/** How each player stands there, from the one to move at the top on. */
	readonly standings: readonly Standing[];
	/** Whether the fragment is a word, so that the game ends there. */
	readonly isWord: boolean;
};

/** A line of a drawn tree. */
export type TreeLine = ShownBranch & {
	/** What joins it to the lines around it, as `│  ├─ `. */
	readonly marks: string;
	/** How many words behind it are not drawn; 0 for a word, and where the tree goes on below. */
	readonly more: number;
};

/** The moves from the fragment itself for which there was no room, and the words behind them unless these overlap. */
export type Remainder = {readonly moves: number; readonly words: number | undefined};

/** A tree of what can follow a fragment; where there is a remainder, it takes one more line, the last. */
export type Tree = {readonly lines: readonly TreeLine[]; readonly rest: Remainder | undefined};

/** A line before it is known what is drawn below it. */
type Branch = ShownBranch & {
	readonly words: number;
	readonly moves: readonly Move[];
	branches: readonly Branch[];
};

/** What branches are made for: the length of the fragment that the tree is drawn of tells whose turn it is. */
type Setting = {readonly book: Book; readonly topLength: number; readonly players: number};

/** The branch that a move begins: on and on while only one letter goes on. */
function follow({book, topLength, players}: Setting, fragment: string, move: Move): Branch {
	const nextMoves = (node: Node) => (book.isWord(node) ? [] : book.movesFrom(node));
	const {extend} = book.variant;
	let reached = extend(fragment, move);
	let {node} = move;
	let moves = nextMoves(node);
	for (let [only] = moves; only && moves.length === 1; [only] = moves) {
		reached = extend(reached, only);
		({node} = only);
		moves = nextMoves(node);
	}

	return {
		text: book.variant.isTree ? reached.slice(fragment.length) : reached,
		fragment: reached,
		node,
		player: (fragment.length - topLength) % players,
		standings: standingsAfter(book, {node}, players, (reached.length - topLength) % players),
		isWord: book.isWord(node),
		words: book.countWords(node),
		moves,
		branches: [],
	};
}

const isGood = ({player, standings}: Branch): boolean => standings[player] === 'safe';

/** Those first that are safe for whoever plays them, then those with fewer words behind them. */
const byInterest = (a: Branch, b: Branch): number =>
	Number(isGood(b)) - Number(isGood(a)) || a.words - b.words;

/** Draws branches below branches, level by level, while all of a branch's fit into the rows that are left. */
function unfold(setting: Setting, top: readonly Branch[], rows: number): void {
	let left = rows;
	for (let level = top; level.length > 0;) {
		for (const branch of [...level].sort(byInterest)) {
			if (branch.moves.length > left) continue;
			left -= branch.moves.length;
			branch.branches = branch.moves.map(move => follow(setting, branch.fragment, move));
		}

		level = level.flatMap(branch => branch.branches);
	}
}

/** The lines of branches one under the other; `isOpen` says that more follows below the last of them. */
function draw(branches: readonly Branch[], indent: string, isOpen: boolean): TreeLine[] {
	return branches.flatMap(({words, moves, branches: below, ...shown}, index) => {
		const isLast = index === branches.length - 1 && !isOpen;
		const more = moves.length > 0 && below.length === 0 ? words : 0;
		const line = {...shown, marks: indent + (isLast ? '└─ ' : '├─ '), more};
		return [line, ...draw(below, indent + (isLast ? '   ' : '│  '), false)];
	});
}

/** As many of the branches as there is room for, in their order: those that are safe first, then those with many words behind them. */
function mostTelling(branches: readonly Branch[], room: number): Branch[] {
	const kept = branches
		.toSorted((a, b) => Number(isGood(b)) - Number(isGood(a)) || b.words - a.words)
		.slice(0, room);
	return branches.filter(branch => kept.includes(branch));
}

function sumUp({book}: Setting, branches: readonly Branch[]): Remainder {
	const words = branches.reduce((sum, branch) => sum + branch.words, 0);
	return {moves: branches.length, words: book.variant.isTree ? words : undefined};
}

/**
The tree of what can follow a node's fragment among so many players, in `rows` lines at most, one or more, that of the remainder included.

Every move from the fragment has a line if there is room. Then branches are drawn out, those near the fragment first. All keep the order of `movesFrom`.
*/
export function drawTree(book: Book, node: Node, rows: number, players = 2): Tree {
	const fragment = book.fragmentAt(node);
	const setting = {book, topLength: fragment.length, players};
	const moves = book.isWord(node) ? [] : book.movesFrom(node);
	const branches = moves.map(move => follow(setting, fragment, move));
	if (branches.length <= rows) {
		unfold(setting, branches, rows - branches.length);
		return {lines: draw(branches, '', false), rest: undefined};
	}

	const kept = mostTelling(branches, rows - 1);
	const rest = sumUp(
		setting,
		branches.filter(branch => !kept.includes(branch)),
	);
	return {lines: draw(kept, '', true), rest};
}
