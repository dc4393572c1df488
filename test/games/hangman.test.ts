import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {
	choosers,
	guessedLetters,
	languages,
	status,
	wordAt,
	type ChooserName,
	type Letter,
} from '../../source/engine/index.js';
import type {GameEvent} from '../../source/games/kinds.js';
import {callChooser, callReview} from '../../source/games/calls.js';
import {
	beginHangman,
	makeGuess,
	offerAfter,
	nextHangman,
	isOver,
	isOwnWord,
	isUnderWay,
	lookAtFamilies,
	showFamilies,
	situationAfter,
	takeAnswer,
	takeForfeit,
	takeHint,
	type HangmanPlay,
	type HangmanStep,
} from '../../source/games/hangman.js';
import {chooserNames, largestBudget, type HangmanSettings} from '../../source/settings/hangman.js';
import {looksIn} from '../../source/text/moves.js';
import {choose} from '../../source/workers/tasks/choose.js';
import {
	exampleAndMore as example,
	hangmanPlan,
	hangmanSettings,
	lineServices,
	opens,
	transcribe,
	talkHangman,
} from '../line-mode/transcript.js';
import {openScreen} from '../screens/open-screen.js';

afterEach(() => vi.restoreAllMocks());

const settings = (wanted: Partial<HangmanSettings> = {}): HangmanSettings => ({
	...hangmanSettings(),
	length: 4,
	budget: 5,
	seed: 'a',
	...wanted,
});

const begin = (wanted: Partial<HangmanSettings> = {}) => beginHangman(example, settings(wanted), 'a game');

/** The game with what its chooser has to think about answered. */
function answered({play, events}: HangmanStep): HangmanStep {
	const call = callChooser(play);
	if (call === undefined) return {play, events};
	const next = takeAnswer(play, choose(call.input));
	return answered({play: next.play, events: [...events, ...next.events]});
}

function guessOneByOne(list: readonly Letter[], wanted: Partial<HangmanSettings>): HangmanStep {
	let step = begin(wanted);
	for (const letter of list) {
		const next = answered(makeGuess(step.play, letter));
		step = {play: next.play, events: [...step.events, ...next.events]};
	}

	return step;
}

const somePlayed = {
	chooser: fc.constantFrom(...chooserNames),
	list: fc.array(fc.constantFrom(...languages.en.letters), {maxLength: 30}),
	budget: fc.integer({min: 1, max: 8}),
	seed: fc.string(),
};

describe('a game of Hangman in progress', () => {
	test('tells what happens: it begins, each letter is asked and answered, and it is over once', () => {
		fc.assert(
			fc.property(fc.record(somePlayed), ({list, ...wanted}) => {
				const {play, events} = guessOneByOne(list, wanted);
				const turns = guessedLetters(play.game).flatMap(() => ['asked', 'answered']);
				expect(events.map(({type}) => type)).toEqual(['began', ...turns, ...(isOver(play) ? ['over'] : [])]);
				const last = events.at(-1);
				expect(last?.play.game).toEqual(play.game);
				if (last?.type === 'over') expect(last.result).toBe(status(play.game));
				expect(isUnderWay(play)).toBe(play.game.turns.length > 0 && !isOver(play));
			}),
		);
	});

	test('letters typed in a burst are played as if they came one by one', () => {
		fc.assert(
			fc.property(fc.record(somePlayed), ({list, ...wanted}) => {
				const {play: begun} = begin(wanted);
				const typed = list.reduce<HangmanPlay>((play, letter) => makeGuess(play, letter).play, begun);
				expect(answered({play: typed, events: []}).play.game).toEqual(guessOneByOne(list, wanted).play.game);
			}),
		);
	});

	test('a letter that has been guessed is refused and changes nothing else', () => {
		fc.assert(
			fc.property(fc.record(somePlayed), ({list, ...wanted}) => {
				const {play} = guessOneByOne(list, wanted);
				const [letter] = guessedLetters(play.game);
				if (letter === undefined || isOver(play)) return;
				const {play: refused, events} = makeGuess(play, letter);
				expect(refused).toEqual({...play, refused: letter});
				expect(events).toEqual([]);
			}),
		);
	});

	test('a chooser that takes its time is waited for; one that does not answers at once', () => {
		for (const chooser of chooserNames) {
			const {play} = makeGuess(begin({chooser}).play, 'e');
			expect(play.game.turns.length).toBe(choosers[chooser].isQuick ? 1 : 0);
			expect(callChooser(play) === undefined).toBe(choosers[chooser].isQuick);
		}
	});

	test('a quick chooser has one memory of a game, which knows each of its letters and no other', () => {
		const asked: string[] = [];
		const begun = vi.spyOn(choosers.evil, 'begin').mockImplementation(() => ({families, guess}) => {
			asked.push(guess);
			return {family: families[0], isProved: true};
		});
		const first = guessOneByOne(['x', 'e'], {chooser: 'evil'}).play;
		const other = begin({chooser: 'evil', seed: 'b'}).play;
		makeGuess(other, 'o');
		makeGuess(first, 'a');
		expect(asked).toEqual(['x', 'e', 'o', 'a']);
		expect(begun).toHaveBeenCalledTimes(2);
		// Another letter after x and e is another game for the chooser.
		makeGuess(first, 'b');
		expect(asked.slice(4)).toEqual(['x', 'e', 'b']);
	});

	test('an answer that is no family of the question is a fault', () => {
		vi.spyOn(choosers.evil, 'begin').mockImplementation(() => ({families: [family]}) => ({
			family: {...family},
			isProved: true,
		}));
		expect(() => makeGuess(begin({chooser: 'evil'}).play, 'e')).toThrow('one of the families');
		const {play} = makeGuess(begin({chooser: 'perfect'}).play, 'e');
		expect(() => takeAnswer(play, {family: 9, isProved: true})).toThrow('one of the families');
		expect(() => takeAnswer(begin().play, {family: 0, isProved: true})).toThrow('one of the families');
	});

	test('a whole word that can’t be right is refused and costs nothing, whatever was answered', () => {
		const listed = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
		const guesses = fc.shuffledSubarray(['e', 'o', 'l', 'a', ...listed, 'zzzz', 'bold']);
		fc.assert(
			fc.property(fc.constantFrom(...chooserNames), guesses, (chooser, all) => {
				let {play} = begin({chooser, budget: 26});
				for (const guess of all) {
					const fits = new Set(Array.from(play.game.pool, word => wordAt(play.game.words, word)));
					const next = answered(makeGuess(play, guess)).play;
					const isRefused = guess.length > 1 && !fits.has(guess);
					if (isOver(play)) break;
					expect(next.game === play.game).toBe(isRefused);
					if (isRefused) expect(next).toMatchObject({refused: guess, moves: play.moves, waiting: []});
					play = next;
				}
			}),
		);
	});

	test('any word may be a secret that is on no list', () => {
		const {play} = begin({chooser: 'random', secret: 'zoom'});
		const wrong = makeGuess(play, 'bold').play;
		expect(wrong.game.turns).toHaveLength(1);
		expect(status(makeGuess(wrong, 'zoom').play.game)).toBe('won');
	});

	test('letters guessed with the families in view are counted, once there are any', () => {
		let {play} = begin({budget: 8});
		play = makeGuess(showFamilies(play, true), 'x').play;
		expect(play.moves).toBe('x*');
		play = makeGuess(play, 'z').play;
		expect(play.moves).toBe('x*z*');
		play = makeGuess(showFamilies(play, false), 'q').play;
		expect(play.moves).toBe('x*z*q');
		play = makeGuess(play, 'j').play;
		expect(looksIn(play.moves)).toBe(2);
	});

	test('help that is had is told once, and a look only where there is something to see', () => {
		const {play} = begin({budget: 8});
		expect(lookAtFamilies(play).events).toEqual([]);
		const turned = makeGuess(play, 'x').play;
		const looked = lookAtFamilies(turned);
		expect(looked.events.map(({type}) => type)).toEqual(['helped']);
		expect(lookAtFamilies(looked.play).events).toEqual([]);
		const hinted = takeHint(turned);
		expect([hinted.events.map(({type}) => type), hinted.play.moves]).toEqual([['helped'], 'x?']);
	});

	test('each turn is looked back at with the words and the guesses that were left', () => {
		const {play} = guessOneByOne(['x', 'e', 'z'], {chooser: 'random', secret: 'deal', budget: 2});
		expect(isOver(play)).toBe(true);
		const left = [0, 1, 2].map(turn => situationAfter(play, turn));
		// After the last guess that was had one is counted still: nothing is judged by none.
		expect(left.map(situation => situation?.remaining)).toEqual([1, 1, 1]);
		expect(left.map(situation => situation?.pool.length)).toEqual(
			play.game.turns.map(({kept}) => kept.pool.length),
		);
		expect(situationAfter(play, 3)).toBeUndefined();
	});

	test('a program that breaks a game off loses it, whatever still waits, and only while it lasts', () => {
		const asking = makeGuess(begin({chooser: 'perfect'}).play, 'e').play;
		const forfeits = (['guesser', 'chooser'] as const).map(by => takeForfeit(asking, {by, reason: 'late'}));
		expect(forfeits.map(({events}) => events.map(event => event.type === 'over' && event.result))).toEqual([
			['lost'],
			['won'],
		]);
		const [broken] = forfeits;
		if (broken === undefined) throw new Error('It goes on');
		expect(broken.play).toMatchObject({question: undefined, waiting: []});
		expect(takeForfeit(broken.play, {by: 'chooser', reason: 'late'}).events).toEqual([]);
	});

	test('the next game has the next seed, and no secret that is known by now', () => {
		const {play} = begin({chooser: 'random', secret: 'deal', seed: '4f2a', guesser: 'expert'});
		expect(nextHangman(play)).toMatchObject({seed: '4f2a-2', secret: undefined});
	});

	test('what is known of the words of a game serves the next one', () => {
		const [{play}, next] = [begin(), begin({seed: 'a-2', budget: 8})];
		expect(next.play.ground.words).toBe(play.ground.words);
		expect(callReview(next.play).input.words).toEqual(callReview(play).input.words);
	});

	test.each(chooserNames)(
		'the same seed plays the same game against %s, on the screen and over lines',
		async chooser => {
			const list = ['e', 'o', 't', 'a', 'd', 'l', 'b'];
			const wanted = settings({chooser, seed: '4f2a', budget: 3});
			const spoken: GameEvent[] = [];
			await transcribe(talkHangman(opens(example), hangmanPlan(wanted), lineServices(spoken)), [
				...list,
				'n',
			]);
			const screen = await openScreen({
				to: 'hangman',
				with: {game: 'hangman', list: example, settings: wanted},
			});
			await screen.press(list.join(''));
			await screen.shows('Enter again');
			const gameIn = (events: readonly GameEvent[]) =>
				events.flatMap(event => (event.game === 'hangman' && event.type === 'over' ? [event.play.game] : []));
			expect(gameIn(spoken)).toHaveLength(1);
			expect(gameIn(screen.events)).toEqual(gameIn(spoken));
			screen.close();
		},
	);
});

// The set-up offers no more, and a code would hold no such game.
test('an easier game has two wrong guesses more, as far as the largest budget', () => {
	const easier = (budget: number) => nextHangman(begin({budget}).play, 'easier')?.budget;
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
		let {play} = begin({budget, chooser, ...secret});
		for (const letter of letters) play = answered(makeGuess(play, letter)).play;
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
