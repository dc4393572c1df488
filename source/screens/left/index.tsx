import {Box, Text} from 'ink';
import {Menu, menuColumns, type MenuItem} from '../../components/menu.js';
import {Tone} from '../../components/tone.js';
import {contentArea, firstShown} from '../../components/stage/layout.js';
import {moveIn, type Move} from '../../settings/readers.js';
import type {LeftGame} from '../../store/index.js';
import {leftParts} from '../../text/left.js';
import {about} from '../../text/about.js';
import {help, selectRow, throwAway, toMenu} from '../common-keys.js';
import {set, type Keys, type Screen, type Update} from '../screen.js';
import type {ParamsByScreen} from '../routes.js';
import type {Session} from '../session.js';

type State = {
	readonly now: Date;
	readonly chosen: string | undefined;
	readonly isAsking: boolean;
};

const chosenIn = ({chosen}: State, {waiting}: Session): LeftGame | undefined =>
	waiting.find(({id}) => id === chosen) ?? waiting[0];

const leastColumns = 32;

const select =
	(by: Move): Update<State> =>
	(state, {session}) => {
		const names = session.waiting.map(({id}) => id);
		return {state: {...state, chosen: moveIn(names, chosenIn(state, session)?.id ?? '', by)}};
	};

const goOn: Update<State> = (state, {session}) => {
	const game = chosenIn(state, session);
	return {state, ...(game && {go: {to: 'go-on', with: {as: 'resumed', record: game}}})};
};

const throwItAway: Update<State> = (state, {session, player}) => {
	const game = chosenIn(state, session);
	if (game) player.store.drop(game.id);
	const waiting = session.waiting.filter(({id}) => id !== game?.id);
	return {
		state: {...state, isAsking: false},
		session: {...session, waiting},
		...(waiting.length === 0 && {go: {to: 'home', with: {}}}),
	};
};

const choosing: Keys<State> = [
	selectRow('choose', select),
	{
		keys: ['enter', 'space'],
		hint: 'go on',
		help: 'go on with the game that is chosen',
		does: () => goOn,
	},
	throwAway<Update<State>>((state, {session}) => ({
		state: {...state, isAsking: chosenIn(state, session) !== undefined},
	})),
	help,
	toMenu,
];

const asking: Keys<State> = [
	{keys: ['enter', 'y'], hint: 'throw it away', help: 'throw the game away', does: () => throwItAway},
	{keys: ['escape', 'n'], hint: 'keep it', help: 'keep it', does: () => set<State>({isAsking: false})},
];

export const screen: Screen<ParamsByScreen['left'], State> = {
	open: ({asking: name}) => ({state: {now: new Date(), chosen: name, isAsking: name !== undefined}}),
	keys: ({isAsking}) => (isAsking ? asking : choosing),
	View({state, session, size}) {
		const {columns, rows} = contentArea(size);
		const {waiting} = session;
		const game = chosenIn(state, session);
		const room = rows - 2;
		const first = firstShown(
			waiting.length,
			room,
			waiting.findIndex(({id}) => id === game?.id),
		);
		const shown = waiting.slice(first, first + room);
		const part = shown.length < waiting.length ? ` (${shown.length} of ${waiting.length})` : '';
		const items: readonly MenuItem[] = shown.map(each => ({
			key: each.id,
			label: each.date.slice(0, 10),
			note: leftParts(each, state.now).join(' · '),
		}));
		const width = Math.min(columns, Math.max(leastColumns, menuColumns(items)));
		return (
			<Box flexDirection='column' flexGrow={1} alignItems='center' justifyContent='center'>
				<Box flexDirection='column' width={width} flexShrink={0}>
					{state.isAsking ? (
						<Tone as='accent' bold>
							Throw this game away?
						</Tone>
					) : (
						<Text>{`Unfinished games, the last one first${part}:`}</Text>
					)}
					<Box flexDirection='column' marginTop={1}>
						{items.length > 0 && <Menu items={items} selected={game?.id} columns={width} />}
					</Box>
				</Box>
			</Box>
		);
	},
	title: () => ({trail: ['unfinished'], status: ''}),
	about: () => about.left,
};
