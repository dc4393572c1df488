import {expect, test} from 'vitest';
import {markAnswers} from '../../source/codes/code.js';
import {digestFor} from '../../source/games/digest.js';
import {kinds} from '../../source/games/kinds.js';
import {talkCoded} from '../../source/line-mode/talks.js';
import type {LineFace} from '../../source/line-mode/dialogue.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {exampleAndMore as dictionary, ghostSettings, lineServices, transcribe} from './transcript.js';
import {settleHangman} from '../settings/settle.js';

const digest = await digestFor(dictionary);

const ghost = (settings: GhostSettings, moves: string) => ({
	game: 'ghost' as const,
	settings: kinds.ghost.writeSettings(settings),
	digest,
	moves,
});

const settings = ghostSettings({opponent: ['human'], minLength: 4});
const good = ghost(settings, 'good');

const against = (record: ReturnType<typeof ghost>, face: LineFace = 'lines', services = lineServices()) =>
	talkCoded({as: 'against', record}, dictionary, services, face);

const replayed = (record: ReturnType<typeof ghost>, face: LineFace = 'lines') =>
	talkCoded({as: 'replayed', record}, dictionary, lineServices(), face);

/** What is said, without the questions and the letters that were typed. */
test('a round of Ghost played against a code: both beside each other', async () => {
	const said = await transcribe(against(good), ['g', 'z']);
	expect(said).toContain('No word begins with the letters GZ, player 2 loses.');
	expect(said.slice(-3)).toEqual([
		'In theirs player 2 loses. The same for 1 turn.',
		'Your game: player 1: G; player 2: GZ.',
		'Their game: player 1: G; player 2: GO; player 1: GOO; player 2: GOOD.',
	]);
});

test.each([
	['lines', 'Who are you? [1 Ben, 2 Cid] 2', 'Current prefix: G'],
	['spoken', 'Who are you? 1 Ben. 2 Cid. 0 quit. Number? 2', 'Ann plays G: G.'],
] as const)('of three friends a line asks who joins by it (%s)', async (face, question, then) => {
	const three = ghostSettings({
		opponent: ['elsewhere', 'elsewhere'],
		names: ['Ann', 'Ben', 'Cid'],
		minLength: 4,
	});
	const record = ghost(three, 'g');
	const joined = talkCoded({as: 'joined', record}, dictionary, lineServices(), face);
	const said = await transcribe(joined, ['2']);
	expect(said[0]).toBe(question);
	expect(said.join(' ')).toMatch(new RegExp(`${then} Paste the line from Ben, or Enter to leave: $`));
});

const match = ghost({...settings, isMatch: true}, 'goodzzzz');

test.each(['lines', 'spoken'] as const)(
	'a match is played against a code to its end; its rounds stand beside each other (%s)',
	async face => {
		const said = await transcribe(against(match, face), Array.from('goodzyzz'));
		expect(said.at(-4)).toContain('Player 2 loses the match.');
		const rest = 'Z: player 2 loses; Z: player 2 loses.';
		expect(said.slice(-3)).toEqual([
			'In theirs player 2 loses the match. The same for 2 rounds.',
			`Your game: GOOD: player 2 loses; Z: player 2 loses; Y: player 2 loses; ${rest}`,
			`Their game: GOOD: player 2 loses; Z: player 2 loses; Z: player 2 loses; ${rest}`,
		]);
	},
);

test('aloud it is told how each round of a match ended', async () => {
	const said = await transcribe(against(match, 'spoken'), Array.from('goodzyzz'));
	expect(said.filter(line => line.includes('Player 1: no letter.'))).toHaveLength(5);
	expect(said.at(-4)).toContain('Player 2: G, H, O, S, T.');
});

test('of a match that they have not finished, the rounds that they played are compared', async () => {
	const unfinished = {...match, moves: 'goodzy'};
	const said = await transcribe(against(unfinished), Array.from('goodzzzz'));
	expect(said).toContain('In theirs nobody has lost yet. The same for 2 rounds.');
});

test('you against a computer and they', async () => {
	const round = ghost(ghostSettings({minLength: 4}), 'z');
	const said = await transcribe(against(round), ['x']);
	expect(said.at(-3)).toBe('You both lost. Different from the first letter on.');
	const unfinished = {...round, moves: 'b'};
	const other = await transcribe(against(unfinished), ['x']);
	expect(other.at(-3)).toMatch(/^You lost; they did not finish\./);
});

test.each(['lines', 'spoken'] as const)(
	'someone’s round of Ghost, turn by turn, and what decided it (%s)',
	async face => {
		expect(await transcribe(replayed(good, face), [])).toEqual([
			'1. Player 1: G; was winning.',
			'2. Player 2: O; was losing.',
			'3. Player 1: O; was winning.',
			'4. Player 2: D; was losing.',
			'GOOD is a word: player 2 loses. Nothing else was possible after GOO.',
			'Good: having desirable or positive qualities especially those suitable for a thing specified.',
		]);
	},
);

test('a round that was not finished', async () => {
	const round = {...good, moves: 'go'};
	expect((await transcribe(replayed(round), [])).at(-1)).toBe('The game is not finished.');
});

test('challenges and named words', async () => {
	const round = ghost(ghostSettings({opponent: ['human'], rule: 'challenge', minLength: 4}), 'gz!=good.');
	const said = await transcribe(replayed(round), []);
	expect(said.slice(2, 4)).toEqual([
		'3. Player 1: a challenge; a bluff to challenge.',
		'4. Player 2: good; no word to name.',
	]);
});

function hangman(moves: string, answers = 0) {
	const settled = settleHangman({length: '4', guesses: '6', budget: '6', chooser: 'evil'}, dictionary, 'x');
	if (!settled.ok) throw new Error(settled.sentence);
	const written = kinds.hangman.writeSettings(settled.settings);
	return {game: 'hangman' as const, settings: written, digest, moves, answers};
}

const replay = (moves: string, face: LineFace, answers?: number) =>
	transcribe(
		talkCoded({as: 'replayed', record: hangman(moves, answers)}, dictionary, lineServices(), face),
		[],
	);

test('someone’s Hangman, letter by letter, with its review; where it is answered otherwise, that is said', async () => {
	const said = await replay('eo?zqjvx', 'lines');
	expect(said.slice(0, 3)).toEqual(['e ✗  ----', 'o ✓  -oo-', 'z ✗  -oo-']);
	expect(said[7]).toContain('answers differently');
	expect(said.slice(8).join('\n')).toMatch(/mistakes|forced/);
	const aloud = await replay('eo', 'spoken', markAnswers([0, 6]));
	expect(aloud).toEqual([
		'No e. 5 of 6 guesses left. Blank, blank, blank, blank.',
		'O at 2 and 3. 5 of 6 guesses left. Blank, o, o, blank.',
		'The game is not finished.',
	]);
});

test('moves after the end of a game are refused', async () => {
	const said = await replay('zqjvxkwyp', 'lines', markAnswers([0, 0, 0, 0, 0, 0]));
	expect(said[6]).toBe('A move in this code is against the rules; the game is shown up to there.');
});

test('Hangman against a code, and at the end both', async () => {
	const talk = talkCoded({as: 'against', record: hangman('eodcl')}, dictionary, lineServices(), 'lines');
	const said = await transcribe(talk, Array.from('eocadg'));
	expect(said).toContain('They have 1 miss so far.');
	expect(said.slice(-4)).toEqual([
		'',
		'They beat you: 2 misses to 3.',
		'You:   won, 3 misses  e✗ o✓ c✗ a✗ d✓ g✓',
		'Them:  won, 2 misses  e✗ o✓ d✗ c✓ l✓',
	]);
});

test('at a terminal a game that nothing follows can be copied', async () => {
	const copied: string[] = [];
	const services = {
		...lineServices(),
		isAtTerminal: true,
		copy(text: string) {
			copied.push(text);
			return Promise.resolve(true);
		},
	};
	const said = await transcribe(against(good, 'lines', services), ['g', 'z', 'what', 'c', '']);
	expect(said.filter(line => line.startsWith('Enter to leave'))).toHaveLength(4);
	expect(copied).toHaveLength(1);
	expect(copied[0]).toMatch(/^Wordfiend Ghost · two players · .*\nwordfiend play [0-9A-Z]{20,}$/);
	expect(said.join('\n')).toContain(copied[0]);
});
