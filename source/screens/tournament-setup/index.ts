import {chooserNames, guesserNames, type Dictionary} from '../../engine/index.js';
import {nearestLength} from '../../settings/hangman.js';
import {withDefaults, type LengthRange} from '../../settings/setting.js';
import {settleTournament, tournamentTable, type TournamentSettings} from '../../settings/tournament.js';
import {formNotes} from '../../text/forms.js';
import {chooserTitles, guesserTitles} from '../../text/players.js';
import {
	behindMore,
	choiceField,
	choiceRow,
	textField,
	type Chosen,
	type Field,
	type Form,
	type State,
} from '../forms/form.js';
import {dictionaryField, languageField} from '../forms/fields.js';
import {SetUpScreen} from '../set-up.js';

const playersField = <Name extends string>(
	setting: 'guessers' | 'choosers',
	label: string,
	titles: Readonly<Record<Name, string>>,
	{names, choose}: {names: readonly Name[]; choose: (names: readonly Name[]) => Chosen<TournamentSettings>},
): Field<TournamentSettings> => ({
	setting,
	rows({values: {[setting]: chosen}}) {
		const isIn = (name: string) => chosen.some(each => each === name);
		return names.map(each =>
			choiceRow<boolean, TournamentSettings>(`${label} ${each}`, `${label} ${each}`, {
				value: isIn(each),
				values: [false, true],
				shown: isIn(each) ? 'in' : 'out',
				note: titles[each],
				choose: joins => choose(names.filter(other => (other === each ? joins : isIn(other)))),
			}),
		);
	},
});

function rangeOf({lengths}: TournamentSettings, dictionary: Dictionary): LengthRange {
	const all = {from: 1, to: Number.MAX_SAFE_INTEGER};
	const {from, to} = (lengths === 'all' ? undefined : lengths[0]) ?? all;
	return {from: nearestLength(dictionary, from), to: nearestLength(dictionary, to)};
}

const ends = [
	['from', 'Shortest words'],
	['to', 'Longest words'],
] as const;

const lengthRows = ({values, dictionary}: State<TournamentSettings>) =>
	ends.map(([end, label]) => {
		if (!dictionary) return {name: end, label, value: '…', note: 'letters', kind: 'choice'} as const;
		const range = rangeOf(values, dictionary);
		return choiceRow<number, TournamentSettings>(end, label, {
			value: range[end],
			values: dictionary.lengths.map(({length}) => length),
			note: 'letters',
			choose(length) {
				const [from, to] = [Math.min(range.from, length), Math.max(range.to, length)];
				return {lengths: [{from, to, [end]: length}]};
			},
		});
	});

export const tournamentForm: Form<TournamentSettings> = {
	table: tournamentTable,
	/** It is over in a minute. */
	begin: {lengths: [{from: 4, to: 9}], games: 100},
	fill: chosen => withDefaults(tournamentTable, chosen),
	fields: [
		dictionaryField,
		{setting: 'lengths', rows: lengthRows},
		choiceField('games', 'Games', ({games}) => ({note: formNotes.games(games)})),
		...behindMore<TournamentSettings>(
			playersField('guessers', 'Guesser', guesserTitles, {
				names: guesserNames,
				choose: guessers => ({guessers}),
			}),
			playersField('choosers', 'Chooser', chooserTitles, {
				names: chooserNames,
				choose: choosers => ({choosers}),
			}),
			languageField,
			textField('seed', 'Seed', () => ({placeholder: formNotes.tournamentSeed})),
		),
	],
	settle: (given, dictionary) =>
		settleTournament(
			{...given, lengths: [rangeOf(withDefaults(tournamentTable, given), dictionary)]},
			dictionary,
		),
};

export const screen = new SetUpScreen<'tournament'>({
	title: 'tournament',
	nameOf: () => 'tournament',
	forms: {tournament: tournamentForm},
	first: () => 'games',
	start: (settings, dictionary) => ({go: {to: 'tournament', with: {dictionary, settings}}}),
	below({values: {guessers, choosers}}) {
		const playing = guessers.length + choosers.length;
		const progress = playing / (guesserNames.length + chooserNames.length);
		return [{part: 'figure', figure: 'eye', progress, gaze: {x: 0, y: -0.6}}];
	},
});
