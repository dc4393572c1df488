import {
	effects,
	playerAfter,
	trueWord,
	variants,
	type Advice,
	type Dictionary,
	type Effect,
	type GhostGame,
	type PlayerName,
	type Rule,
	type VariantName,
} from '../engine/index.js';
import {actionText, nameAt, subject, type GhostRound, type NameAction} from './ghost.js';
import {isParty, partyVerdict, standingsHelp, type AnyCoaching} from './ghost-party.js';
import {capitalize} from './letters.js';
import {listOf} from './lists.js';
import {playerTitles} from './players.js';

/** A word for what a letter leads to, and the mark that goes with it. */
export const effectTexts = {
	wins: {mark: 'hit', verb: 'wins', plural: 'win'},
	loses: {mark: 'miss', verb: 'loses', plural: 'lose'},
	completes: {mark: 'left', verb: 'is a word', plural: 'are words'},
} as const satisfies Record<Effect, {mark: string; verb: string; plural: string}>;

/** The best letters first: quick wins, slow wins, then those that last, and those that complete a word. */
export const byMerit = (a: Advice, b: Advice): number =>
	effects.indexOf(a.effect) - effects.indexOf(b.effect) ||
	(a.effect === 'wins' ? lastsOf(a) - lastsOf(b) : lastsOf(b) - lastsOf(a));

/** Longer than any where it isn’t known. */
const lastsOf = ({lasts = 99}: Advice): number => lasts;

/** What a letter leads to, and how soon where that is known: `wins in 8`, `is a word`. */
export function outcomeText({effect, lasts}: Advice): string {
	const {verb} = effectTexts[effect];
	return effect === 'completes' || lasts === undefined ? verb : `${verb} in ${lasts}`;
}

/** A letter as the coach calls it, with its place where there are several. */
export const letterText = (
	book: GhostGame['book'],
	fragment: string,
	{letter, place}: Pick<Advice, 'letter' | 'place'>,
	call: NameAction = actionText,
): string => call({kind: 'letter', letter, place}, {book, fragment});

/** Words that a letter may lead to. */
export function samplesText(
	{shortest, typical}: Pick<Advice, 'shortest' | 'typical'>,
	dictionary: Dictionary,
): string {
	const samples = [shortest, typical].map(word => trueWord(dictionary, word));
	return [...new Set(samples)].join(', ');
}

/** How a game was set up, as far as its texts tell. */
type Setup = {
	readonly variant: VariantName;
	readonly rule: Rule;
	readonly player: string;
	readonly opponent: readonly (PlayerName | 'human' | 'elsewhere')[];
	readonly isMatch: boolean;
	readonly minLength: number;
};

/** How a game is played and lost. */
function rulesOf({variant, rule, isMatch, minLength, opponent}: Setup): readonly string[] {
	const {adding, answers, dead} = variants[variant].phrases;
	return [
		`Add a letter ${adding}. Whoever completes a word${minLength > 1 ? ` of ${minLength} letters or more` : ''} loses${rule === 'instant' ? `; so does whoever leaves a fragment that ${dead}` : ''}.`,
		...(rule === 'challenge'
			? [
					`A fragment that ${dead} may be a bluff: challenge it, and whoever left it must name a word that ${answers}, or loses. If there is such a word, you lose.`,
				]
			: []),
		...(isMatch
			? [
					opponent.length === 1
						? 'Each lost round costs a letter of G-H-O-S-T; whoever has all five loses the match.'
						: 'Each lost round costs a letter of G-H-O-S-T; whoever has all five is out, and the last one left wins.',
				]
			: []),
	];
}

/** Against whom it is played; nothing where only people play. */
function opponentsOf({player, opponent}: Setup): readonly string[] {
	const bots = opponent.filter(name => name !== 'human' && name !== 'elsewhere');
	const [only] = bots;
	if (player !== 'you' || only === undefined) return [];
	if (opponent.length === 1) return [`Your opponent is ${only}: ${playerTitles[only]}.`];
	return [...new Set(bots)].map(bot => `${capitalize(bot)} ${playerTitles[bot]}.`);
}

/** What is said before the first letter: the rules, and whom it is played against. */
export const ghostBriefing = (setup: Setup): readonly string[] => [...rulesOf(setup), ...opponentsOf(setup)];

/** What the help says of a game: what every number on its screen means. */
export function ghostAbout(setup: Setup): string {
	return [
		...rulesOf(setup),
		'Within reach: the words that play can still arrive at. A longer word behind a shorter one is never reached.',
		setup.opponent.length === 1
			? 'Coach: wins in 8, loses in 8: with best play on both sides the game then ends with the 8th letter, this one included.'
			: `Coach: how whoever plays a letter stands after it; everyone: how all stand. ${standingsHelp}`,
		'Words: how many are within reach after it; then the shortest and a typical one.',
		`Tree: what can follow, and ${setup.opponent.length === 1 ? 'who wins there with best play' : 'how whoever is to move stands there'}. +12 words: so many are within reach there and not drawn.`,
	].join('\n');
}

const mostListed = 6;

/** Who can force a win where someone is at turn, with which letters, or which letters last longest. */
export function verdictText(
	round: GhostRound,
	{fragment, player}: {readonly fragment: string; readonly player: number},
	coaching: AnyCoaching,
	call: NameAction = actionText,
): string {
	if (isParty(coaching)) return partyVerdict(round, {fragment, player}, coaching, call);
	const {canWin, advice} = coaching;
	const {book, order} = round.game;
	const [name, other] = [nameAt(round, player), nameAt(round, playerAfter(order, player))];
	const best = advice.filter(({isBest}) => isBest).toSorted(byMerit);
	const letters = listOf([...new Set(best.map(each => letterText(book, fragment, each, call)))], {
		most: mostListed,
	});
	if (canWin) return `${subject(name)} can force a win with ${letters}.`;
	const lost = `${subject(other)} can force a win`;
	if (best[0]?.lasts === undefined) return `${lost}.`;
	if (best.every(({effect}) => effect === 'completes')) return `${lost}: every letter completes a word.`;
	return `${lost}; ${letters} ${best.length === 1 ? 'lasts' : 'last'} longest, ${best[0].lasts} letters.`;
}
