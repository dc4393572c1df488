import {isWholeWord, status, type HangmanGame} from '../../engine/index.js';
import type {Race} from '../../games/hangman/rival.js';
import type {RaceGame} from '../../workers/tasks/play-along.js';
import type {Cell, Part, Run} from '../../page/page.js';
import {comparisonAloud, noBestText, raceAloud, raceStanding, raceVerdict, rivalName} from '../race.js';

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
		columns: [
			{title: '', side: 'left'},
			{title: '', side: 'left', least: 9, cut: 'start'},
			{title: '', side: 'left'},
		],
		rows: [
			rowOf('you', race.yours, true, raceStanding(race.yours, letters)),
			rowOf(rivalName(race), race.theirs, isEnd, isBehind ? 'thinking…' : raceStanding(race.theirs, letters)),
		],
		spoken: isEnd ? comparisonAloud(race).join(' ') : raceAloud(race),
	};
}
