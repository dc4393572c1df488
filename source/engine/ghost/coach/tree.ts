import type {Book, Move} from '../variants/book.js';

export type Branch = {
	/** The letter it adds, and those that must follow; the whole fragment if letters go to several places. */
	readonly text: string;
	readonly fragment: string;
	readonly isWord: boolean;
	/** The player who loses there, in turns from the one to move at the top. With two players that is the loser of perfect play; with more, the one who completed the word or has no safe letter. */
	readonly loser: number | undefined;
	readonly branches: readonly Branch[];
	/** The number of words behind it if the branches that follow are left out; 0 for a word. */
	readonly more: number;
};

/** The moves from the fragment itself for which there is no room, and the words behind them unless these overlap. */
type Remainder = {readonly moves: number; readonly words: number | undefined};

/** The branches from a fragment, grown for so many players and rows at most. The remainder takes a row, too. */
export type Tree = {
	readonly fragment: string;
	readonly players: number;
	readonly rows: number;
	readonly branches: readonly Branch[];
	readonly rest: Remainder | undefined;
};

type Growing = Omit<Branch, 'branches' | 'more'> & {
	/** Whether the player of its first letter is known to be safe there. */
	readonly isGood: boolean;
	readonly words: number;
	readonly moves: readonly Move[];
	branches: readonly Growing[];
	more: number;
};

type Growth = {readonly book: Book; readonly topLength: number; readonly players: number};

/** Finds who loses at a fragment; `turns` counts from the player at the top to the one to move. */
function loserAt({book, players}: Growth, fragment: string, moves: readonly Move[], turns: number) {
	const next = turns % players;
	const before = (turns + players - 1) % players;
	if (players === 2) {
		const wins = book.moverWins(fragment);
		return wins === undefined ? undefined : wins ? before : next;
	}

	if (book.isWord(fragment)) return before;
	return moves.every(move => book.isWord(move.fragment)) ? next : undefined;
}

/** Follows a move through all letters that are forced. */
function follow(growth: Growth, fragment: string, move: Move): Growing {
	const {book, topLength, players} = growth;
	const nextMoves = (at: string) => (book.isWord(at) ? [] : book.movesFrom(at));
	let reached = move.fragment;
	let moves = nextMoves(reached);
	for (let [only] = moves; only && moves.length === 1; [only] = moves) {
		reached = only.fragment;
		moves = nextMoves(reached);
	}

	const loser = loserAt(growth, reached, moves, reached.length - topLength);
	const words = book.countWords(reached);
	return {
		text: book.variant.solving === 'trie' ? reached.slice(fragment.length) : reached,
		fragment: reached,
		isWord: book.isWord(reached),
		loser,
		isGood: loser !== undefined && loser !== (fragment.length - topLength) % players,
		words,
		moves,
		branches: [],
		more: moves.length === 0 ? 0 : words,
	};
}

/** Keeps one of the branches whose forced letters make the same fragment, as two may in Superghost. */
const distinct = (branches: readonly Growing[]): Growing[] => [
	...new Map(branches.map(branch => [branch.fragment, branch])).values(),
];

const byInterest = (a: Growing, b: Growing): number =>
	Number(b.isGood) - Number(a.isGood) || a.words - b.words;

/** Grows branches level by level, while all that follows one fits into the rows that are left. */
function grow(growth: Growth, top: readonly Growing[], rows: number): void {
	let left = rows;
	for (let level = top; level.length > 0;) {
		for (const branch of [...level].sort(byInterest)) {
			if (branch.moves.length > left) continue;
			left -= branch.moves.length;
			branch.branches = distinct(branch.moves.map(move => follow(growth, branch.fragment, move)));
			branch.more = 0;
		}

		level = level.flatMap(branch => branch.branches);
	}
}

function mostTelling(branches: readonly Growing[], room: number): Growing[] {
	const kept = branches
		.toSorted((a, b) => Number(b.isGood) - Number(a.isGood) || b.words - a.words)
		.slice(0, room);
	return branches.filter(branch => kept.includes(branch));
}

/** Returns the tree of what can follow a fragment, in at most `rows` rows, one or more. Every move has a branch if there is room; then branches grow, those near the fragment first. */
export function growTree(book: Book, fragment: string, rows: number, players = 2): Tree {
	const growth = {book, topLength: fragment.length, players};
	const moves = book.isWord(fragment) ? [] : book.movesFrom(fragment);
	const reached = moves.map(move => follow(growth, fragment, move));
	const branches = distinct(reached);
	if (branches.length <= rows) {
		grow(growth, branches, rows - branches.length);
		return {fragment, players, rows, branches, rest: undefined};
	}

	const kept = mostTelling(branches, rows - 1);
	const others = reached.filter(branch => !kept.some(each => each.fragment === branch.fragment));
	const words = others.reduce((sum, branch) => sum + branch.words, 0);
	const areApart = book.variant.solving === 'trie';
	const rest = {moves: others.length, words: areApart ? words : undefined};
	return {fragment, players, rows, branches: kept, rest};
}
