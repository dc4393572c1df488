import {render} from 'ink-testing-library';
import {expect, test} from 'vitest';
import {glyphOf} from '../../source/components/word/block-font.js';
import {BlockLetters, blockSize, type Scale} from '../../source/components/word/word.js';
import {toAscii, widthOf} from '../../source/text/tables.js';

/** The letters of the languages that have lists, in their order. */
const alphabets = {
	en: 'abcdefghijklmnopqrstuvwxyz',
	de: 'abcdefghijklmnopqrstuvwxyzäöü',
	es: 'abcdefghijklmnñopqrstuvwxyz',
	pl: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
	pt: 'abcçdefghijklmnopqrstuvwxyz',
	ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
} as const;

const known = (text: string) => Array.from(text, letter => ({text: letter, look: 'known'}) as const);

function draw(word: string, alphabet: string, scale: Scale = 1): string {
	const app = render(<BlockLetters tiles={known(word)} alphabet={Array.from(alphabet)} scale={scale} />);
	const frame = app.lastFrame() ?? '';
	app.unmount();
	return frame;
}

test.each(Object.entries(alphabets))('every letter of %s is drawn, each in its own way', (_, alphabet) => {
	const drawn = Array.from(alphabet, letter => JSON.stringify(glyphOf(letter)));
	// What it has no drawing for is a box.
	expect(drawn).not.toContain(JSON.stringify(glyphOf('λ')));
	expect(new Set(drawn).size).toBe(alphabet.length);
	for (const letter of alphabet) {
		const glyph = glyphOf(letter);
		expect(glyph.base.map(row => row.length)).toEqual([5, 5, 5, 5, 5, 5]);
		for (const mark of [glyph.above, glyph.below])
			if (mark) expect(mark.map(row => row.length)).toEqual([5, 5]);
	}
});

test('a word, small and large', () => {
	expect(draw('wolf', alphabets.en)).toMatchSnapshot();
	expect(draw('hey', alphabets.en, 2)).toMatchSnapshot();
});

test('marks stand above and below, and others keep their place', () => {
	expect(draw('żąbł', alphabets.pl)).toMatchSnapshot();
	expect(draw('жёлудь'.replace('ё', 'е'), alphabets.ru)).toMatchSnapshot();
});

test('a letter that the font lacks is a box', () => {
	expect(draw('aλ', 'aλ')).toMatchSnapshot();
});

test('plain characters where the terminal has no others', () => {
	const frame = toAscii(draw('fiend', alphabets.en));
	expect(frame).toMatch(/^[ -~\n]+$/);
	expect(frame).toMatchSnapshot();
});

test.each(Object.values(alphabets))('the size of %s is known before', alphabet => {
	for (const scale of [1, 2] as const) {
		const {columns, rows} = blockSize(4, Array.from(alphabet), scale);
		const lines = draw(alphabet.slice(0, 3) + alphabet.slice(-1), alphabet, scale).split('\n');
		expect(lines).toHaveLength(rows);
		expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
	}
});
