import {isFairChooser, type HangmanSettings} from '../settings/hangman.js';
import type {FinishedGame, FinishedHangman} from '../store/index.js';

/** Whether a finished game is the same as one by its settings: a fair chooser’s word hangs on the seed, too. */
const isSame = (
	{digest: of, settings: played, seed}: FinishedHangman,
	digest: string,
	settings: HangmanSettings,
): boolean =>
	digest.startsWith(of) &&
	played.chooser === settings.chooser &&
	played.length === settings.length &&
	played.budget === settings.budget &&
	played.secret === undefined &&
	(!isFairChooser(settings.chooser) || seed === settings.seed);

/** Won before lost, then the fewest misses, then the fewest letters. */
const isBetter = (a: FinishedHangman, b: FinishedHangman): boolean => {
	if (a.result !== b.result) return a.result === 'won';
	return a.misses === b.misses ? a.moves.length < b.moves.length : a.misses < b.misses;
};

/** Your best finished game with some settings and the dictionary of a digest, the earliest of several; `undefined` where there is none. */
export function bestGame(
	history: readonly FinishedGame[],
	digest: string,
	settings: HangmanSettings,
): FinishedHangman | undefined {
	if (settings.secret !== undefined) return undefined;
	let best: FinishedHangman | undefined;
	for (const game of history) {
		if (game.game !== 'hangman' || game.result === 'watched' || !isSame(game, digest, settings)) continue;
		if (best === undefined || isBetter(game, best)) best = game;
	}

	return best;
}
