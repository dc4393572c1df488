import {
	countPlaces,
	currentSecret,
	findWord,
	hidden,
	isCalled,
	isMiss,
	isUnlisted,
	isWholeWord,
	status,
	type AnyChooser,
	type AnyGuesser,
	type Bounds,
	type Dictionary,
	type Forfeited,
	type Forfeiter,
	type HangmanGame,
	type Letter,
	type Rank,
	type Ranking,
	type Turn,
	type Words,
} from '../engine/index.js';
import {parText} from './budget.js';
import {givenText} from './daily.js';
import {namedWord, sampleWords} from './words.js';
import {hintsIn, looksIn} from './moves.js';
import {countOf, formatNumber, ordinal, percent} from './numbers.js';
import {chooserSentence} from './players.js';
import {awayText} from './programs.js';

export type HangmanFacts = {
	readonly game: HangmanGame;
	readonly settings: {
		readonly dictionary: string;
		readonly length: number;
		readonly chooser: AnyChooser;
		readonly guesser: AnyGuesser | 'you';
		readonly secret: string | undefined;
		readonly forAFriend: boolean;
		readonly from: string | undefined;
		readonly seed: string;
	};
	readonly names: Readonly<Record<Forfeiter, string>>;
	readonly ground: {readonly dictionary: Dictionary; readonly words: Words; readonly budget: number};
	/** The letters that have no answer yet, and the one that was refused last. */
	readonly waiting: readonly string[];
	readonly refused: string | undefined;
	readonly forfeit: Forfeited | undefined;
	readonly isProved: boolean;
	readonly moves: string;
	/** In a day's game, the letters that were answered beforehand. */
	readonly daily: {readonly given: readonly Letter[]} | undefined;
};

const isOver = ({game}: HangmanFacts): boolean => status(game) !== 'playing';

const isOwnWord = ({settings}: HangmanFacts): boolean => settings.secret !== undefined;

const chooserOf = ({settings: {forAFriend, from}}: HangmanFacts): string =>
	from ?? (forAFriend ? 'Your friend' : 'Your opponent');

const isWatched = ({settings}: HangmanFacts): boolean => settings.guesser !== 'you';

const times = (count: number) => {
	if (count === 1) return 'once';
	return count === 2 ? 'twice' : `${count} times`;
};

export function answerText({guess, kept}: Turn): string {
	if (isWholeWord(guess)) return isMiss(kept) ? `It isn’t “${guess}”.` : `It is “${guess}”.`;
	return isMiss(kept) ? `No ${guess}.` : `${guess} appears ${times(countPlaces(kept.places))}.`;
}

/** `=` is exact, `≈` is what a good guesser would make of it. */
export const expectationText = ({expectation}: Rank): string =>
	expectation ? `${expectation.isExact ? '=' : '≈'} ${expectation.misses.toFixed(2)} misses` : '';

export const learningText = 'Learning how words are made';

export function hintText({words, letters: [best], alike}: Ranking): string {
	if (best === undefined) return 'No hint: no word fits.';
	const hint = `Hint: ${best.letter}`;
	if (alike)
		return `No listed word fits. ${hint}, ${alike.length === 0 ? 'with a chance of' : 'in'} ${percent(best.chance, 0)}${alike.length === 0 ? '' : ' of words like it'}.`;
	if (words === 1) return `${hint}. One word is left: guess it whole.`;
	const all = countOf(words, 'word');
	const where = best.words === words ? `all ${all}` : `${formatNumber(best.words)} of ${all}`;
	const expected = expectationText(best);
	return `${hint}, in ${where}${expected === '' ? '' : ` (${expected})`}.`;
}

export const expertHelp = 'what expert would have guessed at each turn, and what that would have left';

export const practiceHelp = 'try again from one of your guesses, as practice that counts nowhere';

export const hintHelp = (isDaily: boolean): string =>
	`the letter that the expert would guess, and why${isDaily ? '; it counts as a miss' : ''}`;

export const noHintText = 'A hint costs a guess, and this is your last.';

function opening({game, daily}: HangmanFacts): string {
	const start = 'Guess a letter.';
	if (daily) return `${givenText(daily.given)} ${start}`;
	return isUnlisted(game) ? `${start} The word isn’t in the dictionary.` : start;
}

/** The words possible before the first guess. */
export const unsplitText = (count: number): string =>
	count === 0 ? 'No word of the dictionary fits.' : `${countOf(count, 'word')}; your guess will split them.`;

export type RemarkOn = {
	readonly play: HangmanFacts;
	readonly thought?: Ranking | undefined;
	readonly isHintWanted: boolean;
	/** How far whoever guesses has come with what it learns first, from 0 to 1. */
	readonly learning?: number | undefined;
	readonly isPaused: boolean;
	readonly typed?: string | undefined;
};

export type Remark = {readonly text: string; readonly as: 'hit' | 'miss' | 'accent' | 'quiet'};

export function remark({play, thought, isHintWanted, learning, isPaused, typed}: RemarkOn): Remark {
	const {refused, names, waiting, game, forfeit} = play;
	if (typed !== undefined) return {text: typedText(game, typed), as: 'accent'};
	if (forfeit) return {text: 'Broken off.', as: 'accent'};
	if (refused) {
		const isAway = isCalled(play.settings.chooser) && game.turns.every(({guess}) => guess !== refused);
		return {
			text: isAway ? awayText(names.chooser) : refusedText(game, refused),
			as: 'accent',
		};
	}

	if (waiting.length > 0) return {text: 'Thinking…', as: 'quiet'};
	if (learning !== undefined) return {text: `${learningText}… ${percent(learning, 0)}`, as: 'quiet'};
	if (isHintWanted) return {text: 'Asking the expert…', as: 'quiet'};
	if (thought && !isWatched(play) && !isOver(play)) return {text: hintText(thought), as: 'accent'};
	const last = game.turns.length > (play.daily?.given.length ?? 0) ? game.turns.at(-1) : undefined;
	const pause = isPaused && !isOver(play) ? ' Paused.' : '';
	const start = isWatched(play) ? `${names.guesser}’s turn.` : opening(play);
	const doubt = play.isProved ? '' : ' Best estimate.';
	const text = last ? answerText(last) + doubt : start;
	return {text: text + pause, as: last ? (isMiss(last.kept) ? 'miss' : 'hit') : 'quiet'};
}

const hasLied = ({secret, pool}: HangmanGame): boolean => secret === undefined && pool.length > 1;

export function outcomeText(play: HangmanFacts): string {
	const {game, names, forfeit} = play;
	if (forfeit) return `The ${forfeit.by} forfeits the game.`;
	const name = isWatched(play) ? names.guesser : 'You';
	const word = namedWord(play.ground.dictionary, currentSecret(game));
	if (status(game) === 'won') return `${name} won! The word was ${word}.`;
	return hasLied(game)
		? `${name} lost. It says the word “was” ${word}.`
		: `${name} lost. The word was ${word}.`;
}

export function helpTaken(play: HangmanFacts): string {
	const {moves, game, daily} = play;
	if (isWatched(play)) return '';
	const guesses = game.turns.length - (daily?.given.length ?? 0);
	const [hints, looks] = [hintsIn(moves), looksIn(moves)];
	const parts = [
		...(hints > 0 ? [countOf(hints, 'hint')] : []),
		...(looks > 0
			? [`families in view for ${formatNumber(looks)} of ${countOf(guesses, 'guess', 'guesses')}`]
			: []),
	];
	return parts.length === 0 ? 'Without help.' : `With ${parts.join(', ')}.`;
}

function forfeitText(play: HangmanFacts, {by, reason}: Forfeited): string {
	const {ground, names} = play;
	const {pool, secret} = play.game;
	// Whose moves are only shown are called you.
	const who = by === 'guesser' && !isWatched(play) ? 'The guesser' : names[by];
	const left = pool.length === 1 ? 'One word still fits' : `${countOf(pool.length, 'word')} still fit`;
	const word = secret === undefined ? left : `The word was ${namedWord(ground.dictionary, secret)}`;
	return `${who} ${reason}. ${word}`;
}

/** What was true of the word, as a sentence without its end, and how many others fit as well. */
export function truthText(play: HangmanFacts): {readonly text: string; readonly others: number} {
	const {game, settings, forfeit} = play;
	if (forfeit) return {text: forfeitText(play, forfeit), others: 0};
	const {secret, words, pool} = game;
	const others = pool.length - (isUnlisted(game) ? 0 : 1);
	const fit = countOf(others, isUnlisted(game) ? 'listed word' : 'other word');
	if (secret === undefined) {
		if (words.count === 1) return {text: 'There was only one such word', others};
		const left = others === 0 ? ' until only one was left' : `, and ${fit} still fit`;
		return {text: `It cheated: it had no word${left}`, others};
	}

	const own = settings.forAFriend ? `${chooserOf(play)} chose this word` : 'That was the word from the start';
	const fair = isOwnWord(play) ? own : 'It played fair';
	return {text: others === 0 ? fair : `${fair}; ${fit} would have fit, too`, others};
}

export const cheatText = (play: HangmanFacts): string => `${truthText(play).text}.`;

export function otherWords(play: HangmanFacts, columns: number): string {
	const {words, pool} = play.game;
	const {text, others} = truthText(play);
	if (others === 0) return `${text}.`;
	const named = findWord(words, currentSecret(play.game));
	const room = Math.floor((columns - text.length - 10) / (words.length + 2));
	if (room < 1) return `${text}.`;
	const samples = sampleWords(
		play.ground.dictionary,
		words,
		pool.filter(word => word !== named),
		room,
	);
	return `${text}: ${samples.join(', ')}${others > room ? ' …' : '.'}`;
}

function taskText(play: HangmanFacts): string {
	const {budget} = play.ground;
	const start = isWatched(play)
		? `${play.names.guesser} guesses the word letter by letter; you watch.`
		: 'Guess the word letter by letter.';
	const loss = budget === 1 ? 'The first wrong letter loses.' : `The ${ordinal(budget)} wrong letter loses.`;
	return `${start} ${loss}`;
}

/** Whether a word, or its beginning, has the letters shown where they are shown, and no guessed letter anywhere else. */
const agrees = ({pattern, turns}: HangmanGame, typed: string): boolean =>
	Array.from(typed).every((letter, place) =>
		pattern[place] === hidden ? turns.every(({guess}) => guess !== letter) : pattern[place] === letter,
	);

const typedText = (game: HangmanGame, typed: string): string =>
	agrees(game, typed)
		? 'Type the whole word: a wrong one costs a guess.'
		: `${typed} doesn’t fit what is shown.`;

export function refusedText({words, turns}: HangmanGame, guess: string): string {
	if (turns.some(turn => turn.guess === guess)) return `You have already guessed ${guess}.`;
	const why = findWord(words, guess) === undefined ? 'isn’t on the word list' : 'doesn’t fit what is shown';
	return `${guess} ${why}: it costs nothing.`;
}

export const noWordText = (length: number, letters: string): string =>
	`That isn’t a word of ${countOf(length, 'letter')}. Type = and ${length} letters from ${letters}.`;

export function gameBriefing(
	play: HangmanFacts,
	{perfect, evil}: {readonly perfect?: Bounds | undefined; readonly evil?: Bounds | undefined},
): readonly string[] {
	if (isOwnWord(play)) return [taskText(play), `${chooserOf(play)} chose the word.`];
	const {chooser} = play.settings;
	return [
		taskText(play),
		chooserSentence(chooser, play.names.chooser),
		...(perfect ? parText({value: perfect, evil, budget: play.ground.budget, chooser}).split('\n') : []),
	];
}

export function gameAbout(play: HangmanFacts): string {
	return [
		taskText(play),
		'A whole word may be guessed, too: right, and you win; wrong, and it costs a guess. One that can’t be right costs nothing.',
		'Left: wrong guesses you still have; the last one loses.',
		'Words: how many still fit every answer, of all words of this length.',
		'Families: the words that would show the same letters. One family is kept.',
		'Misses: wrong guesses still to come if that family is kept and both sides play perfectly, this letter included. 4–6 means between 4 and 6: not proved yet.',
		'Proved: every line has been searched. To spare: wrong guesses left over with best play.',
		'For hints and bots, misses are averages: = exact, ≈ estimated.',
	].join('\n');
}
