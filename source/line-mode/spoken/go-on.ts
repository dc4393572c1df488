import {loadDictionary} from '../../dictionary-files.js';
import {readLeft, sourceOfLeft, withBook} from '../../games/left.js';
import {openGhostGame, openHangmanGame} from '../../games/open.js';
import {askedForGhost} from '../../settings/ghost.js';
import {askedForHangman} from '../../settings/hangman.js';
import type {Asked} from '../../settings/setting.js';
import type {WaitingGame} from '../../store/index.js';
import {leftAloud, leftFaultText} from '../../text/left.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import {openBook} from '../ghost-play.js';
import {awaitAnswers} from '../hangman-play.js';
import {talkDaily} from '../daily.js';
import {follow, type LineServices} from '../services.js';
import {chooseAloud} from './ask.js';
import {playGhost} from './ghost.js';
import {playHangman} from './hangman.js';

/** The games that can be gone on with, the last one first; none of them is open here by now. */
export const gamesLeft = ({player: {store, recorder}}: LineServices): Dialogue<readonly WaitingGame[]> =>
	waitFor(async () => {
		await recorder.settled();
		store.release();
		await store.settled();
		return store.waiting();
	});

/** Where someone goes from a game: to the menu, which begins with a sentence, or to the set-up of a game like it. */
export type WayFrom =
	{readonly to: 'menu'; readonly said: string} | {readonly to: 'hangman' | 'ghost'; readonly asked: Asked};

const menu = (said = ''): WayFrom => ({to: 'menu', said});

/** Goes on with a game that was left, or says why it can't be. */
export function* goOnAloud({name}: WaitingGame, services: LineServices): Dialogue<WayFrom> {
	const {freshId, player} = services;
	const game = yield* waitFor(() => player.store.take(name));
	if (game === undefined) return menu(leftFaultText({kind: 'taken'}));
	const {dictionary, language} = sourceOfLeft(game);
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) return menu(loaded.sentence);
	const read = readLeft(game, loaded.dictionary);
	if (!read.ok) return menu(leftFaultText(read.fault));
	const {left} = read;
	if (left.game === 'ghost') {
		const opening = withBook(left, yield* openBook(loaded.dictionary, left.settings, services));
		if (opening === undefined) return menu(leftFaultText({kind: 'broken'}));
		const opened = follow(openGhostGame(opening, freshId, player.recorder), services);
		const way = yield* playGhost(opened, services);
		return way === 'menu' ? menu() : {to: 'ghost', asked: askedForGhost(left.settings)};
	}

	if ('day' in left.opening) {
		yield* talkDaily(left.opening, services, 'spoken');
		return menu();
	}

	const opened = follow(openHangmanGame(left.opening, freshId, player.recorder), services);
	// A rival that would begin in the middle is none.
	const alone = {...opened, settings: {...opened.settings, race: undefined}};
	const {way, settings} = yield* playHangman(yield* awaitAnswers(alone, services), services);
	return way === 'menu' ? menu() : {to: 'hangman', asked: askedForHangman(settings)};
}

/** The list of the games left: to go on with one, or to throw it away. */
export function* chooseLeft(
	waiting: readonly WaitingGame[],
	services: LineServices,
): Dialogue<WaitingGame | undefined> {
	const now = new Date();
	const chosen = yield* chooseAloud('Games left.', [
		...waiting.map(game => ({name: game.name, text: leftAloud(game, now)})),
		{name: 'back', text: 'back'},
	]);
	const game = waiting.find(({name}) => name === chosen);
	if (game === undefined) return undefined;
	const way = yield* chooseAloud<'go on' | 'throw away' | 'back'>(`${leftAloud(game, now)}.`, [
		{name: 'go on', text: 'go on'},
		{name: 'throw away', text: 'throw it away'},
		{name: 'back', text: 'back'},
	]);
	if (way === 'throw away') services.player.store.drop(game.name);
	return way === 'go on' ? game : undefined;
}
