import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {openSession} from '../../source/screens/session.js';
import type {Route} from '../../source/screens/routes.js';
import type {HangmanChoices} from '../../source/settings/hangman.js';
import type {Given} from '../../source/settings/setting.js';
import {newFolder} from '../at-end.js';
import {ghostSetUp, homeStart, keepPicture, openScreen, sizes} from './open-screen.js';

const setUp = (given: Given<HangmanChoices> = {}): Route => ({
	to: 'hangman-setup',
	with: {given: {dictionary: 'example', ...given}},
});

const wordFile = async (text: string) => {
	const path = join(newFolder(), 'words.txt');
	await writeFile(path, text);
	return path;
};

test.each(sizes)('the set-up at $columns×$rows', async size => {
	const screen = await openScreen(homeStart, size, {
		session: openSession({given: {dictionary: 'common'}, isNewcomer: false}),
	});
	await screen.shows('common · 76,712');
	await screen.press('Enter');
	keepPicture(await screen.shows('‹ 7 ›'), size);
});

const tournament: Route = {to: 'tournament-setup', with: {}};

test.each([
	['Chooser', setUp()],
	['Guesser', setUp()],
	['Who plays', ghostSetUp()],
	['Chooser cunning', tournament],
])('no note of the row %s is cut', async (label, route) => {
	const screen = await openScreen(route);
	await screen.toRow(label);
	for (let times = 0; times < 7; times++) {
		expect(screen.frame()).not.toMatch(/(?<!Fewer)… *$/m);
		await screen.press('Right');
	}
});

test('lengths go round and leave out those without words', async () => {
	const dictionary = await wordFile('ab\ncd\nabcde\nabcdefg\n');
	const screen = await openScreen(setUp({dictionary}));
	await screen.shows('‹ 7 ›');
	await screen.toRow('Word length');
	await screen.press('Right');
	await screen.shows('2 words of 2 letters');
	await screen.press('Right');
	await screen.shows('1 word of 5 letters');
	await screen.press('Left', 'Left');
	await screen.shows('1 word of 7 letters');
});

test('a file that could not be read is read again on Enter', async () => {
	const path = join(newFolder(), 'words.txt');
	const screen = await openScreen(setUp({dictionary: path, length: 5}));
	await screen.shows('exist');
	await screen.press('Enter');
	await screen.showed('One moment');
	await screen.shows('exist');
	await writeFile(path, 'alpha\ngamma\n');
	await screen.press('Enter');
	await screen.shows('Guess a letter');
});

test('a difficulty sets chooser and budget, for every length; what is set by hand makes it custom', async () => {
	const screen = await openScreen(setUp({dictionary: 'common', length: 7}));
	await screen.shows('‹ easy ›    it cheats; 12 wrong guesses');
	await screen.press('Right');
	await screen.shows('‹ fair ›    it plays fair; 5 wrong guesses');
	await screen.press('Right');
	await screen.shows('it cheats; 9 wrong guesses');
	await screen.press('Down', 'Right');
	await screen.shows('it cheats; 7 wrong guesses');
	await screen.toRow('Wrong guesses');
	await screen.press('Right');
	await screen.shows('‹ custom ›  evil; 8 wrong guesses');
	await screen.toRow('Fewer…');
	await screen.press('Enter');
	expect(await screen.shows('More…')).toContain('‹ 8 ›');
	await screen.toRow('Difficulty');
	await screen.press('Right');
	await screen.shows('‹ easy ›');
	expect(screen.frame()).not.toContain('Wrong guesses');
});

test('after a game of some difficulty its set-up has that difficulty, for other lengths too', async () => {
	const screen = await openScreen(setUp({dictionary: 'common', length: 12, difficulty: 'hard'}));
	await screen.shows('‹ hard ›');
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
	await screen.press(...Array.from('zqxj'));
	await screen.shows('Space set-up');
	await screen.press('Space');
	await screen.shows('‹ hard ›');
	await screen.toRow('Word length');
	await screen.press('Left');
	await screen.shows('‹ hard ›');
});

test('the budget goes from 1 to 26 and round', async () => {
	const screen = await openScreen(setUp({budget: 25}));
	await screen.toRow('Wrong guesses');
	await screen.press('Right');
	await screen.shows('‹ 26 ›');
	await screen.press('Right');
	await screen.shows('‹ 1 ›');
	await screen.press('Left');
	await screen.shows('‹ 26 ›');
});

test('a word with a q is typed into a row, which it does not leave', async () => {
	const screen = await openScreen(setUp({chooser: 'random'}));
	await screen.shows('9 words');
	await screen.toRow('Secret word');
	await screen.press('s', 'q', 'u', 'i', 'd', 'Enter', 'squid');
	await screen.shows('You won! The word was squid.');
});

test('a secret word typed is hidden, sets the length and is played', async () => {
	const screen = await openScreen(setUp({chooser: 'random'}));
	await screen.shows('9 words');
	await screen.toRow('Secret word');
	await screen.shows('the fiend draws one');
	await screen.press('Zebra');
	await screen.shows('•••••');
	await screen.shows('as long as the secret word');
	expect(screen.frame().toLowerCase()).not.toContain('zebra');
	await screen.press('Enter', 'zebra');
	await screen.shows('You won! The word was zebra.');
	await screen.press('Space');
	expect(await screen.shows('hangman › set-up')).not.toContain('•');
});

test.each([{chooser: 'random'}, {difficulty: 'fair'}] as const)(
	'after a word of one’s own with %o the next is typed first',
	async given => {
		const screen = await openScreen(setUp({...given, secret: ''}));
		await screen.shows('› Secret word');
	},
);

test('a secret word that is not one keeps it from starting, in a sentence', async () => {
	const screen = await openScreen(setUp({chooser: 'random'}));
	await screen.shows('9 words');
	await screen.toRow('Secret word');
	await screen.press('ze8ra');
	await screen.shows('Secret word: give a word of up to 50 letters from a to z.');
	await screen.press('Enter');
	await screen.shows('hangman › set-up');
});

test('a file is typed as a path; what it skipped is counted', async () => {
	const path = await wordFile('apple\n2nd\nbanana\n');
	const screen = await openScreen(setUp());
	await screen.shows('9 words');
	await screen.toRow('Dictionary');
	await screen.press('Right');
	await screen.shows('‹ file ›');
	await screen.press('Down');
	screen.paste(path);
	await screen.shows('2 words (1 entry skipped)');
	await screen.press('Enter');
	await screen.shows('wordfiend › hangman  ');
	await screen.shows('letters · words.txt');
});

test('a file that cannot be read is told in a sentence, and nothing else is disturbed', async () => {
	const screen = await openScreen(setUp());
	await screen.shows('9 words');
	await screen.toRow('Dictionary');
	await screen.press('Right', 'Down', '/no/such/file', 'Enter');
	await screen.shows('✗ The dictionary /no/such/file does not exist');
	await screen.press('Up', 'Left');
	await screen.shows('‹ example ›');
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
});

test('a seed that is typed is the one that is played', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Enter');
	await screen.shows('9 words');
	await screen.toRow('Seed');
	await screen.press('lucky?');
	await screen.shows('lucky?');
	await screen.press('Enter');
	await screen.press('?');
	await screen.shows('Seed: lucky?.');
	await screen.press('Escape');
});

const setUps: readonly Route[] = [
	{to: 'hangman-setup', with: {given: {guesser: 'you'}}},
	{to: 'hangman-setup', with: {given: {guesser: 'expert'}}},
	{to: 'ghost-setup', with: {}},
	{to: 'tournament-setup', with: {}},
];

test.each(setUps)('a seed that is pasted into $to has only what can be shown', async route => {
	const screen = await openScreen(route);
	await screen.shows('example · 9');
	await screen.toRow('Seed');
	screen.paste('\u202Elu\u200Bc\u001B[2Jky');
	await screen.shows('luc[2Jky');
	await screen.press('Enter');
	if (route.to === 'tournament-setup') {
		await screen.shows('seed luc[2Jky');
		return;
	}

	await screen.press('?');
	await screen.shows('Seed: luc[2Jky.');
});

test('to play without a path leads to where it is typed', async () => {
	const screen = await openScreen(setUp({dictionary: ''}));
	await screen.shows('› Difficulty');
	await screen.press('Enter');
	await screen.shows('› File');
	expect(screen.frame()).not.toContain('One moment');
});

test('a path that would clear the screen is shown without its power', async () => {
	const screen = await openScreen(homeStart, undefined, {
		session: openSession({given: {dictionary: '/no/\u001B[2Jfile'}, isNewcomer: false}),
	});
	await screen.press('Enter');
	await screen.shows('/no/');
	expect(await screen.shows('does not exist')).not.toContain('\u001B');
});

test('Watch comes back as it was left, and leaves the set-up of Hangman alone', async () => {
	const screen = await openScreen({to: 'hangman-setup', with: {form: 'watch'}}, undefined, {
		session: openSession({given: {dictionary: 'example'}, remembered: {watch: {guesser: 'paga'}}}),
	});
	await screen.shows('‹ paga ›');
	await screen.press('Right');
	await screen.shows('‹ expert ›');
	await screen.press('Escape');
	await screen.shows('Hangman');
	await screen.press('Enter');
	await screen.shows('‹ easy ›');
	expect(screen.frame()).not.toContain('Guesser');
});
