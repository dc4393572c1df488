import {
	beginners,
	defaultMinLength,
	opponents,
	type Beginner,
	type GhostRequest,
	type GhostSettings,
	type Opponent,
} from '../../setup/ghost.js';
import {printable} from '../../dictionary-files.js';
import {chooseSource, sourceOf, stepDictionary, type DictionaryChoice} from '../dictionary-choice.js';
import {stepIn} from '../step-in.js';

export const ghostFields = ['dictionary', 'path', 'opponent', 'first', 'minLength', 'seed'] as const;

export type GhostField = (typeof ghostFields)[number];

/** The Ghost set-up while it is being filled in. */
export type GhostDraft = {
	readonly focused: GhostField;
	readonly dictionary: DictionaryChoice;
	readonly opponent: Opponent;
	readonly first: Beginner;
	readonly minLength: number;
	/** Empty for a fresh one in every game. */
	readonly seed: string;
	/** Whether the player wants to play as soon as everything is there. */
	readonly isWaiting: boolean;
};

const longestMinLength = 12;

export const newGhostDraft = (dictionary: string): GhostDraft => ({
	focused: 'opponent',
	dictionary: chooseSource(dictionary),
	opponent: 'perfect',
	first: 'you',
	minLength: defaultMinLength,
	seed: '',
	isWaiting: false,
});

export const draftGhost = ({dictionary, seed = '', ...choices}: GhostRequest): GhostDraft => ({
	...newGhostDraft(dictionary),
	...choices,
	seed: printable(seed),
});

/** The rows that are of use now. */
export const ghostFieldsInUse = ({dictionary, opponent}: GhostDraft): readonly GhostField[] =>
	ghostFields.filter(
		field =>
			(field !== 'path' || dictionary.choice === 'file') &&
			((field !== 'first' && field !== 'seed') || opponent !== 'human'),
	);

/** The draft with another row focused. */
export const focusGhost = (draft: GhostDraft, by: number): GhostDraft => ({
	...draft,
	focused: stepIn(ghostFieldsInUse(draft), draft.focused, by),
});

/** The draft with the focused choice changed. */
export function changeGhost(draft: GhostDraft, by: number): GhostDraft {
	switch (draft.focused) {
		case 'dictionary': {
			return {...draft, dictionary: stepDictionary(draft.dictionary, by)};
		}

		case 'opponent': {
			return {...draft, opponent: stepIn(opponents, draft.opponent, by)};
		}

		case 'first': {
			return {...draft, first: stepIn(beginners, draft.first, by)};
		}

		case 'minLength': {
			return {...draft, minLength: ((draft.minLength - 1 + by + longestMinLength) % longestMinLength) + 1};
		}

		case 'path':
		case 'seed': {
			return draft;
		}
	}
}

/** The draft with a text typed into one of its rows. */
export function typeGhost(draft: GhostDraft, field: string, text: string): GhostDraft {
	if (field === 'path') return {...draft, dictionary: {...draft.dictionary, path: text}};
	return field === 'seed' ? {...draft, seed: text} : draft;
}

export const settleGhost = (draft: GhostDraft, freshSeed: string): GhostSettings => ({
	dictionary: sourceOf(draft.dictionary),
	opponent: draft.opponent,
	first: draft.opponent === 'human' ? 'you' : draft.first,
	minLength: draft.minLength,
	seed: draft.seed.trim() || freshSeed,
});
