import {countOf} from '../../components/theme.js';
import {countPlaces, firstWords, isMiss, status, type HangmanGame} from '../../engine/index.js';

const times = (count: number) => {
	if (count === 1) return 'once';
	return count === 2 ? 'twice' : `${count} times`;
};

/** What the last guess came to, in a few words. */
export function lastTurnText({turns}: HangmanGame): string {
	const turn = turns.at(-1);
	if (turn === undefined) return 'Guess a letter.';
	const {letter, kept} = turn;
	return isMiss(kept) ? `There is no ${letter}.` : `There is ${letter}, ${times(countPlaces(kept.places))}.`;
}

/** What the truth behind the ending is: which words it could still have been, as many as fit two lines. */
export function otherWords(game: HangmanGame, columns: number): string {
	const {words, pool, secret} = game;
	const named = secret ?? pool[0];
	const others = pool.filter(word => word !== named);
	if (status(game) === 'won')
		return secret === undefined
			? 'You left it no other word.'
			: 'It played fair: that was its word from the start.';
	if (others.length === 0)
		return secret === undefined
			? 'No other word was left to it.'
			: 'It played fair, and no other word was possible.';
	const start =
		secret === undefined
			? `It had not decided: ${countOf(others.length, 'other word')} still fit all it said: `
			: `It played fair. ${countOf(others.length, 'other word')} would have fit too: `;
	const room = Math.max(1, Math.floor((columns * 2 - start.length - 10) / (words.length + 2)));
	const samples = firstWords(words, others, room).join(', ');
	return start + samples + (others.length > room ? ' …' : '.');
}
