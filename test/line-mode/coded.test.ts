import {expect, test} from 'vitest';
import {markAnswers} from '../../source/codes/code.js';
import {talkAgainst, talkGhostAgainst, talkGhostReplay, talkReplay} from '../../source/line-mode/coded.js';
import type {HangmanVoice} from '../../source/line-mode/hangman.js';
import {plainGhost} from '../../source/line-mode/voices/plain/ghost.js';
import {plainHangman} from '../../source/line-mode/voices/plain/hangman.js';
import {spokenGhost} from '../../source/line-mode/voices/spoken/ghost.js';
import {spokenHangman} from '../../source/line-mode/voices/spoken/hangman.js';
import {exampleAndMore as dictionary, ghostSettings, lineServices, transcribe} from './transcript.js';
import {settleHangman} from '../settings/settle.js';

const settings = ghostSettings({opponent: 'human', minLength: 4});
const good = {dictionary, settings, moves: 'good'};

/** What is said, without the questions and the letters that were typed. */
const told = (said: readonly string[]) => said.slice(said.lastIndexOf('') + 1);

test('a round of Ghost played against a code: both beside each other', async () => {
	const said = await transcribe(talkGhostAgainst(good, lineServices(), plainGhost), ['g', 'z']);
	expect(said).toContain('No word begins with the letters GZ, player 2 loses.');
	expect(told(said)).toEqual([
		'In theirs player 2 loses. The same for 1 turn.',
		'   your game     their game',
		'1  player 1: G   player 1: G',
		'2  player 2: GZ  player 2: GO',
		'3                player 1: GOO',
		'4                player 2: GOOD',
	]);
});

test('the same, aloud', async () => {
	const said = await transcribe(talkGhostAgainst(good, lineServices(), spokenGhost), ['g', 'o', 'o', 'd']);
	expect(said.slice(-3)).toEqual([
		'In theirs player 2 loses. The same game.',
		'Your game: player 1: G; player 2: GO; player 1: GOO; player 2: GOOD.',
		'Their game: player 1: G; player 2: GO; player 1: GOO; player 2: GOOD.',
	]);
});

const match = {dictionary, settings: {...settings, isMatch: true}, moves: 'goodzzzz'};

test('a match is played against a code to its end; its rounds stand beside each other', async () => {
	const said = await transcribe(talkGhostAgainst(match, lineServices(), plainGhost), Array.from('goodzyzz'));
	expect(said).toContain('Player 2 loses the match.');
	expect(told(said)).toEqual([
		'In theirs player 2 loses the match. The same for 2 rounds.',
		'   your game             their game',
		'1  GOOD: player 2 loses  GOOD: player 2 loses',
		'2  Z: player 2 loses     Z: player 2 loses',
		'3  Y: player 2 loses     Z: player 2 loses',
		'4  Z: player 2 loses     Z: player 2 loses',
		'5  Z: player 2 loses     Z: player 2 loses',
	]);
});

test('the same aloud, with how each round ended', async () => {
	const said = await transcribe(talkGhostAgainst(match, lineServices(), spokenGhost), Array.from('goodzyzz'));
	expect(said.filter(line => line.includes('Player 1: no letter.'))).toHaveLength(5);
	expect(said.at(-4)).toContain('Player 2: G, H, O, S, T. Player 2 loses the match.');
	const rest = 'Z: player 2 loses; Z: player 2 loses.';
	expect(said.slice(-3)).toEqual([
		'In theirs player 2 loses the match. The same for 2 rounds.',
		`Your game: GOOD: player 2 loses; Z: player 2 loses; Y: player 2 loses; ${rest}`,
		`Their game: GOOD: player 2 loses; Z: player 2 loses; Z: player 2 loses; ${rest}`,
	]);
});

test('of a match that they have not finished, the rounds that they played are compared', async () => {
	const unfinished = {...match, moves: 'goodzy'};
	const said = await transcribe(
		talkGhostAgainst(unfinished, lineServices(), plainGhost),
		Array.from('goodzzzz'),
	);
	expect(said).toContain('In theirs nobody has lost yet. The same for 2 rounds.');
});

test('you against a computer and they', async () => {
	const round = {dictionary, settings: ghostSettings({minLength: 4}), moves: 'z'};
	const said = await transcribe(talkGhostAgainst(round, lineServices(), plainGhost), ['x']);
	expect(told(said)[0]).toBe('You both lost. Different from the first letter on.');
	const unfinished = {...round, moves: 'b'};
	const other = await transcribe(talkGhostAgainst(unfinished, lineServices(), plainGhost), ['x']);
	expect(told(other)[0]).toMatch(/^You lost; they did not finish\./);
});

test('someone’s round of Ghost, turn by turn, and what decided it', async () => {
	const said = await transcribe(talkGhostReplay(good, lineServices(), plainGhost), []);
	expect(said).toEqual(
		[
			'player 1  G     was winning',
			'player 2  GO    was losing',
			'player 1  GOO   was winning',
			'player 2  GOOD  was losing',
			'',
			'GOOD is a word: player 2 loses.',
			'Nothing else was possible after GOO.',
		].map(line => line),
	);
	const aloud = await transcribe(talkGhostReplay(good, lineServices(), spokenGhost), []);
	expect(aloud[1]).toBe('Player 2 plays O: G, O.');
	expect(aloud.at(-1)).toContain('GOOD is a word: player 2 loses.');
});

test('a round that was not finished', async () => {
	const round = {...good, moves: 'go'};
	expect((await transcribe(talkGhostReplay(round, lineServices(), plainGhost), [])).at(-1)).toBe(
		'The game is not finished.',
	);
});

test('challenges and named words', async () => {
	const round = {
		dictionary,
		settings: ghostSettings({opponent: 'human', rule: 'challenge', minLength: 4}),
		moves: 'gz!=good.',
	};
	const said = await transcribe(talkGhostReplay(round, lineServices(), plainGhost), []);
	expect(said.slice(2, 4).map(line => line.replaceAll(/ +/g, ' '))).toEqual([
		'player 1 challenges a bluff to challenge',
		'player 2 names GOOD no word to name',
	]);
});

function opening() {
	const settled = settleHangman({length: '4', guesses: '6', budget: '6', chooser: 'evil'}, dictionary, 'x');
	if (!settled.ok) throw new Error(settled.sentence);
	return {dictionary, settings: settled.settings};
}

const replay = (moves: string, voice: HangmanVoice, answers = 0) =>
	transcribe(talkReplay(opening(), {moves, answers}, lineServices(), voice), []);

test('someone’s Hangman, letter by letter, with its review; where it is answered otherwise, that is said', async () => {
	const said = await replay('eo?zqjvx', plainHangman);
	expect(said.slice(0, 3)).toEqual(['e ✗  ----', 'o ✓  -oo-', 'z ✗  -oo-']);
	expect(said[7]).toContain('answers otherwise');
	expect(said.slice(8).join('\n')).toMatch(/mistakes|forced/);
	const aloud = await replay('eo', spokenHangman, markAnswers([0, 6]));
	expect(aloud).toEqual([
		'No e. 5 of 6 guesses left. Blank, blank, blank, blank.',
		'O at 2 and 3. 5 of 6 guesses left. Blank, o, o, blank.',
		'The game is not finished.',
	]);
});

test('moves after the end of a game are refused', async () => {
	const said = await replay('zqjvxkwyp', plainHangman, markAnswers([0, 0, 0, 0, 0, 0]));
	expect(said[6]).toBe('The rules refuse a move of this code; the game is shown up to there.');
});

test('Hangman against a code, and at the end both', async () => {
	const talk = talkAgainst(opening(), 'eodcl', lineServices(), plainHangman);
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
	const said = await transcribe(talkGhostAgainst(good, services, plainGhost), ['g', 'z', 'what', 'c', '']);
	expect(said.filter(line => line.startsWith('Enter to leave'))).toHaveLength(4);
	expect(copied).toHaveLength(1);
	expect(copied[0]).toMatch(/^Wordfiend Ghost · two players · .*\nwordfiend play [0-9A-Z]{20,}$/);
	expect(said.join('\n')).toContain(copied[0]);
});
