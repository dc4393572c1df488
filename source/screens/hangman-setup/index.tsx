import {Box} from 'ink';
import {Figure} from '../../components/figure/figure.js';
import {Bars, heightsFromZero} from '../../components/bars.js';
import {Tone} from '../../components/tone.js';
import {
	figures,
	hangmanTable,
	hasOwnWord,
	largestBudget,
	lengthAsked,
	nearestLength,
	settleHangman,
} from '../../settings/hangman.js';
import {sourceOf} from '../../settings/readers.js';
import type {Asked, Known} from '../../settings/setting.js';
import {provedEvilPar, provedPar} from '../../games/par.js';
import {parText} from '../../text/budget.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpMessage, type SetUpState} from '../set-up/set-up.js';

/** How many words there are of each length, the one to be played marked. */
function Lengths({known: {asked, loaded}, indent}: {readonly known: Known; readonly indent: number}) {
	if (!loaded?.ok || hasOwnWord(asked)) return null;
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
				selected={nearestLength(loaded.dictionary, lengthAsked(asked)) - first}
			/>
			<Tone as='quiet' wrap='truncate-end'>{`  ${first}–${last}`}</Tone>
		</Box>
	);
}

const upward = {x: 0, y: -0.6};

const budgetOf = ({budget}: Asked): number => Number(budget ?? 8);

/** The set-up of Hangman. */
export const screen: Screen<SetUpParams, SetUpState, SetUpMessage> = setUpScreen({
	form: 'hangman',
	table: hangmanTable,
	choiceColumns: 11,
	first({length, chooser, secret}) {
		if (chooser === 'random' && secret === '') return 'secret';
		return length === undefined ? 'length' : 'budget';
	},
	start(asked, dictionary, {freshSeed}) {
		const settled = settleHangman(asked, dictionary, freshSeed());
		if (!settled.ok) return {kind: 'refuse'};
		const {settings} = settled;
		return {
			kind: 'go',
			go: {to: 'hangman', with: {dictionary, settings}},
			// The secret is known once it has been played.
			asked: {...asked, length: String(settings.length), secret: undefined},
		};
	},
	fault(asked, dictionary) {
		const settled = settleHangman(asked, dictionary, '');
		return settled.ok ? undefined : settled.sentence;
	},
	remark(asked, dictionary) {
		if (hasOwnWord(asked)) return undefined;
		const length = nearestLength(dictionary, lengthAsked(asked));
		const count = dictionary.lengths.find(entry => entry.length === length)?.count ?? 0;
		const value = provedPar(sourceOf(asked), length, count);
		return value && parText(value, budgetOf(asked), provedEvilPar(sourceOf(asked), length, count));
	},
	below: (row, indent, known) => row === 'length' && <Lengths known={known} indent={indent} />,
	figure: (asked, columns, rows) => (
		<Figure
			name={figures.find(name => name === asked.figure) ?? 'eye'}
			columns={columns}
			rows={rows}
			progress={Math.max(0, 1 - budgetOf(asked) / largestBudget)}
			gaze={upward}
		/>
	),
});
