import {run} from '../games/call.js';
import type {HangmanPlay} from '../games/hangman.js';
import {bestMoves} from '../games/finished.js';
import {
	beginRival,
	endRival,
	racedBy,
	callRival,
	takeRivalLetter,
	type Rival,
	type RivalBy,
} from '../games/rival.js';
import {noBestText} from '../text/race.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

const playRival = (begun: HangmanPlay, by: RivalBy, {workers}: LineServices): Dialogue<Rival> =>
	waitFor(async () => {
		let rival = beginRival(begun, by);
		await run(callRival(rival), workers, {
			onProgress(answered) {
				rival = takeRivalLetter(rival, answered);
			},
		});
		return endRival(rival);
	});

/** The rival that a game's settings or someone's moves ask for, if they do and there is one. */
export function* openRival(
	begun: HangmanPlay,
	against: string | undefined,
	services: LineServices,
): Dialogue<Rival | undefined> {
	const by = racedBy(begun.settings, against);
	if (by === undefined) return undefined;
	if (by !== 'best') return yield* playRival(begun, by, services);
	const moves = yield* waitFor(() => bestMoves(begun, services));
	if (moves !== undefined) return yield* playRival(begun, {kind: 'best', moves}, services);
	yield* say(noBestText);
	return undefined;
}
