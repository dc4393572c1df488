import {left} from '../../page/text.js';
import type {Race} from '../../games/hangman/rival.js';
import {type RaceGame, isWholeWord, status, type HangmanGame} from '../../engine/index.js';
import {capitalize, countMisses} from '../words.js';
import {forfeitReason, playerName} from '../players.js';
import {drawRows} from '../tables.js';
import type {Cell, Part, Run} from '../../page/page.js';

const rivalName = ({by, names}: Pick<Race, 'by' | 'names'>): string => {
	if (by.kind === 'bot') return playerName(by.guesser, names);
	return by.kind === 'best' ? 'your best' : 'them';
};

const subjectOf = (race: Race): string => (race.by.kind === 'them' ? 'They' : capitalize(rivalName(race)));

/** `mine guessed a a second time`, where a program has forfeited. */
const forfeitIn = (race: Race): string | undefined =>
	race.theirs.forfeit && `${rivalName(race)} ${forfeitReason(race.theirs.forfeit.reason)}`;

export const noBestText = 'No finished game with these settings yet, so there is nobody to race.';

/** `3 misses`, `won, 3 misses`. */
function raceStanding({guesses, misses, status, forfeit}: RaceGame, letters = guesses.length): string {
	if (forfeit && letters >= guesses.length) return 'broken off';
	if (letters < guesses.length || status === 'playing')
		return countMisses(guesses.slice(0, letters).filter(({isHit}) => !isHit).length);
	return `${status}, ${countMisses(misses)}`;
}

export function raceAloud(race: Race): string {
	const {yours, theirs, by} = race;
	const letters = yours.guesses.length;
	const name = subjectOf(race);
	const forfeit = forfeitIn(race);
	if (letters >= theirs.guesses.length && forfeit) return `${forfeit}, and forfeits.`;
	if (letters >= theirs.guesses.length && theirs.status !== 'playing')
		return `${name} ${theirs.status} with ${countMisses(theirs.misses)}.`;
	return `${name} ${by.kind === 'them' ? 'have' : 'has'} ${raceStanding(theirs, letters)} so far.`;
}

export function raceVerdict(race: Race): string {
	const {yours, theirs, by} = race;
	const name = rivalName(race);
	const isThem = by.kind === 'them';
	const subject = subjectOf(race);
	const forfeit = forfeitIn(race);
	const hasWon = (game: RaceGame): boolean => game.status === 'won';
	if (forfeit) return `${forfeit}, and forfeits the race.`;
	if (theirs.status === 'playing') return `${subject} did not finish.`;
	if (!hasWon(yours) && !hasWon(theirs))
		return isThem ? 'Neither of you won.' : `Neither you nor ${name} won.`;
	if (!hasWon(theirs)) return `You beat ${name}: you won.`;
	const beats = `${subject} ${isThem ? 'beat' : 'beats'} you`;
	if (!hasWon(yours)) return `${beats}: ${isThem ? 'they' : 'it'} won.`;
	if (yours.misses === theirs.misses) return `A draw with ${name}: ${countMisses(yours.misses)} each.`;
	return yours.misses < theirs.misses
		? `You beat ${name}: ${countMisses(yours.misses)} to ${theirs.misses}.`
		: `${beats}: ${countMisses(theirs.misses)} to ${yours.misses}.`;
}

/** Returns the verdict, and both sides in rows. */
export function raceLines(race: Race): readonly string[] {
	const rows = [
		{name: 'You', game: race.yours},
		{name: capitalize(rivalName(race)), game: race.theirs},
	].map(({name, game}) => {
		const cells = game.guesses.map(({guess, isHit}) => guess + (isHit ? '✓' : '✗'));
		return [`${name}:`, raceStanding(game), cells.join(' ')];
	});
	return [raceVerdict(race), ...drawRows(rows)];
}

const guessesAloud = ({guesses}: RaceGame): string =>
	guesses.length === 0
		? 'no letter'
		: guesses.map(({guess, isHit}) => `${guess} ${isHit ? 'right' : 'wrong'}`).join(', ');

/** Returns the verdict, and both sides letter by letter. */
const comparisonAloud = (race: Race): readonly string[] => [
	raceVerdict(race),
	`You: ${guessesAloud(race.yours)}.`,
	`${capitalize(rivalName(race))}: ${guessesAloud(race.theirs)}.`,
];

/** A whole word takes the room of a letter. */
const signOf = (guess: string): string => (isWholeWord(guess) ? '=' : guess);

const cellsOf = (game: RaceGame, letters: number, isOpen: boolean): readonly Run[] =>
	game.guesses.slice(0, letters).map(({guess, isHit}) => ({
		text: `${isOpen ? signOf(guess) : ' '}${isHit ? '✓' : '✗'} `,
		as: isHit ? 'hit' : 'miss',
	}));

/** Two games side by side, letter by letter; the rival's letters are open only once yours is over. `undefined` for `race` if there is nobody to race. */
export function racePart(game: HangmanGame, race: Race | undefined, isDone: boolean): Part {
	if (race === undefined) return {part: 'prose', heading: 'race', paragraphs: [noBestText], isOptional: true};
	const isEnd = status(game) !== 'playing';
	const letters = isEnd ? Number.POSITIVE_INFINITY : race.yours.guesses.length;
	const isBehind = !isDone && (isEnd || race.theirs.guesses.length < letters);
	const rowOf = (
		name: string,
		side: RaceGame,
		isOpen: boolean,
		standing: string,
	): {cells: readonly Cell[]} => ({
		cells: [name, cellsOf(side, letters, isOpen), standing],
	});
	return {
		part: 'table',
		heading: 'race',
		remark: isEnd && isDone ? raceVerdict(race) : '',
		columns: [left(''), left('', {least: 9, cut: 'start'}), left('')],
		rows: [
			rowOf('you', race.yours, true, raceStanding(race.yours, letters)),
			rowOf(rivalName(race), race.theirs, isEnd, isBehind ? 'thinking…' : raceStanding(race.theirs, letters)),
		],
		spoken: isEnd ? comparisonAloud(race).join(' ') : raceAloud(race),
	};
}
