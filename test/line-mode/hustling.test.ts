import {describe, expect, test} from 'vitest';
import {draw, findWord, seedRandom, wordsOfLength} from '../../source/engine/index.js';
import {cleanGame, dirtyGame, handoutWords, lastSecret, type Round} from '../handout-games.js';
import {beginByAsking} from '../../source/line-mode/begin-hangman.js';
import {dictionaryOf, hangmanGiven, inLines, opens} from './transcript.js';

const budget = 10;

function showRound(round: Round, isVerbose: boolean): string[] {
	const {secret, pattern, wrong, possible, guess, families} = round;
	return [
		'',
		...(isVerbose ? [`The secret word is:       ${secret}`] : []),
		`Your progress:            ${pattern}`,
		`Wrong guesses:            ${wrong}`.trimEnd(),
		`Guesses remaining:        ${budget - wrong.length}`,
		...(isVerbose ? [`Number of words possible: ${possible}`] : []),
		`Guess a letter: ${guess}`,
		...(isVerbose && families.length > 0
			? ['Possible word families:', ...families.map(family => family.join(' '))]
			: []),
	];
}

const banner = '**** H A N G M A N ****';
const budgetQuestion = `How many guesses would you like? [1..26] ${budget}`;
const won = 'You won! The secret word was hangman.';
const lost = `Sorry, but you didn't guess the secret word: ${lastSecret}.`;
const goodbye = 'Play again? [y/n] n';

const lengthQuestion = (length: number) => `What word length do you want to play with? ${length}`;

const guesses = (rounds: readonly Round[]) => rounds.map(({guess}) => guess);

describe('the transcripts of efficient-hustling', () => {
	const dictionary = dictionaryOf(...handoutWords);

	/** A seed with which the random chooser draws the transcripts' word. */
	function findSeed(): string {
		const words = wordsOfLength(dictionary, 7);
		const secret = findWord(words, 'hangman');
		let seed = 1;
		while (draw(seedRandom(String(seed)), words.count) !== secret) seed++;
		return String(seed);
	}

	test.each([
		['silent', false],
		['verbose', true],
	])('clean and %s, the word drawn', async (_, verbose) => {
		const drawn = hangmanGiven({chooser: 'random', seed: findSeed(), verbose});
		expect(
			await inLines(beginByAsking(opens(dictionary), drawn), ['7', '10', ...guesses(cleanGame), 'n']),
		).toEqual([
			banner,
			...(verbose ? ['(playing clean)'] : []),
			lengthQuestion(7),
			budgetQuestion,
			...cleanGame.flatMap(round => showRound(round, verbose)),
			won,
			goodbye,
		]);
	});

	test.each([
		['silent', false],
		['verbose', true],
	])('clean and %s, the word given, which answers the first question', async (_, verbose) => {
		const given = hangmanGiven({chooser: 'random', secret: 'hangman', length: 7, verbose});
		expect(
			await inLines(beginByAsking(opens(dictionary), given), ['10', ...guesses(cleanGame), 'n']),
		).toEqual([
			banner,
			...(verbose ? ['(playing clean)'] : []),
			budgetQuestion,
			...cleanGame.flatMap(round => showRound(round, verbose)),
			won,
			goodbye,
		]);
	});

	test.each([
		['silent', false],
		['verbose', true],
	])('dirty and %s', async (_, verbose) => {
		const answers = ['4', '10', ...guesses(dirtyGame), 'n'];
		expect(await inLines(beginByAsking(opens(dictionary), hangmanGiven({verbose})), answers)).toEqual([
			banner,
			...(verbose ? ['(playing dirty)'] : []),
			lengthQuestion(4),
			budgetQuestion,
			...dirtyGame.flatMap(round => showRound(round, verbose)),
			lost,
			goodbye,
		]);
	});
});
