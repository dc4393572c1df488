import type {ReactNode} from 'react';
import type {Dictionary} from '../../engine/index.js';
import type {Binding} from '../../hooks/use-keys.js';
import {sourceOf, stepIn} from '../../settings/readers.js';
import {rowsOf, withStandards, type Asked, type Known, type Row, type Table} from '../../settings/setting.js';
import {help, selectRow, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import type {Route, SetUpParams} from '../routes.js';
import type {Job, Keys, Context, Screen, Step} from '../screen.js';
import {askedIn, countedName, forgetFailures, keepAsked, loadedOf, type Session} from '../session.js';
import {SetUpView} from './view.js';

/** A form while it is being filled in. */
export type SetUpState = {
	/** The name of the row that takes the keys. */
	readonly focused: string;
	readonly asked: Asked;
	/** Whether the player wants to begin as soon as everything is there. */
	readonly isWaiting: boolean;
	/** The share of what must be made before the game that is made, from 0 to 1. */
	readonly made: number;
};

export type SetUpMessage =
	| {readonly type: 'select'; readonly by: 1 | -1}
	| {readonly type: 'change'; readonly by: 1 | -1}
	| {readonly type: 'type'; readonly row: string; readonly text: string}
	| {readonly type: 'start'}
	/** Something that was waited for is there. */
	| {readonly type: 'ready'}
	| {readonly type: 'made'; readonly share: number};

/** What comes of wanting to begin: the game, or that something is still missing, or wrong. */
export type Started =
	| {readonly kind: 'go'; readonly go: Route; readonly asked?: Asked}
	| {readonly kind: 'wait'}
	| {readonly kind: 'refuse'};

/** What makes one set-up different from the others. */
export type SetUp = {
	/** Under which name what was asked for is kept, and what the title says. */
	readonly form: string;
	readonly table: Table;
	/** How many columns its widest choice takes; one of a longer name or path moves its own note. */
	readonly choiceColumns: number;
	/** The row that takes the keys first. */
	readonly first: (asked: Asked) => string;
	readonly start: (asked: Asked, dictionary: Dictionary, context: Context) => Started;
	/** What keeps it from beginning, in a sentence. */
	readonly fault?: (asked: Asked, dictionary: Dictionary, session: Session) => string | undefined;
	/** What is known of the game that would be played. */
	readonly remark?: (asked: Asked, dictionary: Dictionary) => string | undefined;
	/** What goes on meanwhile, waited for or not. */
	readonly progress?: (state: SetUpState, session: Session) => string | undefined;
	/** What must be made besides reading the dictionary. */
	readonly work?: (asked: Asked, dictionary: Dictionary, session: Session) => readonly Job<SetUpMessage>[];
	/** What is drawn under a row. */
	readonly below?: (row: string, indent: number, known: Known) => ReactNode;
	readonly figure: (asked: Asked, columns: number, rows: number) => ReactNode;
};

const filled = ({table}: SetUp, asked: Asked): Asked => withStandards(table, asked);

export const knownIn = (setUp: SetUp, {asked}: SetUpState, session: Session): Known => {
	const full = filled(setUp, asked);
	return {asked: full, loaded: loadedOf(session, sourceOf(full))};
};

function tryStart(setUp: SetUp, state: SetUpState, context: Context): Step<SetUpState> {
	const {asked, loaded} = knownIn(setUp, state, context.session);
	// The row of the path says what to type.
	if (sourceOf(asked).dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
	if (loaded === undefined) return {state: {...state, isWaiting: true}};
	const started = loaded.ok ? setUp.start(asked, loaded.dictionary, context) : ({kind: 'refuse'} as const);
	switch (started.kind) {
		case 'wait': {
			return {state: {...state, isWaiting: true}};
		}

		case 'refuse': {
			return {state: {...state, isWaiting: false}};
		}

		case 'go': {
			const session = keepAsked(context.session, setUp.form, started.asked ?? state.asked);
			return {state: {...state, isWaiting: false}, session, go: started.go};
		}
	}
}

/** The form with something else asked for; what was waited for is another thing now. */
function change(setUp: SetUp, state: SetUpState, asked: Asked, session: Session): Step<SetUpState> {
	const all = {...state.asked, ...asked};
	return {
		state: {...state, asked: all, isWaiting: false, made: 0},
		session: keepAsked(session, setUp.form, all),
	};
}

const textKinds: readonly Row['kind'][] = ['text', 'secret'];

const selectKey = selectRow<SetUpMessage>('row', by => ({type: 'select', by}));

const startKey: Binding<SetUpMessage> = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'play',
	help: 'start the game',
	message: () => ({type: 'start'}),
};

const changeKey: Binding<SetUpMessage> = {
	keys: ['left', 'right'],
	label: '←→',
	hint: 'change',
	help: 'change what the row says; it wraps around',
	message: key => ({type: 'change', by: key === 'left' ? -1 : 1}),
};

/** A row in which someone types leaves all keys to the text but those that move on. */
const keysOf = (isTyping: boolean): Keys<SetUpMessage> =>
	isTyping ? [selectKey, startKey, toMenu] : [selectKey, changeKey, startKey, help, toMenu];

/** A set-up as a screen. */
export function setUpScreen(setUp: SetUp): Screen<SetUpParams, SetUpState, SetUpMessage> {
	const rows = (state: SetUpState, session: Session) => rowsOf(setUp.table, knownIn(setUp, state, session));
	const focusedRow = (state: SetUpState, session: Session) =>
		rows(state, session).find(({name}) => name === state.focused);
	return {
		open({asked = {}, first = {}, isStarting = false}, {session}) {
			// Whoever starts at once has said all.
			const begun = askedIn(session, setUp.form, setUp.table, {first, isRemembering: !isStarting});
			const all = {...begun, ...asked};
			return {state: {focused: setUp.first(all), asked: all, isWaiting: isStarting, made: 0}};
		},
		reduce(state, message, context) {
			const {session} = context;
			switch (message.type) {
				case 'select': {
					const names = rows(state, session).map(({name}) => name);
					return {state: {...state, focused: stepIn(names, state.focused, message.by), isWaiting: false}};
				}

				case 'change': {
					return change(setUp, state, focusedRow(state, session)?.step?.(message.by) ?? {}, session);
				}

				case 'type': {
					const row = rows(state, session).find(({name}) => name === message.row);
					return change(setUp, state, row?.type?.(message.text) ?? {}, session);
				}

				case 'start': {
					// A file that could not be read may have been mended.
					if (knownIn(setUp, state, session).loaded?.ok === false)
						return {state: {...state, isWaiting: true}, session: forgetFailures(session)};
					return tryStart(setUp, state, context);
				}

				case 'ready': {
					return state.isWaiting ? tryStart(setUp, state, context) : {state};
				}

				case 'made': {
					return {state: {...state, made: message.share}};
				}
			}
		},
		keys: (state, session) => keysOf(textKinds.includes(focusedRow(state, session)?.kind ?? 'choice')),
		work({state, session}) {
			const {asked, loaded} = knownIn(setUp, state, session);
			return [
				...readDictionary<SetUpMessage>(session, sourceOf(asked), {type: 'ready'}),
				...(loaded?.ok ? (setUp.work?.(asked, loaded.dictionary, session) ?? []) : []),
			];
		},
		View: props => <SetUpView setUp={setUp} {...props} />,
		title: ({asked}, session) => ({
			trail: [setUp.form, 'set-up'],
			status: countedName(session, sourceOf(filled(setUp, asked))),
		}),
		about: () =>
			'Choose what to play with. Type in text rows; everywhere else the arrow keys change the row.',
	};
}
