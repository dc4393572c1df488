import {
	isOver,
	isOwnWord,
	isWatched,
	knownBeforehand,
	ownTurns,
	type HangmanPlay,
} from '../../games/hangman/hangman.js';
import {
	countPlaces,
	currentSecret,
	findWord,
	foldTyped,
	hidden,
	hiddenPattern,
	hintsIn,
	isFairChooser,
	isMiss,
	isUnlisted,
	isWholeWord,
	looksIn,
	status,
	wrongGuesses,
	wrongWords,
	type ForfeitReason,
	type HangmanGame,
	type Pattern,
	type Ranking,
	type Turn,
} from '../../engine/index.js';
import type {News} from '../../page/page.js';
import {parText} from './odds.js';
import {
	capitalize,
	describeLetters,
	namedWord,
	numberWord,
	sampleWords,
	countOf,
	formatNumber,
	ordinal,
	percent,
} from '../words.js';
import {givenText} from './daily.js';
import {reasonFor} from './suggestion.js';
import {chooserSentence, forfeitReason, guesserName} from '../players.js';

const chooserOf = ({settings: {forAFriend, from}}: HangmanPlay, your: 'Your' | 'your' = 'Your'): string =>
	from ?? `${your} ${forAFriend ? 'friend' : 'opponent'}`;

/** Names what a game is played against in its title: `evil`, `Ann’s word`. */
export const againstText = (play: HangmanPlay): string =>
	isOwnWord(play) ? `${chooserOf(play, 'your')}’s word` : play.settings.chooser;

export const patternBefore = ({turns, words}: HangmanGame, turn: Turn): Pattern =>
	turns[turns.indexOf(turn) - 1]?.pattern ?? hiddenPattern(words.length);

/** Lists the wrong guesses in short: the letters joined, then whole words. */
export function wrongText(game: HangmanGame): string {
	const letters = wrongGuesses(game).filter(guess => !isWholeWord(guess));
	return [letters.join(''), ...wrongWords(game)].join(' ').trim();
}

const times = (count: number) => {
	if (count === 1) return 'once';
	return count === 2 ? 'twice' : `${count} times`;
};

export function answerText({guess, kept}: Turn): string {
	if (isWholeWord(guess)) return isMiss(kept) ? `It isn’t “${guess}”.` : `It is “${guess}”.`;
	return isMiss(kept) ? `No ${guess}.` : `${guess} appears ${times(countPlaces(kept.places))}.`;
}

/** Words a hint; a brief one takes a single line on the screen, so that nothing moves when it comes. */
export function hintText(ranking: Ranking, isBrief = false): string {
	const {words, letters, alike} = ranking;
	const [best] = letters;
	if (best === undefined) return 'No hint: no word fits.';
	const hint = `Hint: ${best.letter}`;
	if (words === 1 && !alike) return `${hint}. One word is left: guess it whole.`;
	return `${alike ? 'No listed word fits. ' : ''}${hint}, ${reasonFor(best, ranking, isBrief)}.`;
}

export const hintPriceText = 'It counts as a miss.';

export const expertHelp =
	'what expert, who goes by the average, would have guessed at each turn, and what that would have left';

export function hintHelp({settings, daily}: Pick<HangmanPlay, 'settings' | 'daily'>): string {
	const advice = isFairChooser(settings.chooser)
		? 'the letter with the fewest misses on average'
		: 'a letter of perfect play, and the misses it leads to at worst';
	return daily ? `${advice}; it counts as a miss` : advice;
}

function opening({game, daily}: HangmanPlay): string {
	const start = 'Guess a letter.';
	if (daily) return `${givenText(daily)} ${start}`;
	return isUnlisted(game) ? `${start} The word isn’t in the dictionary.` : start;
}

export const unsplitText = (count: number): string =>
	count === 0
		? 'No word of the dictionary fits.'
		: `${countOf(count, 'word')}; the next guess will split them.`;

/** Says what the player waits for, if anything; `learning` is the share of what the guesser must learn first, from 0 to 1. */
export function pendingText(
	{question}: HangmanGame,
	{learning, isHintWanted}: {readonly learning?: number | undefined; readonly isHintWanted: boolean},
): string | undefined {
	if (question) return 'Thinking…';
	if (learning !== undefined) return `Learning how words are made… ${percent(learning, 0)}`;
	return isHintWanted ? 'Looking for a hint…' : undefined;
}

export const stoppedText = 'Stopped.';

/** Says what the last letter did, or how the game begins. */
export function remark(play: HangmanPlay, isPaused: boolean): News {
	const last = ownTurns(play).at(-1);
	const pause = isPaused && isWatched(play) && !isOver(play) ? ' Paused.' : '';
	const start = isWatched(play) ? `${capitalize(guesserName(play))}’s turn.` : opening(play);
	const doubt = last?.isProved === false ? ' Best estimate.' : '';
	const text = last ? answerText(last) + doubt : start;
	return {text: text + pause, as: last ? (isMiss(last.kept) ? 'miss' : 'hit') : 'quiet'};
}

const hasLied = ({secret, pool}: HangmanGame): boolean => secret === undefined && pool.length > 1;

export function outcomeText(play: HangmanPlay): string {
	const {game} = play;
	if (game.forfeit) return 'The guesser forfeits the game.';
	const name = isWatched(play) ? capitalize(guesserName(play)) : 'You';
	const word = namedWord(play.dictionary, currentSecret(game));
	if (status(game) === 'won') return `${name} won! The word was ${word}.`;
	return hasLied(game)
		? `${name} lost. It says the word “was” ${word}.`
		: `${name} lost. The word was ${word}.`;
}

export function helpTaken(play: HangmanPlay): string {
	const {game} = play;
	if (isWatched(play)) return '';
	const guesses = ownTurns(play).length;
	const [hints, looks] = [hintsIn(game.moves), looksIn(game.moves)];
	const parts = [
		...(hints > 0 ? [countOf(hints, 'hint')] : []),
		...(looks > 0
			? [`families in view for ${formatNumber(looks)} of ${countOf(guesses, 'guess', 'guesses')}`]
			: []),
	];
	if (parts.length > 0) return `With ${parts.join(', ')}.`;
	return status(game) === 'won' ? 'Without help.' : '';
}

function forfeitText(play: HangmanPlay, reason: ForfeitReason): string {
	const {dictionary, game} = play;
	const {pool, secret} = game;
	const left = pool.length === 1 ? 'One word still fits' : `${countOf(pool.length, 'word')} still fit`;
	const word = secret === undefined ? left : `The word was ${namedWord(dictionary, secret)}`;
	return `${guesserName(play)} ${forfeitReason(reason)}. ${word}`;
}

/** Returns the truth about the word, as a sentence without its full stop, and how many others fit as well. */
export function truthText(play: HangmanPlay): {readonly text: string; readonly others: number} {
	const {game, settings} = play;
	if (game.forfeit) return {text: forfeitText(play, game.forfeit.reason), others: 0};
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

export const cheatText = (play: HangmanPlay): string => `${truthText(play).text}.`;

/** Returns the truth about the word, with as many of the others as fit into some columns. */
export function otherWords(play: HangmanPlay, columns: number): string {
	const {words, pool} = play.game;
	const {text, others} = truthText(play);
	const room = Math.floor((columns - text.length) / (words.length + 2));
	if (others === 0 || room < 1) return `${text}.`;
	const named = findWord(words, currentSecret(play.game));
	const samples = sampleWords(
		play.dictionary,
		words,
		pool.filter(word => word !== named),
		room,
	);
	return `${text}: ${samples.join(', ')}${others > room ? ' and others' : ''}.`;
}

export const budgetText = ({game: {budget}}: HangmanPlay): string =>
	`The ${budget === 1 ? 'first' : ordinal(budget)} wrong letter loses.`;

function taskText(play: HangmanPlay): string {
	const start = isWatched(play)
		? `${capitalize(guesserName(play))} guesses the word letter by letter; you watch.`
		: 'Guess the word letter by letter.';
	return `${start} ${budgetText(play)}`;
}

/** Says how fast a bot guesses, by the seconds between guesses; `paces` begins with the slowest. */
export function paceText(seconds: number, paces: readonly number[]): string {
	const every = seconds === 1 ? 'second' : countOf(seconds, 'second');
	const pace =
		seconds < 1 ? `${capitalize(numberWord(1 / seconds))} guesses a second` : `A guess every ${every}`;
	if (seconds === paces.at(0)) return `${pace}, the slowest pace.`;
	return seconds === paces.at(-1) ? `${pace}, the fastest pace.` : `${pace}.`;
}

const agrees = ({pattern, turns}: HangmanGame, typed: string): boolean =>
	Array.from(typed).every((letter, place) =>
		pattern[place] === hidden ? turns.every(({guess}) => guess !== letter) : pattern[place] === letter,
	);

export const typedText = (game: HangmanGame, typed: string): string =>
	agrees(game, typed)
		? 'Type the whole word: a wrong one costs a guess.'
		: `${typed} doesn’t fit what is shown.`;

export function refusedText({words, turns}: HangmanGame, guess: string): string {
	if (turns.some(turn => turn.guess === guess)) return `You have already guessed ${guess}.`;
	const {alphabet, length} = words;
	if (guess.length !== length || foldTyped(alphabet, guess) === undefined) {
		const letters = countOf(length, 'letter');
		return `That isn’t a word of ${letters}. Type = and ${letters} from ${describeLetters(alphabet)}.`;
	}

	const why = findWord(words, guess) === undefined ? 'isn’t on the word list' : 'doesn’t fit what is shown';
	return `${guess} ${why}: it costs nothing.`;
}

export const whoChoseText = (play: HangmanPlay): string =>
	isOwnWord(play) ? `${chooserOf(play)} chose the word.` : chooserSentence(play.settings.chooser);

export const gameBriefing = (play: HangmanPlay): readonly string[] => [taskText(play), whoChoseText(play)];

export function parTexts(play: HangmanPlay): readonly string[] {
	const {perfect, evil} = knownBeforehand(play);
	if (isOwnWord(play) || perfect === undefined) return [];
	const {budget} = play.game;
	return parText({value: perfect, evil, budget, chooser: play.settings.chooser}).split('\n');
}

export function gameAbout(play: HangmanPlay): string {
	const forPlayers = [
		...parTexts(play).slice(1),
		'A whole word may be guessed, too: right, and you win; wrong, and it costs a guess. One that can’t be right costs nothing.',
	];
	return [
		taskText(play),
		...parTexts(play).slice(0, 1),
		...(isWatched(play) ? [] : forPlayers),
		`Left: wrong guesses ${isWatched(play) ? 'still allowed' : 'you still have'}; the last one loses.`,
		'Words: how many still fit every answer, of all words of this length.',
		'Families: the words that would show the same letters. One family is kept.',
		'Misses forced: the wrong guesses that both sides’ perfect play leads to if that family is kept, one for this letter included. A span such as 4–6 isn’t proved yet.',
		'Proved: every line has been searched. To spare: wrong guesses left over with best play.',
		'On average: = 2.5 is exact, ≈ 2.5 is an estimate.',
	].join('\n');
}
