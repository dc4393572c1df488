import {loadDictionary} from '../dictionaries/index.js';
import {commandOf, unknownProgram, type Dictionary, type ProgramName} from '../engine/index.js';
import {kindNamed} from '../games/kinds.js';
import {calledIn, reopen, variantTitle, withCommands, type Opening, type Reopening} from '../games/open.js';
import {programFault, programTyped} from '../settings/program.js';
import type {LeftGame} from '../store/index.js';
import {leftFaultText} from '../text/left.js';
import {solvingName} from '../text/numbers.js';
import {commandQuestion, noCommandText} from '../text/programs.js';
import {ask, leave, remark, say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
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

/** A game whose program is to be started anew, once someone has typed the command; `undefined` where nobody does. */
export function* askCommand(
	opening: Opening,
	services: LineServices,
	face: LineFace,
): Dialogue<Opening | undefined> {
	const chooser = opening.game === 'hangman' ? calledIn(opening).get('chooser') : undefined;
	if (opening.game !== 'hangman' || chooser === undefined) return opening;
	const program = yield* ask<ProgramName>({
		text: `${commandQuestion(chooser)} `,
		read(line) {
			const typed = programTyped(line.trim());
			const fault = line.trim() === '' ? undefined : programFault({typed});
			return fault ?? {answer: typed};
		},
		commands: [{words: ['quit'], help: '', run: leave}],
		reply: face === 'spoken' ? remark : say,
	});
	if (commandOf(program) === '') return undefined;
	services.player.programs.allow({program});
	return withCommands(opening, {chooser: program, race: unknownProgram});
}

/** Takes a game that was left, and reads what it is played with. */
export function* openLeft({id}: LeftGame, services: LineServices, face: LineFace): Dialogue<OpenedLeft> {
	const record = yield* waitFor(() => services.player.store.take(id));
	if (record === undefined) return {ok: false, sentence: leftFaultText({kind: 'taken'})};
	const {dictionary, language} = kindNamed(record.game).source(record.settings);
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) return loaded;
	const reopened = yield* reopenHere({as: 'resumed', record}, loaded.dictionary, services);
	if (!reopened.ok) return {ok: false, sentence: leftFaultText(reopened.fault)};
	const opening = yield* askCommand(reopened.opening, services, face);
	if (opening) return {ok: true, opening};
	yield* waitFor(services.player.recorder.release);
	return {ok: false, sentence: noCommandText};
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
