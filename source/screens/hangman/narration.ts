import {countOf, formatNumber} from '../../components/theme.js';
import {
	countPlaces,
	currentSecret,
	firstWords,
	isMiss,
	status,
	type HangmanGame,
	type Rank,
	type Ranking,
} from '../../engine/index.js';
import type {HangmanPlay} from './play.js';

const times = (count: number) => {
	if (count === 1) return 'once';
	return count === 2 ? 'twice' : `${count} times`;
};

function lastTurnText({turns}: HangmanGame): string | undefined {
	const turn = turns.at(-1);
	if (turn === undefined) return undefined;
	const {letter, kept} = turn;
	return isMiss(kept) ? `There is no ${letter}.` : `There is ${letter}, ${times(countPlaces(kept.places))}.`;
}

/** What tells that an answer went by bounds, the longest first. */
const boundsNotes = [' Answered by bounds: time ran out.', ' By bounds: time ran out.', ' By bounds.'];

/** What was answered last and how sure it was, as much as there is room for. */
function answerText({game, isByBounds}: HangmanPlay, columns: number): string | undefined {
	const text = lastTurnText(game);
	if (text === undefined || !isByBounds) return text;
	return text + (boundsNotes.find(note => text.length + note.length <= columns) ?? '');
}

/** How many misses a letter leads to, told apart from a good guess. */
export const expectationText = ({expectation}: Rank): string =>
	expectation ? `${expectation.isExact ? '=' : '≈'} ${expectation.misses.toFixed(2)} misses` : '';

/** The best letter and why, as much as there is room for. */
function hintText({words, letters: [best]}: Ranking, columns: number): string {
	if (best === undefined) return 'No hint: no word fits.';
	const hint = `Hint: ${best.letter}, in ${formatNumber(best.words)} of ${countOf(words, 'word')}`;
	const whole = best.expectation ? `${hint}, ${expectationText(best)} to come` : hint;
	return whole.length <= columns
		? whole
		: `Hint: ${best.letter}, in ${Math.round(best.chance * 100)}% of words`;
}

/** The line under the facts: what was refused, thought or answered last, and whether it calls for attention. */
export function remark(
	play: HangmanPlay,
	columns: number,
): {readonly text: string; readonly isCalling: boolean} {
	const {game, refused, settings, thinking, thought, waiting, isPaused} = play;
	if (refused) return {text: `You have guessed ${refused} already.`, isCalling: true};
	if (waiting.length > 0) return {text: 'It weighs its answer…', isCalling: false};
	if (thinking === 'hint') return {text: 'Asking the expert…', isCalling: false};
	const isOver = status(game) !== 'playing';
	if (settings.guesser !== 'you') {
		const pause = isPaused && !isOver ? ' Paused.' : '';
		const text = answerText(play, columns - pause.length) ?? `${settings.guesser} is to guess.`;
		return {text: text + pause, isCalling: pause !== ''};
	}

	if (thought) return {text: hintText(thought, columns), isCalling: true};
	return {text: answerText(play, columns) ?? 'Guess a letter.', isCalling: false};
}

/** Who won, what the word "was", and how much help it took. */
export function outcomeText({game, settings: {guesser}, hints}: HangmanPlay): string {
	const name = guesser === 'you' ? 'You' : guesser;
	const word = currentSecret(game);
	const help = hints === 0 ? '' : ` With ${countOf(hints, 'hint')}.`;
	if (status(game) === 'won') return `${name} won! The word was ${word}.${help}`;
	const claim = game.secret === undefined ? `It says the word “was” ${word}.` : `The word was ${word}.`;
	return `${name} lost. ${claim}${help}`;
}

/** The truth behind the ending: which words it could still have been, as many as fit two lines. */
export function otherWords(game: HangmanGame, columns: number): string {
	const {words, pool, secret} = game;
	const isFair = secret !== undefined;
	const others = pool.filter(word => word !== (secret ?? pool[0]));
	if (status(game) === 'won')
		return isFair ? 'It played fair: that was its word from the start.' : 'No other word was left to it.';
	if (others.length === 0)
		return isFair ? 'It played fair, and no other word was possible.' : 'No other word was left to it.';
	const count = countOf(others.length, 'other word');
	const start = isFair
		? `It played fair. ${count} would have fit too: `
		: `It had not decided: ${count} still fit all it said: `;
	const room = Math.max(1, Math.floor((columns * 2 - start.length - 10) / (words.length + 2)));
	const samples = firstWords(words, others, room).join(', ');
	return start + samples + (others.length > room ? ' …' : '.');
}
