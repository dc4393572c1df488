import {moveIn, type Move} from './list.js';
import type {Page, Part} from '../page/page.js';
import type {Dictionary} from '../engine/index.js';
import type {Source} from '../dictionaries/index.js';
import {pick, type Given} from '../settings/setting.js';
import {
	settleForm,
	shownRows,
	stateOf,
	type Chosen,
	type Form,
	type FormName,
	type Forms,
	type Row,
	type State,
} from './forms/form.js';
import type {Route, SetUpParams} from './routes.js';
import type {Job, Update, Context, Does, Key, Keys, Screen, Shown, Step} from './screen.js';
import {loadedOf, chosenIn, countedName, forgetFailures, type Session} from './session.js';
import {keyFor, type Key as Binding} from '../page/keys.js';
import {about} from '../text/about.js';
import {sourceFaultText} from '../text/faults.js';
import {readingText} from '../text/words.js';
import {changeRow, help, selectRow, selectTyping, toMenu, readDictionary} from './common.js';

export type SetUpState<Name extends FormName> = {
	readonly focused: string;
	readonly chosen: Chosen<Forms[Name]>;
	readonly isWaiting: boolean;
	/** The share of what must be made before the game that is made, from 0 to 1. */
	readonly made: number;
};

type SetUp<Name extends FormName, Settings = Forms[Name]> = {
	readonly title: string;
	readonly nameOf: (given: Given<Forms[Name]>) => Name;
	readonly forms: Readonly<Record<Name, Form<Forms[Name], Settings>>>;
	readonly first: (chosen: Given<Forms[Name]>) => string;
	/** Returns the route to the game, and what it changes in the form; `undefined` while something is missing. */
	readonly start: (
		settings: Settings,
		dictionary: Dictionary,
		session: Session,
	) => {readonly go: Route; readonly chosen?: Chosen<Forms[Name]>} | undefined;
	readonly remark?: (values: Forms[Name], dictionary: Dictionary) => string | undefined;
	readonly progress?: (values: Forms[Name], made: number, session: Session) => string | undefined;
	readonly work?: (
		values: Forms[Name],
		dictionary: Dictionary,
		session: Session,
		ready: Update<SetUpState<Name>>,
	) => Job<SetUpState<Name>> | undefined;
	readonly below?: (form: State<Forms[Name]>) => readonly Part[];
	readonly figure: (values: Forms[Name]) => Part;
};

const moreKey = <Deed>(label: string, open: Deed): Binding<Deed> =>
	keyFor(
		['enter', 'space', 'left', 'right'],
		label.toLowerCase().replace('…', ''),
		'show everything that can be set, or only what a game needs',
		() => open,
		{words: {}},
	);

type Filled<Values extends Source, Settings> = State<Values> & {
	readonly form: Form<Values, Settings>;
	readonly source: Source;
	readonly rows: readonly Row<Values>[];
	readonly row: Row<Values> | undefined;
};

function faultIn<Values extends Source>({form, chosen, loaded}: Filled<Values, unknown>): string | undefined {
	if (loaded?.ok === false) return sourceFaultText(loaded);
	const settled = loaded && settleForm(form, chosen, loaded.dictionary, '');
	return settled?.ok === false ? settled.sentence : undefined;
}

class SetUpScreen<Name extends FormName, Settings> implements Screen<SetUpParams<Name>, SetUpState<Name>> {
	readonly #setUp: SetUp<Name, Settings>;

	constructor(setUp: SetUp<Name, Settings>) {
		this.#setUp = setUp;
	}

	open(params: SetUpParams<Name>, context: Context): Step<SetUpState<Name>> {
		const {nameOf, forms, first} = this.#setUp;
		const {given = {}, form: name = nameOf(given), isFresh = false, isStarting = false} = params;
		const form = forms[name];
		const chosen = {
			...chosenIn(isFresh ? {...context.session, remembered: {}} : context.session, name, form),
			...pick(form.table, given),
		};
		const state = {focused: first(chosen), chosen, isWaiting: isStarting, made: 0};
		return isStarting ? this.#start(state, context) : {state};
	}

	page(state: SetUpState<Name>, session: Session): Page<Does<SetUpState<Name>>> {
		const filled = this.#fillIn(state, session);
		const isTyped = filled.row?.kind === 'text' || filled.row?.kind === 'secret';
		return {
			title: {trail: [this.#setUp.title, 'set-up'], status: countedName(session, filled.source)},
			parts: [
				{part: 'form', rows: filled.rows, focused: state.focused},
				...this.#remarkOn(state, filled, session),
				...(this.#setUp.below?.(filled) ?? []),
				{...this.#setUp.figure(filled.values), spoken: ''},
			],
			keys: this.#keysFor(filled.row, isTyped),
			about: about.setUp,
			// Typed text reaches the row without a key of the screen.
			idle: () => (isTyped ? '' : undefined),
			isWaiting: state.isWaiting,
			busy: state.isWaiting ? readingText : undefined,
			onType: this.#type,
		};
	}

	work({state, session}: Shown<SetUpState<Name>>): readonly (Job<SetUpState<Name>> | undefined)[] {
		const {values, loaded} = this.#fillIn(state, session);
		const ready: Update<SetUpState<Name>> = (now, context) =>
			now.isWaiting ? this.#start(now, context) : {state: now};
		return [
			readDictionary(session, values, ready),
			loaded?.ok ? this.#setUp.work?.(values, loaded.dictionary, session, ready) : undefined,
		];
	}

	#fillIn({chosen, focused}: SetUpState<Name>, session: Session): Filled<Forms[Name], Settings> {
		const form = this.#setUp.forms[this.#setUp.nameOf(chosen)];
		const source = form.fill(chosen, undefined);
		const filled = stateOf(form, chosen, loadedOf(session, source));
		const rows = shownRows(form, filled, focused);
		return {...filled, form, source, rows, row: rows.find(({name}) => name === focused)};
	}

	/** Returns what is wrong with the form, else what is made or worth knowing. */
	#remarkOn(
		state: SetUpState<Name>,
		filled: Filled<Forms[Name], Settings>,
		session: Session,
	): readonly Part[] {
		const {values, loaded} = filled;
		const fault = faultIn(filled);
		if (fault !== undefined) return [{part: 'prose', paragraphs: [`✗ ${fault}`], as: 'miss', spoken: fault}];
		const remark = loaded?.ok ? this.#setUp.remark?.(values, loaded.dictionary) : undefined;
		const progress = this.#setUp.progress?.(values, state.made, session);
		const text = progress ?? (state.isWaiting ? readingText : remark);
		if (text === undefined) return [];
		return [{part: 'prose', paragraphs: text.split('\n'), ...(progress !== undefined && {spoken: ''})}];
	}

	#keysFor(row: Row | undefined, isTyped: boolean): Keys<SetUpState<Name>> {
		// A text row takes all keys except those that leave it.
		if (isTyped) return [selectTyping('row', this.#select), this.#startKey, toMenu];
		const own =
			row?.kind === 'more' ? [moreKey(row.label, this.#step(1))] : [changeRow(this.#step), this.#startKey];
		return [selectRow('row', this.#select), ...own, help, toMenu];
	}

	#start(state: SetUpState<Name>, context: Context): Step<SetUpState<Name>> {
		const {form, values, loaded} = this.#fillIn(state, context.session);
		// The row of the path says what to type.
		if (values.dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
		if (loaded === undefined) return {state: {...state, isWaiting: true}};
		const settled = loaded.ok
			? settleForm(form, state.chosen, loaded.dictionary, context.freshSeed())
			: loaded;
		if (!loaded.ok || !settled.ok) return {state: {...state, isWaiting: false}};
		const started = this.#setUp.start(settled.settings, loaded.dictionary, context.session);
		if (started === undefined) return {state: {...state, isWaiting: true}};
		const {session} = this.#changed(state, started.chosen ?? {}, context.session);
		return {state: {...state, isWaiting: true}, session, go: started.go};
	}

	#changed(state: SetUpState<Name>, change: Chosen<Forms[Name]>, session: Session) {
		const chosen = {...state.chosen, ...change};
		return {
			state: {...state, chosen, isWaiting: false, made: 0},
			session: {...session, forms: {...session.forms, [this.#setUp.nameOf(chosen)]: chosen}},
		};
	}

	readonly #startKey: Key<SetUpState<Name>> = keyFor(
		['enter'],
		'play',
		'start the game',
		() => (state, context) => {
			const {session} = context;
			// A file that could not be read may have been mended.
			if (this.#fillIn(state, session).loaded?.ok === false)
				return {state: {...state, isWaiting: true}, session: forgetFailures(session)};
			return this.#start(state, context);
		},
		{words: {'': 'enter', play: 'enter'}},
	);

	readonly #select =
		(by: Move): Update<SetUpState<Name>> =>
		(state, {session}) => {
			const names = this.#fillIn(state, session).rows.map(({name}) => name);
			return {state: {...state, focused: moveIn(names, state.focused, by), isWaiting: false}};
		};

	readonly #step =
		(by: 1 | -1): Update<SetUpState<Name>> =>
		(state, {session}) =>
			this.#changed(state, this.#fillIn(state, session).row?.step?.(by) ?? {}, session);

	readonly #type =
		(name: string, text: string): Update<SetUpState<Name>> =>
		(state, {session}) => {
			if (state.isWaiting) return {state};
			const row = this.#fillIn(state, session).rows.find(each => each.name === name);
			return this.#changed(state, row?.type?.(text) ?? {}, session);
		};
}

export const setUpScreen = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
): Screen<SetUpParams<Name>, SetUpState<Name>> => new SetUpScreen(setUp);
