import {describe, expect, test} from 'vitest';
import {makeBook} from '../../source/engine/index.js';
import type {LineFace} from '../../source/line-mode/drive.js';
import type {Route} from '../../source/screens/routes.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import type {GivenHangman} from '../../source/settings/hangman.js';
import {dictionaryOf, ghostSettings, hangmanSettings, inLines} from './transcript.js';

const nine = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

const hangman = (given: GivenHangman = {}): Route => ({
	to: 'hangman',
	with: {game: 'hangman', list: nine, settings: hangmanSettings({length: 4, budget: 4, ...given})},
});

const ghost = (wanted: Partial<GhostSettings>, ...words: readonly string[]): Route => ({
	to: 'ghost',
	with: {
		game: 'ghost',
		list: makeBook('ghost', dictionaryOf(...words), 1),
		settings: ghostSettings(wanted),
	},
});

/** Returns what the last of some lines is answered with, up to the next question. */
async function answer(route: Route, lines: readonly string[], face: LineFace = 'spoken'): Promise<string> {
	const before = (await inLines(route, lines.slice(0, -1), {face})).join('\n');
	const said = (await inLines(route, lines, {face})).join('\n');
	return said.slice(before.length + (lines.at(-1)?.length ?? 0)).trim();
}

describe('a menu', () => {
	const choices = '1 Watch: a bot against the fiend. 2 Tournament: every bot against every fiend.';

	test.each(['?', 'help', 'repeat'])('is said again, with its numbers, on request (%s)', async word => {
		expect(await answer({to: 'laboratory', with: {}}, ['x', word])).toContain(choices);
	});

	test('is not said again otherwise', async () => {
		expect(await answer({to: 'laboratory', with: {}}, ['x'])).toBe(
			'Please type one of the numbers. A question mark lists them all. Number?',
		);
	});
});

describe('a part that is asked for', () => {
	const families = /^Largest: 3 words without e\. .* Letter\?$/;

	test('is said again, whatever was said meanwhile', async () => {
		for (const lines of [
			['e', 'families'],
			['e', 'families', 'families'],
			['e', 'hint', 'families', 'guesses', 'families'],
			// Commands have numbers, too.
			['e', '1', 'hint', '1'],
		])
			expect(await answer(hangman(), lines), lines.join(' ')).toMatch(families);
	});

	test('is said again where it has come with the turn, with the verdict', async () => {
		expect(await answer(hangman({verbose: true}), ['e'])).toMatch(
			/^No e\. 3 of 4 .* It kept the largest\. Letter\?$/,
		);
		for (const lines of [['families'], ['e', 'families'], ['e', 'families', 'families']])
			expect(await answer(hangman({verbose: true}), lines)).toMatch(
				/^(?:9 words; |Largest: ).*\(proved\)\. Letter\?$/,
			);
	});

	test('opens no game: its words are counted once, and nothing is announced', async () => {
		const [opening] = await inLines(hangman({verbose: true}), [], {face: 'spoken'});
		expect(opening).toMatch(/out of 9 words\. .* Seed fixed\. Letter\?/);
	});

	test.each(['coach', 'tree', 'hint'])('is said again in Ghost (%s)', async word => {
		const game = ghost({opponent: ['human'], verbose: true}, 'flow', 'fly', 'xylem');
		const first = await answer(game, ['f', word]);
		expect(first).toMatch(/\bL\b/);
		expect(await answer(game, ['f', word, 'about', word])).toBe(first);
	});

	test('does not stay for the next round', async () => {
		const match = ghost({opponent: ['human'], isMatch: true}, 'a', 'bc');
		expect(await answer(match, ['a', '', 'review', '1'])).toBe(
			'Player 1 begins. Every word counts. Seed fixed. Player 1, letter?',
		);
	});

	test('is printed beside a transcript, too', async () => {
		const lost = ['e', 'o', 'z', 'q', 'x'];
		for (const lines of [
			['review', 'families'],
			['review', 'families', 'families'],
			['review', 'families', 'review'],
			['review', 'expert', 'expert'],
		])
			expect(
				(await answer(hangman(), [...lost, ...lines], 'plain')).split('\n').length,
				lines.join(' '),
			).toBeGreaterThan(2);
	});
});

test('who stays in a game hears only the question', async () => {
	const game = ghost({opponent: ['human']}, 'flow');
	expect(await answer(game, ['f', 'menu', '2'])).toBe('Player 2, letter?');
});
