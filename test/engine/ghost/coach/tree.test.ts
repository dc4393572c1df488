import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {rowsOf} from '../../../../source/text/ghost/tree.js';
import {growTree, type Branch, type Tree} from '../../../../source/engine/ghost/coach/tree.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords} from '../brute.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';
import type {VariantName} from '../../../../source/engine/ghost/variants/variants.js';

const verdictOf = ({loser}: Branch): string => (loser === 0 ? 'you lose' : 'you win');

const behind = (words: number | undefined): string => (words ? `+${words} words` : '');

function print(tree: Tree): readonly string[] {
	const rows = rowsOf(tree).map(({marks, branch}) => [
		marks + branch.text.toUpperCase(),
		branch.isWord ? 'completes a word' : '',
		behind(branch.more),
		verdictOf(branch),
	]);
	const rest = tree.rest ? [[`└─ ${tree.rest.moves} more letters`, behind(tree.rest.words)]] : [];
	return [...rows, ...rest].map(cells => cells.filter(Boolean).join('  '));
}

const drawn = (list: string, fragment: string, rows: number, variant: VariantName = 'ghost') => {
	const book = bookOf(list, 1, variant);
	return print(growTree(book, fragment, rows));
};

const handout = 'and antler cow';

describe('a tree', () => {
	test('shows forced lines as one, branches below branches, and who wins', () => {
		expect(drawn(handout, '', 10)).toEqual([
			'├─ AN  you win',
			'│  ├─ D  completes a word  you lose',
			'│  └─ TLER  completes a word  you win',
			'└─ COW  completes a word  you lose',
		]);
	});

	test('sums up what does not fit', () => {
		expect(drawn(handout, '', 2)).toEqual(['├─ AN  +2 words  you win', '└─ COW  completes a word  you lose']);
		expect(drawn(handout, '', 1)).toEqual(['└─ 2 more letters  +3 words']);
	});

	test('has letters that win rather than others where not all fit', () => {
		expect(drawn('abc bcd cdef def', '', 2)).toEqual([
			'├─ CDEF  completes a word  you win',
			'└─ 3 more letters  +3 words',
		]);
	});

	test('has letters with many words behind them rather than with few', () => {
		expect(drawn('ac ad bc bd be cd ce', '', 2)).toEqual([
			'├─ B  +3 words  you win',
			'└─ 2 more letters  +4 words',
		]);
	});

	test('goes on below letters that win, and then below those with few words behind them', () => {
		expect(drawn('aab aac bc bd', '', 4)).toEqual([
			'├─ AA  +2 words  you lose',
			'└─ B  you win',
			'   ├─ C  completes a word  you win',
			'   └─ D  completes a word  you win',
		]);
		expect(drawn('abcd abce ac bc bd', '', 4)).toEqual([
			'├─ A  +3 words  you win',
			'└─ B  you win',
			'   ├─ C  completes a word  you win',
			'   └─ D  completes a word  you win',
		]);
	});

	test('does not count the words that it leaves out of Superghost', () => {
		expect(drawn('abc dbe', 'b', 1, 'superghost')).toEqual(['└─ 4 more letters']);
		expect(drawn('abc dbe', 'b', 2, 'superghost')).toEqual([
			'├─ ABC  completes a word  you win',
			'└─ DBE  completes a word  you win',
		]);
	});

	test('of a word or of nothing has no branches', () => {
		expect(drawn('cow', 'cow', 5)).toEqual([]);
		const bare = {fragment: '', players: 2, rows: 5, branches: [], rest: undefined};
		expect(growTree(bookOf('cow', 4), '', 5)).toEqual(bare);
	});

	test('takes the winner from the one who is to move at its top', () => {
		expect(drawn(handout, 'an', 5)).toEqual([
			'├─ D  completes a word  you lose',
			'└─ TLER  completes a word  you win',
		]);
		expect(drawn(handout, 'a', 5)).toEqual([
			'└─ N  you lose',
			'   ├─ D  completes a word  you win',
			'   └─ TLER  completes a word  you lose',
		]);
	});

	test('shows whole fragments in Superghost, where letters go to both ends, each once', () => {
		expect(drawn('abc bcd', 'b', 1, 'superghost')).toEqual(['└─ 2 more letters']);
		expect(drawn('abc bcd', 'b', 4, 'superghost')).toEqual([
			'├─ ABC  completes a word  you win',
			'└─ BC  you win',
			'   ├─ ABC  completes a word  you win',
			'   └─ BCD  completes a word  you win',
		]);
		expect(drawn('abc', 'b', 4, 'superghost')).toEqual(['└─ ABC  completes a word  you win']);
	});
});

describe('on any few words', () => {
	const someTree = fc
		.tuple(fewWords(12), fc.constantFrom('ghost', 'superghost'), fc.integer({min: 1, max: 30}), fc.nat())
		.map(([{list, minLength}, variant, rows, pick]) => {
			const book = makeBook(variant, dictionaryOf(list.join('\n')), minLength);
			const word = list[pick % list.length] ?? '';
			const start = word.length < minLength ? '' : word.slice(0, pick % (word.length + 1));
			const top = book.isAlive(start) ? start : '';
			return {book, top, rows, tree: growTree(book, top, rows)};
		});

	const countRows = (tree: Tree) => rowsOf(tree).length + (tree.rest ? 1 : 0);

	test('a tree fits its rows', () => {
		fc.assert(
			fc.property(someTree, ({rows, tree}) => {
				expect(countRows(tree)).toBeLessThanOrEqual(rows);
			}),
		);
	});

	test('its branches lead on from one another, and say who loses there', () => {
		fc.assert(
			fc.property(someTree, ({book, top, tree}) => {
				const path: string[] = [top];
				for (const {marks, branch} of rowsOf(tree)) {
					const {fragment, text, isWord, loser} = branch;
					const depth = marks.length / 3;
					const parent = path[depth - 1] ?? '';
					path[depth] = fragment;
					if (book.variant.solving === 'trie') expect(parent + text).toBe(fragment);
					else expect(text.includes(parent)).toBe(true);
					expect(isWord).toBe(book.isWord(fragment));
					const turns = fragment.length - (path[0]?.length ?? 0);
					expect(loser).toBe(book.moverWins(fragment) ? (turns + 1) % 2 : turns % 2);
					if (!isWord) expect(book.movesFrom(fragment).length).toBeGreaterThan(1);
				}
			}),
		);
	});

	test('no word is lost: in Ghost, words and what is summed up are all that there are', () => {
		fc.assert(
			fc.property(someTree, ({book, top, tree}) => {
				fc.pre(book.variant.solving === 'trie' && !book.isWord(top));
				const shown = rowsOf(tree).reduce((sum, {branch: {isWord, more}}) => sum + (isWord ? 1 : more), 0);
				expect(shown + (tree.rest?.words ?? 0)).toBe(book.countWords(top));
			}),
		);
	});

	test('with room enough everything has its branch', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const book = makeBook('ghost', dictionaryOf(list.join('\n')), minLength);
				const tree = growTree(book, '', 1000);
				expect(tree.rest).toBeUndefined();
				expect(rowsOf(tree).every(({branch}) => branch.more === 0)).toBe(true);
			}),
		);
	});
});
