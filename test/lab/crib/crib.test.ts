import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Crib, Cribs} from '../../../source/engine/ghost/coach/crib.js';
import {dictionaryOf, openingsOf} from '../../engine/helpers.js';
import {canWinKnowing, fewWords, rulesOf, smallestCrib, startsOf} from '../../engine/ghost/brute.js';
import {type Book, type Node, root} from '../../../source/engine/ghost/variants/variant.js';
import {makeBook, type SharedBook} from '../../../source/engine/ghost/variants/variants.js';
import {moverWins} from '../../../source/engine/ghost/rules/outlook.js';

/** The variants of which cribs are found. */
const withCribs = ['ghost', 'superghost'] as const;

type WithCribs = (typeof withCribs)[number];

function cribsIn(book: SharedBook<WithCribs>): Cribs {
	const {crib} = openingsOf(book);
	if (crib === null) throw new Error('This variant has cribs');
	return crib;
}

const cribsOf = (list: readonly string[], minLength: number, variant: WithCribs): Cribs =>
	cribsIn(makeBook(variant, dictionaryOf(list.join('\n')), minLength));

const sizeOf = ({words}: Crib) => ({words: words.length, letters: words.join('').length});

describe.each<[list: string, first: string, second: string]>([
	['and antler cow', 'antler', 'cow'],
	['cow', '', 'cow'],
	['abcd abce', 'abcd', ''],
	['abcde abcdf abcg', '', 'abcde'],
	['abcx abdx acx', '', 'acx'],
	['ab cde cdf', 'ab', 'cde'],
	['a', '', ''],
])('the cribs of Ghost on %s', (list, first, second) => {
	test(`are “${first}” and “${second}”`, () => {
		const crib = cribsOf(list.split(' '), 1, 'ghost');
		expect([crib.first, crib.second]).toEqual(
			[first, second].map(words => ({words: words.split(' ').filter(Boolean), exact: true})),
		);
	});
});

describe.each(withCribs)('on any few words, in %s,', variant => {
	test('the cribs are as small as the smallest of all sets of words that are enough', () => {
		fc.assert(
			fc.property(fewWords(7), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, variant);
				fc.pre(rules.words.length > 0);
				const crib = cribsOf(list, minLength, variant);
				for (const player of ['first', 'second'] as const) {
					const roots = startsOf(rules, player);
					expect(crib[player].exact).toBe(true);
					expect(sizeOf(crib[player])).toEqual(smallestCrib(rules, variant, roots));
				}
			}),
			{numRuns: 60},
		);
	});

	test('a crib is enough to win from everywhere that it should, and words that count, in order', () => {
		fc.assert(
			fc.property(fewWords(30), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, variant);
				fc.pre(rules.words.length > 0);
				const crib = cribsOf(list, minLength, variant);
				for (const player of ['first', 'second'] as const) {
					const {words} = crib[player];
					expect([...words].sort()).toEqual(words);
					for (const word of words) expect(rules.words).toContain(word);
					for (const start of startsOf(rules, player))
						expect(canWinKnowing(rules, words, variant, start)).toBe(true);
				}
			}),
			{numRuns: 30},
		);
	});
});

type Count = {games: number; lost: number};

/** Plays out every game in which one player plays any letter towards a word he knows, and the other any that begins a word. */
function playOut(book: Book, known: readonly string[], start: Node): Count {
	const count = {games: 0, lost: 0};
	for (const {node} of book.movesFrom(start)) {
		const fragment = book.fragmentAt(node);
		if (!known.some(word => word.startsWith(fragment))) continue;
		if (book.isWord(node)) {
			count.games++;
			count.lost++;
			continue;
		}

		for (const reply of book.movesFrom(node)) {
			const isOver = book.isWord(reply.node);
			const {games, lost} = isOver ? {games: 1, lost: 0} : playOut(book, known, reply.node);
			count.games += games;
			count.lost += lost;
		}
	}

	return count;
}

/** Whether whoever is to move can win although he only leaves fragments that a word he knows has in it. */
function winner(book: Book, known: readonly string[]): (node: Node) => boolean {
	const cache = new Map<Node, boolean>();
	const canWin = (node: Node): boolean => {
		const cached = cache.get(node);
		if (cached !== undefined) return cached;
		const result = book
			.movesFrom(node)
			.some(
				left =>
					!book.isWord(left.node) &&
					known.some(word => word.includes(book.fragmentAt(left.node))) &&
					book.movesFrom(left.node).every(reply => book.isWord(reply.node) || canWin(reply.node)),
			);
		cache.set(node, result);
		return result;
	};

	return canWin;
}

describe.each(['small', 'common'])('played mechanically on %s', name => {
	const dictionary = dictionaryOf(readFileSync(`dictionaries/en/${name}.txt`, 'utf8'));

	test('a crib of Ghost wins every game', () => {
		const book = makeBook('ghost', dictionary, 4);
		const {first, second} = cribsIn(book);
		expect(first.words.length).toBeGreaterThan(0);
		const begun = playOut(book, first.words, root);
		expect(begun.lost).toBe(0);
		expect(begun.games).toBeGreaterThanOrEqual(first.words.length);
		for (const {node} of book.movesFrom(root)) {
			if (!moverWins(book, node)) continue;
			const answered = playOut(book, second.words, node);
			expect(answered.lost).toBe(0);
			expect(answered.games).toBeGreaterThan(0);
		}
	});

	/** All words of a small list, and some of a large one. */
	const some = (words: readonly string[]) => words.filter((_, at) => name === 'small' || at % 5 === 0);

	test('a crib of Superghost is enough against every reply, and with a word less it is not', () => {
		const book = makeBook('superghost', dictionary, 4);
		const {first, second} = cribsIn(book);
		const openings = book.movesFrom(root).map(({node}) => node);
		const beaten = openings.filter(node => moverWins(book, node));
		expect(winner(book, first.words)(root)).toBe(true);
		for (const left of some(first.words)) {
			const known = first.words.filter(word => word !== left);
			expect(winner(book, known)(root)).toBe(false);
		}

		expect(beaten.every(winner(book, second.words))).toBe(true);
		for (const left of some(second.words)) {
			const known = second.words.filter(word => word !== left);
			expect(beaten.every(winner(book, known))).toBe(false);
		}
	});
});
