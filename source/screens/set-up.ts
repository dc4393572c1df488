import type {Page, Part} from '../page/page.js';
import {isTyped} from '../page/text.js';
import type {Dictionary} from '../engine/index.js';
import {pick, withDefaults, type Given} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import {
	choicesIn,
	settleForm,
	shownRows,
	stateOf,
	type Chosen,
	type Form,
	type FormName,
	type Forms,
	type SettingRow,
	type State,
} from './forms/form.js';
import type {Route, SetUpParams} from './routes.js';
import type {Job, Update, Context, Does, Key, Keys, Screen, Shown, Step} from './screen.js';
import {loadedOf, chosenIn, countedName, forgetFailures, type Session} from './session.js';
import {keyFor, type Binding} from '../page/keys.js';
import {setUpAbout} from '../text/about.js';
import {sourceFaultText} from '../text/faults.js';
import {readingText} from '../text/words.js';
import {changeRow, help, selectRow, selectTyping, stepIn, toMenu, readDictionary} from './common.js';

type SetUpState<Name extends FormName> = {
	readonly focused: string;
	readonly chosen: Chosen<Forms[Name]>;
	readonly isWaiting: boolean;
	/** The share of what must be made before the game that is made, from 0 to 1. */
	readonly made: number;
};

type SetUp<Name extends FormName, Settings> = {
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
	readonly remark?: (form: State<Forms[Name]>, session: Session, made: number) => Part | undefined;
	readonly work?: (
		values: Forms[Name],
		dictionary: Dictionary,
		session: Session,
		ready: Update<SetUpState<Name>>,
	) => Job<SetUpState<Name>> | undefined;
	readonly below: (form: State<Forms[Name]>) => readonly Part[];
};

const moreKey = <Deed>(label: string, open: Deed): Binding<Deed> =>
	keyFor(
		['enter', 'space', 'left', 'right'],
		label.toLowerCase().replace('…', ''),
		'show everything that can be set, or only what a game needs',
		() => open,
		{words: {}},
	);

const faultPart = (sentence: string): Part => ({
	part: 'prose',
	paragraphs: [`✗ ${sentence}`],
	as: 'miss',
	spoken: sentence,
});

export class SetUpScreen<Name extends FormName, Settings = Forms[Name]> implements Screen<
	SetUpParams<Name>,
	SetUpState<Name>
> {
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
		const {row, rows, values} = filled;
		const settled = filled.settle('');
		const remark =
			settled?.ok === false ? faultPart(settled.sentence) : this.#setUp.remark?.(filled, session, state.made);
		const reading: Part = {part: 'prose', paragraphs: state.isWaiting ? [readingText] : []};
		const isTyping = row !== undefined && isTyped(row);
		return {
			title: {trail: [this.#setUp.title, 'set-up'], status: countedName(session, values)},
			parts: [{part: 'form', rows, focused: state.focused}, remark ?? reading, ...this.#setUp.below(filled)],
			keys: this.#keysFor(row, isTyping),
			about: () => setUpAbout(session.face === 'screen'),
			// Typed text reaches the row without a key of the screen.
			idle: () => (isTyping ? '' : undefined),
			isWaiting: state.isWaiting,
			busy: state.isWaiting ? readingText : undefined,
			onType: this.#type,
			choices: name =>
				choicesIn(name, change => {
					const chosen = {...state.chosen, ...change};
					return this.#fillIn({...state, chosen, focused: name}, session).rows;
				}),
			onChoose: this.#choose,
		};
	}

	work({state, session}: Shown<SetUpState<Name>>): readonly (Job<SetUpState<Name>> | undefined)[] {
		const {values, dictionary} = this.#fillIn(state, session);
		const ready: Update<SetUpState<Name>> = (now, context) =>
			now.isWaiting ? this.#start(now, context) : {state: now};
		return [
			readDictionary(session, values, ready),
			dictionary && this.#setUp.work?.(values, dictionary, session, ready),
		];
	}

	#fillIn({chosen, focused}: SetUpState<Name>, session: Session) {
		const form = this.#setUp.forms[this.#setUp.nameOf(chosen)];
		const loaded = loadedOf(session, withDefaults(wordsTable, chosen));
		const dictionary = loaded?.ok ? loaded.dictionary : undefined;
		const filled = stateOf(form, chosen, dictionary);
		const rows = shownRows(form, filled, focused);
		const settle = (freshSeed: string) => {
			if (loaded?.ok === false) return {ok: false, sentence: sourceFaultText(loaded)} as const;
			return dictionary && {...settleForm(form, chosen, dictionary, freshSeed), dictionary};
		};
		return {...filled, loaded, rows, row: rows.find(({name}) => name === focused), settle};
	}

	#keysFor(row: SettingRow | undefined, isTyping: boolean): Keys<SetUpState<Name>> {
		// A text row takes all keys except those that leave it.
		if (isTyping) return [selectTyping('row', this.#select), this.#startKey, toMenu];
		const change = (by: number) => this.#choose(row?.name ?? '', by);
		const own = row?.kind === 'more' ? [moreKey(row.label, change(1))] : [changeRow(change), this.#startKey];
		return [selectRow('row', this.#select), ...own, help, toMenu];
	}

	#start(state: SetUpState<Name>, context: Context): Step<SetUpState<Name>> {
		const {session, freshSeed} = context;
		const {values, loaded, settle} = this.#fillIn(state, session);
		// The row of the path says what to type.
		if (values.dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
		const waiting = {...state, isWaiting: true};
		// A file that could not be read may have been mended.
		if (loaded?.ok === false && !state.isWaiting) return {state: waiting, session: forgetFailures(session)};
		const settled = settle(freshSeed());
		if (settled?.ok === false) return {state: {...state, isWaiting: false}};
		const started = settled && this.#setUp.start(settled.settings, settled.dictionary, session);
		if (started === undefined) return {state: waiting};
		const changed = this.#changed(state, started.chosen ?? {}, session);
		return {state: waiting, session: changed.session, go: started.go};
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
		() => (state, context) => this.#start(state, context),
		{words: {'': 'enter', play: 'enter'}},
	);

	readonly #select =
		(by: number): Update<SetUpState<Name>> =>
		(state, {session}) => {
			const names = this.#fillIn(state, session).rows.map(({name}) => name);
			return {state: {...state, focused: stepIn(names, state.focused, by), isWaiting: false}};
		};

	readonly #choose =
		(name: string, at: number): Update<SetUpState<Name>> =>
		(state, {session}) => {
			const focusing = {...state, focused: name};
			const {row} = this.#fillIn(focusing, session);
			return this.#changed(focusing, row?.choices?.at(at) ?? {}, session);
		};

	readonly #type =
		(name: string, text: string): Update<SetUpState<Name>> =>
		(state, {session}) => {
			if (state.isWaiting) return {state};
			const focusing = {...state, focused: name};
			const {row} = this.#fillIn(focusing, session);
			return this.#changed(focusing, row?.type?.(text) ?? {}, session);
		};
}
