import {expect, test} from 'vitest';
import {encodeGame, type CodedGame} from '../../source/codes/code.js';
import {findCodes} from '../../source/codes/find.js';

const first: CodedGame = {
	game: 'hangman',
	settings: {language: 'en', chooser: 'evil', guesser: 'you', length: 6, budget: 8, seed: '4f2a'},
	digest: '5f3e09a',
	moves: 'eaiostrnlucd',
	answers: 700,
};
const second = {...first, moves: 'zq'};
const [code, other] = [first, second].map(game => encodeGame(game) ?? '') as [string, string];
const broken = `${code.slice(0, -1)}${code.endsWith('0') ? '2' : '0'}`;

test.each([
	['alone', code],
	['in a sentence', `Play ${code}, if you dare.`],
	['in lower case', code.toLowerCase()],
	['twice', `${code}\n${code}`],
	['behind other numbers', `1 of 10, 1a, 100 and 1100: ${code}`],
	['wrapped and quoted', `> > ${code.slice(0, 20)}=\n> | ${code.slice(20, 30)}-\n  >${code.slice(30)}`],
	['wrapped and quoted, its line ends typed as Enter', `> See: ${code.slice(0, 1)}\r> ${code.slice(1)}`],
	['the same from Windows', `> ${code.slice(0, 1)}=\r\n> ${code.slice(1)}`],
	['with signs in it that nobody sees', code.replaceAll(/.{5}/g, '$&\u00AD\u200B\uFEFF')],
	['with a word behind it', `${code}yes`],
	['beside a broken one', `${broken} ${code}`],
])('a code is found %s', (_, text) => {
	expect(findCodes(text)).toEqual({ok: true, games: [first]});
});

test('all codes of a text are found, in their order', () => {
	expect(findCodes(`${other}\n\n> ${code}`)).toEqual({ok: true, games: [second, first]});
});

test.each([
	['', 'bad'],
	['1', 'bad'],
	['See you at 10 or 1130, 1a 2b 3c!', 'bad'],
	[`x${code}`, 'bad'],
	[code.slice(0, 11), 'bad'],
	[code.slice(0, 12), 'truncated'],
	[broken, 'mistyped'],
	[`${broken} ${code.slice(0, 20)}`, 'mistyped'],
	[`${code.slice(0, 20)}. ${broken}`, 'truncated'],
] as const)('%j: %s', (text, reason) => {
	expect(findCodes(text)).toEqual({ok: false, reason});
});

test('of a text of megabytes only the beginning is read', () => {
	const blanks = (count: number) => ' '.repeat(count);
	expect(findCodes(blanks(20_000 - code.length) + code).ok).toBe(true);
	expect(findCodes(blanks(20_001 - code.length) + code).ok).toBe(false);
});
