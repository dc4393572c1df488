import {describe, expect, test} from 'vitest';
import type {GameEvent} from '../../source/games/kinds.js';
import {converse} from '../../source/line-mode/converse.js';
import {beginGhost, beginHangman} from '../../source/line-mode/begin.js';
import {speakGames, speakMenu} from '../../source/line-mode/spoken/menu.js';
import {play} from '../../source/line-mode/talks.js';
import {commandOf, makeBook} from '../../source/engine/index.js';
import {familiesAloud} from '../../source/text/hangman-spoken.js';
import {patternAloud} from '../../source/text/lists.js';
import type {HangmanSettings} from '../../source/settings/hangman.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {programThat} from '../programs/program.js';
import {newFolder} from '../at-end.js';
import {playerIn} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';
import {
	arriving,
	dictionaryOf,
	ghostSettings,
	hangmanPlan,
	lineServices,
	opens,
	transcribe,
} from './transcript.js';
import type {Given} from '../../source/settings/setting.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

const hangman = (wanted: Given<HangmanSettings>, answers: readonly string[], events: GameEvent[] = []) =>
	transcribe(
		speakGames(
			beginHangman(opens(example), hangmanPlan({length: 4, budget: 3, ...wanted})),
			lineServices(events),
		),
		answers,
	);

const ghost = (wanted: Partial<GhostSettings>, answers: readonly string[], words = ['deal']) =>
	transcribe(speakGames(beginGhost(dictionaryOf(...words), ghostSettings(wanted)), lineServices()), answers);

describe('Hangman, spoken', () => {
	test('a turn is one line, in the order of importance', async () => {
		expect(await hangman({}, ['e', 'O', 'o', 'xy', '7', 'c'])).toEqual([
			'A word of 4 letters, out of 9 words. The 3rd wrong letter loses. Evil cheats by keeping as many words as it can. Seed fixed. Letter? e',
			'No e. 2 of 3 guesses left. Blank, blank, blank, blank. Letter? O',
			'O at 2 and 3. 2 of 3 guesses left. Blank, o, o, blank. Letter? o',
			'You have already guessed o. Letter? xy',
			'Please enter one letter, or help. Letter? 7',
			'Please enter a letter from a to z. Letter? c',
			'No c. 1 of 3 guesses left. Blank, o, o, blank. Letter? ',
		]);
	});

	test('says at the end that it cheated, how many words it still had, and how much help was taken', async () => {
		const shown = await hangman({budget: 1}, ['hint', 'families', 'z', 'n']);
		expect(shown.slice(1)).toEqual([
			'Hint: e, in 6 of 9 words (exactly 0.56 misses). Letter? families',
			'9 of 9 words fit. Your guess will split them. Letter? z',
			'No z. You lost. It says the word “was” ally. It cheated: it had no word, and 8 other words still fit. With 1 hint. Ally: a friendly nation. R review. 1 again. 2 set-up. 3 menu. 0 quit. Number? n',
			'Please type one of the numbers. A question mark lists them all. Number? ',
		]);
	});

	test('families are words, and letters guessed with them in view are counted', async () => {
		const shown = await hangman({budget: 2}, ['e', '2', 'z']);
		expect(shown[2]).toContain(
			'Largest: 3 words without e. Then 2 with e in third place. Then 2 with e in second place. ',
		);
		expect(shown[2]).toContain('It kept the largest. If asked now, it would say ally. Lost against');
		expect(shown[3]).toContain('With families in view for 1 of 2 guesses.');
		const verbose = await hangman({budget: 2, verbose: true}, ['e', 'z']);
		expect(verbose[1]).toContain('Largest: 3 words without e.');
		expect(verbose[2]).toContain('With families in view for 1 of 2 guesses.');
	});

	test('a whole review, a sentence for each letter', async () => {
		const shown = await hangman({budget: 2}, ['e', 't', 'r', '0']);
		expect(shown.slice(3)).toEqual([
			'It cheated: it had no word, and 2 other words still fit.',
			'1. No e. Before it 9 words, 2 misses to come. No letter was better.',
			'2. No t. Before it 3 words, 1 miss to come. Gave away 1: t leads to 2, o only 1.',
			'2 misses: 2 forced plus 1 mistake minus 1 the game ended before.',
			'Accuracy 75%.',
			'Best play: 2 misses with e, o, c, g, d (perfect: 2).',
			'1 again. 2 set-up. 3 menu. 0 quit. Number? 0',
		]);
	});

	test('the keys are told by a question mark', async () => {
		const [, help] = await hangman({}, ['?']);
		for (const word of ['hint', 'families', 'guesses', 'repeat', 'numbers', 'menu', 'quit'])
			expect(help?.toLowerCase()).toContain(word);
	});

	test('every command of a turn, by its number too', async () => {
		const words = ['=zzzz', '=coo', ' =cool'];
		expect(
			await hangman({}, ['?', '1', '2', '3', 'o', '3', '4', '5', '6', '2', ...words, ' MENU ', '0']),
		).toMatchSnapshot();
	});

	test('every command after a game, by its number too', async () => {
		const answers = ['z', '?', 'e', '8', '7', '9', 'm', '5', '0', '1', 'z', '0'];
		expect(await hangman({budget: 1}, answers)).toMatchSnapshot();
		const named = await hangman({budget: 1}, ['z', '11', 'w', 'f', 'c', '10', 't', '2', '1']);
		expect(named.slice(-2)).toEqual([
			'Please enter a whole number from 1 to 1. From which guess, from 1 to 1, Enter for 1: 1',
			expect.stringMatching(/^Practice: it counts nowhere\. A word of 4 letters, /),
		]);
	});

	test('what whoever watches a bot may ask', async () => {
		const shown = await hangman({guesser: 'paga', budget: 8}, ['?', 'x', '1', '2', ' ', ' menu ', '0']);
		expect(shown.slice(0, -1)).toMatchSnapshot();
		expect(shown.at(-1)).toMatch(/^Wordfiend\. /);
	});

	test('a bot is watched letter by letter, or on to the end', async () => {
		const shown = await hangman({guesser: 'paga', budget: 8}, ['', 'thoughts', ' all ', '0']);
		expect(shown[0]).toMatch(/ Enter for paga’s next letter: $/);
		expect(shown[1]).toMatch(/^Paga guesses e\. No e\. 7 of 8 guesses left\./);
		expect(shown[2]).toMatch(/^Of 3 words: [a-z] in \d+%, /);
		expect(shown.at(-1)).toMatch(/^Paga (won|lost)/);
	});

	test('asks for what no flag has told', async () => {
		const request = {length: undefined, budget: undefined};
		expect(await hangman(request, ['5', '', '99', '3'])).toEqual([
			'Word length, from 4 to 4, Enter for 4: 5',
			'There are no words of that length. Word length, from 4 to 4, Enter for 4: ',
			'Wrong guesses, from 1 to 26, Enter for 13: 99',
			'Please enter a whole number from 1 to 26. Wrong guesses, from 1 to 26, Enter for 13: 3',
			'A word of 4 letters, out of 9 words. The 3rd wrong letter loses. Evil cheats by keeping as many words as it can. Seed fixed. Letter? ',
		]);
	});

	test('again plays the next seed; what happens is told as it happens', async () => {
		const events: GameEvent[] = [];
		const shown = await hangman({budget: 1}, ['z', '1', 'z', '0'], events);
		expect(shown.filter(line => line.includes('Seed fixed'))).toHaveLength(2);
		expect(shown.filter(line => line.includes('Seed fixed-2.'))).toHaveLength(1);
		const once = ['began', 'asked', 'answered', 'over'];
		expect(events.map(({type}) => type)).toEqual([...once, ...once]);
	});

	test('after a win the next game may be harder', async () => {
		const shown = await hangman({budget: 9}, ['e', 'o', 't', 'd', 'c', 'l', '4']);
		expect(shown.at(-2)).toMatch(/^L at 4\. You won! The word was cool\. .* 4 harder\. /);
		expect(shown.at(-1)).toContain(
			'The 8th wrong letter loses. Evil cheats by keeping as many words as it can. Seed fixed-2.',
		);
	});

	test('three lost games in a row make the next one easier, and a win ends the row', async () => {
		const play = async (...letters: readonly string[]) => {
			const answers = letters.flatMap(each => (each === 'ox' ? ['o', 'x', '1'] : [each, '1']));
			const services = lineServices();
			const plan = hangmanPlan({length: 2, budget: 1, chooser: 'random'});
			const said = await transcribe(
				speakGames(beginHangman(opens(dictionaryOf('ox')), plan), services),
				answers,
			);
			return said.filter(line => line.includes('1 again.')).map(line => line.includes(' easier, '));
		};

		expect(await play('z', 'z', 'z')).toEqual([false, false, true]);
		expect(await play('z', 'z', 'ox', 'z')).toEqual([false, false, false, false]);
	});

	test.each([
		['-e--', 'Blank, e, blank, blank.'],
		['e', 'E.'],
		['--', 'Blank, blank.'],
	])('%s is read as: %s', (pattern, text) => {
		expect(patternAloud(pattern)).toBe(text);
	});

	test('small families are summed up, and the kept one named where it is not the largest', () => {
		const family = (places: number, count: number) => ({places, pool: new Uint32Array(count)});
		const kept = family(0b10_0000, 2);
		const families = [
			family(0, 3583),
			kept,
			...[2765, 1, 1, 1, 1].map((count, at) => family(1 << at, count)),
		] as const;
		const turn = {guess: 'e', families, kept, pattern: 'e-----'} as const;
		expect(familiesAloud(turn, 6)).toBe(
			'Largest: 3,583 words without e. Then 2,765 with e in sixth place. Then 2 with e in first place. Then 1 with e in fifth place. Then 1 with e in fourth place. And 2 smaller families, 2 words in all. It kept the 2 words with e in first place.',
		);
	});
});

describe('Ghost, spoken', () => {
	test('it says what counts, whoever begins', async () => {
		const [first] = await ghost({first: 'computer'}, []);
		expect(first).toMatch(
			/^The computer begins\. Every word counts\. Seed fixed\. The computer plays D: D\. /,
		);
	});

	test('a game, what decided it, and its review', async () => {
		expect(await ghost({}, ['c', 'w', 'r', '0'], ['and', 'antler', 'cow'])).toEqual([
			'You begin. Every word counts. Seed fixed. Letter? c',
			'The computer plays O: C, O. Letter? w',
			'You play W: C, O, W.',
			'COW is a word: you lose. Nothing else was possible after CO. Your first letter, C, threw away a won game: A would have won. Cow: female of domestic cattle. R review. 1 again. 2 set-up. 3 menu. 0 quit. Number? r',
			'1. You: C; had a win – C gave it away.',
			'2. Computer: O; was winning.',
			'3. You: W; was losing.',
			'1 again. 2 set-up. 3 menu. 0 quit. Number? 0',
		]);
	});

	test('after a round its words are explained, and it is tried again from a turn, as practice', async () => {
		const shown = await ghost(
			{},
			['c', 'w', 'm', 'try', '4', '3', 'x', '', '?', '0'],
			['and', 'antler', 'cow'],
		);
		expect(shown.slice(4, 10)).toEqual([
			'Cow: female of domestic cattle. 1 again. 2 set-up. 3 menu. 0 quit. Number? try',
			'From which turn, from 1 to 3, Enter for 1: 4',
			'Please enter a whole number from 1 to 3. From which turn, from 1 to 3, Enter for 1: 3',
			'Practice: it counts nowhere. The computer plays O: C, O. Letter? x',
			'No word begins with COX. Undo takes the letter back, once a game, as help; with Enter you lose. ',
			'You play X: C, O, X.',
		]);
		expect(shown[10]).toMatch(
			/^No word begins with COX: you lose\..* 1 again\. 2 set-up\. 3 menu\. 0 quit\. Number\? \?$/,
		);
		expect(shown[11]).toContain(
			'5 or t or try: play on from one of the turns, as practice that counts nowhere',
		);
		expect(shown[11]).toContain('10 or m or meaning: what the words mean');
	});

	test('a letter is taken back once, with what was answered, and counts as help', async () => {
		const shown = await ghost({}, ['c', 'undo', 'a', 'undo', 'x', ''], ['and', 'antler', 'cow']);
		expect(shown.slice(1, 4)).toEqual([
			'The computer plays O: C, O. Letter? undo',
			'You took C back. No letters yet. Letter? a',
			'The computer plays N: A, N. Letter? undo',
		]);
		expect(shown[4]).toMatch(/^Please enter one letter/);
		expect(shown.join(' ')).toContain('You took a letter back.');
	});

	test('the coach and the tree are sentences', async () => {
		const shown = await ghost({}, ['coach', 'tree', 'hint', '4'], ['and', 'antler', 'cow']);
		expect(shown).toEqual([
			'You begin. Every word counts. Seed fixed. Letter? coach',
			'You can force a win with A.',
			'A: wins in 6 letters; 2 words, such as and.',
			'C: loses in 3 letters; 1 word, such as cow.',
			'No letters yet. Letter? tree',
			'A, N: you win.',
			'A, N, D is a word: you lose.',
			'A, N, T, L, E, R is a word: you win.',
			'C, O, W is a word: you lose.',
			'No letters yet. Letter? hint',
			'You can force a win with A. Letter? 4',
			'No letters yet. Letter? ',
		]);
	});

	test('a challenge between two people; any word may be named', async () => {
		const wanted = {opponent: ['human'], rule: 'challenge'} as const;
		expect(await ghost(wanted, ['q', 'challenge', 'quit', '0'], ['quit'])).toEqual([
			'Player 1 begins. Every word counts. Seed fixed. Player 1, letter? q',
			'Player 1 plays Q: Q. Player 2, letter? challenge',
			'Player 2 challenges Q. Player 1, name a word that begins with Q, or nothing to give up: quit',
			'Player 1 names QUIT.',
			'QUIT is a word: player 2 loses. Q could have become quit. Quit: put an end to a state or an activity. R review. 1 again. 2 set-up. 3 menu. 0 quit. Number? 0',
		]);
	});

	test('Superghost, and a match by rounds', async () => {
		const wanted = {variant: 'superghost', opponent: ['human'], isMatch: true} as const;
		const shown = await ghost(wanted, ['a', 'e-', '-l', 'd-', '1', 'quit']);
		expect(shown[2]).toMatch(/^Player 2 plays E at the front: E, A\. /);
		expect(shown[5]).toContain('Player 1: no letter. Player 2: G.');
		expect(shown[5]).toContain('1 next round.');
		expect(shown[6]).toMatch(/^Player 2 begins\./);
	});

	test('every command of a turn and after a round, by its number too', async () => {
		const during = ['?', '1', '2', '3', '4', '5', 'd', 'o', 'o'];
		const shown = await ghost(
			{},
			[...during, '?', '6', '10', '9', '5', '4', '9', '2', ' menu ', '0'],
			['deal', 'door'],
		);
		expect(shown.slice(0, -1)).toMatchSnapshot();
		expect(shown.at(-1)).toMatch(/^Wordfiend\. /);
	});

	test('of three it is said who is safe, by name, and where no word goes on', async () => {
		const three = {opponent: ['human', 'human'], names: ['Ann', 'Ben', 'Cid'], rule: 'challenge'} as const;
		const dead = ['coach', 'tree', 'hint'];
		expect(
			await ghost(
				three,
				['?', '2', 'x', ...dead, ' Challenge ', '?', 'dd', '5', '0'],
				['and', 'antler', 'cow'],
			),
		).toMatchSnapshot();
	});

	test('what whoever watches two bots may ask, and how they leave', async () => {
		const shown = await ghost({player: 'perfect'}, ['?', 'z', ' ', ' menu ', '0']);
		expect(shown.slice(0, -1)).toMatchSnapshot();
		expect(shown.at(-1)).toMatch(/^Wordfiend\. /);
	});

	test('in Superghost the keys say where a letter may go', async () => {
		const [, keys] = await ghost({variant: 'superghost', opponent: ['human']}, ['?']);
		expect(keys).toMatch(
			/^Type a letter: A and a hyphen put it before the letters, a hyphen and A after them\. /,
		);
	});

	test('two bots are watched', async () => {
		const book = makeBook('ghost', dictionaryOf('deal'), 1);
		const settings = ghostSettings({player: 'perfect'});
		const shown = await transcribe(play({game: 'ghost', list: book, settings}, lineServices(), 'spoken'), [
			'',
			'',
			'',
			'',
			'0',
		]);
		expect(shown[1]).toBe('Computer 1 plays D: D. Enter for the next letter: ');
		expect(shown.at(-2)).toBe('Computer 2 plays L: D, E, A, L.');
	});
});

describe('the menu, spoken', () => {
	const menu = (...answers: readonly string[]) =>
		transcribe(speakMenu({dictionary: 'example'}, lineServices()), answers);

	test('a game is set up by numbers', async () => {
		const shown = await menu('hangman', '1', '2', '4', '6', '30', '2', '5', '1', '', 'menu', '0');
		expect(shown).toMatchSnapshot();
	});

	test('a row is changed by a name as well, words are counted of the list that is read, and all rows are told again', async () => {
		const shown = await menu('hangman', '3', 'food', '?', '9', 'LIST', ' Menu ', '0');
		expect(shown[7]).toMatch(
			/^(?:.*Number\? )?Dictionary, now example\. 1 example: 9 words, to see how it works\. 2 file: a list of your own\. 3 small: words everyone knows\. /,
		);
		const rows = [
			'Hangman:',
			'1 Difficulty: easy, it cheats; 5 wrong guesses.',
			'2 Word length: 7, 116 words of 7 letters.',
			'3 Dictionary: food, 549 words, food and drink.',
			'4 More: chooser, wrong guesses, guesser and others.',
		];
		const question = 'Number to change, Enter to play:';
		expect(shown.slice(8, -1)).toEqual([
			`Dictionary: food. ${question} ?`,
			`List: every row again. Menu: back to the menu. 0 or quit: leave. ${question} 9`,
			`Please enter a number from 1 to 4, or nothing to play. ${question} LIST`,
			...rows,
			`${question}  Menu `,
		]);
	});

	test('a word is typed for someone, or for a friend with a name; any word may be', async () => {
		const answers = ['hangman', '1', 'fair', '4', '6', 'quit', '7', '2', '8', '?', ' Ann ', 'menu', '0'];
		const shown = await menu(...answers);
		const said = shown.filter(line => / Enter to play: |^From: |^Type a text/.test(line));
		expect(said.slice(-4)).toEqual([
			'Secret word: typed. Number to change, Enter to play: 7',
			'Who guesses: a friend elsewhere. Number to change, Enter to play: 8',
			'From: ?',
			'From: Ann. Number to change, Enter to play: menu',
		]);
		expect(shown).toContain('8 From: your name, for the line.');
	});

	test('a file that isn’t there is told at once and again, until another list is chosen', async () => {
		const answers = ['hangman', '', '4', '', '', '3', 'example', ''];
		const shown = await transcribe(speakMenu({dictionary: 'nowhere.txt'}, lineServices()), answers);
		const question = 'Number to change, Enter to play:';
		const missing = expect.stringMatching(
			/^The dictionary nowhere\.txt does not exist; check the path/,
		) as string;
		expect(shown.slice(7, 12)).toEqual([
			...[missing, missing, 'File: '],
			`Type the path of the file, in the row File. ${question} `,
			`Type the path of the file, in the row File. ${question} 3`,
		]);
		expect(shown.at(-1)).toMatch(/^A word of 4 letters, out of 9 words\./);
	});

	test('greets a newcomer with the lesson, and whoever comes back with what is left', async () => {
		const home = newFolder();
		let games = 0;
		const begin = async (...answers: readonly string[]) => {
			const player = playerIn(home);
			const services = {...lineServices([], player), freshId: () => `game-${++games}`};
			const said = await transcribe(speakMenu({dictionary: 'example'}, services), answers);
			await player.recorder.release();
			return said;
		};

		const lesson = 'New here? How to play is a five-minute lesson.';
		expect((await begin('0'))[0]).toContain(lesson);
		// Expert guesses where nothing else was chosen, and a watched game is not left behind.
		const watched = await begin('watch', '', 'menu', '0');
		expect(watched).toContain('4 Guesser: expert, guesses what costs the fewest misses on average.');
		await begin('hangman', '', 'e', 'menu', '0');
		const [greeted = ''] = await begin('hangman', '', 'q', 'z', 'menu', '0');
		expect(greeted).not.toContain(lesson);
		expect(greeted).toMatch(/ 1 Go on: Blank, blank, blank, blank; 1 of 13 wrong; evil; just now\. /);
		// The other of two is gone on with where it was left.
		const chosen = await begin('2', 'x', 'menu', '0');
		expect(chosen[0]).toMatch(/ 1 Go on: [^;]*; 2 of 13 wrong; .* 2 Go on: [^;]*; 1 of 13 wrong; /);
		expect(chosen.join(' ')).toContain('No x. 11 of 13 guesses left.');
	});

	test('after a game its set-up is shown again as it was, and leads to another game like it', async () => {
		const shown = await menu('hangman', '4', '5', '1', '', 'z', '2', '', 'z', '0');
		expect(shown.filter(line => line === '4 Wrong guesses: 1.')).toHaveLength(1);
		expect(shown.filter(line => line.startsWith('No z. You lost.'))).toHaveLength(2);
		const round = await menu('ghost', '2', 'superghost', '', 'z', '', '2', '', 'z', '', '0');
		expect(round.filter(line => line.startsWith('2 Variant: superghost'))).toHaveLength(1);
		expect(round.filter(line => line.startsWith('No word contains Z: you lose.'))).toHaveLength(2);
	});

	test('statistics are told of each kind of game, and what each number counts', async () => {
		const shown = await menu('statistics', '?', 'ghost', 'N', 'menu', '0');
		expect(shown.slice(1)).toMatchSnapshot();
	});

	test('a word that is no number, and the end of the input, do no harm', async () => {
		const shown = await menu('one', '');
		expect(shown.at(-1)).toMatch(/^Please type one of the numbers\./);
	});

	test('every entry leads somewhere and back', async () => {
		// The rules are told, and the menu comes again.
		const ways = Array.from({length: 9}, (_, at) => [String(at + 1), 'menu']);
		const shown = await menu(...ways.flat(), '10', '0');
		expect(shown.filter(line => line.startsWith('Menu.'))).toHaveLength(10);
	});

	test('the lesson is played, and counts for nothing', async () => {
		const events: GameEvent[] = [];
		const shown = await transcribe(speakMenu({dictionary: 'example'}, lineServices(events)), [
			...['lesson', 'e', '', 'x', 'e', '', 'a', '', 'A', '', 'b', 'a', '', 'letter', '', '', '0'],
		]);
		expect(shown.slice(1)).toMatchSnapshot();
		expect(events).toEqual([]);
	});

	test('a lost step of the lesson may be tried again', async () => {
		const shown = await menu('lesson', ...Array.from('qzxjvwky'), '?', ' T ', 'e', 'menu', '0');
		expect(shown.slice(9, 13)).toEqual([
			expect.stringMatching(/ You lost: .* T tries again, Enter goes on\. Enter to go on: \?$/),
			'Where it names a key, type a word here: families, hint, coach, tree, review; and a letter with Enter after it. 0 or quit: leave. Enter to go on:  T ',
			expect.stringMatching(/^A word of four letters is hidden\. .* Letter, or Enter to go on: e$/),
			'E at 1 and 4. 8 of 8 guesses left. E, blank, blank, e. Letter, or Enter to go on: menu',
		]);
	});

	test.each([
		['ghost', ['5', '7', '9']],
		['openings', ['3', '9']],
	])('%s: a set-up that makes no game is refused in a sentence', async (name, changes) => {
		const shown = await menu(name, ...changes, '', 'menu', '0');
		expect(shown[1]?.toLowerCase()).toBe(`${name}:`);
		expect(shown.at(-2)).toMatch(
			/^This dictionary has no word of 9 letters or more; let shorter words count\. Number to change/,
		);
	});

	test('the drill says what it asks', async () => {
		const shown = await menu('openings', '', 'drill', '?', 'menu', 'menu', '0');
		expect(shown.at(-3)).toMatch(
			/^One opening after the other, .*\. Menu: leave the drill\. 0 or quit: leave\. You begin\. Which letter wins\? Letter\? menu$/,
		);
	});

	test('the openings are told, and drilled until each is known', async () => {
		const shown = await menu('openings', '', '1', 'x', 'a', 'b', 'c', '1', 'menu', 'menu', '0');
		expect(shown.slice(5)).toMatchSnapshot();
	});

	test('a tournament is played and told', async () => {
		const shown = await menu('tournament', '', '0');
		expect(shown.filter(line => line.startsWith('Misses on average against '))).toHaveLength(4);
	});

	test('programs whose commands are typed play', async () => {
		const {player} = lineServices();
		const answers = ['hangman', '4', '4', '4', '5', commandOf(programThat()), '', 'z', 'log', 'menu', '0'];
		const shown = await transcribe(speakMenu({dictionary: 'example'}, lineServices([], player)), answers);
		await player.programs.stop();
		expect(shown).toContain('asked  choose z ---- 9');
	});

	test('Enter stops a tournament at a terminal, and the menu comes again', async () => {
		const workers = localWorkers({
			async 'play-job'(_, {turn}) {
				for (;;) await turn();
			},
		});
		let written = '';
		await converse(speakMenu({dictionary: 'example'}, {...lineServices(), workers, isAtTerminal: true}), {
			input: arriving('tournament\n', '\n', '\n', '0\n'),
			write(text) {
				written += text;
				return Promise.resolve();
			},
			isEchoed: false,
		});
		expect(written).toContain('Enter stops the tournament.\nStopped early');
		expect(written).toMatch(/Menu\. 1 Daily[^\n]*$/);
	});
});
