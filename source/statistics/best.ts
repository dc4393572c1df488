import {isFairChooser, type HangmanSettings} from '../settings/hangman.js';
import type {FinishedGame} from '../store/index.js';

/** What makes games of Hangman comparable; a fair chooser’s word hangs on the seed, too. */
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
	(!isFairChooser(chooser) || played.seed === seed);

/** Won before lost, then the fewest misses, then the fewest letters. */
function isBetter(a: FinishedGame, b: FinishedGame): boolean {
	const [misses, others] = [a.end.misses ?? Infinity, b.end.misses ?? Infinity];
	if (a.end.result !== b.end.result) return a.end.result === 'won';
	return misses === others ? a.moves.length < b.moves.length : misses < others;
}

/** Your best finished game with some settings and the dictionary of a digest, the earliest of several; `undefined` where there is none. */
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
