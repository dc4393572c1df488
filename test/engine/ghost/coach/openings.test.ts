import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newGhost} from '../../../../source/engine/ghost/rules/game.js';
import {chanceAt, decide, players} from '../../../../source/engine/ghost/players/players.js';
import {findOpenings} from '../../../../source/engine/ghost/coach/openings.js';
import {bookOf, dictionaryOf, act} from '../../helpers.js';
import {fewWords, lasts, rulesOf, wins} from '../brute.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';

test('of AND, ANTLER and COW', () => {
	expect(findOpenings(bookOf('and antler cow'))).toEqual({
		minLength: 1,
		variant: 'ghost',
		words: 3,
		fragments: 11,
		winner: 'first',
		openings: ['a'],
		replies: {c: ['o']},
		longest: {word: 'antler', letters: 6},
		crib: {first: {words: ['antler'], exact: true}, second: {words: ['cow'], exact: true}},
	});
});

test('of SHORE and SHORELINE, whose beginnings count although no game reaches them', () => {
	expect(findOpenings(bookOf('shore shoreline'))).toMatchObject({words: 2, fragments: 10, winner: 'second'});
	expect(findOpenings(bookOf('shore shoreline', 6))).toMatchObject({words: 1, fragments: 10});
});

test('in Superghost the replies are the fragments that they leave', () => {
	expect(findOpenings(bookOf('abc', 1, 'superghost'))).toMatchObject({
		fragments: 7,
		winner: 'second',
		openings: [],
		replies: {a: ['ab'], b: ['ab', 'bc'], c: ['bc']},
	});
});

test('an opening that is a word has no replies', () => {
	expect(findOpenings(bookOf('a bc')).replies).toEqual({a: []});
});

test('without a word that counts there is nothing to find', () => {
	expect(() => findOpenings(bookOf('ant', 4))).toThrow(RangeError);
});

describe.each(['ghost', 'superghost'] as const)('on any few words, in %s,', variant => {
	test('all is as the rules say', () => {
		fc.assert(
			fc.property(fewWords(8), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, variant);
				fc.pre(rules.words.length > 0);
				const openings = rules.next('');
				const won = openings.filter(opening => !wins(rules, opening));
				const replies = (opening: string) => {
					if (rules.isWord(opening)) return [];
					const left = rules.next(opening).filter(next => !wins(rules, next));
					return variant === 'ghost' ? left.map(next => next.slice(1)) : left.sort();
				};

				const parts = rules.words.flatMap(word =>
					Array.from(word, (_, start) => start)
						.slice(0, variant === 'ghost' ? 1 : word.length)
						.flatMap(start =>
							Array.from(word.slice(start), (_, more) => word.slice(start, start + more + 1)),
						),
				);
				const report = findOpenings(makeBook(variant, dictionaryOf(list.join('\n')), minLength));
				const sorted = Object.entries(report.replies).map(([opening, all]): [string, string[]] => [
					opening,
					[...all].sort(),
				]);
				expect({...report, replies: Object.fromEntries(sorted)}).toMatchObject({
					words: rules.words.length,
					fragments: new Set(['', ...parts]).size,
					winner: wins(rules, '') ? 'first' : 'second',
					openings: won,
					replies: Object.fromEntries(
						openings.filter(opening => !won.includes(opening)).map(opening => [opening, replies(opening)]),
					),
				});
				expect(report.longest?.letters).toBe(lasts(rules, ''));
				expect(report.longest?.word).toHaveLength(lasts(rules, ''));
				expect(rules.words).toContain(report.longest?.word);
			}),
			{numRuns: 120},
		);
	});
});

describe('on the list of the handout', () => {
	const book = makeBook('ghost', dictionaryOf(readFileSync('test/data/moby-common.txt', 'utf8')), 1);

	test('who plays first can force a win, with H, J, M or N', () => {
		expect(findOpenings(book)).toMatchObject({
			words: 46_020,
			winner: 'first',
			openings: ['h', 'j', 'm', 'n'],
		});
	});

	test.each(['random', 'careless', 'stubborn', 'perfect'] as const)(
		'the perfect player always wins when it begins, here against %s',
		name => {
			for (let seed = 0; seed < 50; seed++) {
				let game = newGhost(book);
				while (!game.ending) {
					const player = game.toMove === 0 ? players.perfect : players[name];
					const chance = chanceAt(`${seed}`, game.turns.length);
					const result = act(game, decide(player, game, chance));
					if (!result.ok) throw new Error(result.reason);
					game = result.game;
				}

				expect(game.ending.loser).toBe(1);
			}
		},
	);
});

describe.each(['superduperghost', 'xghost', 'spook'] as const)('on any few words, in %s,', variant => {
	test('who wins, and with what, is as the rules say', () => {
		fc.assert(
			fc.property(fewWords(8), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, variant);
				fc.pre(rules.words.length > 0);
				const report = findOpenings(makeBook(variant, dictionaryOf(list.join('\n')), minLength));
				const openings = rules.next('');
				const won = openings.filter(opening => !wins(rules, opening));
				expect(report.openings).toEqual(won);
				expect(Object.keys(report.replies)).toEqual(openings.filter(opening => !won.includes(opening)));
				for (const [opening, replies] of Object.entries(report.replies)) {
					const all = rules.next(opening).filter(next => !wins(rules, next));
					const named = replies.map(reply =>
						variant === 'spook' ? rules.fragmentOf(opening + reply) : reply,
					);
					if (rules.isWord(opening)) expect(replies).toEqual([]);
					else if (variant === 'superduperghost') expect(named.sort()).toEqual(all.sort());
					else expect(named.length === 1 && all.includes(named[0] ?? '')).toBe(true);
				}

				expect(report.winner).toBe(won.length > 0 ? 'first' : 'second');
				expect(report).not.toHaveProperty('crib');
			}),
			{numRuns: 30},
		);
	});
});
