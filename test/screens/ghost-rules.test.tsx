import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Workers} from '../../source/workers/client.js';
import {tasks} from '../../source/workers/tasks/index.js';
import {newFolder} from '../at-end.js';
import {localWorkers} from '../workers/local-workers.js';
import {ghostSetUp, keepPicture, openGhost, openScreen} from './open-screen.js';
import {eventually} from '../eventually.js';

/** Words in letters that not every keyboard has: only there do arrows pick one. */
async function inGerman() {
	const path = join(newFolder(), 'words.txt');
	await writeFile(path, 'cool\nelse\ngut\ngrün\n');
	return {language: 'de', dictionary: path};
}

test('an arrow picks no letter that the keyboard has', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.press('Down', 'Enter');
	expect(await screen.shows('Enter does nothing here')).not.toContain('Enter a');
	await screen.shows('Player 1’s first letter');
});

test('a bluff is challenged, and whoever can name no word has lost', async () => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge'});
	await screen.press('g', 'x');
	expect(await screen.shows('Player 1’s letter')).not.toContain('within reach');
	await screen.press('Space');
	await screen.shows('Player 2 must name a word');
	await screen.press('g', 'x', 'a', 'Backspace');
	expect(await screen.shows('GX_')).toMatchSnapshot();
	await screen.press('Enter');
	await screen.shows('GX is not a valid answer: player 2 loses.');
});

test('whoever challenges a word that there is has lost', async () => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge'});
	await screen.press('g', 'o', 'Space', 'g', 'o', 'o', 'd', 'Enter');
	await screen.shows('Player 2 named GOOD: player 1’s challenge fails.');
	expect(await screen.shows('names GOOD')).toMatch(/ letters ─+ 2 letters ─/);
});

test('the coach of a player who must name a word speaks of words, not of letters', async () => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge'});
	await screen.press('g', 'Tab', 'Space');
	const frame = await screen.shows('Player 1 wins with any word that begins with G.');
	expect(frame).not.toContain('can force a win');
	await screen.press('g', 'o', 'o', 'd', 'Enter');
	await screen.shows('challenge fails.');
	await screen.press('Tab', 'Tab', 'Tab', 'Left');
	expect(await screen.shows('Turn 3 of 3')).not.toContain('can force a win');
	await screen.shows('Player 1 wins with any word that begins with G.');
});

test('the computer challenges what is dead; no word is no answer', async () => {
	const screen = await openGhost({rule: 'challenge'});
	await screen.press('z');
	await screen.shows('You must name a word');
	await screen.press('Enter');
	await screen.shows('You named no word: you lose.');
});

test('a word is picked with the arrows, and said', async () => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge', ...(await inGerman())});
	await screen.shows('first letter');
	await screen.press('c', 'Space');
	await screen.shows('Enter give up');
	await screen.press('Right');
	const pointing = await screen.shows('Enter a');
	expect(pointing).toContain('Space give up');
	expect(pointing).not.toContain('Enter give up');
	await screen.press('Enter');
	expect(await screen.shows('A_')).toContain('Enter say it');
	await screen.press('Backspace', 'cool', 'Space');
	await screen.shows('COOL');
	await screen.shows('Player 1 named COOL: player 2’s challenge fails.');
});

test('the computer answers a challenge with a word', async () => {
	const screen = await openGhost({rule: 'challenge', seed: 'a'});
	await screen.press('g');
	await screen.shows('Your letter');
	await screen.press('Space');
	await screen.shows('The computer named GOOD: your challenge fails.');
});

test('while the computer looks for a word, an arrow has one meaning', async () => {
	let isAnswering = false;
	const never = () => new Promise(() => undefined);
	const screen = await openGhost(
		{variant: 'superghost', rule: 'challenge', first: 'computer', seed: 'a'},
		{
			size: {columns: 120, rows: 40},
			workers: localWorkers({
				decide: (input, context) => (isAnswering ? never() : tasks.decide(input, context)),
			}),
		},
	);
	await screen.shows('Your letter');
	isAnswering = true;
	await screen.press('Space');
	await screen.press('Up');
	const answering = await screen.shows('↑ does nothing here');
	expect(answering).toContain('←→ place');
});

test('a match of rounds', async () => {
	const screen = await openGhost({opponent: 'human', isMatch: 'yes'});
	await screen.press('z');
	await screen.shows('player 1 G····   player 2 ·····');
	await screen.press('x');
	await screen.shows('The round is over: Enter begins the next one.');
	await screen.press('Right');
	await screen.shows('→ does nothing here');
	await screen.press('Enter');
	await screen.shows('Player 1’s first letter');
	await screen.press('g', 'z', 'Enter');
	await screen.shows('Player 2’s first letter');
	await screen.press('z', 'Enter', 'z', 'Enter', 'z', 'Enter', 'z');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('Player 2 loses the match.'), size));
	await screen.press('Enter');
	await screen.inEachWindow(async () => {
		await screen.shows('player 1 ·····   player 2 ·····');
		await screen.shows('Player 1’s first letter');
	});
});

test('between the rounds of three players, who has which letters of G-H-O-S-T', async () => {
	const screen = await openGhost({opponent: 'human,human', isMatch: 'yes'});
	await screen.shows('with all five you are out');
	await screen.press('z', 'Enter');
	await screen.shows('Player 2’s first letter');
	expect(await screen.shows('is out: G-H-O-S-T')).toContain('player 1  G····');
});

test('where the fragment has been turned round, the coach calls letters as it lies', async () => {
	const screen = await openGhost({variant: 'superduperghost', opponent: 'human'});
	await screen.press('o', 'l', 'Tab');
	await screen.shows('Player 1 can force a win with O-.');
	await screen.press('/');
	await screen.shows('│ L │ O │ _ │');
	await screen.shows('0 words fit as it lies');
	await screen.shows('Player 1 can force a win with O- turned.');
	await screen.shows('▸ O- turned');
});

test('the question at a slip moves nothing in a small window', async () => {
	const screen = await openGhost({variant: 'spook', opponent: 'careless', isMatch: 'yes'});
	await screen.press('c');
	const tiles = (frame: string) => frame.split('\n').findIndex(line => line.includes('│ C │'));
	const before = tiles(await screen.shows('Your letter'));
	await screen.press('z');
	const asked = await screen.shows('with Enter you lose');
	expect(before).toBeGreaterThan(0);
	expect(tiles(asked)).toBe(before);
});

test('Superghost under way', async () => {
	const screen = await openGhost({
		dictionary: 'small',
		variant: 'superghost',
		opponent: 'human',
		verbose: 'yes',
	});
	await screen.shows('Player 1’s first letter');
	await screen.press('n', 'Left');
	await screen.shows('words fit');
	await screen.press('a');
	await screen.shows('Player 1’s letter');
	await screen.press('Right', 'g');
	await screen.shows('Player 2’s letter');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('Player 2 can force a win'), size));
});

test.each<[variant: string, keys: readonly (readonly [press: string, shows: string])[]]>([
	[
		'superduperghost',
		[
			['e', '│ E │ _ │'],
			['l', '│ E │ L │ _ │'],
			['/', '│ L │ E │ _ │'],
			['w', '│ L │ E │ W │ _ │'],
			['Left', '│ _ │ L │ E │ W │'],
			['f', 'FLEW is a word: player 2 loses.'],
		],
	],
	[
		'xghost',
		[
			['c', '│ C │ _ │'],
			['l', '│ C │ L │ _ │'],
			['Left', '│ C │ _ │ L │'],
			['o', '│ C │ O │ L │ _ │'],
			['Left', '│ C │ O │ _ │ L │'],
			['o', 'COOL is a word: player 2 loses.'],
		],
	],
	[
		'spook',
		[
			['o', '│ O │ _ │'],
			['l', '│ L │ O │ _ │'],
			['o', '│ L │ O │ O │ _ │'],
			['c', 'COOL is a word: player 2 loses.'],
		],
	],
])('a whole game of %s between two people', async (variant, keys) => {
	const screen = await openGhost({variant, opponent: 'human'});
	await screen.shows('first letter');
	for (const [press, shows] of keys) {
		await screen.press(press);
		await screen.shows(shows);
	}

	await screen.press('Tab');
	await screen.shows('what decided it');
});

test('solving Superghost tells how far it is, and begins the game that waits', async () => {
	let report: ((share: number) => void) | undefined;
	const {run, stop} = localWorkers();
	const held: Workers = {
		run(task, input, options) {
			if (task !== 'open-book') return run(task, input, options);
			return new Promise(() => {
				report = options?.onProgress;
			});
		},
		stop,
	};
	const screen = await openScreen(ghostSetUp({variant: 'superghost'}, true), undefined, {workers: held});
	await screen.shows('0%');
	await eventually(() => {
		expect(report).toBeDefined();
	});
	report?.(0.43);
	await screen.shows('43%');
});

test('letters typed while Superghost is being solved are for the game, not the set-up', async () => {
	const {run, stop} = localWorkers();
	let open: (() => void) | undefined;
	const held: Workers = {
		run(task, input, options) {
			if (task !== 'open-book') return run(task, input, options);
			return new Promise((resolve, reject) => {
				open = () => void run(task, input, options).then(resolve, reject);
			});
		},
		stop,
	};
	const asked = {variant: 'superghost', opponent: ['human'], names: ['Ann']} as const;
	const screen = await openScreen(ghostSetUp(asked), undefined, {workers: held});
	await screen.toRow('Names');
	await screen.press('Enter', 'l', 'q');
	await screen.shows('Solving Superghost');
	expect(screen.frame()).toContain('Ann');
	await eventually(() => {
		expect(open).toBeDefined();
	});
	open?.();
	await screen.shows('No word contains LQ: player 2 loses.');
});

test('letters typed in vain are gone once something else is chosen', async () => {
	const {run, stop} = localWorkers();
	const held: Workers = {
		run: (task, input, options) =>
			task === 'open-book' ? new Promise(() => undefined) : run(task, input, options),
		stop,
	};
	const screen = await openScreen(ghostSetUp({variant: 'superghost'}), undefined, {workers: held});
	await screen.press('Enter', 'q');
	await screen.shows('Solving Superghost');
	await screen.press('Down');
	await screen.shows('ghost › set-up');
	await screen.press('q');
	await screen.shows('Hangman');
});

test('Superghost that has been solved begins at once', async () => {
	const screen = await openScreen(ghostSetUp({variant: 'superghost', opponent: ['human']}, true));
	await screen.shows('› superghost');
});

test('in Superghost, whose ends take left and right, up and down go to every letter', async () => {
	const screen = await openGhost({variant: 'superghost', opponent: 'human', ...(await inGerman())});
	await screen.shows('first letter');
	await screen.press('Down', 'Down', 'Down');
	await screen.shows('Enter c');
	await screen.press('Up', 'Up', 'Up');
	await screen.shows('Enter ü');
	await screen.press('Down', 'Down', 'Down', 'Down', 'Down', 'Enter');
	await screen.shows('Player 2’s letter');
	expect(screen.frame()).toMatch(/player 1 +E/);
});

test.each([
	['superduperghost', ['o', 'l', '/']],
	['xghost', ['o', 'l', 'Left']],
	['spook', ['o', 'l']],
])('%s under way, with its coach', async (variant, keys) => {
	const screen = await openGhost({variant, opponent: 'human'});
	await screen.press(...keys, 'Tab');
	expect(await screen.shows('  shortest')).toMatchSnapshot();
});

test('a fragment of twelve letters is drawn whole', async () => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge'});
	await screen.shows('Player 1’s first letter');
	for (const letter of 'abcdefghijkl') await screen.press(letter);
	const whole = /\bA\W+B\W+C\W+D\W+E\W+F\W+G\W+H\W+I\W+J\W+K\W+L\W+_/;
	// Block letters stand side by side, each as wide as five.
	const block = /[▀▄█][▀▄█ ]{70,}/;
	await screen.inEachWindow(async () => {
		const [, ...lines] = (await screen.shows('ABCDEFGHIJKL')).split('\n');
		const drawn = lines.filter(
			line => whole.test(line) || block.test(line.replace(/ {2}── .*| {2}\d.*/, '')),
		);
		expect(drawn, screen.frame()).not.toEqual([]);
	});
});

test('the end of a match says whether you won it, whoever lost the last round', async () => {
	const screen = await openGhost({opponent: 'perfect', isMatch: 'yes'});
	for (let round = 1; round <= 5; round++) {
		await screen.shows('Your first letter');
		await screen.press('z', 'Enter');
		await screen.shows('you lose.');
		if (round < 5) await screen.press('Enter');
	}

	await screen.shows('✗ You lose the match.');
});
