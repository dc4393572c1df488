import {expect, test} from 'vitest';
import {guesserNames} from '../../source/settings/hangman.js';
import {servePlayer} from '../../source/games/serve.js';
import {dictionaryOf} from '../line-mode/transcript.js';

const list = dictionaryOf('walk', 'walks', 'talk', 'talks', 'play', 'plays', 'jump', 'jumps', 'kick');

const refuse = (sentence: string): never => {
	throw new Error(sentence);
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
