import {expect, test} from 'vitest';
import {encodeGame} from '../../source/codes/code.js';
import {makeBook} from '../../source/engine/index.js';
import {shortDigestOf} from '../../source/codes/digest.js';
import {kinds} from '../../source/games/kinds.js';
import {lineRefusals} from '../../source/text/ghost/message.js';
import {dictionaryOf, ghostSettings, hangmanSettings, inLines, lineServices} from './transcript.js';

/** Services that note what is copied. */
function noting(isAtTerminal = true) {
	const copied: string[] = [];
	const copy = (text: string) => Promise.resolve(copied.push(text) > 0);
	return {copied, services: {...lineServices(), isAtTerminal, copy}};
}

const settings = ghostSettings({opponent: ['elsewhere'], names: ['Ann', 'Ben']});
const list = makeBook('ghost', dictionaryOf('deal', 'zoo'), 1);

/** What Ben sends once these letters are played. */
function lineWith(moves: string, wanted = settings): string {
	const digest = shortDigestOf(list.dictionary);
	const record = {
		game: 'ghost',
		settings: kinds.ghost.writeSettings({settings: wanted}),
		digest,
		moves,
	} as const;
	return `Ben’s letter in our Ghost, a word game. Play: wordfiend play ${encodeGame(record) ?? ''}`;
}

const ghost = (services: ReturnType<typeof lineServices>, answers: readonly string[]) =>
	inLines({to: 'ghost', with: {game: 'ghost', list, settings}}, answers, {services});

test('a letter is said as a line to send, and theirs is asked for until one is good', async () => {
	const {services} = noting();
	const [older, changed, good] = [lineWith('d'), lineWith('ze'), lineWith('de')];
	const other = lineWith('de', {...settings, seed: 'another'});
	const said = await ghost(services, ['d', older, changed, other, 'Hello!', good, 'a', ' QUIT ']);
	const sent =
		'Ann’s letter in our Ghost, a word game: D, Ben’s turn. Play: wordfiend play g.ghost.elsewhere.';
	const question = 'Paste the line from Ben, or Enter to leave: ';
	expect(said.slice(0, 5)).toEqual([
		'Player goes first',
		'Current prefix:',
		'Enter letter choice: d',
		'Send this line to Ben:',
		expect.stringContaining(sent),
	]);
	expect(said.slice(5, 14)).toEqual([
		`${question}${older}`,
		'You have this line already.',
		`${question}${changed}`,
		'This line contradicts the game so far, so it was not accepted.',
		`${question}${other}`,
		'This line is from another game. Nothing changes here.',
		`${question}Hello!`,
		`Paste the rest: ${good}`,
		"Ben's choice: E",
	]);
	expect(said.at(-1)).toBe(`${question} QUIT `);
});

test('on one’s own turn a broken line is refused at once: a letter is asked for, and no rest', async () => {
	const {services} = noting();
	const said = await ghost(services, ['Ben’s letter in our', 'd', 'quit']);
	expect(said.slice(2, 5)).toEqual([
		'Enter letter choice: Ben’s letter in our',
		lineRefusals.bad,
		'Enter letter choice: d',
	]);
});

test('at the end of a round a friend’s line is taken beside the commands, and whole if it was broken', async () => {
	const match = ghostSettings({
		...{opponent: ['elsewhere', 'elsewhere'], names: ['Ann', 'Ben', 'Cid'], isMatch: true},
	});
	const with_ = {game: 'ghost', list, settings: match} as const;
	const next = lineWith('dzz', match);
	const at = next.length - 10;
	const spoken = (answers: readonly string[]) =>
		inLines({to: 'ghost', with: with_}, ['d', lineWith('dz', match), ...answers, 'quit'], {face: 'spoken'});
	expect((await spoken([next])).at(-1)).toBe('Cid plays Z: Z. Letter? quit');
	expect((await spoken([next.slice(0, at), next.slice(at)])).at(-1)).toBe('Cid plays Z: Z. Letter? quit');
	expect((await spoken(['next round'])).join()).toContain('Paste the line from Cid, or Enter to leave: ');
});

test('without a terminal nothing is copied; Enter leaves a game that waits for a friend', async () => {
	const {copied, services} = noting(false);
	const said = await ghost(services, ['d', '', 'x']);
	expect(said.at(-1)).toBe('Paste the line from Ben, or Enter to leave: ');
	expect(copied).toEqual([]);
});

test('while a friend’s line is awaited, what the screen offers is still understood', async () => {
	const {copied, services} = noting();
	const said = await ghost(services, ['d', 'c', '?', 'menu', 'quit']);
	const question = 'Paste the line from Ben, or Enter to leave: ';
	expect(copied).toEqual([expect.stringMatching(/^Ann’s letter in our Ghost/)]);
	expect(said.slice(5, 9)).toEqual([`${question}c`, copied[0], 'Copied.', `${question}?`]);
	expect(said).toContain('copy: copy the line to send');
	expect(said.at(-1)).toBe('Leave? Number? [1 leave, 2 keep playing, 0 quit] quit');
});

test('a line that no program took is only printed', async () => {
	const said = await ghost(lineServices(), ['d', 'c', 'quit']);
	const line: unknown = expect.stringMatching(/^Ann’s letter in our Ghost/);
	const question = 'Paste the line from Ben, or Enter to leave: ';
	expect(said.slice(5)).toEqual([`${question}c`, line, `${question}quit`]);
});

test('a word that someone chose has no seed to name', async () => {
	const asked = {...hangmanSettings({secret: 'deal', budget: 2}), forAFriend: true, from: 'Ann'};
	const opening = {game: 'hangman', list: list.dictionary, settings: asked} as const;
	const said = await inLines({to: 'hangman', with: opening}, ['about', 'quit'], {face: 'spoken'});
	expect(said.join('\n')).toContain('Ann chose the word.');
	expect(said.join('\n')).not.toMatch(/seed/i);
});

test('after a friend’s word there is a row to send back, and no other game is offered', async () => {
	const asked = {...hangmanSettings({secret: 'deal', budget: 2}), forAFriend: true, from: 'Ann'};
	const opening = {game: 'hangman', list: list.dictionary, settings: asked} as const;
	const said = await inLines({to: 'hangman', with: opening}, Array.from('dxeal'));
	const at = said.indexOf('Send this row back to Ann:');
	expect(said[at - 1]).toMatch('Ann chose this word.');
	expect(said.slice(at + 1)).toEqual([
		'Wordfiend Hangman · Ann’s word · 4 letters · example · won with 1 of 2 wrong guesses',
		'✓✗✓✓✓',
		'▁▁▁▁▁',
	]);
});
