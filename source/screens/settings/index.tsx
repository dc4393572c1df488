import {lookTable, type Look} from '../../settings/preferences.js';
import {moveIn, type Move} from '../../settings/readers.js';
import {rowsOf, withStandards, type Row} from '../../settings/setting.js';
import {help, selectRow, toMenu} from '../common-keys.js';
import type {Session} from '../session.js';
import type {Keys, Screen} from '../screen.js';
import {about} from '../../text/about.js';
import {SettingsView} from './view.js';

/** The row that takes the keys; what is set stands in the session. */
export type SettingsState = {readonly focused: string};

export type SettingsMessage =
	{readonly type: 'select'; readonly by: Move} | {readonly type: 'change'; readonly by: 1 | -1};

const rowsIn = ({look}: Session): readonly Row<Look>[] =>
	rowsOf(lookTable, {values: withStandards(lookTable, look), loaded: undefined});

const keys: Keys<SettingsMessage> = [
	selectRow<SettingsMessage>('row', by => ({type: 'select', by})),
	{
		keys: ['left', 'right'],
		label: '←→',
		hint: 'change',
		help: 'change what the row says; it wraps around',
		message: key => ({type: 'change', by: key === 'left' ? -1 : 1}),
	},
	help,
	toMenu,
];

/** How things look, with a picture of it. */
export const screen: Screen<object, SettingsState, SettingsMessage> = {
	open: () => ({state: {focused: 'theme'}}),
	reduce(state, message, {session}) {
		const rows = rowsIn(session);
		if (message.type === 'select')
			return {
				state: {
					focused: moveIn(
						rows.map(({name}) => name),
						state.focused,
						message.by,
					),
				},
			};
		const changed = rows.find(({name}) => name === state.focused)?.step?.(message.by) ?? {};
		return {state, session: {...session, look: {...session.look, ...changed}}};
	},
	keys: () => keys,
	View: ({state, session, size}) => (
		<SettingsView rows={rowsIn(session)} focused={state.focused} size={size} />
	),
	title: () => ({trail: ['settings'], status: ''}),
	about: () => about.settings,
};
