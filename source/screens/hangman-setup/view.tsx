import {Box, Text} from 'ink';
import {Figure} from '../../components/figure.js';
import {Form, type Field} from '../../components/form.js';
import {Histogram} from '../../components/histogram.js';
import {countOf, formatNumber, marks, theme} from '../../components/theme.js';
import type {Dictionary} from '../../engine/index.js';
import {chooserTitles, guesserTitles} from '../../text/players.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {largestBudget} from '../../setup/hangman.js';
import {provedPar} from '../../setup/par.js';
import {sourceOf} from '../dictionary-choice.js';
import {parText} from './par-text.js';
import {dictionaryFields} from '../dictionary-fields.js';
import {SetUp} from '../set-up.js';
import type {LoadedDictionary} from '../../dictionary-files.js';
import {fieldsInUse, lengthOf, secretFault, type HangmanDraft, type HangmanField} from './draft.js';

type Props = {
	readonly draft: HangmanDraft;
	/** The dictionary as far as it has come. */
	readonly loaded: LoadedDictionary | undefined;
	readonly size: TerminalSize;
	readonly onType: (field: string, text: string) => void;
};

const figureNotes = {
	eye: 'opens as your guesses go',
	gallows: 'the old drawing',
	none: 'letters only',
} as const;

function lengthField(
	draft: HangmanDraft,
	dictionary: Dictionary | undefined,
): Pick<Field<string>, 'value' | 'note'> {
	if (draft.chooser === 'random' && draft.secret !== '')
		return {value: String(draft.secret.length), note: 'as long as the secret word'};
	if (dictionary === undefined) return {value: '…', note: ''};
	const length = lengthOf(draft, dictionary);
	const count = dictionary.lengths.find(entry => entry.length === length)?.count ?? 0;
	return {value: String(length), note: `${countOf(count, 'word')} of ${countOf(length, 'letter')}`};
}

function fieldOf(
	name: HangmanField,
	draft: HangmanDraft,
	loaded: LoadedDictionary | undefined,
): Field<HangmanField> {
	const dictionary = loaded?.ok ? loaded.dictionary : undefined;
	switch (name) {
		case 'guesser': {
			const note = draft.guesser === 'you' ? 'you guess' : guesserTitles[draft.guesser];
			return {name, label: 'Guesser', kind: 'choice', value: draft.guesser, note};
		}

		case 'dictionary':
		case 'path': {
			return dictionaryFields(draft.dictionary, loaded)[name];
		}

		case 'length': {
			return {name, label: 'Word length', kind: 'choice', ...lengthField(draft, dictionary)};
		}

		case 'budget': {
			const note =
				draft.budget <= 20 ? marks.left.repeat(draft.budget) : `${formatNumber(draft.budget)} may be wrong`;
			return {name, label: 'Wrong guesses', kind: 'choice', value: String(draft.budget), note};
		}

		case 'chooser': {
			return {
				name,
				label: 'Chooser',
				kind: 'choice',
				value: draft.chooser,
				note: chooserTitles[draft.chooser],
			};
		}

		case 'secret': {
			const note = draft.secret === '' ? '' : 'hidden; the guesser looks away';
			const placeholder = 'the fiend draws one; type your own';
			return {name, label: 'Secret word', kind: 'secret', value: draft.secret, note, placeholder};
		}

		case 'verbose': {
			const note = 'what each answer keeps (Tab)';
			return {name, label: 'Families', kind: 'choice', value: draft.verbose ? 'shown' : 'hidden', note};
		}

		case 'figure': {
			return {name, label: 'Figure', kind: 'choice', value: draft.figure, note: figureNotes[draft.figure]};
		}

		case 'seed': {
			const placeholder = 'fresh; type one to repeat a game';
			return {name, label: 'Seed', kind: 'text', value: draft.seed, note: '', placeholder};
		}
	}
}

function Lengths({
	draft,
	dictionary,
	indent,
}: {
	readonly draft: HangmanDraft;
	readonly dictionary: Dictionary;
	readonly indent: number;
}) {
	const first = dictionary.lengths[0]?.length ?? 1;
	const last = dictionary.lengths.at(-1)?.length ?? 1;
	const values = Array.from(
		{length: last - first + 1},
		(_, index) => dictionary.lengths.find(({length}) => length === first + index)?.count ?? 0,
	);
	const ends = `${first}–${last}`;
	return (
		<Box>
			<Histogram values={values} selected={lengthOf(draft, dictionary) - first} indent={indent} />
			<Text color={theme.quiet} wrap='truncate-end'>{`  ${ends}`}</Text>
		</Box>
	);
}

/** What the budget means, where the value of the words is proved. */
function remarkOn(draft: HangmanDraft, dictionary: Dictionary) {
	const length = lengthOf(draft, dictionary);
	const count = dictionary.lengths.find(entry => entry.length === length)?.count ?? 0;
	const value = provedPar(sourceOf(draft.dictionary), length, count);
	return value && parText(value, draft.budget);
}

const upward = {x: 0, y: -0.6};

/** The fewer wrong guesses it grants, the wider awake it is. */
const wakefulness = ({budget}: HangmanDraft) => Math.max(0, 1 - budget / largestBudget);

/** The Hangman set-up. */
export function HangmanSetupView({draft, loaded, size, onType}: Props) {
	const fault = loaded?.ok === false ? loaded.sentence : secretFault(draft);
	const hasOwnWord = draft.chooser === 'random' && draft.secret !== '';
	return (
		<SetUp
			size={size}
			formRows={fieldsInUse(draft).length + 1}
			fault={fault}
			remark={loaded?.ok && !hasOwnWord ? remarkOn(draft, loaded.dictionary) : undefined}
			isWaiting={draft.isWaiting}
			figure={(columns, rows) => (
				<Figure
					name={draft.figure}
					columns={columns}
					rows={rows}
					progress={wakefulness(draft)}
					gaze={upward}
				/>
			)}
		>
			<Form
				fields={fieldsInUse(draft).map(name => fieldOf(name, draft, loaded))}
				focused={draft.focused}
				columns={size.columns - 8}
				areNotesBeside={size.columns >= 76}
				onType={onType}
				below={(name, indent) =>
					name === 'length' &&
					loaded?.ok &&
					!hasOwnWord && <Lengths draft={draft} dictionary={loaded.dictionary} indent={indent} />
				}
			/>
		</SetUp>
	);
}
