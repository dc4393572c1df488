import {describe, expect, test} from 'vitest';
import losses from '../../dictionaries/losses.json' with {type: 'json'};
import {digestOf} from '../../source/codes/digest.js';
import {knownLosses} from '../../source/dictionaries/bundled.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {
	makeBookData,
	openBook,
	type Book,
	type Dictionary,
	type VariantName,
} from '../../source/engine/index.js';
import {wordAt} from '../../source/engine/words/words.js';
import {someOf} from '../some-of.js';

type Listed = {readonly dictionary: Dictionary; readonly digest: string};

const lists = new Map<string, Promise<Listed>>();

/** A dictionary that comes with the game and the digest of its words, which are found once for all tests. */
function load(name: string): Promise<Listed> {
	const listed =
		lists.get(name) ??
		loadDictionary(name).then(loaded => {
			if (!loaded.ok) throw new Error(loaded.fault.kind);
			return {dictionary: loaded.dictionary, digest: digestOf(loaded.dictionary)};
		});
	lists.set(name, listed);
	return listed;
}

function known(digest: string, variant: VariantName) {
	const found = knownLosses(digest, losses.minLength, variant);
	if (found === undefined) throw new Error(`Nothing is known of ${variant}`);
	return found;
}

/** Some fragments of one letter and of two, with those that a letter more leaves: all too short to be words. */
function fragmentsIn(book: Book): readonly (readonly [fragment: string, next: readonly string[]])[] {
	const nextOf = (fragment: string) => book.movesFrom(fragment).map(move => move.fragment);
	const first = someOf(nextOf(''), 8).map(node => [node, nextOf(node)] as const);
	const second = [...new Set(first.flatMap(([, next]) => next))];
	return [...first, ...someOf(second, 8).map(node => [node, nextOf(node)] as const)];
}

describe.each(someOf(['xghost', 'spook'] as const, 1))('of %s', variant => {
	test.each(someOf(['small', 'common', 'huge'], 1))(
		'a fragment known to lose is one whose every letter leads to one known to win: %s',
		async name => {
			const {dictionary, digest} = await load(name);
			const found = known(digest, variant);
			const lost = new Set(found.fragments);
			const book = openBook(makeBookData(variant, dictionary, losses.minLength, {losses: found}));
			for (const [fragment, next] of fragmentsIn(book))
				expect([fragment, lost.has(fragment)]).toEqual([fragment, !next.some(longer => lost.has(longer))]);
		},
	);

	test('the shortest and the longest are those that a search finds', async () => {
		const {dictionary, digest} = await load('small');
		const {upTo, fragments} = known(digest, variant);
		const book = openBook(makeBookData(variant, dictionary, losses.minLength));
		expect('losses' in book.data && book.data.losses.fragments).toEqual(
			fragments.filter(fragment => fragment.length === 1),
		);
		const losing = fragments.filter(fragment => fragment.length === upTo);
		const words = Array.from({length: dictionary.count}, (_, word) => wordAt(dictionary, word));
		const met = someOf(words, 10).map(word => word.slice(0, upTo));
		const others = met.map(letters => (variant === 'spook' ? Array.from(letters).sort().join('') : letters));
		for (const fragment of [...someOf(losing, 10), ...others]) {
			if (!book.isWord(fragment))
				expect([fragment, book.moverWins(fragment)]).toEqual([fragment, !losing.includes(fragment)]);
		}
	});
});

test('nothing is known of other words, of other lengths, nor of variants that are solved whole', async () => {
	const {digest} = await load('small');
	expect(knownLosses('constructor', losses.minLength, 'spook')).toBeUndefined();
	expect(knownLosses(digest, losses.minLength - 1, 'spook')).toBeUndefined();
	expect(knownLosses(digest, losses.minLength, 'superghost')).toBeUndefined();
});
