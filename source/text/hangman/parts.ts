import type {Meaning} from '../../dictionaries/meanings.js';
import {left, right, tableOf} from '../../page/text.js';
import {canBeatEvil, isOver, isOwnWord, isWatched, type HangmanPlay} from '../../games/hangman/hangman.js';
import {
	currentSecret,
	guessedLetters,
	hidden,
	isExact,
	isMiss,
	isUnlisted,
	isWholeWord,
	letterIndex,
	remainingGuesses,
	reveal,
	status,
	trueWord,
	wordAt,
	wrongGuesses,
	type Bounds,
	type Family,
	type HangmanGame,
	type Ranking,
	type Turn,
} from '../../engine/index.js';
import type {Cell, FigurePart, Line, Part, TablePart, Tile} from '../../page/page.js';
import {
	cheatText,
	helpTaken,
	otherWords,
	outcomeText,
	patternBefore,
	unsplitText,
	wrongText,
} from './hangman.js';
import {verdict, type Verdict} from './odds.js';
import {spokenFamilies, spokenGuessesLeft, spokenThoughts} from './spoken.js';
import {describeMeaning, boundsText, countOf, formatNumber, sampleWords} from '../words.js';
import type {AssessmentFound} from '../../workers/tasks/analysis.js';
import type {LogLine} from '../../programs/child.js';
import {guesserName, logText} from '../players.js';
import {describeAlike, lettersTable} from './suggestion.js';

const isFresh = ({guess, kept}: Turn, shown: string): boolean =>
	shown === guess || (isWholeWord(guess) && !isMiss(kept));

/** The pattern, with what is typed of a whole word; in a lost game the named word fills the blanks. */
export function wordPart(game: HangmanGame, typed = ''): Part {
	const last = game.turns.at(-1);
	const word = status(game) === 'lost' && game.forfeit === undefined ? currentSecret(game) : undefined;
	const tiles = Array.from(game.pattern, (shown, place): Tile => {
		if (place < typed.length)
			return {text: typed.charAt(place), look: typed[place] === shown ? 'known' : 'fresh'};
		if (shown === hidden)
			return word ? {text: word.charAt(place), look: 'lost'} : {text: hidden, look: 'hidden'};
		return {text: shown, look: last && isFresh(last, shown) ? 'fresh' : 'known'};
	});
	return {part: 'word', tiles, alphabet: game.words.alphabet.letters};
}

/** The figure opens as the budget goes; an eye looks toward the last letter, as on a keyboard of two rows. */
export function figurePart(game: HangmanGame, figure: FigurePart['figure']): Part {
	const {turns, words} = game;
	const last = turns.at(-1);
	const perRow = Math.ceil(words.alphabet.letters.length / 2);
	const place = last ? letterIndex(words.alphabet, last.guess.charAt(0)) % perRow : 0;
	return {
		part: 'figure',
		figure,
		progress: 1 - remainingGuesses(game) / game.budget,
		...(last && {gaze: {x: (2 * place) / Math.max(1, perRow - 1) - 1, y: 0.4}}),
	};
}

export const meterPart = (game: HangmanGame): Part => ({
	part: 'meter',
	label: 'left',
	left: remainingGuesses(game),
	total: game.budget,
	spoken: spokenGuessesLeft(game),
});

/** Wrong guesses that would take more columns have no room for a mark each. */
const markedColumns = 36;

export function factsPart(game: HangmanGame) {
	const guesses = wrongGuesses(game);
	const marked = guesses.map(guess => `✗${guess} `);
	const texts = marked.join('').length > markedColumns ? [`✗ ${wrongText(game)}`] : marked;
	const wrong = texts.map(text => ({text, as: 'miss'}) as const);
	return {
		part: 'facts',
		rows: [
			{label: 'wrong', value: wrong},
			{label: 'words', value: `${formatNumber(game.pool.length)} of ${formatNumber(game.words.count)}`},
		],
		spoken: '',
	} as const satisfies Part;
}

export function keyboardPart(game: HangmanGame, pointer: number | undefined): Part {
	const {letters} = game.words.alphabet;
	const lettersWhere = (isWrong: boolean) =>
		guessedLetters({turns: game.turns.filter(({kept}) => isMiss(kept) === isWrong)});
	return {
		part: 'keyboard',
		letters,
		hits: lettersWhere(false),
		misses: lettersWhere(true),
		cursor: pointer === undefined ? undefined : letters[pointer],
	};
}

/** As many words as any window has room for. */
const mostSamples = 40;

const patternColumn = left('pattern', {least: 8});

type FamiliesShown = {
	readonly play: HangmanPlay;
	readonly turn: Turn;
	/** The misses that perfect play forces if each family is kept, this letter's included; left out if nothing is judged. */
	readonly costs?: readonly (Bounds | undefined)[];
	readonly notes?: readonly Line[];
};

export function familiesPart({
	play: {game, dictionary},
	turn,
	costs,
	notes = [],
}: FamiliesShown): TablePart & {readonly spoken: string} {
	const sorted = turn.families.toSorted((a, b) => b.pool.length - a.pool.length);
	const largest = sorted[0]?.pool.length ?? 1;
	const before = patternBefore(game, turn);
	const samplesOf = ({pool}: Family): Cell => {
		const words = sampleWords(dictionary, game.words, pool, mostSamples);
		return {words, isCut: words.length < pool.length};
	};
	const costOf = (family: Family): Cell => {
		const cost = costs?.[turn.families.indexOf(family)];
		return {text: cost ? boundsText(cost) : '…', as: 'accent'};
	};

	return {
		...tableOf<Family>(
			[
				[patternColumn, ({places}) => reveal(before, turn.guess, places)],
				[right('words'), ({pool}) => formatNumber(pool.length)],
				...(costs ? [[right('misses forced', {rank: 2}), costOf] as const] : []),
				[left('', {rank: 1}), family => (family === turn.kept ? {text: 'kept', as: 'fiend'} : '')],
				[left('such as'), samplesOf],
			],
			sorted,
			family => ({
				mark: family === turn.kept ? 'kept' : undefined,
				bar: family.pool.length / largest,
			}),
		),
		heading: `families for ${turn.guess}`,
		remark: countOf(turn.families.length, 'family', 'families'),
		rest(hiddenRows) {
			const count = hiddenRows.reduce((sum, at) => sum + (sorted[at]?.pool.length ?? 0), 0);
			return `and ${formatNumber(hiddenRows.length)} more, ${countOf(count, 'word')} in all`;
		},
		notes,
		spoken: spokenFamilies(turn, game.words.length),
	};
}

const verdictTones = {looking: 'quiet', winning: 'hit', losing: 'miss', open: 'accent'} as const;
const verdictMarks = {looking: ' ', winning: '✓', losing: '✗', open: '?'} as const;

const verdictLine = ({kind, text}: Verdict): Line => [
	{text: `${verdictMarks[kind]} ${text}`, as: verdictTones[kind]},
];

/** Returns the word that the fiend would name now, if it would have named another one before the last guess. */
function changedClaim({game: {words, turns}, dictionary}: HangmanPlay): string | undefined {
	const now = turns.at(-1)?.kept.pool[0];
	const before = turns.length < 2 ? 0 : turns.at(-2)?.kept.pool[0];
	return now === undefined || now === before ? undefined : trueWord(dictionary, wordAt(words, now));
}

export const settledCosts = (assessment: AssessmentFound | undefined): readonly (Bounds | undefined)[] =>
	assessment?.families.map(cost => (assessment.isFinished || isExact(cost) ? cost : undefined)) ?? [];

function verdictIn(play: HangmanPlay, assessment: AssessmentFound | undefined): Verdict | undefined {
	const {game, settings} = play;
	if (isOver(play) || isUnlisted(game)) return undefined;
	return verdict(assessment?.value, {
		remaining: remainingGuesses(game),
		chooser: settings.chooser,
		isFinished: assessment?.isFinished ?? false,
		chance: assessment?.chance,
		canBeatEvil: canBeatEvil(play),
		watched: isWatched(play) ? guesserName(play) : undefined,
	});
}

/** Shows the families of the last turn, with the costs known so far. */
export function outlookPart(play: HangmanPlay, assessment: AssessmentFound | undefined): Part {
	const {game, dictionary, settings} = play;
	const turn = game.turns.at(-1);
	const hasSecret = game.secret !== undefined;
	const claim = isOver(play) || hasSecret ? undefined : changedClaim(play);
	const isSecretShown = !isOver(play) && hasSecret && settings.verbose && !isOwnWord(play);
	const word = claim ?? (isSecretShown ? trueWord(dictionary, currentSecret(game)) : undefined);
	const start = claim ? '  if asked now, it would say ' : '  the secret word is ';
	const named: readonly Line[] = word === undefined ? [] : [[{text: start}, {text: word, as: 'fiend'}]];
	const judged = verdictIn(play, assessment);
	const spokenVerdict = judged && judged.kind !== 'looking' ? [`${judged.text}.`] : [];
	const notes = [...named, ...(judged ? [verdictLine(judged)] : [])];
	if (turn === undefined)
		// A table, so that it has the place of the families that follow.
		return {
			part: 'table',
			heading: 'families',
			columns: [left('')],
			rows: [{cells: [unsplitText(game.pool.length)]}],
			notes,
			spoken: [unsplitText(game.pool.length), ...spokenVerdict].join(' '),
		};
	const families = familiesPart({play, turn, costs: settledCosts(assessment), notes});
	const claimed = claim ? [`If asked now, it would say ${claim}.`] : [];
	return {...families, spoken: [families.spoken, ...claimed, ...spokenVerdict].join(' ')};
}

function countText(turns: readonly Turn[]): string {
	const words = turns.filter(({guess}) => isWholeWord(guess)).length;
	const letters = countOf(turns.length - words, 'letter');
	return words === 0 ? letters : `${letters}, ${countOf(words, 'word')}`;
}

/** A guess with its mark: `e✓`. */
export const guessRun = ({guess, kept}: Turn) =>
	({text: `${guess}${isMiss(kept) ? '✗' : '✓'}`, as: isMiss(kept) ? 'miss' : 'hit'}) as const;

export const guessesPart = ({turns}: HangmanGame): Part => ({
	...tableOf(
		[
			[left(''), guessRun],
			[patternColumn, ({pattern}) => pattern],
			[right('words left'), ({kept}) => formatNumber(kept.pool.length)],
		],
		turns,
	),
	heading: 'guesses',
	remark: countText(turns),
	keeps: 'last',
	spoken: '',
});

export function thoughtsPart(guesser: string, thought: Ranking | undefined): Part {
	if (thought === undefined)
		return {part: 'prose', heading: `${guesser} is thinking…`, paragraphs: [], spoken: ''};
	const {alike, words} = thought;
	return {
		...lettersTable(thought),
		heading: `what ${guesser} thinks`,
		remark: words === 0 ? 'no listed word fits' : countOf(words, 'word'),
		...(alike && {notes: [`  ${describeAlike(alike)}`]}),
		spoken: spokenThoughts(thought),
	};
}

const logTones = {asked: 'quiet', said: 'accent', error: 'miss'} as const;

export const logPart = (name: string, log: readonly LogLine[]): Part => ({
	...tableOf([[left('', {least: 8}), line => ({text: logText(line), as: logTones[line.kind]})]], log),
	heading: name,
	remark: 'asked, said, standard error',
	keeps: 'last',
});

/** The columns in which other words that fit are named, so that the end takes three lines in a small window. */
const roomForOthers = 110;

export function endingPart(play: HangmanPlay, meaning: Meaning | undefined): Part {
	const {game} = play;
	const as = game.forfeit ? 'accent' : status(game) === 'won' ? 'hit' : 'miss';
	const mark = game.forfeit ? '' : as === 'hit' ? '✓ ' : '✗ ';
	return {
		part: 'prose',
		paragraphs: [
			[{text: mark + outcomeText(play), as, bold: true}],
			`${play.daily ? cheatText(play) : otherWords(play, roomForOthers)} ${helpTaken(play)}`.trim(),
			...(meaning ? [describeMeaning(meaning)] : []),
		],
	};
}
