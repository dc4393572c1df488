import {describe, expect, test} from 'vitest';
import type {Route} from '../../source/screens/routes.js';
import {inLines} from './transcript.js';

const hangman = (given: object): Route => ({to: 'hangman-setup', with: {given}});
const ghost: Route = {to: 'ghost-setup', with: {given: {opponent: ['careless', 'human', 'perfect']}}};
const tournament: Route = {
	to: 'tournament-setup',
	with: {given: {dictionary: 'common', lengths: [{from: 4, to: 9}]}},
};

/** The rows of a form that are told after these lines. */
async function rowsAfter(route: Route, ...answers: readonly string[]): Promise<readonly string[]> {
	const said = await inLines(route, [...answers, 'repeat', 'quit'], {face: 'spoken'});
	const last = said.findLastIndex(line => line.startsWith('1 '));
	return said.slice(last).filter(line => /^\d/.test(line));
}

/** The choices of a row of a form, as they are listed. */
async function choicesOf(route: Route, row: string): Promise<string> {
	const said = await inLines(route, [row, 'quit'], {face: 'spoken'});
	return said.at(-1) ?? '';
}

describe('to list the choices of a row changes nothing, and to choose is one jump:', () => {
	test('a difficulty after what was set by hand', async () => {
		const custom = hangman({dictionary: 'example', chooser: 'random'});
		expect(await choicesOf(custom, '1')).toMatch(
			/1 custom: .* 2 easy: .* 3 fair: .* 4 hard: .* 5 fiendish: [^\d]*\d+ wrong guesses\. Number\? quit$/,
		);
		expect(await rowsAfter(custom, '1', '1')).toContainEqual(expect.stringMatching(/^1 Difficulty: custom/));
		expect(await rowsAfter(custom, '1', '3')).toContainEqual(expect.stringMatching(/^1 Difficulty: fair/));
	});

	test('an opponent of several', async () => {
		const rows = await rowsAfter(ghost, '3', '2');
		expect(rows).toContainEqual(expect.stringMatching(/^2 Opponent 1: careless/));
		expect(rows).toContainEqual(expect.stringMatching(/^3 Opponent 2: perfect/));
	});

	test('or an empty line, which keeps it', async () => {
		const custom = hangman({dictionary: 'example', chooser: 'random'});
		expect(await rowsAfter(custom, '1', '', '1', '3')).toContainEqual(
			expect.stringMatching(/^1 Difficulty: fair/),
		);
	});

	test('the number of players', async () => {
		expect(await rowsAfter(ghost, '1', '4')).toEqual(await rowsAfter(ghost));
	});

	test('a language', async () => {
		const animals = hangman({dictionary: 'animals'});
		expect(await rowsAfter(animals, '4', '11', 'english')).toEqual(await rowsAfter(animals, '4'));
		expect(await rowsAfter(animals, '4', '11', 'deutsch')).toContainEqual(
			expect.stringMatching(/^3 Dictionary: common/),
		);
	});

	test('the lengths of a tournament', async () => {
		const rows = await rowsAfter(tournament, '2', '5');
		expect(rows.slice(1, 3)).toEqual(['2 Shortest words: 5 letters.', '3 Longest words: 9 letters.']);
	});

	test('a budget that only the command line offers', async () => {
		expect(await choicesOf(hangman({dictionary: 'example', budget: 30}), '4')).toMatch(/1 to 30/);
	});
});
