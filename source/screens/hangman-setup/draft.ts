import {isSpelled, longestWord, type ChooserName, type Dictionary} from '../../engine/index.js';
import {
	chooserNames,
	guesserChoices,
	type GuesserOrYou,
	defaultBudget,
	largestBudget,
	type HangmanRequest,
	type HangmanSettings,
} from '../../setup/hangman.js';
import {printable} from '../../dictionary-files.js';
import {chooseSource, sourceOf, stepDictionary, type DictionaryChoice} from '../dictionary-choice.js';
import {stepIn} from '../step-in.js';
import {figures, type FigureName} from '../../components/figure.js';

export const hangmanFields = [
	'dictionary',
	'path',
	'length',
	'budget',
	'chooser',
	'secret',
	'guesser',
	'verbose',
	'figure',
	'seed',
] as const;

export type HangmanField = (typeof hangmanFields)[number];

/** The Hangman set-up while it is being filled in. */
export type HangmanDraft = {
	readonly focused: HangmanField;
	readonly guesser: GuesserOrYou;
	readonly dictionary: DictionaryChoice;
	readonly length: number | undefined;
	readonly budget: number;
	readonly chooser: ChooserName;
	readonly secret: string;
	readonly verbose: boolean;
	readonly figure: FigureName;
	/** Empty for a fresh one in every game. */
	readonly seed: string;
	/** Whether the player wants to play as soon as the dictionary is there. */
	readonly isWaiting: boolean;
};

const usualLength = 7;

export const draftHangman = (request: HangmanRequest): HangmanDraft => ({
	focused: request.length === undefined ? 'length' : 'budget',
	guesser: request.guesser,
	dictionary: chooseSource(request.dictionary),
	length: request.length,
	budget: request.budget ?? defaultBudget,
	chooser: request.chooser,
	secret: request.secret ?? '',
	verbose: request.verbose,
	figure: 'eye',
	seed: printable(request.seed ?? ''),
	isWaiting: false,
});

/** The rows that are of use now. */
export const fieldsInUse = ({dictionary, chooser}: HangmanDraft): readonly HangmanField[] =>
	hangmanFields.filter(
		field =>
			(field !== 'path' || dictionary.choice === 'file') && (field !== 'secret' || chooser === 'random'),
	);

/** The length that will be played: the wished one, or the nearest that has words. */
export function lengthOf({length: wished = usualLength}: HangmanDraft, {lengths}: Dictionary): number {
	const distance = (length: number) => Math.abs(length - wished);
	return lengths
		.map(({length}) => length)
		.reduce((best, length) => (distance(length) < distance(best) ? length : best));
}

/** The draft with another row focused. */
export const focusHangman = (draft: HangmanDraft, by: number): HangmanDraft => ({
	...draft,
	focused: stepIn(fieldsInUse(draft), draft.focused, by),
});

/** The draft with the focused choice changed; lengths go by what the dictionary has, once it is there. */
export function changeHangman(
	draft: HangmanDraft,
	by: number,
	dictionary: Dictionary | undefined,
): HangmanDraft {
	switch (draft.focused) {
		case 'guesser': {
			return {...draft, guesser: stepIn(guesserChoices, draft.guesser, by)};
		}

		case 'dictionary': {
			return {...draft, dictionary: stepDictionary(draft.dictionary, by)};
		}

		case 'length': {
			if (dictionary === undefined) return draft;
			const lengths = dictionary.lengths.map(({length}) => length);
			return {...draft, length: stepIn(lengths, lengthOf(draft, dictionary), by)};
		}

		case 'budget': {
			const budget = ((draft.budget - 1 + by + largestBudget) % largestBudget) + 1;
			return {...draft, budget};
		}

		case 'chooser': {
			return {...draft, chooser: stepIn(chooserNames, draft.chooser, by)};
		}

		case 'verbose': {
			return {...draft, verbose: !draft.verbose};
		}

		case 'figure': {
			return {...draft, figure: stepIn(figures, draft.figure, by)};
		}

		case 'path':
		case 'secret':
		case 'seed': {
			return draft;
		}
	}
}

/** The draft with a text typed into one of its rows. */
export function typeHangman(draft: HangmanDraft, field: string, text: string): HangmanDraft {
	if (field === 'path') return {...draft, dictionary: {...draft.dictionary, path: text}};
	if (field === 'secret') return {...draft, secret: text.toLowerCase()};
	return field === 'seed' ? {...draft, seed: text} : draft;
}

/** What is wrong with the secret word, in a sentence, or `undefined`. */
export function secretFault({chooser, secret}: HangmanDraft): string | undefined {
	if (chooser !== 'random' || secret === '') return undefined;
	if (!isSpelled(secret)) return 'A secret word has only the letters a to z; type another.';
	return secret.length > longestWord
		? `A secret word has at most ${longestWord} letters; type a shorter one.`
		: undefined;
}

/** The settings of a draft without faults. */
export function settleHangman(
	draft: HangmanDraft,
	dictionary: Dictionary,
	freshSeed: string,
): HangmanSettings {
	const secret = draft.chooser === 'random' && draft.secret !== '' ? draft.secret : undefined;
	return {
		dictionary: sourceOf(draft.dictionary),
		length: secret?.length ?? lengthOf(draft, dictionary),
		budget: draft.budget,
		guesser: draft.guesser,
		chooser: draft.chooser,
		secret,
		verbose: draft.verbose,
		seed: draft.seed.trim() || freshSeed,
	};
}
