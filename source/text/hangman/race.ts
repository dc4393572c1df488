import {left, tableOf} from '../../page/text.js';
import type {Race} from '../../games/hangman/rival.js';
import {isWholeWord, type RaceGame} from '../../engine/index.js';
import {capitalize, countMisses} from '../words.js';
import {forfeitReason, playerName} from '../players.js';
import type {Part, Run, TablePart} from '../../page/page.js';

function rivalOf({by, names}: Race): string {
	if (by.kind === 'bot') return playerName(by.guesser, names);
	return by.kind === 'them' ? 'your friend' : 'your best';
}

/** `mine guessed a a second time`, where a program has forfeited within so many letters. */
function forfeitIn(race: Race, letters = Number.POSITIVE_INFINITY): string | undefined {
	const {guesses, forfeit} = race.theirs;
	if (forfeit === undefined || letters < guesses.length) return undefined;
	return `${rivalOf(race)} ${forfeitReason(forfeit.reason)}`;
}

export const noBestText = 'No finished game with these settings yet, so there is nobody to race.';

export const noRacePart: Part = {part: 'prose', heading: 'race', paragraphs: [noBestText], isOptional: true};

/** `3 misses`, `won, 3 misses`. */
function raceStanding({guesses, misses, status, forfeit}: RaceGame, letters = guesses.length): string {
	if (forfeit && letters >= guesses.length) return 'broken off';
	if (letters < guesses.length) return countMisses(guesses[letters - 1]?.misses ?? 0);
	if (status === 'playing') return countMisses(misses);
	return `${status}, ${countMisses(misses)}`;
}

export function spokenRace(race: Race): string {
	const {yours, theirs} = race;
	const rival = capitalize(rivalOf(race));
	const letters = yours.guesses.length;
	const forfeit = forfeitIn(race, letters);
	if (forfeit) return `${forfeit}, and forfeits.`;
	if (letters >= theirs.guesses.length && theirs.status !== 'playing')
		return `${rival} ${theirs.status} with ${countMisses(theirs.misses)}.`;
	return `${rival} has ${raceStanding(theirs, letters)} so far.`;
}

export function raceVerdict(race: Race): string {
	const {yours, theirs} = race;
	const rival = rivalOf(race);
	const forfeit = forfeitIn(race);
	if (forfeit) return `${forfeit}, and forfeits the race.`;
	if (theirs.status === 'playing') return `${capitalize(rival)} did not finish.`;
	const [haveYouWon, haveTheyWon] = [yours.status === 'won', theirs.status === 'won'];
	if (!haveYouWon && !haveTheyWon) return `Neither you nor ${rival} won.`;
	if (!haveTheyWon) return `You beat ${rival}: you won.`;
	if (!haveYouWon) return `${capitalize(rival)} wins.`;
	if (yours.misses === theirs.misses) return `A draw with ${rival}: ${countMisses(yours.misses)} each.`;
	return yours.misses < theirs.misses
		? `You beat ${rival}: ${countMisses(yours.misses)} to ${theirs.misses}.`
		: `${capitalize(rival)} beats you: ${countMisses(theirs.misses)} to ${yours.misses}.`;
}

/** A whole word takes the room of a letter. */
const signOf = (guess: string): string => (isWholeWord(guess) ? '=' : guess);

const cellsOf = (game: RaceGame, letters: number, isOpen: boolean): readonly Run[] =>
	game.guesses.slice(0, letters).map(({guess, isHit}) => ({
		text: `${isOpen ? signOf(guess) : ' '}${isHit ? '✓' : '✗'} `,
		as: isHit ? 'hit' : 'miss',
	}));

/** Two games side by side, letter by letter; the rival's letters are open only once yours is over. */
export function racePart(race: Race): TablePart & Part {
	const {yours, theirs, isDone} = race;
	const isEnd = yours.status !== 'playing';
	const letters = isEnd ? Number.POSITIVE_INFINITY : yours.guesses.length;
	const isBehind = !isDone && (isEnd || theirs.guesses.length < letters);
	const theirStanding = isBehind ? 'thinking…' : raceStanding(theirs, letters);
	const forfeit = forfeitIn(race, letters);
	const sides = [
		{name: 'you', game: yours, isOpen: true, standing: raceStanding(yours, letters)},
		{name: rivalOf(race), game: theirs, isOpen: isEnd, standing: theirStanding},
	];
	return {
		...tableOf(
			[
				[left(''), side => side.name],
				[left('', {least: 9, cut: 'start'}), side => cellsOf(side.game, letters, side.isOpen)],
				[left(''), side => side.standing],
			],
			sides,
		),
		heading: 'race',
		keeps: 'all',
		remark: isEnd && isDone && !forfeit ? raceVerdict(race) : '',
		// It may be too long for the heading.
		notes: forfeit ? [raceVerdict(race)] : [],
		...(!isEnd && {spoken: letters === 0 ? '' : spokenRace(race)}),
	};
}
