import {describe, expect, test} from 'vitest';
import {currentSecret, type Dictionary} from '../../source/engine/index.js';
import {beginHangman as beginGame} from '../../source/games/hangman/hangman.js';
import {beginByAsking} from '../../source/line-mode/begin-hangman.js';
import {kindOf, type GamePlay} from '../../source/games/kinds.js';
import type {GivenHangman} from '../../source/settings/hangman.js';
import {
	dictionaryIn,
	dictionaryOf,
	hangmanGiven,
	hangmanSettings,
	inLines,
	lineServices,
	opens,
} from './transcript.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

const evil = hangmanGiven();

const settled = hangmanGiven({length: 4, budget: 2});

const talk = (plan: GivenHangman, answers: readonly string[], dictionary: Dictionary = example) =>
	inLines(beginByAsking(opens(dictionary), plan), answers);

const helpOfTurn = [
	'Type one letter to guess it, or = and a whole word: a wrong one costs a guess, too.',
	'families: the families that the last letter made',
	'hint: a letter of perfect play, and the misses it leads to at worst',
	'menu: back to the menu',
	'guesses: the letters guessed so far, and how many words fit',
	'code: the code of this game',
	'about: what is on the screen',
	'repeat: all of it again',
	'quit: leave',
];

const helpOfEnd = [
	'y: another game',
	'n: leave',
	'again: play again with the same settings',
	'set-up: change the settings',
	'review: step through the game again: what each letter cost',
	'menu: back to the menu',
];

describe('Hangman over lines', () => {
	test('a dirty game that is lost', async () => {
		expect(await talk(evil, ['4', '2', 'e', 'o', 't', 'd', 'g', 'n'])).toEqual([
			'**** H A N G M A N ****',
			'What word length do you want to play with? 4',
			'How many guesses would you like? [1..26] 2',
			'',
			'Your progress:            ----',
			'Wrong guesses:',
			'Guesses remaining:        2',
			'Guess a letter: e',
			'',
			'Your progress:            ----',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			'Guess a letter: o',
			'',
			'Your progress:            -oo-',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			'Guess a letter: t',
			"Sorry, but you didn't guess the secret word: cool.",
			'Play again? [y/n] d',
			'Please answer y or n.',
			'Play again? [y/n] g',
			'Please answer y or n.',
			'Play again? [y/n] n',
		]);
	});

	test('a whole word that is wrong costs a guess and is out; what can’t be right costs nothing', async () => {
		const plan = hangmanGiven({length: 4, budget: 4});
		expect(
			await talk(plan, ['e', '=cool', '=Cool', '=coo', '=co-l', '=zzzz', '=else', '=good', 'n']),
		).toEqual([
			'**** H A N G M A N ****',
			'',
			'Your progress:            ----',
			'Wrong guesses:',
			'Guesses remaining:        4',
			'Guess a letter: e',
			'',
			'Your progress:            ----',
			'Wrong guesses:            e',
			'Guesses remaining:        3',
			'Guess a letter: =cool',
			'',
			'Your progress:            ----',
			'Wrong guesses:            e cool',
			'Guesses remaining:        2',
			'Guess a letter: =Cool',
			'You have already guessed cool.',
			'Guess a letter: =coo',
			'That isn’t a word of 4 letters. Type = and 4 letters from a to z.',
			'Guess a letter: =co-l',
			'That isn’t a word of 4 letters. Type = and 4 letters from a to z.',
			'Guess a letter: =zzzz',
			'zzzz isn’t on the word list: it costs nothing.',
			'Guess a letter: =else',
			'else doesn’t fit what is shown: it costs nothing.',
			'Guess a letter: =good',
			'',
			'Your progress:            ----',
			'Wrong guesses:            e cool good',
			'Guesses remaining:        1',
			'Guess a letter: n',
			"Sorry, but you didn't guess the secret word: ally.",
			'Play again? [y/n] ',
		]);
	});

	test('an unfinished word costs nothing', async () => {
		const lines = await talk(hangmanGiven({length: 4, budget: 2}), ['e', '=e', '=o', '=']);
		const refusals = lines.filter(line => line.startsWith('That isn’t'));
		expect(refusals).toEqual(
			Array(3).fill('That isn’t a word of 4 letters. Type = and 4 letters from a to z.'),
		);
		expect(lines.filter(line => line.startsWith('Guesses remaining:'))).toEqual([
			'Guesses remaining:        2',
			'Guesses remaining:        1',
		]);
	});

	test('a word of one letter may be guessed whole', async () => {
		const lines = await talk(hangmanGiven({length: 1, budget: 2}), ['=', '=a'], dictionaryOf('a', 'o'));
		expect(lines).toContain('That isn’t a word of 1 letter. Type = and 1 letter from a to z.');
		expect(lines).toContain('Wrong guesses:            a');
	});

	test('a word that is left alone may be guessed whole, and the review says what each guess cost', async () => {
		const answers = ['e', 'o', '=cool', '=good', 'review', 'n'];
		const lines = await talk(hangmanGiven({length: 4, budget: 4}), answers);
		expect(lines).toContain('You won! The secret word was good.');
		expect(lines.find(line => line.startsWith('cool'))).toMatch(
			/^cool +miss +-oo- +1 +0 +no letter was better/,
		);
		expect(lines.find(line => line.startsWith('good'))).toMatch(
			/^good +hit +good +1 +0 +no letter was better/,
		);
	});

	test('a dirty game that shows how it cheats', async () => {
		expect(await talk(hangmanGiven({length: 4, budget: 2, verbose: true}), ['e', 'o', 'c'])).toEqual([
			'**** H A N G M A N ****',
			'(playing dirty)',
			'',
			'The secret word is:       ally',
			'Your progress:            ----',
			'Wrong guesses:',
			'Guesses remaining:        2',
			'Number of words possible: 9',
			'Guess a letter: e',
			'Possible word families:',
			...['---- 3', '---e 1', '--e- 2', '-e-- 2', 'e--e 1'],
			'',
			'The secret word is:       ally',
			'Your progress:            ----',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			'Number of words possible: 3',
			'Guess a letter: o',
			'Possible word families:',
			...['---- 1', '-oo- 2'],
			'',
			'The secret word is:       cool',
			'Your progress:            -oo-',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			'Number of words possible: 2',
			'Guess a letter: c',
			'Possible word families:',
			...['-oo- 1', 'coo- 1'],
			"Sorry, but you didn't guess the secret word: good.",
			'Play again? [y/n] ',
		]);
	});

	test('a clean game with a secret, shown and won', async () => {
		const plan = hangmanGiven({budget: 2, secret: 'deal', verbose: true});
		expect(await talk(plan, ['e', 'o', 'd', 'a', 'l', 'N'])).toEqual([
			'**** H A N G M A N ****',
			'(playing clean)',
			'',
			'The secret word is:       deal',
			'Your progress:            ----',
			'Wrong guesses:',
			'Guesses remaining:        2',
			'Number of words possible: 9',
			'Guess a letter: e',
			'',
			'The secret word is:       deal',
			'Your progress:            -e--',
			'Wrong guesses:',
			'Guesses remaining:        2',
			'Number of words possible: 2',
			'Guess a letter: o',
			'',
			'The secret word is:       deal',
			'Your progress:            -e--',
			'Wrong guesses:            o',
			'Guesses remaining:        1',
			'Number of words possible: 2',
			'Guess a letter: d',
			'',
			'The secret word is:       deal',
			'Your progress:            de--',
			'Wrong guesses:            o',
			'Guesses remaining:        1',
			'Number of words possible: 1',
			'Guess a letter: a',
			'',
			'The secret word is:       deal',
			'Your progress:            dea-',
			'Wrong guesses:            o',
			'Guesses remaining:        1',
			'Number of words possible: 1',
			'Guess a letter: l',
			'You won! The secret word was deal.',
			'Play again? [y/n] N',
		]);
	});

	test('asks again with a reason', async () => {
		const answers = ['5', '', '-4', '4.0', 'four', ' 4 ', '0', '27', '', '1e1', 'x', '26'];
		expect(await talk(evil, answers)).toEqual([
			'**** H A N G M A N ****',
			...answers
				.slice(0, 5)
				.flatMap(answer => [
					`What word length do you want to play with? ${answer}`,
					'Sorry, there are no words of that length.',
				]),
			'What word length do you want to play with?  4 ',
			...answers
				.slice(6, 11)
				.flatMap(answer => [
					`How many guesses would you like? [1..26] ${answer}`,
					'Please enter a whole number from 1 to 26.',
				]),
			'How many guesses would you like? [1..26] 26',
			'',
			'Your progress:            ----',
			'Wrong guesses:',
			'Guesses remaining:        26',
			'Guess a letter: ',
		]);
	});

	test('a line is one letter, in either case; anything else costs nothing', async () => {
		const shown = await talk(settled, ['E', '7', '', ' o', 'é', 'Eye', 'e', 'E', 'o']);
		expect(shown.slice(4)).toEqual([
			'Guesses remaining:        2',
			'Guess a letter: E',
			'',
			'Your progress:            ----',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			...['7', '', ' o', 'é'].flatMap(line => [
				`Guess a letter: ${line}`,
				'Please enter a letter from a to z.',
			]),
			...['Guess a letter: Eye', 'Please enter one letter, or help.'],
			...['e', 'E'].flatMap(line => [`Guess a letter: ${line}`, 'You have already guessed e.']),
			'Guess a letter: o',
			'',
			'Your progress:            -oo-',
			'Wrong guesses:            e',
			'Guesses remaining:        1',
			'Guess a letter: ',
		]);
	});

	test('words that it understands cost nothing, and quit is no q', async () => {
		const shown = await talk(settled, ['hint', 'HELP', 'quit']);
		expect(shown.slice(4)).toEqual([
			'Guesses remaining:        2',
			...['Guess a letter: hint', 'Hint: e, at worst 2 misses to come (proved).'],
			'Guess a letter: HELP',
			...helpOfTurn,
			'Guess a letter: quit',
		]);
	});

	test('each word has help of its own while a bot plays', async () => {
		const opening = {
			game: 'hangman',
			list: example,
			settings: hangmanSettings({...settled, guesser: 'expert'}),
		} as const;
		const spoken = await inLines({to: 'hangman', with: opening}, ['?', 'quit'], {face: 'spoken'});
		const texts = Array.from(spoken.join(' ').matchAll(/\d or [a-z]+: ([^.]*)/g), ([, text]) => text);
		expect(texts).toContain('what the bot thinks of its letters');
		expect(new Set(texts).size).toBe(texts.length);
	});

	test('the review of a lost game tells that it cheated and how many words it still had', async () => {
		const shown = await talk(settled, ['e', 't', 'review', 'n']);
		expect(shown.slice(-9)).toMatchSnapshot();
		expect(shown).toContain('It cheated: it had no word, and 2 other words still fit.');
	});

	test('what the word means is told once the game is over', async () => {
		const plan = hangmanGiven({length: 4, budget: 1, chooser: 'random', secret: 'deal'});
		const shown = await talk(plan, ['meaning', 'z', 'meaning', 'n']);
		expect(shown.filter(line => line.startsWith('deal: '))).toHaveLength(1);
	});

	test('a word whose meaning is not known is said to have none', async () => {
		const plan = hangmanGiven({length: 4, budget: 1});
		expect(await talk(plan, ['q', 'meaning', 'n'], dictionaryOf('zzzz'))).toContain(
			'zzzz: no meaning known.',
		);
	});

	test('in a language without meanings nothing is said of them', async () => {
		const plan = hangmanGiven({length: 4, budget: 1, chooser: 'random', secret: 'deal', language: 'de'});
		expect(await talk(plan, ['z', 'meaning', 'n'])).toContain('Please answer y or n.');
	});

	test('an honest chooser is not said to cheat', async () => {
		const request = hangmanGiven({length: 4, budget: 1, chooser: 'random', secret: 'deal'});
		expect(await talk(request, ['x', 'review', 'n'])).toContainEqual(
			expect.stringMatching(/^That was the word from the start/),
		);
	});

	test('a word that somebody typed is played once', async () => {
		const request = hangmanGiven({length: 4, budget: 1, chooser: 'random', secret: 'zzzz', verbose: true});
		const shown = await talk(request, ['z', 'y', 'quit']);
		expect(shown.filter(line => line.includes('secret word is:  '))).toHaveLength(2);
		expect(shown.filter(line => line.endsWith(' zzzz'))).toHaveLength(1);
	});

	test('what happens is told as it happens, hints and families in view counted', async () => {
		const plays: GamePlay[] = [];
		const request = hangmanGiven({length: 4, budget: 2, verbose: true});
		const services = lineServices(plays);
		await inLines(beginByAsking(opens(example), request), ['hint', 'e', 'o', 't', 'n'], {services});
		const moves = plays.map(play => kindOf(play).writeMoves(play.game.moves));
		// The families are in view after every letter but the last.
		expect(moves).toEqual(['?', '?e', '?e*', '?e*o', '?e*o*', '?e*o*t']);
	});

	test('a chooser that takes its time gives the same game as any', async () => {
		const shown = await talk(hangmanGiven({length: 4, budget: 6, chooser: 'perfect'}), ['e', 'o', 'quit']);
		expect(shown.at(-1)).toMatch(/^Guess a letter: quit$/);
		expect(shown).toContain('Guesses remaining:        5');
	});

	test('the first question waits for no words', async () => {
		let reads = 0;
		const openWords = () => {
			reads++;
			return Promise.resolve(example);
		};
		const until = async (...answers: readonly string[]) => {
			await inLines(beginByAsking(openWords, evil), answers);
			return reads;
		};
		expect(await until()).toBe(0);
		expect(await until('quit')).toBe(0);
		expect(await until('4')).toBeGreaterThan(0);
	});

	test('asks for what no flag answered, in every game anew', async () => {
		const questions = async (request: GivenHangman, answers: readonly string[]) =>
			(await talk(request, answers)).filter(line => /^(\*|What|How)/.test(line));
		const banner = '**** H A N G M A N ****';
		const length = 'What word length do you want to play with? 4';
		const budget = 'How many guesses would you like? [1..26] 1';
		expect(await questions(evil, ['4', '1', 'e', 'Y', '4', '1'])).toEqual([
			...[banner, length, budget],
			...[banner, length, budget],
		]);
		expect(await questions(hangmanGiven({length: 4}), ['1', 'e', 'y', '1'])).toEqual([
			...[banner, budget],
			...[banner, budget],
		]);
		expect(await questions(hangmanGiven({budget: 1}), ['4', 'e', 'yes', '4'])).toEqual([
			...[banner, length],
			...[banner, length],
		]);
		expect(await questions(hangmanGiven({length: 4, budget: 1}), ['e', 'y'])).toEqual([banner, banner]);
	});

	test('a flag may name a larger budget than the question', async () => {
		expect(await talk(hangmanGiven({length: 4, budget: 30}), [])).toContain('Guesses remaining:        30');
	});

	test('each game of a seed has the secret of its own seed', async () => {
		const wanted = {length: 4, chooser: 'random', budget: 1, seed: '4f2a'} as const;
		const shown = await talk(hangmanGiven({...wanted, verbose: true}), ['z', 'y', 'z', 'y', 'z', 'n']);
		const settings = hangmanSettings(wanted);
		const secrets = ['4f2a', '4f2a-2', '4f2a-3'].map(seed =>
			currentSecret(beginGame(example, {...settings, seed}, 'a').game),
		);
		expect(shown.filter(line => line.startsWith('Sorry'))).toEqual(
			secrets.map(secret => `Sorry, but you didn't guess the secret word: ${secret}.`),
		);
		expect(new Set(secrets).size).toBeGreaterThan(1);
	});

	test('with a secret word, at most the budget is asked', async () => {
		const lines = await talk(hangmanGiven({secret: 'marmalade'}), ['5']);
		expect(lines.slice(1, 4)).toEqual([
			'How many guesses would you like? [1..26] 5',
			'',
			'Your progress:            ---------',
		]);
		expect(lines.join()).not.toContain('marmalade');
	});

	test('a secret may be in no dictionary', async () => {
		const shown = await talk(hangmanGiven({budget: 2, secret: 'zzzz'}), ['z']);
		expect(shown).toContain('You won! The secret word was zzzz.');
	});

	test('a secret in no dictionary is among no words, hints go by words like it, and the review says what it judges', async () => {
		const plan = hangmanGiven({budget: 6, secret: 'cold', verbose: true});
		const shown = await talk(plan, ['c', 'd', 'hint', 'o', 'l', 'review', 'n']);
		expect(shown.filter(line => line.startsWith('Number of words possible'))).toEqual([
			'Number of words possible: 9',
			'Number of words possible: 1',
			'Number of words possible: 0',
			'Number of words possible: 0',
		]);
		expect(shown.filter(line => line.includes('No listed'))).toEqual([
			expect.stringMatching(/^No listed word fits\. Hint: [a-z], with a chance of \d+%\.$/),
		]);
		expect(shown).toContain('Not a listed word: 1 of 4 guesses can be judged.');
		expect(shown.filter(line => line.endsWith('not judged'))).toHaveLength(3);
	});

	test('a bot that knows another list goes by that', async () => {
		const wanted = {length: 4, budget: 20, chooser: 'random', seed: 'b'} as const;
		const asked = async (knows?: string) => {
			const shown = await talk(hangmanGiven({...wanted, guesser: 'paga', knows}), []);
			return shown.flatMap(line => /^Guess a letter: (.)/.exec(line)?.[1] ?? []);
		};
		expect((await asked())[0]).toBe('e');
		const [own, other] = [await asked('example'), await asked('small')];
		expect(own).toEqual(await asked());
		expect(other).not.toEqual(own);
		expect(other[0]).toBe('e');
	});

	test('where the letters don’t spell commands, these have numbers, and so have yes and no', async () => {
		const wanted = {language: 'ru', length: 3, budget: 1} as const;
		const russian = dictionaryIn('ru', 'дом', 'кот', 'сон');
		const shown = await talk(hangmanGiven(wanted), ['?', '2', '5', 'дом', 'z', '0'], russian);
		expect(shown.slice(5)).toEqual([
			...['Guess a letter: ?', ...helpOfTurn],
			'By number: 1 families, 2 hint, 3 menu, 4 guesses, 5 code, 0 quit',
			...['Guess a letter: 2', 'Hint: о, at worst 2 misses to come (proved).', 'Guess a letter: 5'],
			expect.stringMatching(/^The code of this game: h-ru\.3\.1\.evil\./),
			...['Guess a letter: дом', 'Please enter one letter, or help.'],
			...['Guess a letter: z', 'Please enter a letter from а to я.', 'Guess a letter: 0'],
		]);
		const over = await talk(hangmanGiven(wanted), ['ж', 'x', '1', 'ж', 'yes', 'ж', ' N '], russian);
		expect(over.slice(6, 9)).toEqual([
			"Sorry, but you didn't guess the secret word: дом.",
			...['Play again? [y/n or 1/0] x', 'Please answer y or n.'],
		]);
		expect(over.filter(line => line.startsWith('****'))).toHaveLength(3);
		expect(over.at(-1)).toBe('Play again? [y/n or 1/0]  N ');
		expect((await talk(hangmanGiven(wanted), ['ж', '0', 'ж'], russian)).at(-1)).toBe(
			'Play again? [y/n or 1/0] 0',
		);
	});

	test('what help says after a game, and that where y and n can be typed neither 1 nor 0 is an answer, nor a letter a command', async () => {
		const shown = await talk(settled, ['e', 't', 'help', '1', '0', 't']);
		const at = shown.indexOf('Play again? [y/n] help') + 1;
		expect(shown.slice(at, at + helpOfEnd.length)).toEqual(helpOfEnd);
		expect(shown.slice(-7, -1)).toEqual(
			['1', '0', 't'].flatMap(line => [`Play again? [y/n] ${line}`, 'Please answer y or n.']),
		);
	});

	test.each(['plain', 'spoken'] as const)(
		'help after a game names the way to play on from a turn, which is announced as practice (%s)',
		async face => {
			const settings = hangmanSettings({length: 4, budget: 2});
			const opening = {game: 'hangman', list: example, settings} as const;
			const typed = ['e', 't', '?', 'try 2', 'o', 'quit'];
			const said = (await inLines({to: 'hangman', with: opening}, typed, {face})).join(' ');
			expect(said).toMatch(/try: play on from before a turn, as practice/);
			expect(said.match(/Practice: it doesn’t count\./g)).toHaveLength(1);
		},
	);

	test('a race is told after every letter, and compared at the end; before a first game there is no best', async () => {
		const asked = hangmanGiven({length: 4, budget: 3, chooser: 'random', race: 'paga'});
		const shown = await talk(asked, ['z', 'q', 'x', 'n']);
		expect(shown.filter(line => /paga/i.test(line))).toEqual([
			'Paga has 1 miss so far.',
			'Paga has 2 misses so far.',
			'race: Paga wins.',
			expect.stringMatching(/^paga .*won, /),
		]);
		const best = await talk(hangmanGiven({length: 4, budget: 3, race: 'best'}), ['z', 'quit']);
		expect(best[1]).toBe('No finished game with these settings yet, so there is nobody to race.');
	});

	test('a race is heard letter by letter at its end', async () => {
		const asked = hangmanGiven({length: 4, budget: 3, chooser: 'random', race: 'paga'});
		const spoken = await inLines(beginByAsking(opens(example), asked), ['z', '=deal', 'x', '0'], {
			face: 'spoken',
		});
		const heard = spoken.join('\n');
		expect(heard).toContain('Race: Paga wins.');
		expect(heard).toMatch(/^You: z wrong, a word wrong, x wrong, lost, 3 misses\.$/m);
		expect(heard).toMatch(/^Paga: (?:[a-z] (?:right|wrong), )+won, \d miss(?:es)?\.$/m);
	});

	test('writes nothing of an answer that a terminal could act on', async () => {
		const shown = await talk(settled, ['\u001B[2Jé\u0007']);
		expect(shown).toContain('Guess a letter: é\uFFFD');
	});
});

test.each([
	[
		'plain',
		'Leave? Number? [1 leave, 2 keep playing, 0 quit] 7',
		'Please type one of the numbers. A question mark lists them all.',
		'Number? 2',
		'Guess a letter: quit',
	],
	[
		'spoken',
		'Leave? 1 leave. 2 keep playing. 0 quit. Number? 7',
		'Please type one of the numbers. A question mark lists them all. Number? 2',
		'Letter? quit',
	],
] as const)('%s: the question before leaving takes the numbers it lists', async (face, ...lines) => {
	const said = await inLines(beginByAsking(opens(example), settled), ['e', 'menu', '7', '2', 'quit'], {face});
	expect(said.slice(-lines.length)).toEqual(lines);
});
