import {
	playerAfter,
	trueWord,
	variants,
	type Advice,
	type Book,
	type Dictionary,
	type Effect,
	type GhostGame,
	type Node,
	type PartyAdvice,
	type Place,
	type Standing,
	type Step,
} from '../engine/index.js';
import {actionText, nameAt, subject, type GhostFacts, type NameAction} from './ghost.js';
import {isParty, namesFrom, standingsHelp, type AnyCoaching} from './ghost-standings.js';
import {capitalize, listOf} from './lists.js';
import {countOf} from './numbers.js';
import {playerTitles} from './players.js';
import {drawRows, drawTable} from './tables.js';

/** What a letter leads to for whoever plays it: how a game of two then ends, or how the player stands among several. */
export type Outcome = Effect | Standing;

/** Words for what one letter leads to, or several; and the mark and the tone of it. The best come first. */
export const outcomes = {
	wins: {mark: 'hit', tone: 'hit', one: 'wins', many: 'win'},
	safe: {mark: 'hit', tone: 'hit', one: 'safe', many: 'safe'},
	loses: {mark: 'miss', tone: 'miss', one: 'loses', many: 'lose'},
	depends: {mark: 'used', tone: 'accent', one: 'depends', many: 'depends'},
	unsafe: {mark: 'used', tone: 'accent', one: 'not safe', many: 'not safe'},
	lost: {mark: 'miss', tone: 'miss', one: 'lost', many: 'lost'},
	completes: {mark: 'left', tone: 'quiet', one: 'is a word', many: 'are words'},
} as const satisfies Record<Outcome, {mark: string; tone: string; one: string; many: string}>;

export type AnyAdvice = Advice | PartyAdvice;

export function outcomeOf(advice: AnyAdvice): Outcome {
	if ('effect' in advice) return advice.effect;
	const [own = 'depends'] = advice.standings;
	return advice.completes ? 'completes' : own;
}

const lastsOf = (advice: AnyAdvice): number | undefined =>
	'lasts' in advice && advice.effect !== 'completes' ? advice.lasts : undefined;

const losing: readonly Outcome[] = ['loses', 'lost', 'completes'];

export const isGood = (advice: AnyAdvice): boolean => advice.isBest && !losing.includes(outcomeOf(advice));

const ranked = Object.keys(outcomes);

/** The best letters first: quick wins, slow wins, then those that last, and those that complete a word. */
function byMerit(a: AnyAdvice, b: AnyAdvice): number {
	const [one, other] = [outcomeOf(a), outcomeOf(b)];
	// Longer than any where it isn’t known.
	const [soon, late] = [lastsOf(a) ?? 99, lastsOf(b) ?? 99];
	return (
		ranked.indexOf(one) - ranked.indexOf(other) ||
		(one === 'wins' ? soon - late : late - soon) ||
		Number(b.isBest) - Number(a.isBest)
	);
}

export function byMeritIn(coaching: AnyCoaching): readonly AnyAdvice[] {
	const advice: readonly AnyAdvice[] = coaching.advice;
	return advice.toSorted(byMerit);
}

const inLetters = (lasts: number | undefined): string => (lasts === undefined ? '' : ` in ${lasts}`);

/** What a letter leads to, and how soon where that is known: `wins in 8`, `is a word`. */
export const outcomeText = (advice: AnyAdvice): string =>
	outcomes[outcomeOf(advice)].one + inLetters(lastsOf(advice));

/** The same as a sentence says it: `wins in 8 letters`, `completes a word`. */
export function outcomeInFull(advice: AnyAdvice): string {
	const outcome = outcomeOf(advice);
	const lasts = lastsOf(advice);
	if (outcome === 'completes') return 'completes a word';
	return outcomes[outcome].one + (lasts === undefined ? '' : ` in ${countOf(lasts, 'letter')}`);
}

/** Letters that come to the same as soon, as `lose in 8`, those of a place together. */
export type Alike = {
	readonly outcome: Outcome;
	readonly one: string;
	readonly many: string;
	readonly places: readonly (readonly [Place, readonly string[]])[];
};

export function alike(sorted: readonly AnyAdvice[]): readonly Alike[] {
	const different = new Map(sorted.map(advice => [outcomeText(advice), advice]));
	return Array.from(different, ([one, advice]): Alike => {
		const outcome = outcomeOf(advice);
		const group = sorted.filter(each => outcomeText(each) === one);
		const places = [...new Set(group.map(({place}) => place))].map(
			place =>
				[place, group.filter(each => each.place === place).map(({letter}) => letter.toUpperCase())] as const,
		);
		return {outcome, one, many: outcomes[outcome].many + inLetters(lastsOf(advice)), places};
	});
}

export const letterText = (
	book: GhostGame['book'],
	fragment: string,
	{letter, place}: Step,
	call: NameAction = actionText,
): string => call({kind: 'letter', letter, place}, {book, fragment});

export function samplesText(
	{shortest, typical}: Pick<Advice, 'shortest' | 'typical'>,
	dictionary: Dictionary,
): string {
	const samples = [shortest, typical].map(word => trueWord(dictionary, word));
	return [...new Set(samples)].join(', ');
}

/** The coach to be read: a table of the letters, the best ones marked; among several with how all stand, now and after each. */
export function coachLines(round: GhostFacts, coaching: AnyCoaching): readonly string[] {
	const {book, fragment, toMove} = round.game;
	const {advice}: {readonly advice: readonly AnyAdvice[]} = coaching;
	const rows = advice.map(each => {
		const others = 'standings' in each ? each.standings.slice(1) : [];
		return [
			`${each.isBest ? '*' : ' '} ${letterText(book, fragment, each)}`,
			outcomeInFull(each),
			...others.map(standing => (outcomeOf(each) === 'completes' ? '' : outcomes[standing].one)),
			`${countOf(each.count, 'word')}: ${samplesText(each, book.dictionary)}`,
		];
	});
	if (isParty(coaching)) {
		const titles = ['', ...namesFrom(round, toMove).map(capitalize), ''];
		const columns = titles.map(title => ({title, side: 'left'}) as const);
		const now = ['  now', ...coaching.standings.map(standing => outcomes[standing].one)];
		const verdict = verdictText(round, {fragment, player: toMove}, coaching);
		return [`Coach: ${verdict}`, ...drawTable(columns, [now, ...rows])];
	}

	const lost = advice.some(({isBest}) => isBest) ? '; those marked * make the game last longest' : '';
	const verdict = coaching.canWin
		? 'you can force a win with the letters marked *'
		: `every letter loses${lost}`;
	return [`Coach: ${verdict}.`, ...drawRows(rows)];
}

function rulesOf({variant, rule, isMatch, minLength, opponent}: GhostFacts['settings']): readonly string[] {
	const {adding, dead} = variants[variant].phrases;
	return [
		`Add a letter ${adding}. Whoever completes a word${minLength > 1 ? ` of ${minLength} letters or more` : ''} loses${rule === 'instant' ? `; so does whoever leaves a fragment that ${dead}` : ''}.`,
		...(rule === 'challenge'
			? [
					`A fragment that ${dead} may be a bluff: challenge it, and whoever left it must name a word that it can become, or loses. If there is one, the challenger loses.`,
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
	return [...new Set(bots)].map(bot => `${capitalize(bot)} ${playerTitles[bot]}.`);
}

export const ghostBriefing = (setup: GhostFacts['settings']): readonly string[] => [
	...rulesOf(setup),
	...opponentsOf(setup),
];

/** How many words a fragment can become. Where it grows at one end, those behind shorter words are not counted. */
export function wordsText(book: Book, node: Node): string {
	const count = book.countWords(node);
	return `${countOf(count, 'word')} ${book.variant.isTree ? 'within reach' : count === 1 ? 'fits' : 'fit'}`;
}

export function ghostAbout(setup: GhostFacts['settings']): string {
	const {isTree} = variants[setup.variant];
	return [
		...rulesOf(setup),
		isTree
			? 'Within reach: the words that play can still arrive at. A longer word behind a shorter one is never reached.'
			: 'Words that fit: those that hold the fragment. Some lie behind a shorter word, where play never arrives.',
		setup.opponent.length === 1
			? 'Coach: wins in 8, loses in 8: with best play on both sides the game then ends with the 8th letter, this one included.'
			: `Coach: how all stand now, and after each letter. ${standingsHelp}`,
		`Words: how many ${isTree ? 'are within reach' : 'fit'} after it; then the shortest and a typical one.`,
		`Tree: what can follow, and ${setup.opponent.length === 1 ? 'who wins there with best play' : 'how whoever is to move stands there'}. +12 words: so many ${isTree ? 'are within reach there and' : 'fit there and are'} not drawn.`,
	].join('\n');
}

const mostListed = 6;

export function verdictText(
	round: GhostFacts,
	{fragment, player}: {readonly fragment: string; readonly player: number},
	coaching: AnyCoaching,
	call: NameAction = actionText,
): string {
	const {book, order} = round.game;
	const [name, other] = [nameAt(round, player), nameAt(round, playerAfter(order, player))];
	const best = byMeritIn(coaching).filter(({isBest}) => isBest);
	const called = best.map(each => letterText(book, fragment, each, call));
	const letters = listOf([...new Set(called)], {most: mostListed});
	const completes = 'every letter completes a word';
	const areWords = best.length > 0 && best.every(each => outcomeOf(each) === 'completes');
	if (isParty(coaching)) {
		const [own = 'depends'] = coaching.standings;
		const who = `${subject(name)} ${name === 'you' ? 'are' : 'is'}`;
		if (own === 'safe') return `${who} safe with ${letters}, whatever the others play.`;
		if (own === 'depends') return `No letter is safe: it depends on the others. Best: ${letters}.`;
		if (own === 'unsafe') return `No letter is safe. Best: ${letters}.`;
		return areWords ? `${who} lost: ${completes}.` : `${who} lost if each of the others looks after itself.`;
	}

	if (coaching.canWin) return `${subject(name)} can force a win with ${letters}.`;
	const lost = `${subject(other)} can force a win`;
	if (areWords) return `${lost}: ${completes}.`;
	const [lasts] = best.map(lastsOf);
	if (lasts === undefined) return `${lost}.`;
	return `${lost}; ${letters} ${best.length === 1 ? 'lasts' : 'last'} longest, ${lasts} letters.`;
}
