import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {
	chooserNames,
	choosers,
	gameBefore,
	guessedLetters,
	hangmanRules,
	languages,
	looksIn,
	play as playRules,
	readMoves,
	remainingGuesses,
	status,
	wordAt,
	type ChooserName,
	type HangmanAgent,
	type HangmanAnswer,
	type Letter,
} from '../../source/engine/index.js';
import {kindOf, type GamePlay} from '../../source/games/kinds.js';
import {reviewInput} from '../../source/games/hangman/calls.js';
import {createHand} from '../../source/games/hand.js';
import {chooserFor} from '../../source/games/hangman/agents.js';
import {
	advance,
	beginHangman,
	canBeatEvil,
	isOver,
	isOwnWord,
	nextHangman,
	offerAfter,
	quickChooser,
	resumeHangman,
	situationOf,
	type HangmanStep,
} from '../../source/games/hangman/hangman.js';
import {largestBudget, type HangmanSettings} from '../../source/settings/hangman.js';
import {exampleAndMore as example, hangmanSettings, lineServices, inLines} from '../line-mode/transcript.js';
import {fewestAgainstEvil} from '../lab/fewest-against-evil.js';
import {loaded, openScreen} from '../screens/open-screen.js';
import {localWorkers} from '../workers/local-workers.js';
import {lookAtFamilies, makeGuess, movesOf, played, takeHint} from './moves.js';

afterEach(() => vi.restoreAllMocks());

const settings = (wanted: Partial<HangmanSettings> = {}): HangmanSettings => ({
	...hangmanSettings(),
	length: 4,
	budget: 5,
	seed: 'a',
	...wanted,
});

const begin = (wanted: Partial<HangmanSettings> = {}) => beginHangman(example, settings(wanted), 'a game');

test('recorded moves that are refused hide no later move', () => {
	const {play, pending = []} = resumeHangman(begin({chooser: 'perfect'}), readMoves('*e'));
	const caughtUp = played(play, ...pending);
	expect([movesOf(caughtUp.play), caughtUp.isNew]).toEqual(['e', false]);
	expect(takeHint(caughtUp.play).isNew).toBe(true);
});

/** The game after some guesses, and how many of them were new. */
function guessOneByOne(list: readonly Letter[], wanted: Partial<HangmanSettings>) {
	let play = begin(wanted);
	let news = 0;
	for (const letter of list) {
		const next = makeGuess(play, letter);
		({play} = next);
		if (next.isNew) news++;
	}

	return {play, news};
}

const somePlayed = {
	chooser: fc.constantFrom(...chooserNames),
	list: fc.array(fc.constantFrom(...languages.en.letters), {maxLength: 30}),
	budget: fc.integer({min: 1, max: 8}),
	seed: fc.string(),
};

describe('a game of Hangman in progress', () => {
	test('tells what is new: each letter that is answered', () => {
		fc.assert(
			fc.property(fc.record(somePlayed), ({list, ...wanted}) => {
				const {play, news} = guessOneByOne(list, wanted);
				expect(news).toBe(guessedLetters(play.game).length);
			}),
		);
	});

	test('letters typed in a burst are played as if they came one by one', async () => {
		await fc.assert(
			fc.asyncProperty(fc.record(somePlayed), async ({list, ...wanted}) => {
				const play = begin(wanted);
				const hand = createHand<HangmanAnswer>();
				for (const letter of list) hand.give({kind: 'guess', guess: letter});
				const guesser: HangmanAgent = () => (hand.hasAnswers() ? hand.agent() : undefined);
				const agents = [guesser, chooserFor(play, localWorkers())];
				const game = await playRules(hangmanRules, play.game, agents);
				const {moves, pattern} = guessOneByOne(list, wanted).play.game;
				expect(game).toMatchObject({moves, pattern});
			}),
			{numRuns: 30},
		);
	});

	test('a letter that has been guessed is refused and changes nothing', () => {
		fc.assert(
			fc.property(fc.record(somePlayed), ({list, ...wanted}) => {
				const {play} = guessOneByOne(list, wanted);
				const [letter] = guessedLetters(play.game);
				if (letter === undefined || isOver(play)) return;
				const refused = hangmanRules.answer(play.game, {kind: 'guess', guess: letter});
				expect(refused).toEqual({ok: false, reason: 'already-guessed'});
				expect(advance(play, refused)).toEqual({play, isNew: false});
			}),
		);
	});

	test('only a chooser that answers at once needs no thread', () => {
		for (const chooser of chooserNames)
			expect(quickChooser(begin({chooser})) !== undefined).toBe(choosers[chooser].isQuick);
	});

	test('a whole word that can’t be right is refused and costs nothing, whatever was answered', () => {
		const listed = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
		const guesses = fc.shuffledSubarray(['e', 'o', 'l', 'a', ...listed, 'zzzz', 'bold']);
		fc.assert(
			fc.property(fc.constantFrom(...chooserNames), guesses, (chooser, all) => {
				let play = begin({chooser, budget: 26});
				for (const guess of all) {
					const fits = new Set(Array.from(play.game.pool, word => wordAt(play.game.words, word)));
					const next = makeGuess(play, guess).play;
					const isRefused = guess.length > 1 && !fits.has(guess);
					if (isOver(play)) break;
					expect(next.game === play.game).toBe(isRefused);
					play = next;
				}
			}),
		);
	});

	test('any word may be a secret that is on no list', () => {
		const play = begin({chooser: 'random', secret: 'zoom'});
		const wrong = makeGuess(play, 'bold').play;
		expect(wrong.game.turns).toHaveLength(1);
		expect(status(makeGuess(wrong, 'zoom').play.game)).toBe('won');
	});

	test('letters guessed with the families in view are counted, once there are any', () => {
		const play = begin({budget: 8});
		const look = {kind: 'look'} as const;
		const guess = (letter: Letter) => ({kind: 'guess', guess: letter}) as const;
		const after = played(play, look, guess('x'), look, guess('z'), look, guess('q'), guess('j')).play;
		expect(movesOf(after)).toBe('x*z*qj');
		expect(looksIn(after.game.moves)).toBe(2);
	});

	test('help that is had is told once, and a look only where there is something to see', () => {
		const play = begin({budget: 8});
		expect(lookAtFamilies(play).isNew).toBe(false);
		const turned = makeGuess(play, 'x').play;
		const looked = lookAtFamilies(turned);
		expect(looked.isNew).toBe(true);
		expect(lookAtFamilies(looked.play).isNew).toBe(false);
		const hinted = takeHint(turned);
		expect([hinted.isNew, movesOf(hinted.play)]).toEqual([true, 'x?']);
	});

	test('hints in a row are one, and a look counts once, whatever is asked between', () => {
		const play = begin({budget: 8});
		const turned = makeGuess(play, 'x').play;
		const hinted = takeHint(takeHint(turned).play).play;
		expect(movesOf(hinted)).toBe('x?');
		const looked = lookAtFamilies(takeHint(lookAtFamilies(turned).play).play).play;
		expect(movesOf(looked)).toBe('x*?');
	});

	test('each turn is looked back at with the words and the guesses that were left', () => {
		const {play} = guessOneByOne(['x', 'e', 'z'], {chooser: 'random', secret: 'deal', budget: 2});
		expect(isOver(play)).toBe(true);
		const left = [0, 1, 2].map(turn => situationOf(gameBefore(play.game, turn + 1)));
		// After the last guess that was had one is counted still: nothing is judged by none.
		expect(left.map(situation => situation.remaining)).toEqual([1, 1, 1]);
		expect(left.map(situation => situation.pool.length)).toEqual(
			play.game.turns.map(({kept}) => kept.pool.length),
		);
	});

	test('a program that forfeits a game loses it', () => {
		const play = begin({chooser: 'perfect'});
		const forfeit = {kind: 'forfeit', by: 'guesser', reason: {kind: 'unasked', line: 'e'}} as const;
		const {play: over, isNew} = advance(play, hangmanRules.answer(play.game, forfeit));
		expect(isNew).toBe(true);
		expect(status(over.game)).toBe('lost');
		expect(over.game.forfeit?.reason).toEqual({kind: 'unasked', line: 'e'});
		expect(hangmanRules.answer(over.game, forfeit)).toEqual({ok: false, reason: 'game-over'});
	});

	test('what was done before a game was opened is not reported again', () => {
		const play = begin({budget: 8});
		const {play: resumed, isNew} = resumeHangman(play, readMoves('x*?z'));
		expect([movesOf(resumed), isNew]).toEqual(['x*?z', false]);
		expect(makeGuess(resumed, 'q').isNew).toBe(true);
	});

	test('the next game has the next seed, and no secret that is known by now', () => {
		const play = begin({chooser: 'random', secret: 'deal', seed: '4f2a', guesser: 'expert'});
		expect(nextHangman(play)).toMatchObject({seed: '4f2a-2', secret: undefined});
	});

	test('what is known of the words of a game serves the next one', () => {
		const [play, next] = [begin(), begin({seed: 'a-2', budget: 8})];
		expect(next.game.words).toBe(play.game.words);
		expect(reviewInput(next).words).toEqual(reviewInput(play).words);
	});

	test.each(chooserNames)(
		'the same seed plays the same game against %s, on the screen and over lines',
		async chooser => {
			const list = ['e', 'o', 't', 'a', 'd', 'l', 'b'];
			const wanted = settings({chooser, seed: '4f2a', budget: 3});
			const spoken: GamePlay[] = [];
			const route = {to: 'hangman', with: {game: 'hangman', list: example, settings: wanted}} as const;
			await inLines(route, [...list, 'n'], {services: lineServices(spoken)});
			const screen = await openScreen(route);
			await screen.press(list.join(''));
			await screen.shows('Enter again');
			const gameIn = (plays: readonly GamePlay[]) =>
				plays.flatMap(play => (kindOf(play).outcome(play).end ? [play.game] : []));
			expect(gameIn(spoken)).toHaveLength(1);
			expect(gameIn(screen.plays)).toEqual(gameIn(spoken));
			screen.close();
		},
	);
});

// The set-up offers no more, and a code would hold no such game.
test('an easier game has two wrong guesses more, as far as the largest budget', () => {
	const easier = (budget: number) => nextHangman(begin({budget}), 'easier')?.budget;
	expect([easier(5), easier(largestBudget - 1), easier(largestBudget)]).toEqual([
		7,
		largestBudget,
		largestBudget,
	]);
	const {play} = guessOneByOne(['x'], {budget: largestBudget, chooser: 'evil'});
	expect(offerAfter({...play, game: {...play.game, budget: 1}}, 3)).toBeUndefined();
});

test('a harder game has a wrong guess fewer, or after one without a miss a stronger chooser', () => {
	const won = (budget: number, chooser: ChooserName, letters: string) => {
		const secret = chooser === 'random' ? {secret: 'cool'} : {};
		let play = begin({budget, chooser, ...secret});
		for (const letter of letters) ({play} = makeGuess(play, letter));
		expect(status(play.game)).toBe('won');
		// Nobody typed the word: it was drawn.
		return {...play, settings: {...play.settings, secret: undefined}};
	};

	const clean = won(3, 'random', 'col');
	expect(offerAfter(clean, 0)).toBe('harder');
	expect(nextHangman(clean, 'harder')).toMatchObject({chooser: 'evil', budget: 3});
	const missed = won(3, 'random', 'ecol');
	expect(nextHangman(missed, 'harder')).toMatchObject({chooser: 'random', budget: 2});
	const last = won(1, 'random', 'col');
	expect(offerAfter(last, 0)).toBe('harder');
	const strongest = {...clean, settings: {...clean.settings, chooser: 'perfect'} as const};
	expect(nextHangman(strongest, 'harder')).toMatchObject({chooser: 'perfect', budget: 2});
	expect(offerAfter({...strongest, settings: {...strongest.settings, budget: 1}}, 0)).toBeUndefined();
});

test('easier is offered after three losses in a row; nothing where a word was typed, a bot guessed or a day was played', () => {
	const {play} = guessOneByOne(['x'], {budget: 1, chooser: 'evil'});
	expect(status(play.game)).toBe('lost');
	expect([1, 2, 3, 4].map(lost => offerAfter(play, lost))).toEqual([
		undefined,
		undefined,
		'easier',
		'easier',
	]);
	const typed = guessOneByOne(['x'], {budget: 1, chooser: 'random', secret: 'deal'}).play;
	expect([isOwnWord(play), isOwnWord(typed)]).toEqual([false, true]);
	expect(offerAfter(typed, 3)).toBeUndefined();
	expect(offerAfter({...play, settings: {...play.settings, guesser: 'paga'}}, 3)).toBeUndefined();
});

describe('whether evil can still be beaten', () => {
	const wordsIn = ({words, pool}: Pick<HangmanStep['play']['game'], 'words' | 'pool'>) =>
		Array.from(pool, word => wordAt(words, word));

	test('is only said where every line of the game agrees', async () => {
		const list = await loaded({dictionary: 'animals', language: 'en'});
		const said = {true: 0, false: 0, undefined: 0};
		const examples = [1, 2, 3, 4].flatMap(budget =>
			Array.from({length: 10}, (_, along): [number, number, string] => [budget, along, '']),
		);
		fc.assert(
			fc.property(
				fc.integer({min: 1, max: 4}),
				fc.integer({min: 0, max: 9}),
				fc.string(),
				(budget, along, order) => {
					const wanted = settings({dictionary: 'animals', length: 7, budget, chooser: 'evil'});
					let play = beginHangman(list, wanted, 'a');
					for (const letter of new Set('roaigwlpn'.slice(0, along) + order.replaceAll(/[^a-z]/g, ''))) {
						if (isOver(play)) break;
						play = makeGuess(play, letter).play;
					}

					if (isOver(play)) return;
					const can = canBeatEvil(play);
					said[`${can}`]++;
					if (can === undefined) return;
					expect(fewestAgainstEvil(wordsIn(play.game)) < remainingGuesses(play.game)).toBe(can);
				},
			),
			// The first games bring all three answers, whatever the others are.
			{numRuns: 80, examples},
		);
		expect(Math.min(...Object.values(said))).toBeGreaterThan(0);
	});
});
