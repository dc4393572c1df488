import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {openSession} from '../../source/screens/session.js';
import type {Route} from '../../source/screens/routes.js';
import {newFolder} from '../at-end.js';
import {localWorkers} from '../workers/local-workers.js';
import {keepPicture, openScreen, standard} from './open-screen.js';

const start: Route = {to: 'openings', with: {}};

const small = {session: openSession({given: {dictionary: 'small'}})};

const columnOf = (frame: string, text: string) =>
	frame
		.split('\n')
		.find(line => line.includes(text))
		?.indexOf(text);

test('who wins Ghost and the words to know', async () => {
	const screen = await openScreen(start, standard, small);
	await screen.inEachWindow(async size => {
		const frame = await screen.shows('The first player can force a win');
		expect(columnOf(frame, '── openings')).toBe(columnOf(frame, '── who wins'));
		keepPicture(frame, size);
		await screen.press('Down', 'Down');
		keepPicture(await screen.shows('4+ letters'), size);
		await screen.press('Up', 'Up');
	});
});

test('nothing scrolls before there is something to read', async () => {
	const workers = localWorkers({'find-openings': () => new Promise<never>(() => undefined)});
	const screen = await openScreen(start, standard, {...small, workers});
	expect(await screen.shows('Solving Ghost')).not.toContain('scroll');
});

test('the drill', async () => {
	const screen = await openScreen(start, standard, small);
	await screen.shows('The first player can force a win');
	await screen.press('Enter');
	await screen.inEachWindow(async () => {
		await screen.shows('0 of');
	});
	await screen.press('x', 'x');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('  Play '), size));
	await screen.press('Escape');
	await screen.shows('ghost › openings');
});

test('in the drill the arrows go to every letter, and Enter replies with it', async () => {
	const session = openSession({given: {dictionary: 'common', language: 'de'}});
	const screen = await openScreen(start, standard, {session});
	await screen.shows('Enter drill');
	await screen.press('Enter');
	await screen.shows('0 of');
	await screen.press('Down', 'Down', 'Down');
	await screen.shows('Enter c');
	await screen.press('Up', 'Up', 'Up');
	await screen.shows('Enter ü');
	await screen.press(...Array.from({length: 24}, () => 'Down'), 'Enter');
	expect(await screen.shows('No word begins with GX.')).not.toContain('Enter x');
});

test('in Superghost’s drill the arrows choose the end of a reply', async () => {
	const dictionary = join(newFolder(), 'words.txt');
	// Five letters: whoever begins completes the word.
	await writeFile(dictionary, 'horse\n');
	const session = openSession({given: {dictionary}});
	const screen = await openScreen(start, standard, {session});
	await screen.press('Tab');
	await screen.shows('superghost › openings');
	await screen.shows('The second player can force a win');
	await screen.press('Enter');
	await screen.shows('superghost › openings › drill');
	const [, opening = ''] = /([A-Z])\. Which reply wins/.exec(await screen.shows('Which reply wins')) ?? [];
	await screen.press('Left');
	await screen.shows(`│ _ │ ${opening} │`);
	await screen.press('z');
	await screen.shows(`No word contains Z${opening}.`);
	const [, letter = '', end] = /Play ([A-Z]) at the (front|back)/.exec(await screen.shows('Play ')) ?? [];
	await screen.press(...(end === 'back' ? [] : ['Left']), letter.toLowerCase());
	await screen.shows('wins: it can end with HORSE.');
	await screen.press('Escape');
	await screen.shows('── who wins');
	await screen.shows('superghost › openings');
});

test('Xghost has openings, too, and no drill', async () => {
	const screen = await openScreen(start);
	await screen.shows('Enter drill');
	await screen.press('Tab', 'Tab', 'Tab');
	await screen.shows('xghost › openings');
	await screen.shows('player can force');
	expect(screen.frame()).not.toContain('Enter drill');
	await screen.shows('No drill here');
});

test('a list without a word that counts is told in a sentence', async () => {
	const session = openSession({forms: {ghost: {dictionary: 'example', minLength: 9}}});
	const screen = await openScreen(start, undefined, {session});
	await screen.shows('This dictionary has no word of 9 letters or more');
});

test('the words to know have their true spelling', async () => {
	const screen = await openScreen(
		start,
		{columns: 120, rows: 40},
		{
			session: openSession({given: {language: 'de', dictionary: 'common'}}),
		},
	);
	const frame = await screen.shows('The first player can force a win');
	expect(frame).toContain(' groß,');
	expect(frame).not.toContain(' gross,');
});

test('a list stops at its end, and comes back at once', async () => {
	const screen = await openScreen(start, {columns: 60, rows: 20}, small);
	await screen.shows('more');
	await screen.press('Right', 'Right', 'Right', 'Right', 'Right', 'Right');
	await screen.lacks('more');
	await screen.press('Up');
	await screen.shows('↓ 1 more');
});
