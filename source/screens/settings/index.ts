import {left, right} from '../../page/text.js';
import {lookTable, type Look} from '../../settings/preferences.js';
import {choiceField, choicesIn, type SettingRow} from '../forms/form.js';
import {languages} from '../../engine/index.js';
import type {Part} from '../../page/page.js';
import {withDefaults, type Given} from '../../settings/setting.js';
import {capabilitiesOf} from '../../terminal/capabilities.js';
import {motionNote, themeNotes} from '../../text/forms.js';
import {about} from '../../text/about.js';
import {changeRow, help, selectRow, stepIn, toMenu} from '../common.js';
import type {Screen, Update} from '../screen.js';

export function rowsIn(chosen: Given<Look>): readonly SettingRow<Look>[] {
	const {mayMove} = capabilitiesOf();
	const look = withDefaults(lookTable, chosen);
	const fields = [
		choiceField<'theme', Look>('theme', 'Theme', ({theme}) => ({note: themeNotes[theme]})),
		choiceField<'motion', Look>(
			'motion',
			'Motion',
			({motion}) => ({note: motionNote(motion, mayMove), shown: mayMove ? motion : 'off'}),
			({motion}) => (mayMove ? lookTable.motion.offers : [motion]),
		),
	];
	return fields.flatMap(({rows}) => rows({chosen: look, values: look, dictionary: undefined}, lookTable));
}

type State = {readonly focused: string};

const select =
	(by: number): Update<State> =>
	({focused}, {session}) => {
		const names = rowsIn(session.look).map(({name}) => name);
		return {state: {focused: stepIn(names, focused, by)}};
	};

const choose =
	(focused: string, at: number): Update<State> =>
	(_, {session}) => {
		const row = rowsIn(session.look).find(({name}) => name === focused);
		return {state: {focused}, session: {...session, look: {...session.look, ...row?.choices?.at(at)}}};
	};

/** A turn of Hangman in which everything has its color: the family -ea- was kept for e. */
const preview: readonly Part[] = [
	{part: 'figure', figure: 'eye', progress: 0.7},
	{
		part: 'word',
		tiles: [
			{text: '-', look: 'hidden'},
			{text: 'e', look: 'fresh'},
			{text: 'a', look: 'known'},
			{text: '-', look: 'hidden'},
		],
		alphabet: languages.en.letters,
		spoken: '',
	},
	{
		part: 'keyboard',
		letters: languages.en.letters.slice(0, 13),
		hits: ['a', 'e'],
		misses: ['b', 'i'],
		spoken: '',
	},
	{
		part: 'table',
		heading: 'families for e',
		columns: [left('pattern'), right('words'), left('')],
		rows: [
			{mark: 'kept', bar: 1, cells: ['-ea-', '21', {text: 'kept', as: 'fiend'}]},
			{bar: 8 / 21, cells: ['--a-', '8', '']},
		],
		notes: [
			[{text: '✓ e appears once.', as: 'hit'}],
			[{text: '✗ No b.', as: 'miss'}],
			[{text: '? A hint looks like this.', as: 'accent'}],
		],
		spoken: '',
	},
];

export const screen: Screen<object, State> = {
	open: () => ({state: {focused: 'theme'}}),
	page: ({focused}, session) => ({
		title: {trail: ['settings'], status: ''},
		parts: [{part: 'form', rows: rowsIn(session.look), focused}, ...preview],
		keys: [selectRow('row', select), changeRow(by => choose(focused, by)), help, toMenu],
		about: () => about.settings,
		choices: name => choicesIn<Look>(name, change => rowsIn({...session.look, ...change})),
		onChoose: choose,
	}),
};
