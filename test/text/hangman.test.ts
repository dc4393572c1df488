import {makeGuess} from '../games/moves.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	guessedLetters,
	languages,
	letterSet,
	matchPattern,
	reviewGame,
	status,
	type Letter,
	chooserNames,
} from '../../source/engine/index.js';
import {beginHangman, isOver, judgeGame, type HangmanPlay} from '../../source/games/hangman/hangman.js';
import {reviewInput} from '../../source/games/hangman/calls.js';
import {
	againstText,
	answerText,
	cheatText,
	gameAbout,
	gameBriefing,
	helpTaken,
	hintText,
	outcomeText,
	truthText,
} from '../../source/text/hangman/hangman.js';
import {factsPart} from '../../source/text/hangman/parts.js';
import {bestLineText, ledgerText, reviewParts} from '../../source/text/hangman/review.js';
import {spokenAnswer, spokenOpening} from '../../source/text/hangman/spoken.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {localWorkers} from '../workers/local-workers.js';

const dictionary = dictionaryOf(
	...['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex', 'bell', 'ball', 'bill', 'toto'],
);

const hangmanOf = (guesses: Iterable<string>) => playOut({order: Array.from(guesses), budget: 26}).game;

test.each([
	['Youri', 'Youri’s word'],
	[undefined, 'your friend’s word'],
])('the title of a friend’s word from %s', (from, title) => {
	const settings = hangmanSettings({chooser: 'random', secret: 'good', forAFriend: true, from});
	expect(againstText(beginHangman(dictionary, settings, 'id'))).toBe(title);
});

test('all wrong letters are shown in the columns that a narrow window has for them', () => {
	const shown = (guesses: Iterable<string>) =>
		factsPart(hangmanOf(guesses))
			.rows[0].value.map(({text}) => text)
			.join('');
	expect(shown('qz').trim()).toBe('✗q ✗z');
	const many = 'qzxvjkmnrsuw';
	expect(shown(`${many}cdfghy`).length).toBeLessThan(30);
	expect(shown(['bell', 'bill', 'cool', ...Array.from('qzxvjkmn')])).toBe('✗ qzxvjkmn bell bill cool');
});

/** A game that is played with letters in an order until it is over. */
function playOut({
	order,
	...wanted
}: {readonly order: readonly Letter[]} & Parameters<typeof hangmanSettings>[0]) {
	const settings = {
		...hangmanSettings(wanted),
		length: 4,
		budget: wanted.budget ?? 4,
		seed: wanted.seed ?? 'a',
	};
	let play = beginHangman(dictionary, settings, 'a game');
	for (const letter of order) {
		if (isOver(play)) break;
		({play} = makeGuess(play, letter));
	}

	return play;
}

const games = fc
	.record({
		chooser: fc.constantFrom(...chooserNames),
		budget: fc.integer({min: 1, max: 6}),
		seed: fc.string(),
		order: fc.shuffledSubarray([...languages.en.letters], {minLength: languages.en.letters.length}),
	})
	.map(playOut);

/** How many words fit all that was answered, counted anew. */
const fitting = ({game}: HangmanPlay): number =>
	matchPattern(game.words, game.pattern, letterSet(game.words.alphabet, guessedLetters(game))).length;

test('what is said at the end is true of every game', () => {
	fc.assert(
		fc.property(games, play => {
			expect(isOver(play)).toBe(true);
			const {text, others} = truthText(play);
			const count = fitting(play);
			expect(others).toBe(count - 1);
			if (others > 0) expect(text).toContain(`${others} other word`);
			const cheat = cheatText(play);
			const {secret, words} = play.game;
			expect(cheat.startsWith('It cheated')).toBe(secret === undefined && words.count > 1);
			// The word that it names is none of the others.
			if (secret === undefined && count > 1) expect(cheat).toContain(`${others} other word`);
			expect(outcomeText(play).includes('“was”')).toBe(
				status(play.game) === 'lost' && secret === undefined && count > 1,
			);
			expect(helpTaken(play)).toBe(status(play.game) === 'won' ? 'Without help.' : '');
		}),
	);
});

test('a single guess is named alike on screen and in speech', () => {
	const play = playOut({chooser: 'evil', budget: 1, order: []});
	expect(gameBriefing(play)[0]).toBe('Guess the word letter by letter. The first wrong letter loses.');
	expect(spokenOpening(play)).toContain(' The first wrong letter loses.');
});

test('whoever watches is told of the bot, not of themselves', () => {
	const about = gameAbout(playOut({guesser: 'naive', budget: 4, order: []}));
	expect(about).toMatch(/^Naive guesses the word letter by letter; you watch\./);
	expect(about.match(/\byou\b.*/g)).toEqual(['you watch. The 4th wrong letter loses.']);
});

test.each([
	[225, 225, 'Hint: e, in all 225 words.'],
	[8, 225, 'Hint: e, in 8 of 225 words.'],
	[1, 1, 'Hint: e. One word is left: guess it whole.'],
])('a hint in %i of %i words', (words, all, text) => {
	const best = {letter: 'e', words, occurrences: words, chance: words / all};
	expect(hintText({words: all, letters: [best]})).toBe(text);
});

test.each([
	[true, {atLeast: 8, atMost: 8}, 'Hint: e, at worst 8 misses to come (proved).'],
	[false, {atLeast: 7, atMost: 9}, 'Hint: e, at worst 7–9 misses to come (estimate).'],
])(
	'a hint against a fiend that cheats says the worst, and whether that is proved: %s',
	(isProved, worst, text) => {
		const best = {letter: 'e', words: 147, occurrences: 150, chance: 147 / 182, worst};
		expect(hintText({words: 182, letters: [best], isProved})).toBe(text);
	},
);

test('a hint against a fair fiend says that its misses are an average', () => {
	const expectation = {misses: 2.444, isExact: false};
	const best = {letter: 'n', words: 147, occurrences: 150, chance: 147 / 182, expectation};
	expect(hintText({words: 182, letters: [best]})).toBe(
		'Hint: n, in 147 of 182 words (≈ 2.44 misses on average).',
	);
	expect(hintText({words: 182, letters: [best]}, true)).toBe('Hint: n, in 147 of 182 words (≈ 2.44 misses).');
});

test('a review that is not analysed yet says so, and no number', () => {
	const play = playOut({chooser: 'evil', order: ['e', 'a', 'o', 'x', 'y', 'z']});
	const shown = {play, turn: 0, share: 0, assessment: undefined, opinions: undefined};
	const parts = reviewParts({...shown, review: judgeGame(play, [])});
	expect(parts).toContainEqual(expect.objectContaining({heading: 'summary', paragraphs: ['analysing…']}));
});

test('the best play against evil is named where it is proved', () => {
	const play = playOut({chooser: 'evil', order: []});
	const common = {...play, settings: {...play.settings, dictionary: 'common', length: 7}};
	const words = {...play.game.words, length: 7, count: 11_380};
	const bundled = {...common, game: {...play.game, words}};
	expect(bestLineText(bundled)).toBe('Best play: 5 misses with e, i, s, a, o, c, n, l, w, b, r');
	expect(bestLineText(play)).toBeUndefined();
	expect(bestLineText({...bundled, daily: {given: [], date: '2026-11-21', value: 3}})).toBeUndefined();
	expect(bestLineText({...bundled, settings: {...common.settings, chooser: 'perfect'}})).toBeUndefined();
});

test('what is said of an answer agrees with the pattern', () => {
	fc.assert(
		fc.property(games, ({game}) => {
			for (const turn of game.turns) {
				const places = Array.from(turn.pattern).filter(shown => shown === turn.guess).length;
				const times = places === 1 ? 'once' : places === 2 ? 'twice' : `${places} times`;
				expect(answerText(turn)).toBe(places === 0 ? `No ${turn.guess}.` : `${turn.guess} appears ${times}.`);
				for (const place of spokenAnswer(turn).match(/\d+/g) ?? [])
					expect(turn.pattern[Number(place) - 1]).toBe(turn.guess);
			}
		}),
	);
});

test('the sum of a review adds up, without a stray sign', async () => {
	const {run} = localWorkers();
	await fc.assert(
		fc.asyncProperty(games, async play => {
			const text = ledgerText(reviewGame(play.game, await run('review', reviewInput(play))), play);
			const [, misses = '', first = '', rest = ''] =
				/^(\d+) miss(?:es)?: ([\d.]+) (?:forced|expected)(.*)$/.exec(text) ?? [];
			const parts = [...rest.matchAll(/ ([+−]) ([\d.]+) [a-z ]+[a-z]/g)];
			expect(parts.map(([part]) => part).join('')).toBe(rest);
			const sum = parts.reduce(
				(total, [, sign, size]) => total + (sign === '+' ? 1 : -1) * Number(size),
				Number(first),
			);
			expect(sum).toBeCloseTo(Number(misses), 5);
		}),
		{numRuns: 60},
	);
});
