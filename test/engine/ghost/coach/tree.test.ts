import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {printTree, treeVerdicts} from '../../../../source/text/ghost-standings.js';
import {drawTree, type Tree} from '../../../../source/engine/ghost/coach/tree.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords} from '../brute.js';
import {root} from '../../../../source/engine/ghost/variants/variant.js';
import {type VariantName, makeBook} from '../../../../source/engine/ghost/variants/variants.js';
import {moverWins} from '../../../../source/engine/ghost/rules/outlook.js';

const drawn = (list: string, fragment: string, rows: number, variant: VariantName = 'ghost') => {
	const book = bookOf(list, 1, variant);
	const node = book.find(fragment) ?? root;
	return printTree(drawTree(book, node, rows), treeVerdicts(2));
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
		expect(drawn('abc', 'b', 1, 'superghost')).toEqual(['└─ 2 more letters']);
	});

	test('of a word or of nothing has no lines', () => {
		expect(drawn('cow', 'cow', 5)).toEqual([]);
		expect(drawTree(bookOf('cow', 4), root, 5)).toEqual({lines: [], rest: undefined});
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

	test('shows whole fragments in Superghost, where letters go to both ends', () => {
		expect(drawn('abc', 'b', 4, 'superghost')).toEqual([
			'├─ ABC  completes a word  you win',
			'└─ ABC  completes a word  you win',
		]);
	});
});

describe('on any few words', () => {
	const someTree = fc
		.tuple(fewWords(12), fc.constantFrom('ghost', 'superghost'), fc.integer({min: 1, max: 30}), fc.nat())
		.map(([{list, minLength}, variant, rows, pick]) => {
			const book = makeBook(variant, dictionaryOf(list.join('\n')), minLength);
			const top = pick % book.data.lasting.length;
			return {book, top, rows, tree: drawTree(book, top, rows)};
		});

	const shownRows = ({lines, rest}: Tree) => lines.length + (rest ? 1 : 0);

	test('a tree fits its rows', () => {
		fc.assert(
			fc.property(someTree, ({rows, tree}) => {
				expect(shownRows(tree)).toBeLessThanOrEqual(rows);
				expect(printTree(tree, {safe: '+', depends: '?', unsafe: '', lost: '-'})).toHaveLength(
					shownRows(tree),
				);
			}),
		);
	});

	test('its lines lead on from one another, and tell who wins there and whose letters they are', () => {
		fc.assert(
			fc.property(someTree, ({book, top, tree}) => {
				const path: string[] = [book.fragmentAt(top)];
				for (const line of tree.lines) {
					const depth = line.marks.length / 3;
					const parent = path[depth - 1] ?? '';
					path[depth] = line.fragment;
					expect(line.fragment).toBe(book.fragmentAt(line.node));
					if (book.variant.isTree) expect(parent + line.text).toBe(line.fragment);
					else expect(line.text.includes(parent)).toBe(true);
					expect(line.isWord).toBe(book.isWord(line.node));
					const played = line.fragment.length - (path[0]?.length ?? 0);
					const isMoversTurn = played % 2 === 0;
					expect(line.standings[0] === 'safe').toBe(moverWins(book, line.node) === isMoversTurn);
					expect(line.player).toBe((parent.length - (path[0]?.length ?? 0)) % 2);
					if (!line.isWord) expect(book.movesFrom(line.node).length).toBeGreaterThan(1);
				}
			}),
		);
	});

	test('no word is lost: in Ghost, words and what is summed up are all that there are', () => {
		fc.assert(
			fc.property(someTree, ({book, top, tree}) => {
				fc.pre(book.variant.isTree && !book.isWord(top));
				const shown = tree.lines.reduce((sum, {isWord, more}) => sum + (isWord ? 1 : more), 0);
				expect(shown + (tree.rest?.words ?? 0)).toBe(book.countWords(top));
			}),
		);
	});

	test('with room enough everything is drawn', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const book = makeBook('ghost', dictionaryOf(list.join('\n')), minLength);
				const {lines, rest} = drawTree(book, root, 1000);
				expect(rest).toBeUndefined();
				expect(lines.every(({more}) => more === 0)).toBe(true);
			}),
		);
	});
});
