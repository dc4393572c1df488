import {expect, test} from 'vitest';
import {languages} from '../../source/engine/index.js';
import {program} from '../program.js';
import {openTerminal} from './terminal.js';

/** Keys that do something once the game is over are typed before it can be. */
const isEarly = (letter: string) => 'cnpry'.includes(letter);
const letters = languages.pl.letters.toSorted((a, b) => Number(isEarly(b)) - Number(isEarly(a)));

/** A text as the bytes of a slow line: cut anywhere, also within a character or before its mark. */
function* pieces(text: string): Generator<Buffer> {
	const bytes = Buffer.from(text);
	for (let from = 0, size = 1; from < bytes.length; from += size, size = (size % 3) + 1)
		yield bytes.subarray(from, from + size);
}

/** The letters, with their marks now in one character and now behind it. */
const spelled = letters.map((letter, at) => letter.normalize(at % 2 === 0 ? 'NFC' : 'NFD')).join('');

test('a whole game in Polish is won by its letters, however their marks are typed', async () => {
	// The option goes before the environment.
	const env = {WORDFIEND_LANGUAGE: 'de'};
	const args = ['hangman', '--language', 'pl', '-l', '6', '-g', '40'];
	const terminal = openTerminal(program, args, undefined, {env});
	await terminal.shows('Guess a letter.');
	expect(terminal.screen).toContain('Polish');
	for (const piece of pieces(spelled)) terminal.press(piece);
	await terminal.shows('You won!');
	expect(terminal.screen).toMatch(/The word was \p{L}+/u);
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});
