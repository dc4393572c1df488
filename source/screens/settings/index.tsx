import {Box, Text} from 'ink';
import {Eye} from '../../components/figure/eye.js';
import {Form} from '../../components/form/form.js';
import {Keyboard, layOutKeyboard} from '../../components/keyboard.js';
import {Meter} from '../../components/bars.js';
import {Rule} from '../../components/lines.js';
import {Table} from '../../components/table.js';
import {Tiles} from '../../components/word/tiles.js';
import {Tone} from '../../components/tone.js';
import {languages} from '../../engine/index.js';
import {useBlink} from '../../hooks/use-motion.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';
import {rowsOf, withStandards, type Row} from '../../settings/setting.js';
import {lookTable, type Look} from '../../settings/preferences.js';
import {moveIn, type Move} from '../../settings/readers.js';
import {changeRow, help, selectRow, toMenu} from '../common-keys.js';
import type {Session} from '../session.js';
import type {Keys, Screen, Update} from '../screen.js';
import {about} from '../../text/about.js';

type SettingsProps = {readonly rows: readonly Row[]; readonly focused: string; readonly size: TerminalSize};

const mostColumns = 84;
const eye = {columns: 22, rows: 7};

function SettingsView({rows, focused, size}: SettingsProps) {
	const isBlinking = useBlink();
	const columns = Math.min(size.columns - 8, mostColumns);
	const hasEye = columns >= 64;
	return (
		<Box flexDirection='column' flexGrow={1} alignItems='center' justifyContent='center'>
			<Box flexDirection='column' width={columns} rowGap={1}>
				<Form
					fields={rows}
					focused={focused}
					columns={columns}
					notes={columns >= 60 ? 'beside' : 'below'}
					choiceColumns={14}
					onType={() => undefined}
				/>
				<Rule columns={columns} left='how it looks' />
				<Box columnGap={2}>
					{hasEye && (
						<Box flexDirection='column' width={eye.columns} height={eye.rows} flexShrink={0}>
							<Eye {...eye} openness={isBlinking ? 0 : 0.7} gaze={{x: 0.6, y: 0}} />
						</Box>
					)}
					<Box flexDirection='column'>
						<Tiles
							tiles={[
								{text: '-', look: 'hidden'},
								{text: 'e', look: 'known'},
								{text: 'a', look: 'fresh'},
								{text: 'l', look: 'lost'},
							]}
							columns={18}
							isBoxed
						/>
						<Tone as='miss'>No t.</Tone>
						<Meter left={3} total={8} columns={30} />
						<Tone as='accent' bold>
							Your letter
						</Tone>
						<Text>words 21 of 4,170</Text>
					</Box>
				</Box>
				<Keyboard
					letters={languages.en.letters.slice(0, 13)}
					hits={['a', 'e', 'l']}
					misses={['b', 'i']}
					columns={Math.max(columns, layOutKeyboard(13, columns).perRow)}
				/>
				{size.rows >= 24 && (
					<Box flexDirection='column'>
						<Table
							columns={[
								{title: 'pattern', side: 'left'},
								{title: 'words', side: 'right'},
								{title: '', side: 'left'},
							]}
							rows={[
								{key: 'kept', mark: 'kept', cells: ['-ea-', '21', {text: 'kept', as: 'fiend'}]},
								{key: 'other', cells: ['----', '8', '']},
							]}
							width={columns}
						/>
					</Box>
				)}
			</Box>
		</Box>
	);
}

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
