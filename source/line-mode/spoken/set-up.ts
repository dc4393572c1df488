import {loadDictionary, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import type {Dictionary} from '../../engine/index.js';
import {
	formOf,
	shownRows,
	withStandards,
	type Chosen,
	type Form,
	type Row,
	type Settle,
	type Table,
} from '../../settings/setting.js';
import {readNumber, waitFor, type Dialogue, type Reading} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {askAloud, chooseAloud, tell} from '../voices/spoken/ask.js';
import {refused} from '../../text/lines.js';

export type SpokenForm<Values, Settings = Values> = {
	readonly title: string;
	readonly table: Table<Values>;
	readonly settle: Settle<Values, Settings>;
};

type Filled<Values, Settings = Values> = {
	readonly chosen: Chosen<Values>;
	readonly dictionary: Dictionary;
	readonly settings: Settings;
};

type Option<Values> = {readonly value: string; readonly note: string; readonly chosen: Chosen<Values>};

type Loaded = Form<unknown>['loaded'];

/** Longer rows go on from the number that is typed. */
const mostOptions = 60;

const rowNamed = <Values>(table: Table<Values>, chosen: Chosen<Values>, loaded: Loaded, name: string) =>
	shownRows(table, formOf(table, chosen, loaded), chosen, name).find(row => row.name === name);

/** The values that a row can have, from the present one on. */
function optionsOf<Values>(
	table: Table<Values>,
	row: Row<Values>,
	chosen: Chosen<Values>,
	loaded: Loaded,
): readonly Option<Values>[] {
	const options: Option<Values>[] = [];
	let now = chosen;
	for (let count = 0; count < mostOptions; count++) {
		// Of the other lists nothing is read.
		const known = count > 0 && row.name === 'dictionary' ? undefined : loaded;
		const shown = rowNamed(table, now, known, row.name);
		if (shown === undefined || options.some(({value}) => value === shown.value)) break;
		options.push({value: shown.value, note: shown.note, chosen: now});
		now = {...now, ...shown.step?.(1)};
	}

	return options;
}

export function* changeRow<Values>(
	table: Table<Values>,
	row: Row<Values>,
	before: Chosen<Values>,
	loaded: Loaded,
): Dialogue<Chosen<Values>> {
	if (row.kind === 'more') return {...before, ...row.step?.(1)};
	if (row.kind !== 'choice') {
		const typed = yield* askAloud({
			question: `${row.label}:`,
			about: row.placeholder ?? 'Type a text',
			read: (line): Reading<string> => ({answer: line.trim()}),
			isOpen: true,
		});
		return {...before, ...row.type?.(typed)};
	}

	const options = optionsOf(table, row, before, loaded);
	const numbers = options.map(({value}) => Number(value)).sort((a, b) => a - b);
	if (numbers.some(Number.isNaN)) {
		const chosen = yield* chooseAloud(
			`${row.label}, now ${row.value}.`,
			options.map(({value, note}) => ({
				name: value,
				text: [value, noteAloud(note)].filter(Boolean).join(': '),
			})),
		);
		return options.find(({value}) => value === chosen)?.chosen ?? before;
	}

	const range = `from ${numbers[0] ?? 1} to ${numbers.at(-1) ?? 1}`;
	return yield* askAloud({
		question: `${row.label}, ${range}, now ${row.value}:`,
		about: `Type a number ${range}`,
		read(line): Reading<Chosen<Values>> {
			const number = readNumber(line);
			const option = options.find(({value}) => Number(value) === number);
			return option ? {answer: option.chosen} : `Please enter a number ${range}.`;
		},
	});
}

/** A note as it is listened to: no dots, and no keys of the full screen. */
const noteAloud = (note: string): string =>
	/[a-z]/i.test(note) ? note.replaceAll(' · ', ', ').replace(/ \([^)]*\)$/, '') : '';

const valueAloud = ({value, kind, placeholder = ''}: Row): string => {
	if (value === '') return placeholder;
	return kind === 'secret' ? 'typed' : value;
};

/** What a number counts belongs to it. */
const unit = /^(?:letters|secrets)\b/;

function rowAloud(row: Row, index: number): string {
	const value = valueAloud(row);
	const note = noteAloud(row.note);
	const isCounted = readNumber(value) !== undefined && unit.test(note);
	const said = [value, note].filter(Boolean).join(isCounted ? ' ' : ', ');
	return `${index + 1} ${row.label.replace('…', '')}${said === '' ? '' : `: ${said}`}.`;
}

const rowsAloud = <Values>(
	table: Table<Values>,
	chosen: Chosen<Values>,
	loaded: Loaded,
): readonly Row<Values>[] =>
	shownRows(table, formOf(table, chosen, loaded), chosen).filter(({name}) => name !== 'figure');

/** The dictionary of a source; a path that is still to be typed is no fault of any file. */
function* load({dictionary, language}: Source): Dialogue<LoadedDictionary> {
	if (dictionary === '') return {ok: false, sentence: refused.noPath};
	return yield* waitFor(() => loadDictionary(dictionary, {language}));
}

/** A form, filled in row by row; `undefined` where it is left for the menu. */
export function* fillIn<Values extends Source, Settings = Values>(
	{title, table, settle}: SpokenForm<Values, Settings>,
	begun: Chosen<Values>,
	{freshSeed}: LineServices,
): Dialogue<Filled<Values, Settings> | undefined> {
	let chosen = begun;
	let said = '';
	let shown = '';
	for (;;) {
		const loaded = yield* load(withStandards(table, chosen));
		const rows = rowsAloud(table, chosen, loaded);
		const names = rows.map(({name}) => name).join();
		if (names !== shown) yield* tell(`${title}:`, ...rows.map(rowAloud));
		shown = names;
		if (!loaded.ok) said = loaded.sentence;
		const answer = yield* askAloud<number | 'play' | 'menu' | 'list'>({
			said,
			question: 'Number to change, Enter to play:',
			about: 'List: every row again. Menu: back to the menu',
			read(line) {
				const word = line.trim().toLowerCase();
				if (word === '') return {answer: 'play'};
				if (word === 'menu' || word === 'list') return {answer: word};
				const number = readNumber(line) ?? 0;
				return rows[number - 1]
					? {answer: number}
					: `Please enter a number from 1 to ${rows.length}, or nothing to play.`;
			},
		});
		if (answer === 'list') shown = '';
		said = '';
		if (answer === 'menu') return undefined;
		if (answer === 'play') {
			if (!loaded.ok) continue;
			const settled = settle(formOf(table, chosen, loaded).values, loaded.dictionary, freshSeed());
			if (settled.ok) return {chosen, dictionary: loaded.dictionary, settings: settled.settings};
			said = settled.sentence;
		} else if (answer !== 'list') {
			const row = rows[answer - 1];
			if (row) chosen = yield* changeRow(table, row, chosen, loaded);
			const changed = row && rowNamed(table, chosen, loaded, row.name);
			said = changed && changed.kind !== 'more' ? `${changed.label}: ${valueAloud(changed)}.` : '';
		}
	}
}
