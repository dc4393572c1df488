import type {HangmanPlay} from '../../games/hangman/hangman.js';
import {
	isExact,
	isMiss,
	remainingGuesses,
	status,
	variantNames,
	type Bounds,
	type Family,
	type Turn,
} from '../../engine/index.js';
import type {LessonStep} from '../../games/hangman/lesson.js';
import {phrases} from '../ghost/variants.js';
import {verdict} from './odds.js';
import {capitalize, listOf, countMisses, countOf} from '../words.js';

export const lessonTitles = {
	fair: 'A fair game',
	evil: 'How it cheats',
	larger: 'More words',
	harder: 'More misses',
	par: 'Par',
	game: 'In a game',
	ghost: 'Ghost',
} as const satisfies Record<LessonStep, string>;

const otherGhosts = variantNames
	.filter(name => name !== 'ghost')
	.map(name => `${capitalize(name)} (${phrases[name].note})`);

export const lessonTexts = {
	fair: 'A word of four letters is hidden. Guess its letters one by one: press a letter. If the word has it, you see all its places; a wrong letter costs a guess. Try e, o or l.',
	evil: 'Meet evil, a fiend that picks no word. It keeps every word that fits what it has said so far, and decides only when it must. Its nine words: ally beta cool deal else flew good hope ibex. Guess e and watch.',
	larger: 'Nine other words: bat bed beg cat hat mat men net web. Guess a, and see which words evil keeps.',
	harder: 'The same nine words, but now the fiend is perfect: it looks ahead to the end. Guess a again.',
	par: 'Par is how many misses perfect play on both sides forces. For the same nine words, bat bed beg cat hat mat men net web, it is 3: with 4 wrong guesses you can always win. Beat the perfect fiend.',
	game: 'The set-up names the par of a game, and so does ? while you play. Tab shows the families and whether you can still win, Space gives a hint, and R, at the end, steps through the game again and says what each letter cost you. Evil only counts words, so it can often be beaten below par; perfect never.',
	ghost: `In Ghost you take turns adding a letter to the end of a fragment. Every fragment must begin a word. Complete a word and you lose; leave a fragment that begins none and you lose, too. With challenges you may bluff. The coach, on Tab, says where every letter leads. Other Ghosts: ${listOf(otherGhosts, {joint: 'and'})}.`,
} as const satisfies Record<LessonStep, string>;

function keptText({families, kept}: Turn): string {
	const words = countOf(kept.pool.length, 'word');
	const equals = families.filter(({pool}) => pool.length === kept.pool.length).length;
	return `It kept ${equals === 1 ? 'the largest' : `one of the ${equals} largest`} (${words})`;
}

function splitText({guess, families, kept}: Turn): string {
	if (families.length > 1) return `Your ${guess} split the words into ${families.length} families.`;
	return isMiss(kept) ? `None of the words has ${guess}.` : `All the words show ${guess} in the same place.`;
}

export function lessonRemark(step: LessonStep, play: HangmanPlay, costs: readonly Bounds[]): string {
	const turn = play.game.turns.at(-1);
	if (turn === undefined) return '';
	if (status(play.game) === 'lost') {
		const why = step === 'par' ? 'with better letters you would have won' : 'you have no wrong guess left';
		return `You lost: ${why}. T tries again, Enter continues.`;
	}

	if (step === 'fair') {
		if (status(play.game) === 'won') return 'You won! That was its word from the start. Enter continues.';
		return isMiss(turn.kept) ? `No ${turn.guess}. You lose a guess.` : `${turn.guess} appears.`;
	}

	if (step === 'par') return parRemark(turn, play, costs);
	const split = splitText(turn);
	if (step === 'evil')
		return turn.families.length === 1
			? `All the words agree about ${turn.guess}: it had no choice.`
			: `${split} ${keptText(turn)}, and answered to match: ${isMiss(turn.kept) ? `no ${turn.guess}` : `${turn.guess} appears`}.`;
	if (turn.families.length === 1) return split;
	return comparison(turn, costs);
}

function parRemark(turn: Turn, play: HangmanPlay, costs: readonly Bounds[]): string {
	const {game, settings} = play;
	if (status(game) === 'won') return 'You won. With one guess fewer, nobody could have. Enter continues.';
	const cost = costs[turn.families.indexOf(turn.kept)];
	if (cost === undefined) return '';
	const own = isMiss(turn.kept) ? 1 : 0;
	const value = {atLeast: cost.atLeast - own, atMost: cost.atMost - own};
	const remaining = remainingGuesses(game);
	return `${verdict(value, {remaining, chooser: settings.chooser, isFinished: true}).text}.`;
}

function comparison({families, kept}: Turn, costs: readonly Bounds[]): string {
	const mostOf = (family: Family) => costs[families.indexOf(family)]?.atMost ?? 0;
	const [other] = families.filter(family => family !== kept).toSorted((a, b) => mostOf(b) - mostOf(a));
	const choice = `It kept ${countOf(kept.pool.length, 'word')}`;
	if (other === undefined || !costs.every(isExact)) return `${choice}.`;
	const compared = `${choice} and so forces ${countMisses(mostOf(kept))}, this letter’s included; the ${countOf(other.pool.length, 'word')} it let go would have forced ${mostOf(other)}.`;
	if (mostOf(other) > mostOf(kept)) return `${compared} The largest family isn’t always the hardest.`;
	const isSurprise = mostOf(other) < mostOf(kept) && other.pool.length > kept.pool.length;
	return isSurprise ? `${compared} Few words can be harder than many.` : compared;
}

export const firstLetterText = (letter: string): string => `Here, guess ${letter}.`;
