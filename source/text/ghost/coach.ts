import {left, right, tableOf} from '../../page/text.js';
import {
	placeShown,
	playerAfter,
	trueWord,
	type Advice,
	type Coaching,
	type Place,
	type PlacedLetter,
} from '../../engine/index.js';
import type {GhostPlay} from '../../games/ghost/ghost.js';
import type {Cell, Line, Part, TablePart, Tone} from '../../page/page.js';
import {listOf, countOf, formatNumber} from '../words.js';
import {mostListed, nameAt, subject} from './ghost.js';
import {letterInWords, letterText, phrases} from './variants.js';

/** The words for an outcome of one letter or several, its mark and its tone, the best first. */
const outcomes = {
	wins: {mark: '✓', tone: 'hit', one: 'wins', many: 'win'},
	corners: {
		mark: '✓',
		tone: 'hit',
		one: 'leaves the next player no safe letter',
		many: 'leave the next player no safe letter',
	},
	open: {mark: '○', tone: 'quiet', one: '', many: ''},
	loses: {mark: '✗', tone: 'miss', one: 'loses', many: 'lose'},
	completes: {mark: '●', tone: 'quiet', one: 'is a word', many: 'are words'},
	'loses-now': {mark: '✗', tone: 'miss', one: 'loses now', many: 'lose now'},
} as const satisfies Record<Advice['effect'], {mark: string; tone: Tone; one: string; many: string}>;

/** Returns the number of letters until the game ends, if it is known and worth showing. */
const lettersOf = ({effect, letters}: Advice): number | undefined =>
	effect === 'completes' ? undefined : letters;

const isGood = ({isBest, effect}: Advice): boolean => isBest && (effect === 'wins' || effect === 'corners');

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

const byMeritIn = ({advice}: Coaching): readonly Advice[] => advice.toSorted(byMerit);

const inLetters = (letters: number | undefined): string => (letters === undefined ? '' : ` in ${letters}`);

/** Returns what a letter leads to, and how soon: `wins in 8`, `is a word`. */
const outcomeText = (advice: Advice): string => outcomes[advice.effect].one + inLetters(lettersOf(advice));

/** Groups letters by what they lead to, as `lose in 8`, and each group by places. */
function alike(sorted: readonly Advice[]) {
	const different = new Map(sorted.map(advice => [outcomeText(advice), advice]));
	return Array.from(different, ([one, advice]) => {
		const group = sorted.filter(each => outcomeText(each) === one);
		const places = [...new Set(group.map(({place}) => place))].map(place => ({
			place,
			letters: group.filter(each => each.place === place).map(({letter}) => letter.toUpperCase()),
		}));
		const outcome = outcomes[advice.effect];
		return {...outcome, one, many: outcome.many + inLetters(lettersOf(advice)), places};
	});
}

/** Says who can force a win at a player's turn, or among three or more players what two letters ahead show. */
export function verdictText(
	play: GhostPlay,
	coaching: Coaching,
	player = play.game.toMove,
	nameOf = (step: PlacedLetter) => letterInWords(step, play.book, coaching.fragment),
): string {
	const {order} = play.game;
	const namesOf = (some: readonly Advice[]) => [...new Set(some.map(nameOf))];
	if (coaching.canWin === undefined)
		return order.length === 2 ? 'Too many words fit to see who wins.' : partyVerdict(coaching, namesOf);
	const best = byMeritIn(coaching).filter(({isBest}) => isBest);
	const letters = listOf(namesOf(best), {most: mostListed});
	if (coaching.canWin) return `${subject(nameAt(play, player))} can force a win with ${letters}.`;
	const lost = `${subject(nameAt(play, playerAfter(order, player)))} can force a win`;
	if (best.length > 0 && best.every(({effect}) => effect === 'completes'))
		return `${lost}: every letter completes a word.`;
	const [most] = best.map(lettersOf);
	if (most === undefined) return `${lost}.`;
	return `${lost}; ${letters} ${best.length === 1 ? 'lasts' : 'last'} longest, ${most} letters.`;
}

/** Says the same to the reader; `chosen` is the place for the next letter. */
export function verdictPart(play: GhostPlay, coaching: Coaching, player: number, chosen: Place): Part {
	const isGood = coaching.canWin ?? coaching.advice.some(({isBest}) => isBest);
	return {
		part: 'prose',
		as: isGood ? 'hit' : 'accent',
		paragraphs: [verdictText(play, coaching, player, namesShown(play, coaching, chosen))],
		spoken: verdictText(play, coaching, player),
	};
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

/** The rest is grouped by outcome. */
const mostAlone = 8;

function spokenAdvice({book}: GhostPlay, fragment: string, advice: Advice): string {
	const shortest = trueWord(book.dictionary, advice.shortest);
	const letter = letterInWords(advice, book, fragment);
	if (advice.effect === 'completes') return `${letter} completes ${shortest}.`;
	const outcome = outcomeText(advice).replace(/\d+$/, letters => countOf(Number(letters), 'letter'));
	const parts = [outcome, `${countOf(advice.count, 'word')}, such as ${shortest}`];
	return `${letter}: ${parts.filter(Boolean).join('; ')}.`;
}

function spokenCoach(play: GhostPlay, coaching: Coaching): string {
	const sorted = byMeritIn(coaching);
	const rest = sorted.slice(mostAlone);
	return [
		verdictText(play, coaching),
		...sorted.slice(0, mostAlone).map(advice => spokenAdvice(play, coaching.fragment, advice)),
		...(rest.length > 0 ? [`The other letters: ${spokenRest(play, coaching.fragment, rest)}.`] : []),
	].join('\n');
}

function spokenRest({book}: GhostPlay, fragment: string, rest: readonly Advice[]): string {
	const groups = alike(rest).flatMap(({one, many, places}) =>
		places.map(({place, letters}) => {
			const where = phrases[book.variant.name].spokenPlace(place, fragment);
			return `${listOf(letters, {joint: 'and'})}${where} ${letters.length === 1 ? one : many}`.trimEnd();
		}),
	);
	return groups.join('; ');
}

/** Returns the names of letters for the fragment as it is shown, which may be turned round for the place that is chosen. */
const namesShown =
	({book, game}: GhostPlay, {fragment}: Coaching, chosen: Place | undefined) =>
	({letter, place}: PlacedLetter): string => {
		const isShown = chosen !== undefined && fragment === game.fragment;
		const shown = isShown ? placeShown(book.variant, fragment, chosen, place) : place;
		return letterText({letter, place: shown}, book, fragment);
	};

/** Lists letters that are left out of the table, grouped by what they lead to: every letter can be read. No line breaks behind a mark. */
const alikeLine = (advice: readonly Advice[], nameOf: (step: PlacedLetter) => string): Line =>
	alike(advice).flatMap(({mark, tone, many, places}) => {
		const letters = places.map(({place, letters: some}) => nameOf({letter: some.join(''), place}));
		return [{text: many === '' ? '' : `${mark}\u00A0${many} `, as: tone}, {text: `${letters.join(' ')}  `}];
	});

/** Returns the coach's table: what every letter leads to, the best first; `played` is the letter that followed, where it looks back, and `chosen` the place for the next one. */
export function coachPart(
	play: GhostPlay,
	coaching: Coaching,
	played?: PlacedLetter,
	chosen?: Place,
): TablePart & Part {
	const {book} = play;
	const sorted = byMeritIn(coaching);
	const nameOf = namesShown(play, coaching, chosen);
	const outcomeCell = (advice: Advice): Cell => {
		const {mark, tone} = outcomes[advice.effect];
		const text = outcomeText(advice);
		return {text: text === '' ? '' : `${mark} ${text}`, as: tone};
	};

	return {
		...tableOf(
			[
				[left('letter'), nameOf],
				[left('then'), outcomeCell],
				[right('words', {rank: 2}), ({count}) => formatNumber(count)],
				[left('shortest', {least: 8, rank: 1}), ({shortest}) => trueWord(book.dictionary, shortest)],
			],
			sorted,
			advice => {
				const isNow = played?.letter === advice.letter && played.place === advice.place;
				return {mark: isNow ? 'chosen' : isGood(advice) ? 'kept' : undefined};
			},
		),
		heading: 'coach',
		rest: hidden =>
			alikeLine(
				hidden.flatMap(at => sorted[at] ?? []),
				nameOf,
			),
		spoken: spokenCoach(play, coaching),
	};
}
