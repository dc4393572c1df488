import {Box} from 'ink';
import {Figure} from '../../components/figure/figure.js';
import {Bars, heightsFromZero} from '../../components/bars.js';
import {Tone} from '../../components/tone.js';
import {hangmanForm} from '../../settings/choices.js';
import {
	hangmanTable,
	hasOwnWord,
	largestBudget,
	nearestLength,
	settleHangmanForm,
	type HangmanChoices,
} from '../../settings/hangman.js';
import type {Form} from '../../settings/setting.js';
import {provedEvilPar, provedPar} from '../../dictionaries/proved.js';
import {parText} from '../../text/budget.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen} from '../set-up/set-up.js';
import type {SetUpState} from '../set-up/state.js';

function Lengths({
	form: {values: settings, loaded},
	indent,
}: {
	readonly form: Form<HangmanChoices>;
	readonly indent: number;
}) {
	if (!loaded?.ok || hasOwnWord(settings)) return null;
	const {lengths} = loaded.dictionary;
	const [first, last] = [lengths[0]?.length ?? 1, lengths.at(-1)?.length ?? 1];
	const values = Array.from(
		{length: last - first + 1},
		(_, index) => lengths.find(({length}) => length === first + index)?.count ?? 0,
	);
	return (
		<Box paddingLeft={indent}>
			<Bars
				heights={heightsFromZero(values)}
				selected={nearestLength(loaded.dictionary, settings.length) - first}
			/>
			<Tone as='quiet' wrap='truncate-end'>{`  ${first}–${last}`}</Tone>
		</Box>
	);
}

const upward = {x: 0, y: -0.6};

type FormNames = ReturnType<typeof hangmanForm>;

export const screen: Screen<SetUpParams<FormNames>, SetUpState<FormNames>> = setUpScreen({
	title: 'hangman',
	form: hangmanForm,
	table: hangmanTable,
	choiceColumns: 11,
	first({guesser = 'you', difficulty, chooser, secret}) {
		if (chooser === 'random' && secret === '') return 'secret';
		if (guesser !== 'you') return 'guesser';
		return difficulty === undefined ? 'difficulty' : 'length';
	},
	settle: settleHangmanForm,
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
		const length = nearestLength(dictionary, values.length);
		const count = dictionary.lengths.find(entry => entry.length === length)?.count ?? 0;
		const value = provedPar(values, length, count);
		const {budget, chooser} = values;
		return value && parText({value, evil: provedEvilPar(values, length, count), budget, chooser});
	},
	below: (row, indent, form) => row === 'length' && <Lengths form={form} indent={indent} />,
	figure: ({figure, budget}, columns, rows) => (
		<Figure
			name={figure}
			columns={columns}
			rows={rows}
			progress={Math.max(0, 1 - budget / largestBudget)}
			gaze={upward}
		/>
	),
});
