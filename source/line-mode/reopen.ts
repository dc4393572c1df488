import {loadDictionary} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {kindNamed} from '../games/kinds.js';
import {reopen, variantTitle, type Opening, type Reopening} from '../games/open.js';
import type {LeftGame} from '../store/index.js';
import {leftFaultText} from '../text/left.js';
import {solvingName} from '../text/numbers.js';
import {waitFor, type Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

/** The games that can be gone on with, the last one first; none of them is open here by now. */
export const gamesLeft = ({player: {store, recorder}}: LineServices): Dialogue<readonly LeftGame[]> =>
	waitFor(async () => {
		await recorder.release();
		return store.waiting();
	});

/** A game that was left, as it is gone on with, or why it can't be. */
type OpenedLeft =
	{readonly ok: true; readonly opening: Opening} | {readonly ok: false; readonly sentence: string};

/** Takes a game that was left, and reads what it is played with. */
export function* openLeft({id}: LeftGame, services: LineServices): Dialogue<OpenedLeft> {
	const record = yield* waitFor(() => services.player.store.take(id));
	if (record === undefined) return {ok: false, sentence: leftFaultText({kind: 'taken'})};
	const {dictionary, language} = kindNamed(record.game).source(record.settings);
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) return loaded;
	const reopened = yield* reopenHere({as: 'resumed', record}, loaded.dictionary, services);
	return reopened.ok ? reopened : {ok: false, sentence: leftFaultText(reopened.fault)};
}

/** Makes what the game of a record is played with; where that takes its time, it says how much is made. */
export const reopenHere = (
	reopening: Reopening,
	dictionary: Dictionary,
	{workers}: LineServices,
): Dialogue<Awaited<ReturnType<typeof reopen>>> =>
	waitFor(report =>
		reopen(reopening, dictionary, {
			workers,
			mayBlock: true,
			onProgress: share => report(solvingName(variantTitle(reopening.record)), share),
		}),
	);
