import {keyFor} from '../page/keys.js';
import type {MenuPart} from '../page/page.js';
import {moveIn, type Move} from './list.js';
import {selectRow} from './common-keys.js';
import type {Route} from './routes.js';
import type {Does, Key, Update} from './screen.js';

/** A line of a menu, and where it leads; out of the program if it leads nowhere. */
export type MenuItem = MenuPart['items'][number] & {readonly go: Route | undefined};

/** Returns the keys of a menu: `choose` gets the key of the item that is selected, before it is opened, too. */
export function menuKeys<State>(
	items: readonly MenuItem[],
	selected: MenuItem | undefined,
	hint: string,
	choose: (key: string) => Update<State>,
	helpText = 'open what is chosen',
): readonly Key<State>[] {
	const keys = items.map(({key}) => key);
	const select = (by: Move): Does<State> => choose(moveIn(keys, selected?.key ?? '', by));
	if (selected === undefined) return [];
	const {go} = selected;
	return [
		selectRow('choose', select),
		keyFor(
			['enter', 'space'],
			hint,
			helpText,
			(): Does<State> =>
				go === undefined
					? {type: 'quit'}
					: (state, context) => ({...choose(selected.key)(state, context), go}),
			{words: {}},
		),
	];
}
