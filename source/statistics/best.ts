import {guessesIn, isFairChooser, readMoves} from '../engine/index.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {FinishedGame} from '../store/index.js';

type Match = Pick<HangmanSettings, 'chooser' | 'length' | 'budget' | 'secret' | 'seed'>;

const isSame = (
	{game, end, digest: of, settings: played}: FinishedGame,
	digest: string,
	{chooser, length, budget, seed}: Match,
): boolean =>
	game === 'hangman' &&
	end.result !== 'watched' &&
	of === digest &&
	played.chooser === chooser &&
	played.length === length &&
	played.budget === budget &&
	played.secret === undefined &&
	// A fair chooser draws its word with the seed.
	(!isFairChooser(chooser) || played.seed === seed);

const countGuesses = ({moves}: FinishedGame): number => guessesIn(readMoves(moves)).length;

/** Won before lost, then the fewest misses, then the fewest guesses. */
function isBetter(a: FinishedGame, b: FinishedGame): boolean {
	const [misses, others] = [a.end.misses ?? Infinity, b.end.misses ?? Infinity];
	if (a.end.result !== b.end.result) return a.end.result === 'won';
	return misses === others ? countGuesses(a) < countGuesses(b) : misses < others;
}

/** Returns your best finished game with some settings and the dictionary of a digest, the earliest of several, if there is one. */
export function bestGame(
	history: readonly FinishedGame[],
	digest: string,
	settings: Match,
): FinishedGame | undefined {
	if (settings.secret !== undefined) return undefined;
	return history
		.filter(game => isSame(game, digest, settings))
		.reduce<FinishedGame | undefined>(
			(best, game) => (best && !isBetter(game, best) ? best : game),
			undefined,
		);
}
