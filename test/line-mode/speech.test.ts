import {describe, expect, test} from 'vitest';
import {makeBook} from '../../source/engine/index.js';
import type {LineFace} from '../../source/line-mode/drive.js';
import type {Route} from '../../source/screens/routes.js';
import type {LeftGame} from '../../source/store/index.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import type {GivenHangman} from '../../source/settings/hangman.js';
import {programThat} from '../programs/program.js';
import {dictionaryOf, ghostSettings, hangmanSettings, inLines, lineServices} from './transcript.js';

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
	const families = /^Largest: 3 words without e\. .* with e in fourth place\..* Letter\?$/;

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

	test('is the only answer after a letter that was refused', async () => {
		expect(await answer(hangman(), ['e', 'e', 'families'])).toMatch(families);
	});

	test('is the hint again where a letter has been refused since', async () => {
		expect(await answer(hangman(), ['e', 'hint', 'e', 'hint'])).toMatch(/^Hint: /);
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

	test.each(['coach', 'tree', 'hint'])('says that no word follows (%s)', async word => {
		const game = ghost({opponent: ['human'], rule: 'challenge'}, 'flow', 'fly', 'xylem');
		for (const face of ['plain', 'spoken'] as const)
			expect(await answer(game, ['f', 'x', word], face)).toContain('No word begins with FX.');
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

describe('Ghost, spoken', () => {
	test('a match says its score at the end of a round and on request, for any number of players', async () => {
		const two = ghost({opponent: ['human'], isMatch: true}, 'a', 'bc');
		const score = 'Player 1: G. Player 2: no letter.';
		expect(await answer(two, ['a'])).toContain(`${score} 1 next round.`);
		expect(await answer(two, ['a', '', '1', 'repeat'])).toContain(`${score} Player 1, letter?`);
		expect(await answer(two, ['a', '', '1', 'b'])).not.toContain('no letter');
		const three = ghost({opponent: ['human', 'human'], isMatch: true}, 'a', 'bc');
		expect(await answer(three, ['a'])).toContain('Player 1: G. Player 2: no letter. Player 3: no letter.');
	});

	test('a word that was named is named once, with who loses', async () => {
		const bluff = ghost({opponent: ['human'], rule: 'challenge'}, 'abc', 'xyz');
		expect(await answer(bluff, ['a', 'challenge', 'abc'])).toMatch(
			/^Player 1 named ABC: player 2’s challenge fails\. Player 2 loses\. (?!.*named ABC)/s,
		);
	});
});

test('a number means the same throughout a game of Ghost', async () => {
	const numbersAfter = async (...lines: readonly string[]) => {
		const bluff = ghost({opponent: ['human'], rule: 'challenge', variant: 'superduperghost'}, 'abcd', 'abd');
		return [...(await answer(bluff, [...lines, '?'])).matchAll(/\d or [a-z]+/g)].map(([text]) => text);
	};
	const first = await numbersAfter();
	for (const letters of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
		const later = await numbersAfter(...letters);
		expect(later.slice(0, first.length - 1)).toEqual(first.slice(0, -1));
		expect(later.length).toBeGreaterThan(first.length);
	}
});

describe('after a game of Ghost, spoken', () => {
	const round = ghost({opponent: ['careless']}, 'abcdef', 'abcd');

	test('a letter is no arrow key: R lists all turns, as review does, and nothing waits', async () => {
		const review = await answer(round, ['a', 'b', 'c', 'd', '', 'review']);
		expect(review).toContain('1. ');
		expect(await answer(round, ['a', 'b', 'c', 'd', '', 'r'])).toBe(review);
		expect(await answer(round, ['a', 'b', 'c', 'd', '', 'r', 'r', 'r'])).toBe(review);
		expect(await answer(round, ['a', 'b', 'c', 'd', '', 'j'])).toMatch(/^Please type one/);
	});
});

describe('the drill, spoken', () => {
	const drill: Route = {
		to: 'drill',
		with: {
			key: {...{language: 'en', dictionary: 'some', file: undefined}, variant: 'superghost', minLength: 1},
			book: makeBook('superghost', dictionaryOf('horse'), 1),
		},
	};

	test('takes a reply at either end, and names the end', async () => {
		expect(await answer(drill, ['?'])).toContain('A and a hyphen put it before the letters');
		expect(await answer(drill, ['z-'])).toMatch(
			/^No word contains Z[A-Z]\. Play (?:[A-Z] at the (?:front|back)(?:, | or |\.))+$/,
		);
	});
});

describe('the lesson, spoken', () => {
	const steps = (...lines: readonly string[]) => answer({to: 'lesson', with: {}}, lines);

	test('says first what a letter is answered, in each step, and after another try', async () => {
		expect(await steps('e')).toMatch(/^E at 1 and 4\. 8 of 8 guesses left\./);
		const par = ['', '', 'a', '', 'a', ''];
		expect(await steps(...par, 'a')).toMatch(
			/^A at 2\. 4 of 4 guesses left\. .* \(proved\)\. Letter, or Enter/,
		);
		expect(await steps(...par, 'a', 'q', 'z', 'x', 'y', 't', 'a')).toMatch(/^A at 2\. 4 of 4 /);
	});

	test('says what to type instead of keys, and where Enter leads', async () => {
		expect(await steps('', '', '', '', '')).toMatch(/If a key is named, type a word here.*Enter to go on:$/);
		expect(await steps('', '', '', '', '', '')).toMatch(/Enter to play your first game:$/);
	});
});

test('a question about an unfinished game has no choices but its answers', async () => {
	const game: LeftGame = {
		...{
			id: 'a',
			game: 'hangman',
			settings: {chooser: 'evil'},
			date: '2026-11-20',
			digest: '',
			changed: new Date(),
		},
		...{moves: '', standing: {shown: '-a', left: 3, budget: 4}},
	};
	const waiting = [game, {...game, id: 'b', standing: {shown: '-b', left: 3, budget: 4}}];
	const answered = (...answers: readonly string[]) =>
		inLines({to: 'left', with: {}}, ['throw away', ...answers], {face: 'spoken', session: {waiting}});
	const question = 'Throw this game away: Blank, a; 3 of 4 left; evil; just now?';
	expect((await answered()).at(-1)).toBe(`${question} 1 throw it away. 2 keep it. 0 quit. Number? `);
	expect((await answered('no', 'throw away')).at(-1)).toContain(question);
	expect((await answered('no', 'throw away 2')).at(-1)).toContain('Throw this game away: Blank, b;');
	expect((await answered('no', '?')).at(-1)).toContain(
		'3 or throw away: throw an unfinished game away, the second by throw away 2; it asks first.',
	);
	expect((await answered('yes')).at(-1)).toMatch(/^1 2026-11-20: Blank, b;/);

	const services = lineServices();
	const store = {...services.player.store, waiting: () => Promise.resolve(waiting)};
	const menu = await inLines({to: 'home', with: {}}, ['settings', 'menu', 'throw away 2'], {
		face: 'spoken',
		session: {waiting},
		services: {...services, player: {...services.player, store}},
	});
	expect(menu.at(-1)).toContain('Throw this game away: Blank, b;');
});

test('every game that a program forfeits is said to have been forfeited', async () => {
	const guesser = programThat('talks nonsense');
	const services = lineServices();
	services.player.programs.allow({guesser});
	const said = await inLines(hangman({guesser}), ['1', '1'], {face: 'spoken', services});
	expect(said.join('\n').match(/forfeits the game/g)).toHaveLength(3);
});

test('turns that pass without a question have a line each, and so has the end', async () => {
	const lines = (await answer(hangman({guesser: 'naive', budget: 26}), ['all'])).split('\n');
	const turns = lines.filter(line => line.startsWith('Naive guesses'));
	expect(turns.every(line => line.match(/guesses [a-z]\./g)?.length === 1)).toBe(true);
	expect(lines.at(-2)).toMatch(/^Naive won!/);
	expect(lines.at(-1)).toMatch(/^1 again\. .* Number\?$/);
});
