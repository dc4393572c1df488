import type {HangmanPlay} from '../games/hangman.js';
import {
	beginRival,
	bestMoves,
	endRival,
	racedBy,
	playRival,
	takeRivalGuess,
	type Rival,
	type RivalBy,
} from '../games/rival.js';
import {noBestText} from '../text/race.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

const playOut = (begun: HangmanPlay, by: RivalBy, services: LineServices): Dialogue<Rival> =>
	waitFor(async () => {
		let rival = beginRival(begun, by);
		const forfeit = await playRival(rival, services, {
			onProgress(answered) {
				rival = takeRivalGuess(rival, answered);
			},
		});
		return endRival(rival, forfeit);
	});

/** The rival that a game's settings or someone's moves ask for, if they do and there is one. */
export function* openRival(
	begun: HangmanPlay,
	against: string | undefined,
	services: LineServices,
): Dialogue<Rival | undefined> {
	const by = racedBy(begun.settings, against);
	if (by === undefined) return undefined;
	if (by !== 'best') return yield* playOut(begun, by, services);
	const moves = yield* waitFor(() => bestMoves(begun, services));
	if (moves !== undefined) return yield* playOut(begun, {kind: 'best', moves}, services);
	yield* say(noBestText);
	return undefined;
}
