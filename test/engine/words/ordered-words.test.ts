import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {languages} from '../../../source/engine/languages.js';
import {OrderedWords} from '../../../source/engine/words/ordered-words.js';
import {letterAt, letterIndex, spell} from '../english.js';
import {someWord, wordsIn} from '../helpers.js';

/** What is taken of a text that is read from a place on, and where reading ends, by plain string operations. */
function naiveRead(text: string, from: number) {
	const taken: string[] = [];
	for (let at = from; ;) {
		const [line] = /^[^\r\n]*(?=[\r\n])/.exec(text.slice(at)) ?? [];
		const isTaken =
			line !== undefined && /^[a-z]{0,50}$/.test(line) && (line === '' || line >= (taken.at(-1) ?? ''));
		if (!isTaken) return {taken, at};
		if (line !== '' && line !== taken.at(-1)) taken.push(line);
		at += line.length + 1;
	}
}

/** Mostly words, in order; now and then a line that is none or is out of order. */
const someText = fc
	.tuple(
		fc.array(fc.oneof({weight: 5, arbitrary: someWord(1, 9)}, someWord(49, 51)), {
			maxLength: 80,
			size: 'max',
		}),
		fc.array(fc.constantFrom('\n', '\r', '\r\n', '\n\n'), {minLength: 80, maxLength: 80}),
		fc.option(fc.tuple(fc.nat(80), fc.constantFrom('a', 'A', 'dd1', '-', 'a b', '{')), {freq: 2}),
		fc.constantFrom('', 'd'),
	)
	.map(([words, ends, odd, rest]) => {
		const lines = words.sort();
		if (odd) lines.splice(odd[0], 0, odd[1]);
		return lines.map((line, at) => line + (ends[at] ?? '\n')).join('') + rest;
	});

const read = (list: OrderedWords, text: string, from: number) =>
	list.read(new TextEncoder().encode(text), from);

describe('words in order', () => {
	test('are taken from lines up to the first that has none, is out of order or has no end', () => {
		fc.assert(
			fc.property(someText, fc.nat(5), (text, from) => {
				const list = new OrderedWords(languages.en);
				const {taken, at} = naiveRead(text, from);
				expect(read(list, text, from)).toBe(Math.max(from, at));
				expect(wordsIn(list.words)).toEqual(taken);
				expect(list.count).toBe(taken.length);
				const heard: string[] = [];
				list.forEach(letters => heard.push(Array.from(letters, letterAt).join('')));
				expect(heard).toEqual(taken);
			}),
		);
	});

	test('are taken one by one, unless they come before the last', () => {
		fc.assert(
			fc.property(fc.array(someWord(1, 3), {maxLength: 40}), all => {
				const list = new OrderedWords(languages.en);
				const taken: string[] = [];
				for (const text of all) {
					const isAfter = text >= (taken.at(-1) ?? '');
					expect(list.add(Uint8Array.from(spell(text), letterIndex), text.length)).toBe(isAfter);
					if (isAfter && text !== taken.at(-1)) taken.push(text);
				}

				expect(wordsIn(list.words)).toEqual(taken);
			}),
		);
	});

	test('hold no byte beyond ASCII', () => {
		const list = new OrderedWords(languages.de);
		expect(list.read(Uint8Array.of(0xe4, 10), 0)).toBe(0);
	});
});
