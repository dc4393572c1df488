import {left, right, tableOf} from '../../page/text.js';
import type {SecondOpinion} from '../../games/hangman/agents.js';
import {isWatched, knownBeforehand, type HangmanPlay} from '../../games/hangman/hangman.js';
import {
	isExact,
	isFairChooser,
	isMiss,
	isUnlisted,
	toTenths,
	trueWord,
	type Bounds,
	type Review,
	type Turn,
	type TurnReview,
} from '../../engine/index.js';
import {countMisses, boundsText, countOf, formatNumber, missesText, capitalize} from '../words.js';
import type {ChartPart, Line, Part, Run} from '../../page/page.js';
import {spokenAnswer} from './spoken.js';
import {familiesPart, guessRun, settledCosts} from './parts.js';
import type {AssessmentFound} from '../../workers/tasks/analysis.js';

const isFairGame = ({settings}: HangmanPlay): boolean => isFairChooser(settings.chooser);

function percentText({atLeast, atMost}: Bounds): string {
	const [low, high] = [Math.floor(atLeast * 100), Math.floor(atMost * 100)];
	return low === high ? `${low}%` : `at least ${low}%`;
}

const analysing = 'analysing…';

/** Returns whether a letter gave something away; `open` if that is not known yet. */
export function mistakeIn({givenAway}: TurnReview): 'none' | 'mistake' | 'open' {
	if (givenAway.atMost === 0) return 'none';
	return givenAway.atLeast === 0 ? 'open' : 'mistake';
}

/** The game that a turn belongs to, and the share of it that is analysed, from 0 to 1. */
type Analysed = {readonly play: HangmanPlay; readonly share: number};

function costText(review: TurnReview, {play, share}: Analysed): string {
	const {givenAway, best, turn, cost, value, isGiven, isJudged} = review;
	if (isGiven) return 'answered before you began';
	if (!isJudged) return 'not judged';
	if (share < 1 && !isExact(givenAway)) return analysing;
	switch (mistakeIn(review)) {
		case 'none':
			return 'no letter was better';
		case 'open':
			return `gave away ${boundsText(givenAway)} (not proved)`;
		case 'mistake': {
			const lost = `gave away ${boundsText(givenAway)}`;
			if (best === undefined || best === turn.guess) return lost;
			const isFair = isFairGame(play);
			// As they are rounded, averages may seem to differ by more or less.
			const seems = toTenths(cost.atLeast) - toTenths(value.atLeast);
			if (isFair && toTenths(seems) !== givenAway.atLeast) return `${lost}: ${best} was better`;
			const leads = isFair ? 'leads to' : 'forces';
			return `${lost}: ${turn.guess} ${leads} ${boundsText(cost)}, ${best} only ${boundsText(value)}`;
		}
	}
}

const leftText = ({kept}: Turn): string =>
	`${isMiss(kept) ? 'a miss, ' : ''}${countOf(kept.pool.length, 'word')} left`;

/** Compares expert's letter with a guess: `o: a miss, 12 words left, not 40`. */
export function opinionText(opinion: SecondOpinion | undefined, turn: Turn): string {
	if (opinion === undefined) return 'no word to go by';
	const {letter, turn: instead} = opinion;
	if (letter === turn.guess) return `${letter}, too`;
	if (instead === undefined) return letter;
	const {length} = turn.kept.pool;
	const other = instead.kept.pool.length === length ? 'just as many' : `not ${formatNumber(length)}`;
	return `${letter}: ${leftText(instead)}, ${other}`;
}

/** Returns the number of words before a guess, and their value; a range only if there is no more to find. */
function valueText({value, words, isGiven}: TurnReview, {play, share}: Analysed): string {
	if (words === 0) return 'no word of the dictionary fits';
	const fit = countOf(words, 'word');
	if (isGiven) return fit;
	if (share < 1 && !isExact(value)) return `${fit} · ${analysing}`;
	const about = isFairGame(play) ? '≈ ' : '';
	return `${fit} · ${about}${missesText(value)} to come${isExact(value) ? '' : ' (not proved)'}`;
}

/** Rounds bounds as they are shown, so that sums add up. */
const roundedBounds = ({atLeast, atMost}: Bounds): Bounds => ({
	atLeast: toTenths(atLeast),
	atMost: toTenths(atMost),
});

/** How the misses of a game came about: a sum that adds up, without its zero parts. */
export function ledgerText(review: Review, play: HangmanPlay): string {
	const {misses, forced, givenAway, cutOff} = review;
	const isOne = givenAway.atLeast === 1 && givenAway.atMost === 1;
	const parts = [
		{sign: '+', part: givenAway, name: isOne ? 'mistake' : 'mistakes'},
		answersPart(review, play),
		{sign: '−', part: cutOff, name: 'still to come at the end'},
	]
		.map(({sign, part, name}) => ({sign, part: roundedBounds(part), name}))
		.filter(({part}) => part.atLeast !== 0 || part.atMost !== 0)
		.map(({sign, part, name}) => ` ${sign} ${boundsText(part)} ${name}`);
	const start = `${boundsText(roundedBounds(forced))} ${isFairGame(play) ? 'expected' : 'forced'}`;
	return `${countMisses(misses)}: ${start}${parts.join('')}`;
}

/** The effect of the answers: luck if the chooser was honest, so that the sum adds up as it is shown; else the misses it failed to force. */
function answersPart({misses, cutOff, forced, givenAway, answered}: Review, play: HangmanPlay) {
	if (!isFairGame(play)) {
		const part = {atLeast: Math.max(0, -answered.atMost), atMost: Math.max(0, -answered.atLeast)};
		return {sign: '−', part, name: 'the fiend gave back'};
	}

	const luck = misses + toTenths(cutOff.atMost) - toTenths(forced.atLeast) - toTenths(givenAway.atLeast);
	const part = {atLeast: Math.abs(luck), atMost: Math.abs(luck)};
	return luck > 0 ? {sign: '+', part, name: 'bad luck'} : {sign: '−', part, name: 'good luck'};
}

/** Returns the fewest misses that beat `evil` from the start and the letters that do it; `undefined` where that isn't proved. */
export function bestLineText(play: HangmanPlay): string | undefined {
	const {evil} = knownBeforehand(play);
	if (play.settings.chooser !== 'evil' || evil === undefined || !isExact(evil)) return undefined;
	return `Best play: ${missesText(evil)} with ${evil.letters.join(', ')}`;
}

function unlistedText({turns}: Review, {game}: HangmanPlay): string | undefined {
	if (!isUnlisted(game)) return undefined;
	const judged = turns.filter(({isJudged}) => isJudged).length;
	return `Not a listed word: ${judged} of ${countOf(turns.length, 'guess', 'guesses')} can be judged`;
}

const fairAbout =
	'It played fair, so a letter is worth the misses that it leads to on average over the words then possible: an estimate (≈), with letters as expert asks them. What the answers added to that is luck.';

const perfectAbout =
	'A letter is worth the misses that a perfect fiend forces after it. Where an answer forced fewer, the fiend gave them back.';

const evilAbout = 'Best play: the fewest misses with which letters beat evil, and these letters.';

export function reviewAbout(play: HangmanPlay): string {
	const whose = isWatched(play) ? 'a letter' : 'your letter';
	return [
		isFairGame(play) ? fairAbout : perfectAbout,
		...(bestLineText(play) === undefined ? [] : [evilAbout]),
		`Given away: what ${whose} cost more than the best one.`,
		'Accuracy: the average over the letters of 1 ÷ (1 + misses given away), so 100% for a letter that gives nothing away and 50% for one that gives away a miss.',
		'The bars show the words possible before each letter, with the mistakes marked below.',
	].join('\n');
}

export const lettersGivenAway = ({turns}: Review): readonly string[] =>
	turns.filter(isMistake).map(({turn}) => turn.guess);

type ReviewShown = Analysed & {
	readonly review: Review;
	/** The turn that is looked at, from 0. */
	readonly turn: number;
	readonly assessment: AssessmentFound | undefined;
	/** Expert's letters, by the turn; left out if they aren't asked for. */
	readonly opinions: ReadonlyMap<number, SecondOpinion | undefined> | undefined;
};

export const isMistake = (turn: TurnReview): boolean => mistakeIn(turn) === 'mistake';

function chart({play, review: {turns}, turn}: ReviewShown): ChartPart & Part {
	return {
		part: 'chart',
		label: `${turn + 1} of ${turns.length}`,
		values: [...turns.map(({words}) => words), play.game.pool.length],
		scale: 'ratio',
		selected: turn,
		marked: turns.flatMap((each, at) => (isMistake(each) ? [at] : [])),
		markText: 'mistakes',
		text: 'words possible',
		only: 'screen',
	};
}

const namesIn = ({named}: TurnReview, {dictionary}: HangmanPlay): readonly string[] =>
	named.map(word => trueWord(dictionary, word));

const verdictRun = (each: TurnReview, analysed: Analysed): Run => ({
	text: costText(each, analysed),
	...(isMistake(each) && {as: 'miss'}),
});

function turnFacts(shown: ReviewShown, each: TurnReview): Part {
	const {play, turn: at, opinions} = shown;
	const {turn, before, isGiven} = each;
	const opinion = opinions?.has(at) ? opinionText(opinions.get(at), turn) : 'thinking…';
	const [first = '', last = ''] = namesIn(each, play);
	const guessed: Line = [{...guessRun(turn), bold: true}, {text: '  '}, verdictRun(each, shown)];
	const word: readonly Run[] =
		first !== last ? [{text: `${first} ↝ ${last}  it changed its mind`, as: 'fiend'}] : [{text: last}];
	return {
		part: 'facts',
		rows: [
			{label: 'pattern', value: `${before} → ${turn.pattern}`},
			{label: 'before', value: valueText(each, shown)},
			{label: 'guessed', value: guessed},
			...(opinions && !isGiven ? [{label: 'expert', value: opinion}] : []),
			{label: 'its word', value: word},
		],
		only: 'screen',
	};
}

function spokenTurn(each: TurnReview, index: number, play: HangmanPlay): string {
	const analysed = {play, share: 1};
	const before = valueText(each, analysed).replace(' · ', ', ').replace('≈', 'about');
	const [first = '', last = ''] = namesIn(each, play);
	const mind = first !== last ? ` Its word went from ${first} to ${last}.` : '';
	return `${index + 1}. ${spokenAnswer(each.turn)} ${each.isGiven ? 'Of' : 'Before it'} ${before}. ${capitalize(costText(each, analysed))}.${mind}`;
}

/** Returns the misses still to come after a turn; nothing where no word was left to judge by, or another given letter follows. */
function comingText({turns, left: atEnd}: Review, at: number): string {
	const {isGiven = false, value = atEnd} = turns[at + 1] ?? {};
	return isGiven || turns[at]?.turn.kept.pool.length === 0 ? '' : boundsText(value);
}

function turnsPart(shown: ReviewShown): Part {
	const {play, review, turn, share} = shown;
	return {
		...tableOf(
			[
				[left('guess'), each => each.turn.guess],
				[left(''), each => (isMiss(each.turn.kept) ? {text: 'miss', as: 'miss'} : {text: 'hit', as: 'hit'})],
				[left('pattern', {rank: 3}), each => each.turn.pattern],
				[right('words left', {rank: 2}), each => formatNumber(each.turn.kept.pool.length)],
				[right('misses still to come', {rank: 1}), (_, at) => comingText(review, at)],
				[left('verdict'), each => verdictRun(each, shown)],
			],
			review.turns,
			(_, at) => ({mark: at === turn ? 'chosen' : undefined}),
		),
		heading: 'all turns',
		remark: share === 1 ? '' : `analysing… ${Math.floor(share * 100)}%`,
		spoken: review.turns.map((each, at) => spokenTurn(each, at, play)).join('\n'),
	};
}

/** Names the guess that gave away most, and which turn it was; `''` if none gave anything away. */
function turningPointText({turns}: Review): string {
	const [worst] = turns
		.map((turn, at) => ({turn, at}))
		.filter(({turn}) => isMistake(turn))
		.sort((a, b) => b.turn.givenAway.atLeast - a.turn.givenAway.atLeast);
	if (worst === undefined) return '';
	const {turn, at} = worst;
	const instead =
		turn.best === undefined || turn.best === turn.turn.guess ? '' : `, where ${turn.best} was better`;
	return `The turning point was ${turn.turn.guess}, turn ${at + 1}${instead}.`;
}

function summaryPart({play, review, share}: ReviewShown): Part {
	const last = bestLineText(play) ?? unlistedText(review, play);
	const {forced, givenAway, answered, cutOff, accuracy} = review;
	const isKnown = share === 1 || [forced, givenAway, answered, cutOff, accuracy].every(isExact);
	const end = [isKnown ? turningPointText(review) : '', last === undefined ? '' : `${last}.`].filter(Boolean);
	return {
		part: 'prose',
		heading: 'summary',
		paragraphs: isKnown
			? [
					[{text: 'Accuracy: '}, {text: percentText(accuracy), as: 'accent', bold: true}, {text: '.'}],
					`${ledgerText(review, play)}.`,
					...end,
				]
			: [analysing, ...end],
	};
}

export function reviewParts(shown: ReviewShown): readonly Part[] {
	const {play, review, turn, assessment} = shown;
	if (review.turns.length === 0) return [{part: 'prose', paragraphs: ['No letter was guessed.']}];
	const seen = review.turns.slice(turn, turn + 1);
	return [
		chart(shown),
		...seen.map(each => turnFacts(shown, each)),
		turnsPart(shown),
		summaryPart(shown),
		...opinionParts(shown),
		...seen.map((each): Part => {
			const costs = isFairGame(play) ? {} : {costs: settledCosts(assessment)};
			return {...familiesPart({play, turn: each.turn, ...costs}), only: 'screen'};
		}),
	];
}

/** Expert's letter at every turn once all are known, for faces that don't step through them. */
function opinionParts({review: {turns}, opinions}: ReviewShown): readonly Part[] {
	const own = [...turns.entries()].filter(([, {isGiven}]) => !isGiven);
	if (opinions === undefined || opinions.size < own.length) return [];
	const paragraphs = own.map(
		([at, {turn}]) => `${at + 1}. ${turn.guess}. Expert: ${opinionText(opinions.get(at), turn)}.`,
	);
	return [{part: 'prose', paragraphs, only: 'lines', answers: 'expert'}];
}
