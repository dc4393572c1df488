import fc from 'fast-check';
import {expect, test} from 'vitest';
import {openBook, type Variant} from '../../../../source/engine/ghost/rules/book.js';
import {act, newGhost, play} from '../../../../source/engine/ghost/rules/game.js';
import {
	effectOf,
	findNode,
	fragmentAt,
	isPlayable,
	movesFrom,
	reach,
	winningMoves,
} from '../../../../source/engine/ghost/rules/moves.js';
import {countVocabulary, spellWord} from '../../../../source/engine/ghost/rules/vocabulary.js';
import {spell} from '../../english.js';
import {dictionaryOf, fewLetters} from '../../helpers.js';
import {fewWords, rulesOf, wins} from '../brute.js';

const ends = ['front', 'back'] as const;

/** What a letter makes of a fragment. */
const longer = (fragment: string, letter: string, end: (typeof ends)[number]) =>
	end === 'front' ? letter + fragment : fragment + letter;

test.each<Variant>(['ghost', 'superghost'])('every move of %s is one by the rules', variant => {
	fc.assert(
		fc.property(fewWords(6), ({list, minLength}) => {
			const book = openBook(dictionaryOf(list.join('\n')), minLength, variant);
			const rules = rulesOf(list, minLength, variant);
			expect(isPlayable(book)).toBe(rules.words.length > 0);
			const seen = new Set<string>();
			const visit = (node: number, fragment: string) => {
				if (seen.has(fragment)) return;
				seen.add(fragment);
				expect(fragmentAt(book, node)).toBe(fragment);
				expect(findNode(book, spell(fragment))).toBe(node);
				// In Ghost no word stands behind a word; in Superghost letters may.
				if (variant === 'ghost' && rules.isWord(fragment)) return;
				const moves = movesFrom(book, node);
				const legal = ends.flatMap(end =>
					fewLetters
						.filter(letter => {
							const next = longer(fragment, letter, end);
							const isBack = next === fragment + letter;
							return (
								rules.isAlive(next) && (variant === 'ghost' ? end === 'back' : end === 'back' || !isBack)
							);
						})
						.map(letter => ({letter, end})),
				);
				expect(moves.map(({letter, end}) => ({letter, end}))).toEqual(legal);
				for (const {letter, end, node: next} of moves) {
					const text = longer(fragment, letter, end);
					expect(reach(book, node, {letter, end})).toBe(next);
					const effect = wins(rules, text) ? 'loses' : 'wins';
					expect(effectOf(book, next)).toBe(rules.isWord(text) ? 'completes' : effect);
					visit(next, text);
				}

				expect(winningMoves(book, node)).toEqual(moves.filter(move => effectOf(book, move.node) === 'wins'));
				for (const end of ends)
					for (const letter of fewLetters)
						if (variant === 'ghost' && end === 'front')
							expect(reach(book, node, {letter, end})).toBeUndefined();
						else if (!rules.isAlive(longer(fragment, letter, end)))
							expect(reach(book, node, {letter, end})).toBeUndefined();
			};

			visit(0, '');
		}),
		{numRuns: 40},
	);
});

test.each<Variant>(['ghost', 'superghost'])('without a word that counts there is no %s', variant => {
	expect([3, 4].map(minLength => isPlayable(openBook(dictionaryOf('ant'), minLength, variant)))).toEqual([
		true,
		false,
	]);
});

test('a letter is an action like any other', () => {
	const game = newGhost(openBook(dictionaryOf('ant'), 1, 'ghost'));
	expect(act(game, {kind: 'letter', letter: 'a', end: 'back'})).toEqual(play(game, 'a', 'back'));
});

test('the words that count are counted, and their beginnings, each once', () => {
	fc.assert(
		fc.property(fewWords(12), ({list, minLength}) => {
			const dictionary = dictionaryOf(list.join('\n'));
			const {words, isAlive} = rulesOf(list, minLength, 'ghost');
			const beginnings = new Set([
				'',
				...words.flatMap(word => Array.from(word, (_, end) => word.slice(0, end + 1))),
			]);
			expect([...beginnings].every(beginning => beginning === '' || isAlive(beginning))).toBe(true);
			expect(countVocabulary(dictionary, minLength)).toEqual({
				words: words.length,
				beginnings: beginnings.size,
			});
			const all = Array.from({length: dictionary.count}, (_, word) => spellWord(dictionary, word).join(''));
			expect(all).toEqual([...new Set(list)].sort());
		}),
	);
});
