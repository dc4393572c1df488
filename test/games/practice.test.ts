import {playMove} from './ghost-moves.js';
import {caughtUp, makeGuess, takeHint, movesOf} from './moves.js';
import {describe, expect, test} from 'vitest';
import {dailyWords, loadDictionary} from '../../source/dictionaries/index.js';
import {makeBook, chooserNames} from '../../source/engine/index.js';
import {
	actionsOf,
	beginGhost,
	rewind,
	canPractiseGhost,
	practiceGhost,
} from '../../source/games/ghost/ghost.js';
import {
	beginDaily,
	beginHangman,
	isOver,
	ownTurns,
	practiceHangman,
	type HangmanPlay,
} from '../../source/games/hangman/hangman.js';
import {openGame} from '../../source/games/open.js';
import {exampleAndMore as example} from '../line-mode/transcript.js';
import {settleGhost, settleHangman} from '../settings/settle.js';

/** A recorder that says of the games that begin whether they are kept. */
function outside() {
	const kept: boolean[] = [];
	const begin = (isKept = true) => `${kept.push(isKept)}`;
	return {kept, recorder: {resume: () => undefined, begin}};
}

/** What decides how a game goes on. */
const standing = ({game: {pattern, pool, budget, secret, turns}}: HangmanPlay) => ({
	pattern,
	pool,
	budget,
	secret,
	guesses: turns.map(({guess}) => guess),
});

describe('a game tried again', () => {
	test.each(chooserNames)('against %s stands as it stood before each guess, and is kept nowhere', chooser => {
		const settled = settleHangman({dictionary: 'example', length: '4', budget: '9', chooser}, example, 'a');
		if (!settled.ok) throw new Error(settled.sentence);
		const moments = [beginHangman(example, settled.settings, 'first')];
		for (const guess of ['e', 'good', 'o', 'a', 'l', 'ally', 'd']) {
			const before = moments.at(-1);
			if (before === undefined || isOver(before)) break;
			const after = makeGuess(takeHint(before).play, guess).play;
			if (after.game.turns.length > before.game.turns.length) moments.push(after);
		}

		const last = moments.at(-1);
		if (last === undefined) throw new Error('A game has begun');
		for (const [guess, moment] of moments.slice(0, -1).entries()) {
			const {kept, recorder} = outside();
			const again = caughtUp(openGame(practiceHangman(last, guess), recorder));
			expect(standing(again)).toEqual(standing(moment));
			expect(movesOf(again)).not.toContain('?');
			expect(kept).toEqual([false]);
		}
	});

	test('a day’s game begins again after the letters that were given, with the guesses that hints had cost', async () => {
		const loaded = await loadDictionary(dailyWords.dictionary, dailyWords);
		if (!loaded.ok) throw new Error(loaded.fault.kind);
		const begun = beginDaily(loaded.dictionary, '2026-03-05', 'a day', 'none');
		const next = makeGuess(takeHint(begun).play, 'q').play;
		const {kept, recorder} = outside();
		const again = caughtUp(openGame(practiceHangman(next, 0), recorder));
		expect(standing(again)).toEqual(standing(begun));
		expect(ownTurns(again)).toEqual([]);
		expect(kept).toEqual([false]);
	});

	test('Ghost goes on from before a turn', () => {
		const settings = settleGhost({opponent: 'human', 'min-length': '1'}, 's');
		let play = beginGhost(makeBook('ghost', example, 1), settings, 'first');
		for (const letter of 'good') {
			const result = playMove(play, {kind: 'letter', letter, place: ''});
			if (result.ok) ({play} = result);
		}

		expect(canPractiseGhost(play)).toBe(true);
		for (const turn of [0, 1, 3]) {
			const {kept, recorder} = outside();
			const {play: again} = openGame(practiceGhost(play, turn), recorder);
			expect(actionsOf(again)).toEqual(actionsOf(play).slice(0, turn));
			expect(again.game).toEqual(rewind(play, turn).game);
			expect(kept).toEqual([false]);
		}
	});
});
