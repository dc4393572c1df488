import {expect, test} from 'vitest';
import {encodeGame} from '../../source/codes/code.js';
import {makeBook} from '../../source/engine/index.js';
import {digestFor} from '../../source/games/digest.js';
import {kinds} from '../../source/games/kinds.js';
import {speakMenu} from '../../source/line-mode/spoken/menu.js';
import {play} from '../../source/line-mode/talks.js';
import {dictionaryOf, ghostSettings, hangmanPlan, lineServices, transcribe} from './transcript.js';

/** Services that note what is copied. */
function noting(isAtTerminal = true) {
	const copied: string[] = [];
	const copy = (text: string) => Promise.resolve(copied.push(text) > 0);
	return {copied, services: {...lineServices(), isAtTerminal, copy}};
}

const settings = ghostSettings({opponent: ['elsewhere'], names: ['Ann', 'Ben']});
const list = makeBook('ghost', dictionaryOf('deal', 'zoo'), 1);

/** What Ben sends once these letters are played. */
async function lineWith(moves: string, wanted = settings): Promise<string> {
	const digest = await digestFor(list.dictionary);
	const record = {game: 'ghost', settings: kinds.ghost.writeSettings(wanted), digest, moves} as const;
	return `Ben’s letter in our Ghost, a word game. Play: wordfiend play ${encodeGame(record) ?? ''}`;
}

const ghost = (services: ReturnType<typeof lineServices>, answers: readonly string[]) =>
	transcribe(play({game: 'ghost', list, settings}, services, 'lines'), answers);

test('a letter is said and copied as a line to send, and theirs is asked for until one is good', async () => {
	const {copied, services} = noting();
	const [older, changed, good] = [await lineWith('d'), await lineWith('ze'), await lineWith('de')];
	const other = await lineWith('de', {...settings, seed: 'another'});
	const said = await ghost(services, ['d', older, changed, other, 'Hello!', good, 'a', ' QUIT ']);
	const sent = 'Ann’s letter in our Ghost, a word game: D, Ben’s turn. Play: wordfiend play 1';
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
		'This line tells the game differently from how it was played here. It is not accepted.',
		`${question}${other}`,
		'This line is from another game. Nothing changes here.',
		`${question}Hello!`,
		`Paste the rest: ${good}`,
		"Ben's choice: E",
	]);
	expect(said.at(-1)).toBe(`${question} QUIT `);
	expect(copied).toEqual([said[4], said.at(-2)]);
});

test('without a terminal nothing is copied; Enter leaves a game that waits for a friend', async () => {
	const {copied, services} = noting(false);
	const said = await ghost(services, ['d', '', 'x']);
	expect(said.at(-1)).toBe('Paste the line from Ben, or Enter to leave: ');
	expect(copied).toEqual([]);
});

test.each([
	[
		'lines',
		'Ann chose this word.',
		['Wordfiend Hangman · Ann’s word · 4 letters · example · won with 1 of 2 wrong guesses', '✓✗✓✓✓'],
	],
	[
		'spoken',
		/Ann chose this word\. Without help\. Deal: act on/,
		['Wordfiend, Hangman: Ann’s word, 4 letters, example, won with 1 of 2 wrong guesses, 4 hits.'],
	],
] as const)('after a friend’s word there is a row to send back (%s)', async (face, told, row) => {
	const {copied, services} = noting();
	const asked = {...hangmanPlan({secret: 'deal', budget: 2}).settings, forAFriend: true, from: 'Ann'};
	const opening = {game: 'hangman', list: list.dictionary, settings: asked} as const;
	const said = await transcribe(play(opening, services, face), [...Array.from('dxeal'), 'quit']);
	const at = said.indexOf('Send this row back to Ann:');
	expect(said[at - 1]).toMatch(told);
	expect(said.slice(at + 1, -1)).toEqual(row);
	expect(copied).toEqual([row.join('\n')]);
});

test.each([true, false])(
	'with eyes shut a word is typed, and sent as a line (at a terminal: %s)',
	async isAtTerminal => {
		const {copied, services} = noting(isAtTerminal);
		const fair = ['1', 'fair', '4', '6', 'deal'];
		const said = await transcribe(speakMenu({dictionary: 'example'}, services), [
			'hangman',
			...fair,
			'7',
			'2',
			'',
			'0',
		]);
		expect(said.slice(-3)).toEqual([
			'Send this line to your friend. It holds the word, but not so that it can be read off it at a glance.',
			expect.stringMatching(
				/^A word for you to guess: 4 letters, 9 wrong guesses\. Play: wordfiend play 1[\dA-Z]+$/,
			),
			expect.stringMatching(/^Menu\. 1 Daily/),
		]);
		expect(copied).toEqual(isAtTerminal ? [said.at(-2)] : []);
	},
);
