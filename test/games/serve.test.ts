import {expect, test} from 'vitest';
import {guesserNames} from '../../source/engine/index.js';
import {servePlayer, type ServeRefusal} from '../../source/games/hangman/serve.js';
import {serveRefusalText} from '../../source/text/players.js';
import {dictionaryOf} from '../line-mode/transcript.js';

const list = dictionaryOf('walk', 'walks', 'talk', 'talks', 'play', 'plays', 'jump', 'jumps', 'kick');

const refuse = (refusal: ServeRefusal): never => {
	throw new Error(serveRefusalText(refusal));
};

const begin = (guesser: (typeof guesserNames)[number]) =>
	servePlayer({guesser}, list, refuse)({kind: 'game', length: 5, budget: 6});

const asked = (pattern: string, guessed: string) =>
	({kind: 'guess', pattern, guessed: Array.from(guessed), left: 6}) as const;

test.each(guesserNames)('%s has a letter for a word that is on no list', guesser => {
	const answer = begin(guesser);
	expect(answer(asked('--ck-', 'ckwtpj'))).toMatch(/^[abd-ilmnoq-suvx-z]$/);
	expect(() => answer(asked('kicks', 'abcdefghijklmnopqrstuvwxyz'))).toThrow('Nothing is left to guess.');
});

test('where no listed word fits, the letter is that of words made as the listed are', () => {
	expect(begin('paga')(asked('kick-', 'kic'))).toBe('s');
});

const evil = () =>
	servePlayer({chooser: 'evil', seed: '4f2a'}, list, refuse)({kind: 'game', length: 5, budget: 6});

const choosing = (guess: string, ...patterns: readonly string[]) =>
	({
		kind: 'choose',
		guess,
		families: patterns.map(pattern => ({pattern, count: 1})),
	}) as const;

test('a chooser keeps a family of the words, turn after turn', () => {
	const answer = evil();
	expect(answer(choosing('a', '-----', '-a---', '--a--'))).toBe('-a---');
	expect(answer(choosing('k', '-a-k-'))).toBe('-a-k-');
	expect(() => answer(choosing('k', '-a-k-'))).toThrow(
		'k can’t be guessed: it is no letter, or has been guessed.',
	);
});

test('what makes no sense is refused in a sentence', () => {
	const refused: readonly (readonly [() => unknown, string])[] = [
		[() => evil()(choosing('k', 'k----')), 'These families are not those of the words given.'],
		[() => evil()(asked('-----', '')), 'A chooser guesses no letters; see wordfiend serve --guesser.'],
		[
			() => begin('paga')(choosing('k', '-----')),
			'A guesser chooses no families; see wordfiend serve --chooser.',
		],
		[() => begin('paga')(asked('----', '')), 'A pattern of this game has 5 places.'],
		[() => begin('paga')(asked('-----', 'ø')), 'Only letters can have been guessed.'],
		[
			() => servePlayer({chooser: 'evil', seed: 'x'}, list, refuse)({kind: 'game', length: 9, budget: 6}),
			'There are no words of 9 letters.',
		],
	];
	for (const [ask, sentence] of refused) expect(ask).toThrow(sentence);
});

test('a fair chooser draws another word in each game', () => {
	const serve = servePlayer({chooser: 'random', seed: '4f2a'}, list, refuse);
	const patterns = ['-----', 'w----', '---k-', '----s'].map(pattern => ({pattern, count: 1}));
	const answers = Array.from({length: 8}, () =>
		serve({kind: 'game', length: 5, budget: 6})({...choosing('w'), families: patterns}),
	);
	expect(new Set(answers)).toEqual(new Set(['-----', 'w----']));
});
