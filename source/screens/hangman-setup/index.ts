import {bundledIn, defaultLanguage, mayBeIn, printable} from '../../dictionaries/index.js';
import {isFairChooser, type Dictionary} from '../../engine/index.js';
import {
	budgetOf,
	chooserOf,
	defaultDifficulty,
	difficulties,
	fillHangman,
	hangmanTable,
	settleHangman,
	largestBudget,
	type Difficulty,
	type GivenHangman,
	type HangmanChoices,
	type HangmanSettings,
} from '../../settings/hangman.js';
import {figureNotes, formNotes} from '../../text/forms.js';
import {difficultyNote, parText} from '../../text/hangman/odds.js';
import {countOf, formatNumber} from '../../text/words.js';
import {chooserTitles, guesserTitle} from '../../text/players.js';
import {
	behindMore,
	choiceField,
	choiceRow,
	textField,
	type Field,
	type Form,
	type SettingRow,
	type State,
} from '../forms/form.js';
import {dictionaryField, languageField} from '../forms/fields.js';
import {provedOf} from '../../dictionaries/proved.js';
import type {Part} from '../../page/page.js';
import {SetUpScreen} from '../set-up.js';

/** Returns what is chosen without a word, where nobody can choose one: with a chooser that cheats. */
function withoutIdleWord(chosen: GivenHangman): GivenHangman {
	const {chooser = chooserOf[chosen.difficulty ?? defaultDifficulty], secret = ''} = chosen;
	return {...chosen, chooser, secret: isFairChooser(chooser) && secret.trim() !== '' ? secret : undefined};
}

const knownListIn = ({knows, language = defaultLanguage}: GivenHangman): string | undefined =>
	knows === undefined || mayBeIn(language, knows) ? knows : undefined;

const fill: Form<HangmanChoices>['fill'] = (chosen, dictionary) => ({
	...fillHangman({...withoutIdleWord(chosen), knows: knownListIn(chosen)}, dictionary),
	difficulty: chosen.difficulty ?? defaultDifficulty,
});

const countAt = ({lengths}: Dictionary, length: number): number =>
	lengths.find(entry => entry.length === length)?.count ?? 0;

const hasOwnWord = ({secret}: Pick<HangmanSettings, 'secret'>): boolean => secret !== undefined;

const difficultyField: Field<HangmanChoices> = {
	setting: 'difficulty',
	rows({values, dictionary}) {
		const {difficulty, chooser, budget, length} = values;
		const isCustom =
			chooser !== chooserOf[difficulty] ||
			(dictionary !== undefined && budget !== budgetOf(difficulty, values, dictionary, length));
		return [
			choiceRow<Difficulty, HangmanChoices>('difficulty', 'Difficulty', {
				value: isCustom ? 'custom' : difficulty,
				values: difficulties,
				note: dictionary ? difficultyNote(isCustom ? chooser : difficulty, budget) : '',
				choose: name => ({difficulty: name, chooser: undefined, budget: undefined}),
			}),
		];
	},
};

function lengthRow({values, dictionary}: State<HangmanChoices>): SettingRow<HangmanChoices> {
	if (!dictionary) return {name: 'length', label: 'Word length', value: '…', note: '', kind: 'choice'};
	const {lengths} = dictionary;
	const {length} = values;
	const isWord = hasOwnWord(values);
	return choiceRow<number, HangmanChoices>('length', 'Word length', {
		value: length,
		values: isWord ? [length] : lengths.map(entry => entry.length),
		note: isWord
			? formNotes.secretLength
			: `${countOf(countAt(dictionary, length), 'word')} of ${countOf(length, 'letter')}`,
		choose: chosen => ({length: chosen}),
	});
}

const raceNote = (race: HangmanSettings['race']): string =>
	race === 'nobody' ? 'you play alone' : race === 'best' ? formNotes.ownBest : guesserTitle(race);

export const hangmanForm: Form<HangmanChoices, HangmanSettings> = {
	table: hangmanTable,
	fill,
	fields: [
		difficultyField,
		{setting: 'length', rows: state => [lengthRow(state)]},
		dictionaryField,
		...behindMore<HangmanChoices>(
			choiceField('chooser', 'Chooser', ({chooser}) => ({note: chooserTitles[chooser]})),
			choiceField('budget', 'Wrong guesses', ({budget}) => ({
				note: formNotes.budget(budget),
				shown: formatNumber(budget),
			})),
			textField('secret', 'Secret word', ({chooser, secret = ''}) =>
				isFairChooser(chooser)
					? {
							kind: 'secret',
							placeholder: formNotes.noSecret,
							note: secret === '' ? '' : formNotes.secret,
						}
					: undefined,
			),
			choiceField('forAFriend', 'Who guesses', values => {
				if (!hasOwnWord(values)) return undefined;
				return values.forAFriend
					? {note: formNotes.toSend, shown: 'a friend elsewhere'}
					: {note: '', shown: 'someone here'};
			}),
			textField('from', 'From', values =>
				values.forAFriend && hasOwnWord(values) ? {placeholder: formNotes.from} : undefined,
			),
			choiceField('guesser', 'Guesser', ({guesser}) => ({
				note: guesser === 'you' ? 'you guess' : guesserTitle(guesser),
			})),
			choiceField('race', 'Race against', ({race, guesser}) =>
				guesser === 'you' ? {note: raceNote(race)} : undefined,
			),
			choiceField(
				'knows',
				'Bots know',
				({knows}) => ({
					note: knows === undefined ? '' : formNotes.knows,
					shown: knows === undefined ? 'the dictionary' : printable(knows),
				}),
				({language}) => [undefined, ...bundledIn(language)],
			),
			choiceField('verbose', 'Families', ({verbose}) => ({
				note: formNotes.families,
				shown: verbose ? 'shown' : 'hidden',
			})),
			choiceField('figure', 'Figure', ({figure}) => ({note: figureNotes[figure]})),
			languageField,
			textField('seed', 'Seed', () => ({placeholder: formNotes.seed})),
		),
	],
	settle(given, dictionary) {
		const {length, knows} = fill(given, dictionary);
		return settleHangman({...given, length, knows}, dictionary);
	},
};

export const watchForm: typeof hangmanForm = {...hangmanForm, begin: {guesser: 'expert'}};

function lengthsOf({values, dictionary}: State<HangmanChoices>): readonly Part[] {
	if (!dictionary || hasOwnWord(values)) return [];
	const {lengths} = dictionary;
	const [first, last] = [lengths[0]?.length ?? 1, lengths.at(-1)?.length ?? 1];
	return [
		{
			part: 'chart',
			label: 'words',
			values: Array.from({length: last - first + 1}, (_, index) => countAt(dictionary, first + index)),
			scale: 'zero',
			selected: values.length - first,
			text: `of ${first}–${last} letters`,
			spoken: '',
		},
	];
}

function figureOf({figure, budget}: HangmanChoices): readonly Part[] {
	if (figure === 'none') return [];
	const progress = Math.max(0, 1 - budget / largestBudget);
	return [{part: 'figure', figure, progress, gaze: {x: 0, y: -0.6}}];
}

export const formNameOf = ({guesser = 'you'}: GivenHangman): 'hangman' | 'watch' =>
	guesser === 'you' ? 'hangman' : 'watch';

export const screen = new SetUpScreen({
	title: 'hangman',
	nameOf: formNameOf,
	forms: {hangman: hangmanForm, watch: watchForm},
	first(chosen) {
		const {guesser = 'you', difficulty, secret} = chosen;
		if (secret === '' && isFairChooser(fill(chosen, undefined).chooser)) return 'secret';
		if (guesser !== 'you') return 'guesser';
		return difficulty === undefined ? 'difficulty' : 'length';
	},
	start(settings, dictionary) {
		if (settings.forAFriend) return {go: {to: 'friend', with: {dictionary, settings}}};
		return {
			go: {to: 'hangman', with: {game: 'hangman', list: dictionary, settings}},
			// The secret is known once it has been played.
			chosen: {length: settings.length, secret: undefined},
		};
	},
	remark({values, dictionary}) {
		if (!dictionary || hasOwnWord(values)) return undefined;
		const {budget, chooser, length} = values;
		const {perfect: value, evil} = provedOf(values, length, countAt(dictionary, length));
		if (value === undefined) return undefined;
		const text = parText({value, evil, budget, chooser});
		return {part: 'prose', paragraphs: text.split('\n')};
	},
	below: form => [...lengthsOf(form), ...figureOf(form.values)],
});
