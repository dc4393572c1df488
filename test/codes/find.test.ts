import {expect, test} from 'vitest';
import {encodeGame, type CodedGame} from '../../source/codes/code.js';
import {findCodes} from '../../source/codes/find.js';

const first: CodedGame = {
	game: 'hangman',
	settings: {
		...{language: 'de', chooser: 'evil', guesser: 'you', length: 6, budget: 8, seed: 'My seed'},
		...{secret: undefined, forAFriend: false, from: undefined},
	},
	digest: '5f3e09a',
	moves: 'eaiösträlucd',
};
const second = {...first, moves: 'zq'};
const [code, other] = [first, second].map(game => encodeGame(game) ?? '') as [string, string];
const broken = `${code.slice(0, -1)}${code.endsWith('0') ? '2' : '0'}`;

test.each([
	['alone', code],
	['in a sentence', `Play ${code}, if you dare.`],
	['at the end of a sentence', `I dare you (${code}). Or play ${code}.`],
	['in upper case', code.toUpperCase()],
	['twice', `${code}\n${code}`],
	['behind other letters with dots', `E.g. h. 7, h.7, w.r.t. this, i.e. d.2026-11-22: ${code}`],
	['wrapped and quoted', `> > ${code.slice(0, 20)}=\n> | ${code.slice(20, 30)}\n  >${code.slice(30)}`],
	['wrapped and quoted, its line ends typed as Enter', `> See: ${code.slice(0, 1)}\r> ${code.slice(1)}`],
	['the same from Windows', `> ${code.slice(0, 1)}=\r\n> ${code.slice(1)}`],
	['with a line below', `${code}\nHave fun`],
	['with signs in it that nobody sees', code.replaceAll(/.{5}/g, '$&\u00AD\u200B\uFEFF')],
	['with accents in two pieces', code.normalize('NFD')],
	['beside a broken one', `${broken} ${code}`],
])('a code is found %s', (_, text) => {
	expect(findCodes(text)).toEqual({ok: true, games: [first]});
});

test('all codes of a text are found, in their order', () => {
	expect(findCodes(`${other}\n\n> ${code}`)).toEqual({ok: true, games: [second, first]});
	expect(findCodes(`${other}\n${code}`)).toEqual({ok: true, games: [second, first]});
});

test.each([
	['', 'bad'],
	['h', 'bad'],
	['See you at 10 or 1130, 1a 2b 3c! Write e.g. to h.g.wells@example.org.', 'bad'],
	[`x${code}`, 'bad'],
	[code.slice(0, 11), 'bad'],
	[code.slice(0, 12), 'truncated'],
	[`${code.slice(0, 40)}\nHave fun!`, 'truncated'],
	[broken, 'mistyped'],
	[`${code.slice(0, 30)}\n${broken.slice(30)}`, 'mistyped'],
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
