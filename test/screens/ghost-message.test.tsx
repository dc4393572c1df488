import {expect, test} from 'vitest';
import {decodeGame, encodeGame} from '../../source/codes/code.js';
import {shortDigestOf} from '../../source/codes/digest.js';
import {kinds} from '../../source/games/kinds.js';
import {settleGhost} from '../settings/settle.js';
import {newFolder} from '../at-end.js';
import {playerIn} from '../store/player.js';
import {loaded, openGhost, openScreen, standard} from './open-screen.js';

const asked = {opponent: 'elsewhere', names: 'Ann,Ben', minLength: '3'};

/** The code that a screen shows, which may be broken between lines. */
const codeIn = (frame: string): string =>
	/wordfiend\s+play\s+(g\.[a-z\d.-]+(?:\n +[a-z\d.-]+)*)/.exec(frame)?.[1]?.replaceAll(/\s/g, '') ?? '';

/** The line that a friend sends back, after some moves more. */
function answerTo(code: string, moves: string): string {
	const read = decodeGame(code);
	if (!read.ok) throw new Error(read.reason);
	return `On Monday Ben wrote:\n> Play: wordfiend play ${encodeGame({...read.game, moves}) ?? ''}`;
}

test('a letter shows the line to send, and a paste goes on with the game', async () => {
	const screen = await openGhost(asked, {size: {columns: 60, rows: 20}});
	await screen.shows('Your first letter');
	await screen.press('c');
	const frame = await screen.shows('wordfiend play');
	expect(frame).toContain('Ann’s letter in our Ghost');
	await screen.shows('Send this line to Ben, then paste the answer anywhere here:');
	const code = codeIn(frame);

	screen.paste(answerTo(code, 'do'));
	await screen.shows('This line contradicts the game so far');
	screen.paste('Hello!');
	await screen.shows('There is no game code in this.');
	screen.paste(answerTo(code, 'co'));
	expect(await screen.shows('Your letter')).not.toContain('There is no game code');
});

test('a line that has the next round begun says how the last one ended', async () => {
	const screen = await openGhost({...asked, dictionary: 'example', isMatch: 'yes'});
	await screen.press('c');
	const code = codeIn(await screen.shows('wordfiend play'));
	screen.paste(answerTo(code, 'czc'));
	await screen.shows('Ben G····');
	await screen.shows('No word begins with CZ: Ben loses.');
	await screen.press('a');
	expect(await screen.shows('wordfiend play')).not.toContain('Ben loses.');
});

const match = {
	...{dictionary: 'example', isMatch: 'yes', minLength: '3'},
	...{opponent: 'elsewhere,elsewhere', names: 'Ann,Ben,Cid'},
};

test('at the end of a round a paste begins the next one, and whoever has nothing to send sees who plays', async () => {
	const screen = await openGhost(match, {size: {columns: 60, rows: 20}});
	await screen.press('c');
	const code = codeIn(await screen.shows('wordfiend play'));
	screen.paste(answerTo(code, 'cz'));
	await screen.shows('No word begins with CZ: Ben loses.');
	expect(await screen.shows('Enter next round')).not.toMatch(/── message|game is over/);
	screen.paste('Hello!');
	await screen.shows('There is no game code in this.');
	screen.paste(answerTo(code, 'cz'));
	await screen.shows('You have this line already.');
	screen.paste(answerTo(code, 'czd'));
	expect(await screen.shows('Your letter')).toContain('│ D │ _ │');
});

test('the line that ends a round says so, until the next one has begun', async () => {
	const screen = await openGhost(match);
	await screen.press('c');
	const code = codeIn(await screen.shows('wordfiend play'));
	screen.paste(answerTo(code, 'coo'));
	await screen.shows('Your letter');
	await screen.press('z');
	await screen.shows('Send this line to all the others: the round is over.');
	await screen.press('Enter');
	await screen.shows(
		'Send this line to all the others if you haven’t yet, then paste the answer anywhere here:',
	);
	await screen.shows('Ann’s letter in our Ghost, a word game: COOZ, Ann loses.');
});

test('before the first letter of a round those who didn’t end the last one only wait', async () => {
	const screen = await openGhost(match);
	await screen.press('c');
	const code = codeIn(await screen.shows('wordfiend play'));
	screen.paste(answerTo(code, 'cz'));
	await screen.shows('Ben loses.');
	await screen.press('Enter');
	await screen.shows('Paste the line that Cid sends, anywhere on this screen.');
});

test('once a game is over, a line gets an answer, too', async () => {
	const screen = await openGhost({...match, isMatch: 'no'});
	await screen.press('c');
	const code = codeIn(await screen.shows('wordfiend play'));
	screen.paste(answerTo(code, 'cz'));
	await screen.shows('Ben loses.');
	screen.paste(answerTo(code, 'cz'));
	await screen.shows('You have this line already.');
});

test('letters wait while a friend is to move, and C copies the line', async () => {
	const screen = await openGhost(asked, {size: {columns: 80, rows: 24}});
	const copied: string[] = [];
	screen.copyBy(text => Promise.resolve(copied.push(text) > 0));
	await screen.press('d');
	await screen.shows('wordfiend play');
	await screen.press('e');
	await screen.shows('It’s Ben’s turn: paste the line that comes.');
	await screen.press('c');
	expect(copied.join()).toMatch(
		/^Ann’s letter in our Ghost, a word game: D, Ben’s turn\. Play: wordfiend play g\.ghost\.elsewhere\./,
	);
});

/** A game of three, as a friend's line tells of it. */
async function joinedGame() {
	const texts = {...asked, opponent: 'elsewhere,elsewhere', names: 'Ann,Ben,Cid', dictionary: 'example'};
	const settings = settleGhost(texts, '4f2a');
	const digest = shortDigestOf(await loaded(settings));
	return {game: 'ghost', settings: kinds.ghost.writeSettings({settings}), digest, moves: 'c'} as const;
}

test('of three, a line asks who joins by it, and whoever is not next awaits the next one', async () => {
	const screen = await openScreen(
		{to: 'go-on', with: {as: 'joined', record: await joinedGame()}},
		{columns: 60, rows: 20},
	);
	expect(await screen.shows('Who are you?')).toContain('› Ben   next to play');
	await screen.press('Down', 'Enter');
	await screen.shows('Ben’s letter');
	await screen.shows('Paste the line that Ben sends, anywhere on this screen.');
});

test('a line that is opened goes on with the game that waits for it', async () => {
	const home = newFolder();
	const player = () => playerIn(home);
	const before = await openGhost(asked, {player: player()});
	await before.press('c');
	const line = answerTo(codeIn(await before.shows('wordfiend play')), 'co');
	await before.press('Escape');
	await before.shows('› Go on');
	before.close();

	const [record] = await player().store.waiting();
	if (record === undefined) throw new Error('No game waits');
	const screen = await openScreen({to: 'go-on', with: {as: 'resumed', record, line}}, standard, {
		player: player(),
	});
	expect(await screen.shows('Your letter')).toContain('│ C │ O │');
});
