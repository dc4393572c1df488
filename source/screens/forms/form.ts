import {printable, replaceActing, type Source} from '../../dictionaries/index.js';
import type {FormRow} from '../../page/page.js';
import {isTyped} from '../../page/text.js';
import {isProgram, type Dictionary} from '../../engine/index.js';
import type {GhostSettings} from '../../settings/ghost.js';
import type {HangmanChoices} from '../../settings/hangman.js';
import {seedOr} from '../../settings/readers.js';
import {
	pick,
	readTexts,
	write,
	type Given,
	type Settled,
	type Table,
	type Value,
} from '../../settings/setting.js';
import type {TournamentSettings} from '../../settings/tournament.js';
import {clashText, wantedText, type Clash} from '../../text/refusals.js';

/** The player's choices in a form. It keeps a typed path while another list is chosen, and whether `More…` is open. */
export type Chosen<Values = object> = Given<Values> & {
	readonly path?: string | undefined;
	readonly isOpen?: boolean | undefined;
};

export type SettingRow<Values = object> = FormRow & {
	/** The change that each choice makes, from the present one on, which makes none. */
	readonly choices?: readonly Chosen<Values>[];
	readonly type?: (text: string) => Chosen<Values>;
};

/** A form while it is filled in: what was chosen, all values that follow from it, and the dictionary once it is read. */
export type State<Values> = {
	readonly chosen: Chosen<Values>;
	readonly values: Values;
	readonly dictionary: Dictionary | undefined;
};

/** The rows of a setting; none where it has no say. Those behind `More…` are shown when they say something unusual. */
export type Field<Values> = {
	readonly setting: string & keyof Values;
	readonly isMore?: true;
	/** Whether it says something unusual; if not given, that is when what was chosen is not what it would be otherwise. */
	readonly isUnusual?: (state: State<Values>) => boolean;
	readonly rows: (state: State<Values>, table: Table) => readonly SettingRow<Values>[];
};

export type Form<Values extends Source, Settings = Values> = {
	readonly table: Table;
	/** Replaces defaults the first time the form is shown. */
	readonly begin?: Given<Values>;
	readonly fill: (chosen: Given<Values>, dictionary: Dictionary | undefined) => Values;
	readonly fields: readonly Field<Values>[];
	readonly settle: (given: Given<Values>, dictionary: Dictionary) => Settled<Settings, Clash>;
};

/** Watching a bot has a form of its own. */
export type Forms = {
	readonly hangman: HangmanChoices;
	readonly watch: HangmanChoices;
	readonly ghost: GhostSettings;
	readonly tournament: TournamentSettings;
};

export type FormName = keyof Forms;

type Choices<Choice extends Value, Values> = {
	/** One that is not among the values stays a choice while it is chosen. */
	readonly value: Value;
	readonly values: readonly Choice[];
	readonly note: string;
	/** Default: the value, or just `program`, since a command may be long. */
	readonly shown?: string;
	readonly choose: (value: Choice) => Chosen<Values>;
};

export const choiceRow = <Choice extends Value, Values>(
	name: string,
	label: string,
	{value, values, note, shown = isProgram(value) ? 'program' : write(value), choose}: Choices<Choice, Values>,
): SettingRow<Values> => {
	const at = values.findIndex(each => each === value);
	const others = [...values.slice(at + 1), ...values.slice(0, Math.max(0, at))];
	return {name, label, value: shown, note, kind: 'choice', choices: [{}, ...others.map(choose)]};
};

export function choicesIn<Values>(
	name: string,
	rowsAfter: (change: Chosen<Values>) => readonly SettingRow<Values>[],
): readonly FormRow[] {
	const rowAfter = (change: Chosen<Values>) => rowsAfter(change).find(row => row.name === name);
	const {choices = [{}]} = rowAfter({}) ?? {};
	return choices.flatMap(change => rowAfter(change) ?? []);
}

/** The field of a setting with one row of choices: those that its table has, or `choices` returns. `describe` returns undefined where the setting has no say. */
export const choiceField = <Name extends string, Values extends Readonly<Record<Name, Value>>>(
	setting: Name & keyof Values,
	label: string,
	describe: (values: Values) => {readonly note: string; readonly shown?: string} | undefined,
	choices?: (values: Values) => readonly Value[],
): Field<Values> => ({
	setting,
	rows({values}, {[setting]: own}) {
		const described = describe(values);
		if (!described) return [];
		const {[setting]: value} = values;
		const all = choices?.(values) ?? own?.choices ?? own?.offers ?? [false, true];
		const choose = (chosen: Value) => Object.fromEntries([[setting, chosen]]) as Chosen<Values>;
		return [choiceRow<Value, Values>(setting, label, {value, values: all, choose, ...described})];
	},
});

type TextRow = Partial<Pick<FormRow, 'kind' | 'note'>> & {readonly placeholder: string};

/** The field of a setting that is typed, a list with commas between. `describe` returns undefined where the setting has no say. */
export const textField = <
	Name extends string,
	Values extends Readonly<Record<Name, string | readonly string[] | undefined>>,
>(
	setting: Name & keyof Values,
	label: string,
	describe: (values: Values) => TextRow | undefined,
): Field<Values> => ({
	setting,
	rows({values}) {
		const described = describe(values);
		if (!described) return [];
		const {[setting]: value} = values;
		const type = (typed: string) => {
			const text = replaceActing(typed, () => '');
			return {[setting]: Array.isArray(value) ? text.split(',') : text} as Chosen<Values>;
		};
		const shown = printable(write(value));
		return [{name: setting, label, value: shown, note: '', kind: 'text', type, ...described}];
	},
});

export const behindMore = <Values>(...fields: readonly Field<Values>[]): readonly Field<Values>[] =>
	fields.map(field => ({...field, isMore: true}));

export function stateOf<Values extends Source>(
	{fill}: Form<Values, unknown>,
	chosen: Chosen<Values>,
	dictionary: Dictionary | undefined,
): State<Values> {
	return {chosen, values: fill(chosen, dictionary), dictionary};
}

function isUnusual<Values extends Source>(
	form: Form<Values, unknown>,
	setting: keyof Values,
	{chosen, values, dictionary}: State<Values>,
): boolean {
	if (chosen[setting] === undefined) return false;
	const {values: others} = stateOf(form, {...chosen, [setting]: undefined}, dictionary);
	const textOf = ({[setting]: value}: Values) => write(value as Value);
	return textOf(values) !== textOf(others);
}

const moreRow = <Values>(isOpen: boolean, hidden: readonly string[]): SettingRow<Values> => ({
	name: 'more',
	label: isOpen ? 'Fewer…' : 'More…',
	value: '',
	note: isOpen ? '' : [...new Set(hidden)].slice(0, 3).join(', ').toLowerCase(),
	kind: 'more',
	choices: [{}, {isOpen: !isOpen} as Chosen<Values>],
});

/** Returns the rows that a form shows: those of every game, those that say something unusual, the focused one with its like, and the others once they are asked for. */
export function shownRows<Values extends Source>(
	form: Form<Values, unknown>,
	state: State<Values>,
	focused?: string,
): readonly SettingRow<Values>[] {
	const {isOpen = false} = state.chosen;
	const all = form.fields.flatMap(field => {
		const rows = field.rows(state, form.table);
		const isNamed = field.isUnusual?.(state) ?? isUnusual(form, field.setting, state);
		const isHidden = field.isMore === true && !isNamed && rows.every(({name}) => name !== focused);
		// The rows of one setting are named together: `guessers`.
		return rows.map(row => ({row, isHidden, title: rows.length > 1 ? field.setting : row.label}));
	});
	const hidden = all.filter(({isHidden}) => isHidden).map(({title}) => title);
	// A single row takes no more room than what would hide it.
	if (hidden.length < 2) return all.map(({row}) => row);
	const shown = all.filter(({isHidden}) => isOpen || !isHidden).map(({row}) => row);
	return [...shown, moreRow(isOpen, hidden)];
}

/** Returns the game that a form sets up, or a sentence that says what is wrong. A setting without a row now has no say. */
export function settleForm<Values extends Source, Settings>(
	form: Form<Values, Settings>,
	chosen: Chosen<Values>,
	dictionary: Dictionary,
	freshSeed: string,
): {readonly ok: true; readonly settings: Settings} | {readonly ok: false; readonly sentence: string} {
	const state = stateOf(form, chosen, dictionary);
	const values: Readonly<Record<string, Value>> = {...state.values};
	const given: Record<string, unknown> = pick(form.table, chosen);
	for (const {setting, rows} of form.fields) {
		const own = rows(state, form.table);
		const typed = own.find(isTyped);
		if (own.length > 0 && !typed) continue;
		given[setting] = undefined;
		if (!typed) continue;
		const {[setting]: value, language} = values;
		const text = write(Array.isArray(value) ? value.filter(part => part !== '') : value);
		const {given: read, refused} = readTexts(
			form.table,
			text.trim() === '' ? {} : {language, [setting]: text},
		);
		if (refused[0]) return {ok: false, sentence: `${typed.label}: give ${wantedText(refused[0])}.`};
		Object.assign(given, read);
	}

	given.seed = seedOr(typeof given.seed === 'string' ? given.seed : undefined, freshSeed);
	const settled = form.settle(given as Given<Values>, dictionary);
	return settled.ok ? settled : {ok: false, sentence: clashText(settled.clash)};
}
