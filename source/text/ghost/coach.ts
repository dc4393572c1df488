import {
	playerAfter,
	trueWord,
	variants,
	type Advice,
	type Book,
	type Coaching,
	type GhostGame,
	type Place,
	type Step,
} from '../../engine/index.js';
import {actionText, nameAt, subject, type GhostFacts, type NameAction} from './ghost.js';
import {capitalize, listOf} from '../words.js';
import {countOf} from '../numbers.js';
import {partyTitles, playerTitles} from '../players.js';
import {drawRows} from '../tables.js';

export type Outcome = Advice['effect'];

/** The words for an outcome of one letter or several, its mark and its tone, the best first. */
export const outcomes = {
	wins: {mark: 'hit', tone: 'hit', one: 'wins', many: 'win'},
	corners: {
		mark: 'hit',
		tone: 'hit',
		one: 'leaves the next player no safe letter',
		many: 'leave the next player no safe letter',
	},
	open: {mark: 'used', tone: 'quiet', one: '', many: ''},
	loses: {mark: 'miss', tone: 'miss', one: 'loses', many: 'lose'},
	completes: {mark: 'left', tone: 'quiet', one: 'is a word', many: 'are words'},
	'loses-now': {mark: 'miss', tone: 'miss', one: 'loses now', many: 'lose now'},
} as const satisfies Record<Outcome, {mark: string; tone: string; one: string; many: string}>;

/** Returns the number of letters until the game ends, if it is known and worth showing. */
const lettersOf = ({effect, letters}: Advice): number | undefined =>
	effect === 'completes' ? undefined : letters;

/** Whether a letter is best and doesn't lose. */
export const isGood = ({isBest, effect}: Advice): boolean =>
	isBest && (effect === 'wins' || effect === 'corners');

const ranked = Object.keys(outcomes);

/** Compares letters, the best first: quick wins, slow wins, slow losses, quick losses, complete words. */
function byMerit(a: Advice, b: Advice): number {
	// If unknown, longer than any.
	const [soon, late] = [lettersOf(a) ?? 99, lettersOf(b) ?? 99];
	return (
		ranked.indexOf(a.effect) - ranked.indexOf(b.effect) ||
		(a.effect === 'wins' ? soon - late : late - soon) ||
		Number(b.isBest) - Number(a.isBest)
	);
}

export const byMeritIn = ({advice}: Coaching): readonly Advice[] => advice.toSorted(byMerit);

const inLetters = (letters: number | undefined): string => (letters === undefined ? '' : ` in ${letters}`);

/** Returns what a letter leads to, and how soon: `wins in 8`, `is a word`. */
export const outcomeText = (advice: Advice): string =>
	outcomes[advice.effect].one + inLetters(lettersOf(advice));

/** Returns the same for a sentence: `wins in 8 letters`, `completes a word`. */
export function outcomeInFull(advice: Advice): string {
	const letters = lettersOf(advice);
	if (advice.effect === 'completes') return 'completes a word';
	return outcomes[advice.effect].one + (letters === undefined ? '' : ` in ${countOf(letters, 'letter')}`);
}

/** Letters with the same outcome, as `lose in 8`, by their places. */
export type Alike = {
	readonly outcome: Outcome;
	readonly one: string;
	readonly many: string;
	readonly places: readonly (readonly [Place, readonly string[]])[];
};

export function alike(sorted: readonly Advice[]): readonly Alike[] {
	const different = new Map(sorted.map(advice => [outcomeText(advice), advice]));
	return Array.from(different, ([one, advice]): Alike => {
		const group = sorted.filter(each => outcomeText(each) === one);
		const places = [...new Set(group.map(({place}) => place))].map(
			place =>
				[place, group.filter(each => each.place === place).map(({letter}) => letter.toUpperCase())] as const,
		);
		const many = outcomes[advice.effect].many + inLetters(lettersOf(advice));
		return {outcome: advice.effect, one, many, places};
	});
}

export const letterText = (
	book: GhostGame['book'],
	fragment: string,
	{letter, place}: Step,
	call: NameAction = actionText,
): string => call({kind: 'letter', letter, place}, {book, fragment});

/** Returns the coach as a table of the letters, the best ones marked. */
export function coachLines(round: GhostFacts, coaching: Coaching): readonly string[] {
	const {book, fragment, toMove} = round.game;
	const rows = coaching.advice.map(each => [
		`${each.isBest ? '*' : ' '} ${letterText(book, fragment, each)}`,
		outcomeInFull(each),
		`${countOf(each.count, 'word')}: ${trueWord(book.dictionary, each.shortest)}`,
	]);
	return [`Coach: ${linesVerdict(round, {fragment, player: toMove}, coaching)}`, ...drawRows(rows)];
}

function linesVerdict(round: GhostFacts, at: CoachedPlace, coaching: Coaching): string {
	const {canWin, advice} = coaching;
	if (canWin === undefined) return verdictText(round, at, coaching);
	if (canWin) return 'you can force a win with the letters marked *.';
	const longest = advice.some(({isBest}) => isBest) ? '; those marked * make the game last longest' : '';
	return `every letter loses${longest}.`;
}

function rulesOf({variant, rule, isMatch, minLength, opponent}: GhostFacts['settings']): readonly string[] {
	const {adding, dead} = variants[variant].phrases;
	return [
		`Add a letter ${adding}. Whoever completes a word${minLength > 1 ? ` of ${minLength} letters or more` : ''} loses${rule === 'instant' ? `; so does whoever leaves a fragment that ${dead}` : ''}.`,
		...(rule === 'challenge'
			? [
					`A fragment that ${dead} may be a bluff. Challenge it: the player challenged names a word that it can become, or loses. If they name one, you lose.`,
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

function opponentsOf({player, opponent}: GhostFacts['settings']): readonly string[] {
	const bots = opponent.filter(name => name !== 'human' && name !== 'elsewhere');
	const [only] = bots;
	if (player !== 'you' || only === undefined) return [];
	if (opponent.length === 1) return [`Your opponent is ${only}: it ${playerTitles[only]}.`];
	return [...new Set(bots)].map(bot => `${capitalize(bot)} ${partyTitles[bot]}.`);
}

export const ghostBriefing = (setup: GhostFacts['settings']): readonly string[] => [
	...rulesOf(setup),
	...opponentsOf(setup),
];

/** Says how many words a fragment can become, or how many hold it in variants other than Ghost. */
export function wordsText(book: Book, fragment: string): string {
	const count = book.countWords(fragment);
	return `${countOf(count, 'word')} ${book.variant.isTree ? 'within reach' : count === 1 ? 'fits' : 'fit'}`;
}

export const lookAheadHelp =
	'The coach looks two letters ahead. A safe letter is part of a word and completes none. Loses now: the letter completes a word. Leaves the next player no safe letter: whatever follows completes one.';

export function ghostAbout(setup: GhostFacts['settings']): string {
	const {isTree} = variants[setup.variant];
	return [
		...rulesOf(setup),
		isTree
			? 'Within reach: the words that play can still arrive at. A longer word behind a shorter one is never reached.'
			: 'Words that fit: those that hold the fragment. Some lie behind a shorter word, where play never arrives.',
		setup.opponent.length === 1
			? 'Coach: wins in 8, loses in 8: with best play on both sides the game then ends with the 8th letter, this one included.'
			: lookAheadHelp,
		`Words: how many ${isTree ? 'are within reach' : 'fit'} after it; then the shortest.`,
		`Tree: what can follow, and ${setup.opponent.length === 1 ? 'who wins there with best play' : 'who has no safe letter there, or completes a word'}. +12 words: so many ${isTree ? 'are within reach there and' : 'fit there and are'} not drawn.`,
	].join('\n');
}

const mostListed = 6;

type CoachedPlace = {readonly fragment: string; readonly player: number};

/** Says who can force a win, or among three or more players what two letters ahead show. */
export function verdictText(
	round: GhostFacts,
	{fragment, player}: CoachedPlace,
	coaching: Coaching,
	call: NameAction = actionText,
): string {
	const {book, order} = round.game;
	const namesOf = (some: readonly Advice[]) => [
		...new Set(some.map(each => letterText(book, fragment, each, call))),
	];
	if (coaching.canWin === undefined)
		return order.length === 2 ? 'Too many words fit to see who wins.' : partyVerdict(coaching, namesOf);
	const best = byMeritIn(coaching).filter(({isBest}) => isBest);
	const letters = listOf(namesOf(best), {most: mostListed});
	if (coaching.canWin) return `${subject(nameAt(round, player))} can force a win with ${letters}.`;
	const lost = `${subject(nameAt(round, playerAfter(order, player)))} can force a win`;
	if (best.length > 0 && best.every(({effect}) => effect === 'completes'))
		return `${lost}: every letter completes a word.`;
	const [most] = best.map(lettersOf);
	if (most === undefined) return `${lost}.`;
	return `${lost}; ${letters} ${best.length === 1 ? 'lasts' : 'last'} longest, ${most} letters.`;
}

function partyVerdict({advice}: Coaching, namesOf: (some: readonly Advice[]) => readonly string[]): string {
	if (advice.every(({effect}) => effect === 'loses-now')) return 'Every letter loses now.';
	for (const effect of ['corners', 'loses-now'] as const) {
		const names = namesOf(advice.filter(each => each.effect === effect));
		const {one, many} = outcomes[effect];
		if (names.length > 0)
			return `${listOf(names, {joint: 'and', most: mostListed})} ${names.length === 1 ? one : many}.`;
	}

	return 'Two letters ahead, nothing is decided.';
}
