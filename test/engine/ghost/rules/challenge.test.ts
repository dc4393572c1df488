import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	missedWord,
	newGhost,
	type GhostGame,
	type GhostRefusal,
} from '../../../../source/engine/ghost/rules/game.js';
import type {Action} from '../../../../source/engine/ghost/rules/moves.js';
import {spell} from '../../english.js';
import {
	bookOf,
	playAll,
	someLetter,
	act,
	challenge,
	nameWord,
	playLetter,
	type GhostResult,
} from '../../helpers.js';
import {fewWords, rulesOf} from '../brute.js';
import type {VariantName} from '../../../../source/engine/ghost/variants/variants.js';

const open = (list: string, variant: VariantName = 'ghost', minLength = 1) =>
	newGhost(bookOf(list, minLength, variant), {rule: 'challenge'});

const settle = (result: GhostResult): GhostGame => {
	if (!result.ok) throw new Error(result.reason);
	return result.game;
};

const reasonOf = (result: GhostResult): GhostRefusal | undefined => (result.ok ? undefined : result.reason);

const named = (game: GhostGame, word: string | undefined) => settle(nameWord(settle(challenge(game)), word));

describe('where challenges are the rule', () => {
	test('a dead fragment ends nothing, and letters go on', () => {
		const game = playAll(open('niacin'), 'nix');
		expect(game).toMatchObject({fragment: 'nix', isDead: true, toMove: 1, ending: undefined});
		expect(playAll(game, 'y')).toMatchObject({fragment: 'nixy', isDead: true, ending: undefined});
	});

	test('a word still ends it', () => {
		expect(playAll(open('cow'), 'cow').ending).toEqual({kind: 'completed', loser: 0});
	});

	test('who is challenged is at turn, and must name a word', () => {
		const game = settle(challenge(playAll(open('niacin'), 'nia')));
		expect(game).toMatchObject({toMove: 0, isChallenged: true, fragment: 'nia', ending: undefined});
		expect(reasonOf(playLetter(game, 'c'))).toBe('challenged');
		expect(reasonOf(challenge(game))).toBe('challenged');
	});

	test.each<[list: string, variant: VariantName, letters: string, word: string | undefined, wins: boolean]>([
		['niacin', 'ghost', 'nia', 'niacin', true],
		['niacin', 'ghost', 'nia', 'nia', false],
		['niacin', 'ghost', 'nia', 'niacins', false],
		['niacin', 'ghost', 'nia', 'mania', false],
		['niacin mania', 'ghost', 'nia', 'mania', false],
		['niacin mania', 'superghost', 'nia', 'mania', true],
		['niacin', 'ghost', 'nia', undefined, false],
		['niacin', 'ghost', 'nia', 'NIACIN', false],
		['niacin', 'ghost', 'nia', '', false],
		['niacin', 'ghost', 'nix', 'nixie', false],
		['shore shoreline', 'ghost', 'shor', 'shoreline', true],
	])('on %s in %s, %s is answered with %s: %s', (list, variant, letters, word, wins) => {
		const game = playAll(open(list, variant), letters);
		const challenged = letters.length % 2 === 1 ? 0 : 1;
		const ending = named(game, word).ending;
		expect(ending).toEqual(
			wins ? {kind: 'named', loser: challenged === 0 ? 1 : 0} : {kind: 'unnamed', loser: challenged},
		);
	});

	test.each([
		['ghost', 'nap niacin', 'ni', 'niacin'],
		['ghost', 'nap niacin', 'nx', 'nap'],
		['superghost', 'nap snide', 'ni', 'snide'],
	] as const)(
		'after a challenge in %s on %s, what %s could have become is %s',
		(variant, list, letters, word) => {
			expect(missedWord(named(playAll(open(list, variant), letters), undefined))).toBe(word);
		},
	);

	test('any word that counts and has the fragment in its place is an answer, and nothing else is', () => {
		fc.assert(
			fc.property(
				fewWords(10),
				fc.constantFrom('ghost', 'superghost'),
				fc.constantFrom('a', 'b', 'c', 'ab', 'ca'),
				fc.string({unit: someLetter, maxLength: 6}),
				({list, minLength}, variant, letters, other) => {
					const rules = rulesOf(list, minLength, variant);
					if (rules.isWord(letters) || rules.isWord(letters.slice(0, 1))) return;
					const game = playAll(open(list.join(' '), variant, minLength), letters);
					const has = (word: string) =>
						variant === 'ghost' ? word.startsWith(letters) : word.includes(letters);
					for (const word of [...list, other]) {
						const challenged = settle(act(game, {kind: 'challenge'}));
						const isAnswer = rules.isWord(word) && has(word);
						expect(settle(act(challenged, {kind: 'name', word})).ending).toEqual({
							kind: isAnswer ? 'named' : 'unnamed',
							loser: isAnswer ? game.toMove : 1 - game.toMove,
						});
					}
				},
			),
			{numRuns: 120},
		);
	});

	test('after fifty letters only a challenge is left', () => {
		const game = playAll(open('ab'), 'x'.repeat(50));
		expect(reasonOf(playLetter(game, 'x'))).toBe('too-long');
		expect(named(game, 'ab').ending).toEqual({kind: 'unnamed', loser: 1});
	});
});

describe('is refused', () => {
	const over = () => playAll(newGhost(bookOf('cow')), 'cow');

	test.each<[what: string, attempt: () => GhostResult, reason: GhostRefusal]>([
		[
			'a challenge where a dead fragment loses at once',
			() => challenge(playAll(newGhost(bookOf('cow')), 'c')),
			'no-challenges',
		],
		['a challenge before the first letter', () => challenge(open('cow')), 'nothing-to-challenge'],
		['a word that nobody asked for', () => nameWord(playAll(open('cow'), 'c'), 'cow'), 'not-challenged'],
		['a letter to the front in Ghost', () => playLetter(open('cow'), 'c', '<'), 'no-such-place'],
		['a letter after the end', () => playLetter(over(), 'x'), 'game-over'],
		['a challenge after the end', () => challenge(over()), 'game-over'],
		['a word after the end', () => nameWord(over(), 'cow'), 'game-over'],
	])('%s', (_, attempt, reason) => {
		expect(attempt()).toEqual({ok: false, reason});
	});
});

describe('in Superghost', () => {
	test('letters go to both ends', () => {
		let game = newGhost(bookOf('shoreline', 1, 'superghost'));
		for (const [place, letter] of ['>r', '<o', '>e', '<h'])
			game = settle(playLetter(game, letter ?? '', place === '<' ? '<' : ''));
		expect(game).toMatchObject({fragment: 'hore', toMove: 0, ending: undefined});
	});

	test('a word inside the fragment does not end the game, the whole fragment does', () => {
		const book = bookOf('shore shoreline', 1, 'superghost');
		const game = playAll(newGhost(book), 'oreline');
		const longer = settle(playLetter(game, 'h', '<'));
		expect(longer.ending).toBeUndefined();
		expect(settle(playLetter(longer, 's', '<')).ending).toEqual({kind: 'completed', loser: 0});
		expect(settle(playLetter(playAll(newGhost(book), 'shor'), 'e')).ending?.kind).toBe('completed');
	});

	test('a fragment that is in no word is dead', () => {
		expect(
			settle(playLetter(playAll(newGhost(bookOf('shore', 1, 'superghost')), 'ore'), 'x', '<')).ending,
		).toEqual({
			kind: 'dead',
			loser: 1,
		});
	});
});

test('what happened is told turn by turn, with the place before', () => {
	const game = named(playAll(open('niacin'), 'nix'), undefined);
	expect(
		game.turns.map(({player, action, before}) => [player, action.kind, before.fragment, before.isDead]),
	).toEqual([
		[0, 'letter', '', false],
		[1, 'letter', 'n', false],
		[0, 'letter', 'ni', false],
		[1, 'challenge', 'nix', true],
		[0, 'name', 'nix', true],
	]);
});

test('whatever is done, the game is what the rules say', () => {
	const someAction: fc.Arbitrary<Action> = fc.oneof(
		{
			weight: 6,
			arbitrary: fc.record({
				kind: fc.constant('letter' as const),
				letter: someLetter,
				place: fc.constantFrom('', '<', '7'),
			}),
		},
		fc.constant({kind: 'challenge'} as const),
		fc.record({
			kind: fc.constant('name' as const),
			word: fc.constantFrom('a', 'ab', 'abc', 'cab', undefined),
		}),
	);
	const someGame = fc
		.tuple(fewWords(8), fc.constantFrom('ghost', 'superghost'), fc.constantFrom('instant', 'challenge'))
		.map(([{list, minLength}, variant, rule]) =>
			newGhost(bookOf(list.join(' '), minLength, variant), {rule}),
		);
	fc.assert(
		fc.property(someGame, fc.array(someAction, {maxLength: 12}), (opening, actions) => {
			let game = opening;
			let done = 0;
			for (const action of actions) {
				const {book: _, ...rest} = game;
				const before = structuredClone(rest);
				const result = act(game, action);
				expect(game).toEqual({...before, book: game.book});
				if (!result.ok) continue;
				done++;
				expect(result.turn).toMatchObject({player: game.toMove, action});
				expect(result.game.toMove).not.toBe(game.toMove);
				expect(before.ending).toBeUndefined();
				game = result.game;
			}

			expect(game.turns).toHaveLength(done);
			expect(game.turns.filter(({action}) => action.kind === 'letter')).toHaveLength(game.fragment.length);
			if (game.isDead && game.rule === 'instant') expect(game.ending?.kind).toBe('dead');
			if (game.ending?.kind === 'named' || game.ending?.kind === 'unnamed')
				expect(game.rule).toBe('challenge');
		}),
		{numRuns: 200},
	);
});

test('two people play the handout’s sample to its end under both rules', () => {
	for (const rule of ['instant', 'challenge'] as const) {
		let game = newGhost(bookOf('niacin nice nick', 4), {rule});
		for (const letter of spell('niacin')) game = settle(playLetter(game, letter));
		expect(game.ending).toEqual({kind: 'completed', loser: 1});
	}
});
