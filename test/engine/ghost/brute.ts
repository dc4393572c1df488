import fc from 'fast-check';
import {fewLetters} from '../helpers.js';
import {oncePer} from '../../../source/engine/once-per.js';
import type {VariantName} from '../../../source/engine/ghost/variants/variants.js';

/** Ghost by the rules alone: on texts, without a trie or a solution. */
export type Rules = {
	readonly words: readonly string[];
	/** The fragment that a word is. */
	readonly fragmentOf: (word: string) => string;
	/** Whether a word holds a fragment; whether any does. */
	readonly has: (word: string, fragment: string) => boolean;
	readonly isAlive: (fragment: string) => boolean;
	readonly isWord: (fragment: string) => boolean;
	/** The fragments that a letter can make of one, each once, as far as they are part of a word. */
	readonly next: (fragment: string) => string[];
};

export const backward = (text: string) => Array.from(text).reverse().join('');
export const inOrder = (text: string) => Array.from(text).sort().join('');
const bothEnds = (fragment: string, letter: string) => [letter + fragment, fragment + letter];

/** Whether the letters of a fragment stand in a word in their order. */
const hasInOrder = (word: string, fragment: string): boolean =>
	new RegExp(Array.from(fragment).join('.*')).test(word);

/** What holds a fragment, and what a letter makes of one, in each variant. */
const byVariant: Record<
	VariantName,
	{
		has: (word: string, fragment: string) => boolean;
		longer: (fragment: string, letter: string) => string[];
		fragmentOf?: (word: string) => string;
	}
> = {
	ghost: {
		has: (word, fragment) => word.startsWith(fragment),
		longer: (fragment, letter) => [fragment + letter],
	},
	superghost: {has: (word, fragment) => word.includes(fragment), longer: bothEnds},
	superduperghost: {
		has: (word, fragment) => word.includes(fragment),
		longer: (fragment, letter) => [...bothEnds(fragment, letter), ...bothEnds(backward(fragment), letter)],
	},
	xghost: {
		has: hasInOrder,
		longer: (fragment, letter) =>
			Array.from(
				{length: fragment.length + 1},
				(_, at) => fragment.slice(0, at) + letter + fragment.slice(at),
			),
	},
	spook: {
		has: (word, fragment) => hasInOrder(inOrder(word), fragment),
		longer: (fragment, letter) => [inOrder(fragment + letter)],
		fragmentOf: inOrder,
	},
};

/** What is found for a text, found once. */
export function once<Found>(find: (text: string) => Found) {
	const known = new Map<string, Found>();
	return (text: string): Found => {
		const found = known.get(text) ?? find(text);
		known.set(text, found);
		return found;
	};
}

export function rulesOf(list: readonly string[], minLength: number, variant: VariantName): Rules {
	const words = [...new Set(list)].filter(word => word.length >= minLength).sort();
	const {has, longer, fragmentOf = (word: string) => word} = byVariant[variant];
	const isAlive = once(fragment => words.some(word => has(word, fragment)));
	return {
		words,
		fragmentOf,
		has,
		isAlive,
		isWord: once(fragment => words.some(word => fragmentOf(word) === fragment)),
		next: once(fragment =>
			[...new Set(fewLetters.flatMap(letter => longer(fragment, letter)))].filter(isAlive),
		),
	};
}

/** What is found for a fragment by some rules, found once. */
function perFragment<Found>(find: (rules: Rules, fragment: string) => Found) {
	const found = oncePer((rules: Rules) => once(fragment => find(rules, fragment)));
	return (rules: Rules, fragment: string): Found => found(rules)(fragment);
}

/** Whether whoever is to move at a fragment wins. */
export const wins = perFragment(
	(rules, fragment): boolean =>
		rules.isWord(fragment) || rules.next(fragment).some(next => !wins(rules, next)),
);

/** How many more letters the game lasts when both play their best. */
export const lasts = perFragment((rules, fragment): number => {
	if (rules.isWord(fragment)) return 0;
	const next = rules.next(fragment);
	const lost = next.filter(after => !wins(rules, after)).map(after => lasts(rules, after));
	return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(0, ...next.map(after => lasts(rules, after))));
});

/** The words, as fragments, that play can come to from a fragment. */
export const reachable = perFragment((rules, fragment): readonly string[] =>
	rules.isWord(fragment)
		? [fragment]
		: [...new Set(rules.next(fragment).flatMap(next => reachable(rules, next)))],
);

/** Whether the player to move can win and only leave fragments that begin one of the known words. */
export function canWinKnowing(rules: Rules, known: readonly string[], fragment: string): boolean {
	const canWin = (at: string): boolean =>
		rules
			.next(at)
			.some(
				left =>
					known.some(word => word.startsWith(left)) &&
					!rules.isWord(left) &&
					rules.next(left).every(reply => rules.isWord(reply) || canWin(reply)),
			);
	return canWin(fragment);
}

/** The fragments from which a player must be able to win: the empty one for the first, the openings that can be beaten for the second. */
export const startsOf = (rules: Rules, player: 'first' | 'second'): string[] =>
	player === 'first'
		? [''].filter(start => wins(rules, start))
		: rules.next('').filter(start => !rules.isWord(start) && wins(rules, start));

/** How many words, and then how many letters, the smallest crib has, found by trying all. */
export function smallestCrib(
	rules: Rules,
	starts: readonly string[],
): {readonly words: number; readonly letters: number} {
	if (starts.length === 0) return {words: 0, letters: 0};
	const {words} = rules;
	let best = {words: Infinity, letters: Infinity};
	for (let set = 0; set < 1 << words.length; set++) {
		const known = words.filter((_, word) => (set >> word) & 1);
		const letters = known.join('').length;
		const isBetter = known.length < best.words || (known.length === best.words && letters < best.letters);
		if (isBetter && starts.every(start => canWinKnowing(rules, known, start)))
			best = {words: known.length, letters};
	}

	return best;
}

/** A few words in which many begin with others or have them in them, and the shortest length that counts. */
export const fewWords = (most: number): fc.Arbitrary<{list: string[]; minLength: number}> =>
	fc.record({
		list: fc.uniqueArray(fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6}), {
			minLength: 1,
			maxLength: most,
		}),
		minLength: fc.integer({min: 0, max: 4}),
	});
