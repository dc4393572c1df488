import type {GhostSettings} from '../../settings/ghost.js';
import type {HangmanSettings} from '../../settings/hangman.js';
import type {LeftGame} from '../../store/index.js';
import {leftAloud} from '../../text/left.js';
import {talkDaily} from '../daily.js';
import type {Dialogue} from '../dialogue.js';
import {playGhost} from '../ghost.js';
import {openLeft} from '../go-on.js';
import {playHangman} from '../hangman.js';
import type {LineServices} from '../services.js';
import {chooseAloud} from '../voices/spoken/ask.js';
import {spokenGhost} from '../voices/spoken/ghost.js';
import {spokenHangman} from '../voices/spoken/hangman.js';

/** Where someone goes from a game: to the menu, which begins with a sentence, or to the set-up of a game like it. */
export type WayFrom =
	| {readonly to: 'menu'; readonly said: string}
	| {readonly to: 'hangman'; readonly after: HangmanSettings}
	| {readonly to: 'ghost'; readonly after: GhostSettings};

const menu = (said = ''): WayFrom => ({to: 'menu', said});

/** Goes on with a game that was left, or says why it can't be. */
export function* goOnAloud(game: LeftGame, services: LineServices): Dialogue<WayFrom> {
	const opened = yield* openLeft(game, services);
	switch (opened.game) {
		case 'fault': {
			return menu(opened.sentence);
		}

		case 'daily': {
			yield* talkDaily(opened.opening, services, spokenHangman);
			return menu();
		}

		case 'ghost': {
			const way = yield* playGhost(opened.play, services, spokenGhost);
			return way === 'menu' ? menu() : {to: 'ghost', after: opened.play.settings};
		}

		case 'hangman': {
			const {way, settings} = yield* playHangman(opened.play, services, spokenHangman);
			return way === 'menu' ? menu() : {to: 'hangman', after: settings};
		}
	}
}

/** The list of the games left: to go on with one, or to throw it away. */
export function* chooseLeft(
	waiting: readonly LeftGame[],
	services: LineServices,
): Dialogue<LeftGame | undefined> {
	const now = new Date();
	const chosen = yield* chooseAloud('Games left.', [
		...waiting.map(game => ({name: game.id, text: leftAloud(game, now)})),
		{name: 'back', text: 'back'},
	]);
	const game = waiting.find(({id}) => id === chosen);
	if (game === undefined) return undefined;
	const way = yield* chooseAloud<'go on' | 'throw away' | 'back'>(`${leftAloud(game, now)}.`, [
		{name: 'go on', text: 'go on'},
		{name: 'throw away', text: 'throw it away'},
		{name: 'back', text: 'back'},
	]);
	if (way === 'throw away') services.player.store.drop(game.id);
	return way === 'go on' ? game : undefined;
}
