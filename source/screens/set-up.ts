import type {Part, FormRow} from '../page/page.js';
import type {Dictionary} from '../engine/index.js';
import type {Source} from '../dictionaries/index.js';
import {pick, type Given} from '../settings/setting.js';
import {stateOf, settleForm, shownRows, type Chosen, type Form, type State, type Row} from './forms/form.js';
import type {FormName, Forms} from './forms/forms.js';
import type {Route, SetUpParams} from './routes.js';
import type {Job, Update, Context, Key, Keys, Screen, Step} from './screen.js';
import {loadedOf, chosenIn, countedName, forgetFailures, keepChosen, type Session} from './session.js';
import type {Key as Binding} from '../page/keys.js';
import {about} from '../text/about.js';
import {sourceFaultText} from '../text/dictionary.js';
import {readingText} from '../text/progress.js';
import {changeRow, help, selectRow, selectTyping, toMenu} from './common-keys.js';
import {readDictionary} from './common-work.js';
import {moveIn, type Move} from './list.js';

export type SetUpState<Name extends FormName> = {
	readonly focused: string;
	readonly chosen: Chosen<Forms[Name]>;
	readonly isWaiting: boolean;
	/** The share of what must be made before the game that is made, from 0 to 1. */
	readonly made: number;
};

type Started<Values> = {readonly go: Route; readonly chosen?: Chosen<Values>};

export type SetUp<Name extends FormName, Settings = Forms[Name]> = {
	readonly title: string;
	readonly nameOf: (given: Given<Forms[Name]>) => Name;
	readonly forms: Readonly<Record<Name, Form<Forms[Name], Settings>>>;
	readonly first: (chosen: Given<Forms[Name]>) => string;
	/** Returns the route to the game; `undefined` while something is missing. */
	readonly start: (
		settings: Settings,
		dictionary: Dictionary,
		session: Session,
	) => Started<Forms[Name]> | undefined;
	readonly remark?: (values: Forms[Name], dictionary: Dictionary) => string | undefined;
	readonly progress?: (values: Forms[Name], made: number, session: Session) => string | undefined;
	readonly work?: (
		values: Forms[Name],
		dictionary: Dictionary,
		session: Session,
		ready: Update<SetUpState<Name>>,
	) => readonly Job<SetUpState<Name>>[];
	/** Returns the parts below the form, such as a chart of lengths. */
	readonly below?: (form: State<Forms[Name]>) => readonly Part[];
	readonly figure: (values: Forms[Name]) => Part;
};

/** Returns the form of what is chosen. */
export const formOf = <Name extends FormName, Settings>(
	{nameOf, forms}: SetUp<Name, Settings>,
	{chosen}: Pick<SetUpState<Name>, 'chosen'>,
): Form<Forms[Name], Settings> => forms[nameOf(chosen)];

export const sourceOf = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
): Source => formOf(setUp, state).fill(state.chosen, undefined);

export const stateIn = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	session: Session,
): State<Forms[Name]> =>
	stateOf(formOf(setUp, state), state.chosen, loadedOf(session, sourceOf(setUp, state)));

const rowsIn = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	session: Session,
): readonly Row<Forms[Name]>[] =>
	shownRows(formOf(setUp, state), stateIn(setUp, state, session), state.focused);

function faultIn<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	session: Session,
): string | undefined {
	const {loaded} = stateIn(setUp, state, session);
	if (loaded?.ok === false) return sourceFaultText(loaded);
	const settled = loaded && settleForm(formOf(setUp, state), state.chosen, loaded.dictionary, '');
	return settled?.ok === false ? settled.sentence : undefined;
}

function partsOf<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	session: Session,
): readonly Part[] {
	const form = stateIn(setUp, state, session);
	const {values, loaded} = form;
	const fault = faultIn(setUp, state, session);
	const remark = loaded?.ok ? setUp.remark?.(values, loaded.dictionary) : undefined;
	const progress = setUp.progress?.(values, state.made, session);
	const text = progress ?? (state.isWaiting ? readingText : remark);
	const said: readonly Part[] =
		fault === undefined
			? text === undefined
				? []
				: [{part: 'prose', paragraphs: text.split('\n'), ...(progress !== undefined && {spoken: ''})}]
			: [{part: 'prose', paragraphs: [`✗ ${fault}`], as: 'miss', spoken: fault}];
	return [
		{part: 'form', rows: rowsIn(setUp, state, session), focused: state.focused},
		...said,
		...(setUp.below?.(form) ?? []),
		{...setUp.figure(values), spoken: ''},
	];
}

function tryStart<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	context: Context,
): Step<SetUpState<Name>> {
	const {values, loaded} = stateIn(setUp, state, context.session);
	// The row of the path says what to type.
	if (values.dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
	if (loaded === undefined) return {state: {...state, isWaiting: true}};
	const settled = loaded.ok
		? settleForm(formOf(setUp, state), state.chosen, loaded.dictionary, context.freshSeed())
		: loaded;
	if (!loaded.ok || !settled.ok) return {state: {...state, isWaiting: false}};
	const started = setUp.start(settled.settings, loaded.dictionary, context.session);
	if (started === undefined) return {state: {...state, isWaiting: true}};
	const chosen = {...state.chosen, ...started.chosen};
	const session = keepChosen(context.session, setUp.nameOf(chosen), chosen);
	return {state: {...state, isWaiting: true}, session, go: started.go};
}

function change<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	changed: Chosen<Forms[Name]>,
	session: Session,
): Step<SetUpState<Name>> {
	const chosen = {...state.chosen, ...changed};
	return {
		state: {...state, chosen, isWaiting: false, made: 0},
		session: keepChosen(session, setUp.nameOf(chosen), chosen),
	};
}

const moreKey = <Deed>(label: string, open: Deed): Binding<Deed> => ({
	keys: ['enter', 'space', 'left', 'right'],
	hint: label.toLowerCase().replace('…', ''),
	help: 'show everything that can be set, or only what a game needs',
	words: {},
	does: () => open,
});

const isTyped = (row: FormRow | undefined): boolean => row?.kind === 'text' || row?.kind === 'secret';

function openSetUp<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	{given = {}, form: name = setUp.nameOf(given), isFresh = false, isStarting = false}: SetUpParams<Name>,
	context: Context,
): Step<SetUpState<Name>> {
	const form = setUp.forms[name];
	const chosen = {...chosenIn(context.session, name, form, !isFresh), ...pick(form.table, given)};
	const state = {focused: setUp.first(chosen), chosen, isWaiting: isStarting, made: 0};
	return isStarting ? tryStart(setUp, state, context) : {state};
}

const startKeyOf = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
): Key<SetUpState<Name>> => ({
	keys: ['enter'],
	hint: 'play',
	help: 'start the game',
	words: {'': 'enter', play: 'enter'},
	does: () => (state, context) => {
		const {session} = context;
		// A file that could not be read may have been mended.
		if (stateIn(setUp, state, session).loaded?.ok === false)
			return {state: {...state, isWaiting: true}, session: forgetFailures(session)};
		return tryStart(setUp, state, context);
	},
});

export function setUpScreen<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
): Screen<SetUpParams<Name>, SetUpState<Name>> {
	type State = SetUpState<Name>;
	const rows = (state: State, session: Session) => rowsIn(setUp, state, session);
	const focusedRow = (state: State, session: Session) =>
		rows(state, session).find(({name}) => name === state.focused);
	const select =
		(by: Move): Update<State> =>
		(state, {session}) => {
			const names = rows(state, session).map(({name}) => name);
			return {state: {...state, focused: moveIn(names, state.focused, by), isWaiting: false}};
		};
	const step =
		(by: 1 | -1): Update<State> =>
		(state, {session}) =>
			change(setUp, state, focusedRow(state, session)?.step?.(by) ?? {}, session);
	const type =
		(name: string, text: string): Update<State> =>
		(state, {session}) => {
			if (state.isWaiting) return {state};
			const row = rows(state, session).find(each => each.name === name);
			return change(setUp, state, row?.type?.(text) ?? {}, session);
		};
	const startKey = startKeyOf(setUp);
	const ready: Update<State> = (state, context) =>
		state.isWaiting ? tryStart(setUp, state, context) : {state};
	const keys = (state: State, session: Session): Keys<State> => {
		const row = focusedRow(state, session);
		// A text row takes all keys except those that leave it.
		if (isTyped(row)) return [selectTyping('row', select), startKey, toMenu];
		const own = row?.kind === 'more' ? [moreKey(row.label, step(1))] : [changeRow(step), startKey];
		return [selectRow('row', select), ...own, help, toMenu];
	};

	return {
		open: (params, context) => openSetUp(setUp, params, context),
		page: (state, session) => ({
			title: {
				trail: [setUp.title, 'set-up'],
				status: countedName(session, sourceOf(setUp, state)),
			},
			parts: partsOf(setUp, state, session),
			keys: keys(state, session),
			about: about.setUp,
			// Typed text reaches the row without a key of the screen.
			idle: () => (isTyped(focusedRow(state, session)) ? '' : undefined),
			isWaiting: state.isWaiting,
			busy: state.isWaiting ? readingText : undefined,
			onType: type,
		}),
		work({state, session}) {
			const {values, loaded} = stateIn(setUp, state, session);
			return [
				...readDictionary(session, values, ready),
				...(loaded?.ok ? (setUp.work?.(values, loaded.dictionary, session, ready) ?? []) : []),
			];
		},
	};
}
