import {loadDictionary} from '../dictionaries/index.js';
import {languages, type Dictionary} from '../engine/index.js';
import type {GhostPlay} from '../games/ghost.js';
import type {HangmanPlay} from '../games/hangman.js';
import {kinds} from '../games/kinds.js';
import {openGhostGame, readLeft, withBook, type HangmanOpening} from '../games/open.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanPlan} from '../settings/hangman.js';
import type {GameName, LeftGame} from '../store/index.js';
import {goOnQuestion, leftFaultText} from '../text/left.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {playGhost, talkGhost} from './ghost.js';
import {openBook} from './ghost-play.js';
import {talkHangman, type OpenWords} from './hangman.js';
import {awaitAnswers, openHere} from './hangman-play.js';
import {follow, type LineServices} from './services.js';
import {askYesOrNo} from './voices/plain/ask.js';
import {plainGhost} from './voices/plain/ghost.js';
import {plainHangman} from './voices/plain/hangman.js';

/** The games that can be gone on with, the last one first; none of them is open here by now. */
export const gamesLeft = ({player: {store, recorder}}: LineServices): Dialogue<readonly LeftGame[]> =>
	waitFor(async () => {
		await recorder.settled();
		store.release();
		await store.settled();
		return store.waiting();
	});

/** A game that was left, as it is gone on with, or why it can't be. */
export type OpenedLeft =
	| {readonly game: 'fault'; readonly sentence: string}
	| {readonly game: 'daily'; readonly opening: HangmanOpening}
	| {readonly game: 'hangman'; readonly play: HangmanPlay}
	| {readonly game: 'ghost'; readonly play: GhostPlay};

const fault = (sentence: string): OpenedLeft => ({game: 'fault', sentence});

/** Opens a game that was left where it was. */
export function* openLeft({id}: LeftGame, services: LineServices): Dialogue<OpenedLeft> {
	const {freshId, player} = services;
	const game = yield* waitFor(() => player.store.take(id));
	if (game === undefined) return fault(leftFaultText({kind: 'taken'}));
	const {dictionary, language} = kinds[game.game].source(game.settings);
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) return fault(loaded.sentence);
	const read = readLeft(game, loaded.dictionary);
	if (!read.ok) return fault(leftFaultText(read.fault));
	if (read.game === 'ghost') {
		const opening = withBook(
			read.opening,
			yield* openBook(loaded.dictionary, read.opening.settings, services),
		);
		if (opening === undefined) return fault(leftFaultText({kind: 'broken'}));
		return {game: 'ghost', play: follow(openGhostGame(opening, freshId, player.recorder), services)};
	}

	const {opening} = read;
	if ('day' in opening.settings) return {game: 'daily', opening};
	const opened = openHere(opening, services);
	// A rival that would begin in the middle is none.
	const alone = {...opened, settings: {...opened.settings, race: 'nobody' as const}};
	return {game: 'hangman', play: yield* awaitAnswers(alone, services)};
}

/** Asks whether to go on with the game of a kind that was left last; `undefined` where there is none, or another is wanted. */
function* offerLeft(
	kind: Exclude<GameName, 'daily'>,
	services: LineServices,
): Dialogue<OpenedLeft | undefined> {
	const left = (yield* gamesLeft(services)).find(({game}) => game === kind);
	if (left === undefined) return undefined;
	const question = goOnQuestion(left, new Date());
	if (!(yield* askYesOrNo({question, alphabet: languages.en}))) return undefined;
	const opened = yield* openLeft(left, services);
	if (opened.game !== 'fault') return opened;
	yield* say(opened.sentence);
	return undefined;
}

/** Hangman over lines: first the game that was left, where it is wanted. */
export function* enterHangman(openWords: OpenWords, plan: HangmanPlan, services: LineServices): Dialogue {
	const left = yield* offerLeft('hangman', services);
	const play = left?.game === 'hangman' ? left.play : undefined;
	yield* talkHangman(openWords, plan, services, plainHangman, play);
}

/** Ghost over lines: the game that was left, where it is wanted, or else a new one. */
export function* enterGhost(
	dictionary: Dictionary,
	settings: GhostSettings,
	services: LineServices,
): Dialogue {
	const left = yield* offerLeft('ghost', services);
	if (left?.game === 'ghost') yield* playGhost(left.play, services, plainGhost);
	else yield* talkGhost(dictionary, settings, services, plainGhost);
}
