import {lookTable, type Look} from '../../settings/preferences.js';
import {choiceField, choicesIn, type SettingRow} from '../forms/form.js';
import {exerciseCosts, playExercise} from '../../games/hangman/lesson.js';
import type {Part} from '../../page/page.js';
import {withDefaults, type Given} from '../../settings/setting.js';
import {capabilitiesOf} from '../../terminal/capabilities.js';
import {motionNote, themeNotes} from '../../text/forms.js';
import {about} from '../../text/about.js';
import {familiesPart, figurePart, keyboardPart, wordPart} from '../../text/hangman/parts.js';
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

/** Returns a game in which everything has its color. */
function preview(): readonly Part[] {
	const play = playExercise('evil', ['e', 'o']);
	const turn = play?.game.turns.at(-1);
	if (play === undefined || turn === undefined) return [];
	const {game} = play;
	const parts = [
		figurePart(game, 'eye'),
		wordPart(game),
		keyboardPart(game, undefined),
		familiesPart({play, turn, costs: exerciseCosts(play)}),
	];
	return parts.map(part => ({...part, only: 'screen'}));
}

export const screen: Screen<object, State> = {
	open: () => ({state: {focused: 'theme'}}),
	page: ({focused}, session) => ({
		title: {trail: ['settings'], status: ''},
		parts: [{part: 'form', rows: rowsIn(session.look), focused}, ...preview()],
		keys: [selectRow('row', select), changeRow(by => choose(focused, by)), help, toMenu],
		about: () => about.settings,
		choices: name => choicesIn<Look>(name, change => rowsIn({...session.look, ...change})),
		onChoose: choose,
	}),
};
