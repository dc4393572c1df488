import {lookTable, type Look} from '../../settings/preferences.js';
import {moveIn, type Move} from '../../settings/readers.js';
import {rowsOf, withStandards, type Row} from '../../settings/setting.js';
import {changeRow, help, selectRow, toMenu} from '../common-keys.js';
import type {Session} from '../session.js';
import type {Keys, Screen, Update} from '../screen.js';
import {about} from '../../text/about.js';
import {SettingsView} from './view.js';

/** The row that takes the keys; what is set stands in the session. */
type State = {readonly focused: string};

const rowsIn = ({look}: Session): readonly Row<Look>[] =>
	rowsOf(lookTable, {values: withStandards(lookTable, look), loaded: undefined});

const select =
	(by: Move): Update<State> =>
	({focused}, {session}) => {
		const names = rowsIn(session).map(({name}) => name);
		return {state: {focused: moveIn(names, focused, by)}};
	};

const change =
	(by: 1 | -1): Update<State> =>
	(state, {session}) => {
		const changed =
			rowsIn(session)
				.find(({name}) => name === state.focused)
				?.step?.(by) ?? {};
		return {state, session: {...session, look: {...session.look, ...changed}}};
	};

const keys: Keys<State> = [selectRow('row', select), changeRow(change), help, toMenu];

export const screen: Screen<object, State> = {
	open: () => ({state: {focused: 'theme'}}),
	keys: () => keys,
	View: ({state, session, size}) => (
		<SettingsView rows={rowsIn(session)} focused={state.focused} size={size} />
	),
	title: () => ({trail: ['settings'], status: ''}),
	about: () => about.settings,
};
