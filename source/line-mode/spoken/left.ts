import type {LeftGame} from '../../store/index.js';
import {leftAloud} from '../../text/left.js';
import type {Dialogue} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {chooseAloud} from '../voices/spoken/ask.js';

/** The list of the games left: to go on with one, or to throw it away. */
export function* chooseLeft(
	waiting: readonly LeftGame[],
	services: LineServices,
): Dialogue<LeftGame | undefined> {
	const now = new Date();
	const chosen = yield* chooseAloud('Unfinished games.', [
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
