import {isExact, isMiss, status, type Bounds, type Turn} from '../engine/index.js';
import type {HangmanPlay} from '../games/hangman.js';
import {countOf} from './numbers.js';

/** The steps of the lesson, in order. */
export const lessonSteps = ['fair', 'evil', 'larger', 'harder', 'par', 'ghost'] as const;

export type LessonStep = (typeof lessonSteps)[number];

/** What each step is about. */
export const lessonTitles = {
	fair: 'A fair game',
	evil: 'How it cheats',
	larger: 'More words',
	harder: 'More misses',
	par: 'What to expect',
	ghost: 'Ghost',
} as const satisfies Record<LessonStep, string>;

/** What a step asks the player to do, or tells. */
export const lessonTexts = {
	fair: 'A word of four letters is hidden. Guess its letters one by one: press a letter. One that is in the word shows up wherever it stands; a wrong one costs a guess. Try e, o or l.',
	evil: 'Now the fiend picks no word at all. It keeps every word that fits what it has said so far, and decides only when it must. These are its nine words: ally beta cool deal else flew good hope ibex. Guess e and watch.',
	larger: 'Nine other words: bat bed beg cat hat mat men net web. Guess a, and see which words evil keeps.',
	harder: 'The same nine words, but now the fiend is perfect: it looks ahead to the end. Guess a again.',
	par: 'Par is the smallest number of wrong guesses with which perfect play always wins; the set-up names it for every length. In a game, Tab shows the families and whether you can still win, Space gives a hint, and R at the end steps through the game again and says what each letter cost you. Evil only counts words, so it can often be beaten below par; perfect never.',
	ghost:
		'In Ghost you take turns adding a letter to the end of a fragment. Every fragment must begin a word. Whoever completes a word loses; so does whoever leaves a fragment that begins none. In Superghost letters go to the front as well. With challenges you may bluff. The coach, on Tab, tells where every letter leads.',
} as const satisfies Record<LessonStep, string>;

const family = ({kept}: Turn): string => countOf(kept.pool.length, 'word');

/** What happened after a letter, step by step; `costs` are the misses that each family still forces, this one included. */
export function lessonRemark(step: LessonStep, play: HangmanPlay, costs: readonly Bounds[]): string {
	const turn = play.game.turns.at(-1);
	if (turn === undefined) return '';
	if (step === 'fair') {
		if (status(play.game) === 'won') return 'You won! That was its word from the start. Enter goes on.';
		if (status(play.game) === 'lost') return 'You lost: the budget is used up. Enter goes on.';
		return isMiss(turn.kept) ? `No ${turn.letter}. One guess fewer.` : `${turn.letter} appears.`;
	}

	const split = `Your ${turn.letter} split the words into ${countOf(turn.families.length, 'family', 'families')}.`;
	if (step === 'evil')
		return turn.families.length === 1
			? `All the words agree about ${turn.letter}: it had no choice.`
			: `${split} It kept the largest, ${family(turn)}, and answered as they demand: ${isMiss(turn.kept) ? `no ${turn.letter}` : `${turn.letter} appears`}. Guess on, or press Enter.`;
	return `${split} It kept ${family(turn)}.${comparison(turn, costs)}`;
}

const misses = (count: number): string => countOf(count, 'miss', 'misses');

/** What the kept family forces beside the hardest of the others, where both are known. */
function comparison({families, kept}: Turn, costs: readonly Bounds[]): string {
	const cost = costs[families.indexOf(kept)];
	const others = families
		.filter(family => family !== kept)
		.map(({pool}) => ({words: pool.length, cost: costs[families.findIndex(family => family.pool === pool)]}))
		.sort((a, b) => (b.cost?.atMost ?? 0) - (a.cost?.atMost ?? 0));
	const [other] = others;
	if (!cost || !isExact(cost) || !other?.cost || !isExact(other.cost)) return '';
	const forced = ` They force ${misses(cost.atMost)}, this letter’s included`;
	const rival = `the ${countOf(other.words, 'word')} it let go`;
	if (other.cost.atMost > cost.atMost)
		return `${forced}; ${rival} would have forced ${other.cost.atMost}. The largest family isn’t always the hardest.`;
	return other.cost.atMost < cost.atMost
		? `${forced}; ${rival} only ${other.cost.atMost}. Few words can be harder than many.`
		: `${forced}; so would ${rival}.`;
}
