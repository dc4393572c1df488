import type {Binding} from '../../hooks/use-keys.js';
import type {FormName, Forms} from '../../settings/choices.js';
import {moveIn} from '../../settings/readers.js';
import {ofTable, withStandards, type Chosen, type Row} from '../../settings/setting.js';
import {help, selectRow, selectTyping, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import type {SetUpParams} from '../routes.js';
import type {Context, Keys, Screen, Step} from '../screen.js';
import {chosenIn, countedName, forgetFailures, keepChosen, type Session} from '../session.js';
import {about} from '../../text/about.js';
import {formIn, rowsIn, type SetUp, type SetUpMessage, type SetUpState} from './state.js';
import {SetUpView} from './view.js';

function tryStart<Name extends FormName>(
	setUp: SetUp<Name>,
	state: SetUpState<Name>,
	context: Context,
): Step<SetUpState<Name>> {
	const {values, loaded} = formIn(setUp, state, context.session);
	// The row of the path says what to type.
	if (values.dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
	if (loaded === undefined) return {state: {...state, isWaiting: true}};
	const started = loaded.ok ? setUp.start(values, loaded.dictionary, context) : ({kind: 'refuse'} as const);
	switch (started.kind) {
		case 'wait': {
			return {state: {...state, isWaiting: true}};
		}

		case 'refuse': {
			return {state: {...state, isWaiting: false}};
		}

		case 'go': {
			const chosen = {...state.chosen, ...started.chosen};
			const session = keepChosen(context.session, setUp.form(chosen), chosen);
			context.player.programs.allow(values);
			return {state: {...state, isWaiting: false}, session, go: started.go};
		}
	}
}

/** The form with something else chosen; what was waited for is another thing now. */
function change<Name extends FormName>(
	setUp: SetUp<Name>,
	state: SetUpState<Name>,
	changed: Chosen<Forms[Name]> | Pick<Chosen<unknown>, 'isOpen'>,
	session: Session,
): Step<SetUpState<Name>> {
	const chosen = {...state.chosen, ...changed};
	return {
		state: {...state, chosen, isWaiting: false, made: 0},
		session: keepChosen(session, setUp.form(chosen), chosen),
	};
}

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

/** Opens the rest of the form, and closes it. */
const moreKey = (label: string): Binding<SetUpMessage> => ({
	keys: ['enter', 'space', 'left', 'right'],
	label: 'Enter',
	hint: label.toLowerCase().replace('…', ''),
	help: 'show everything that can be set, or only what a game needs',
	message: () => ({type: 'change', by: 1}),
});

const isTyped = (row: Row | undefined): boolean => row?.kind === 'text' || row?.kind === 'secret';

/** A row in which someone types leaves all keys to the text but those that move on. */
function keysOn(row: Row | undefined): Keys<SetUpMessage> {
	if (isTyped(row))
		return [selectTyping<SetUpMessage>('row', by => ({type: 'select', by})), startKey, toMenu];
	return [selectKey, ...(row?.kind === 'more' ? [moreKey(row.label)] : [changeKey, startKey]), help, toMenu];
}

/** A set-up as a screen. */
export function setUpScreen<Name extends FormName>(
	setUp: SetUp<Name>,
): Screen<SetUpParams<Name>, SetUpState<Name>, SetUpMessage> {
	type State = SetUpState<Name>;
	const rows = (state: State, session: Session) => rowsIn(setUp, state, session);
	const focusedRow = (state: State, session: Session) =>
		rows(state, session).find(({name}) => name === state.focused);
	return {
		open({given = {}, isStarting = false}, context) {
			const {session} = context;
			// A game that starts at once goes by what was given, and not by what was played last.
			const begun = chosenIn(session, setUp.form(given), setUp.table, !isStarting);
			const chosen = {...begun, ...ofTable(setUp.table, given)};
			const state = {focused: setUp.first(chosen), chosen, isWaiting: isStarting, made: 0};
			return isStarting ? tryStart(setUp, state, context) : {state};
		},
		reduce(state, message, context) {
			const {session} = context;
			switch (message.type) {
				case 'select': {
					const names = rows(state, session).map(({name}) => name);
					return {state: {...state, focused: moveIn(names, state.focused, message.by), isWaiting: false}};
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
					if (formIn(setUp, state, session).loaded?.ok === false)
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
		keys: (state, session) => keysOn(focusedRow(state, session)),
		// What is typed reaches the text without a key of the screen.
		idle: (state, _, session) => (isTyped(focusedRow(state, session)) ? '' : undefined),
		work({state, session}) {
			const {values, loaded} = formIn(setUp, state, session);
			return [
				...readDictionary<SetUpMessage>(session, values, {type: 'ready'}),
				...(loaded?.ok ? (setUp.work?.(values, loaded.dictionary, session) ?? []) : []),
			];
		},
		View: props => <SetUpView setUp={setUp} {...props} />,
		title: ({chosen}, session) => ({
			trail: [setUp.title, 'set-up'],
			status: countedName(session, withStandards(setUp.table, chosen)),
		}),
		about: () => about.setUp,
	};
}
