import {provedEvilPar, provedPar} from '../../dictionaries/proved.js';
import type {Part} from '../../page/page.js';
import {largestBudget, type HangmanChoices} from '../../settings/hangman.js';
import {parText} from '../../text/hangman/odds.js';
import type {State} from '../forms/form.js';
import {formNameOf} from '../forms/forms.js';
import {hangmanForm, hasOwnWord, watchForm} from '../forms/hangman.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpState} from '../set-up.js';

function lengthsOf({values, loaded}: State<HangmanChoices>): readonly Part[] {
	if (!loaded?.ok || hasOwnWord(values)) return [];
	const {lengths} = loaded.dictionary;
	const [first, last] = [lengths[0]?.length ?? 1, lengths.at(-1)?.length ?? 1];
	return [
		{
			part: 'chart',
			label: 'words',
			values: Array.from(
				{length: last - first + 1},
				(_, index) => lengths.find(({length}) => length === first + index)?.count ?? 0,
			),
			scale: 'zero',
			selected: values.length - first,
			text: `of ${first}–${last} letters`,
			spoken: '',
		},
	];
}

const upward = {x: 0, y: -0.6};

type FormNames = ReturnType<typeof formNameOf>;

export const screen: Screen<SetUpParams<FormNames>, SetUpState<FormNames>> = setUpScreen({
	title: 'hangman',
	nameOf: formNameOf,
	forms: {hangman: hangmanForm, watch: watchForm},
	first({guesser = 'you', difficulty, chooser, secret}) {
		if (chooser === 'random' && secret === '') return 'secret';
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
	remark(values, dictionary) {
		if (hasOwnWord(values)) return undefined;
		const {budget, chooser, length} = values;
		const count = dictionary.lengths.find(entry => entry.length === length)?.count ?? 0;
		const value = provedPar(values, length, count);
		return value && parText({value, evil: provedEvilPar(values, length, count), budget, chooser});
	},
	below: lengthsOf,
	figure: ({figure, budget}) =>
		figure === 'none'
			? {part: 'prose', paragraphs: []}
			: {part: 'figure', figure, progress: Math.max(0, 1 - budget / largestBudget), gaze: upward},
});
