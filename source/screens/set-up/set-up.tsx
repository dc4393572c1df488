import type {ReactNode} from 'react';
import type {Dictionary} from '../../engine/index.js';
import type {Binding} from '../../hooks/use-keys.js';
import {sourceOf, stepIn} from '../../settings/readers.js';
import {rowsOf, withStandards, type Asked, type Known, type Row, type Table} from '../../settings/setting.js';
import {help, selectRow, toMenu} from '../common-keys.js';
import {askedIn, countedName, keepAsked, loadedOf, readDictionary, type House} from '../house.js';
import type {Route} from '../registry.js';
import type {Job, Keys, Means, Screen, Step} from '../screen.js';
import {SetUpView} from './view.js';

/** What a set-up is opened with. */
export type SetUpParams = {
	/** What is asked for besides what the form was left with. */
	readonly asked?: Asked;
	/** What a form that was never filled in begins with, in place of the defaults. */
	readonly first?: Asked;
	/** Whether to begin as soon as everything is there. */
	readonly isStarting?: boolean;
};

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
	readonly start: (asked: Asked, dictionary: Dictionary, means: Means) => Started;
	/** What keeps it from beginning, in a sentence. */
	readonly fault?: (asked: Asked, dictionary: Dictionary, house: House) => string | undefined;
	/** What is known of the game that would be played. */
	readonly remark?: (asked: Asked, dictionary: Dictionary) => string | undefined;
	/** What goes on meanwhile, waited for or not. */
	readonly progress?: (state: SetUpState, house: House) => string | undefined;
	/** What must be made besides reading the dictionary. */
	readonly work?: (asked: Asked, dictionary: Dictionary, house: House) => readonly Job<SetUpMessage>[];
	/** What is drawn under a row. */
	readonly below?: (row: string, indent: number, known: Known) => ReactNode;
	readonly figure: (asked: Asked, columns: number, rows: number) => ReactNode;
};

const filled = ({table}: SetUp, asked: Asked): Asked => withStandards(table, asked);

export const knownIn = (setUp: SetUp, {asked}: SetUpState, house: House): Known => {
	const full = filled(setUp, asked);
	return {asked: full, loaded: loadedOf(house, sourceOf(full))};
};

function tryStart(setUp: SetUp, state: SetUpState, means: Means): Step<SetUpState> {
	const {asked, loaded} = knownIn(setUp, state, means.house);
	// The row of the path says what to type.
	if (sourceOf(asked).dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
	if (loaded === undefined) return {state: {...state, isWaiting: true}};
	const started = loaded.ok ? setUp.start(asked, loaded.dictionary, means) : ({kind: 'refuse'} as const);
	switch (started.kind) {
		case 'wait': {
			return {state: {...state, isWaiting: true}};
		}

		case 'refuse': {
			return {state: {...state, isWaiting: false}};
		}

		case 'go': {
			const house = keepAsked(means.house, setUp.form, started.asked ?? state.asked);
			return {state: {...state, isWaiting: false}, house, go: started.go};
		}
	}
}

/** The form with something else asked for; what was waited for is another thing now. */
function change(setUp: SetUp, state: SetUpState, asked: Asked, house: House): Step<SetUpState> {
	const all = {...state.asked, ...asked};
	return {
		state: {...state, asked: all, isWaiting: false, made: 0},
		house: keepAsked(house, setUp.form, all),
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
	const rows = (state: SetUpState, house: House) => rowsOf(setUp.table, knownIn(setUp, state, house));
	const focusedRow = (state: SetUpState, house: House) =>
		rows(state, house).find(({name}) => name === state.focused);
	return {
		open({asked = {}, first = {}, isStarting = false}, {house}) {
			// Whoever starts at once has said all.
			const begun = askedIn(house, setUp.form, setUp.table, {first, isRemembering: !isStarting});
			const all = {...begun, ...asked};
			return {state: {focused: setUp.first(all), asked: all, isWaiting: isStarting, made: 0}};
		},
		reduce(state, message, means) {
			const {house} = means;
			switch (message.type) {
				case 'select': {
					const names = rows(state, house).map(({name}) => name);
					return {state: {...state, focused: stepIn(names, state.focused, message.by), isWaiting: false}};
				}

				case 'change': {
					return change(setUp, state, focusedRow(state, house)?.step?.(message.by) ?? {}, house);
				}

				case 'type': {
					const row = rows(state, house).find(({name}) => name === message.row);
					return change(setUp, state, row?.type?.(message.text) ?? {}, house);
				}

				case 'start': {
					return tryStart(setUp, state, means);
				}

				case 'ready': {
					return state.isWaiting ? tryStart(setUp, state, means) : {state};
				}

				case 'made': {
					return {state: {...state, made: message.share}};
				}
			}
		},
		keys: (state, house) => keysOf(textKinds.includes(focusedRow(state, house)?.kind ?? 'choice')),
		work({state, house}) {
			const {asked, loaded} = knownIn(setUp, state, house);
			return [
				...readDictionary<SetUpMessage>(house, sourceOf(asked), {type: 'ready'}),
				...(loaded?.ok ? (setUp.work?.(asked, loaded.dictionary, house) ?? []) : []),
			];
		},
		View: props => <SetUpView setUp={setUp} {...props} />,
		title: ({asked}, house) => ({
			trail: [setUp.form, 'set-up'],
			status: countedName(house, sourceOf(filled(setUp, asked))),
		}),
		about: () =>
			'Choose what to play with. Type in text rows; everywhere else the arrow keys change the row.',
	};
}
