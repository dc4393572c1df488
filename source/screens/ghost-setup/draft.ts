import {rules, variants, type Rule, type Variant} from '../../engine/index.js';
import {
	beginners,
	opponents,
	ownPlayers,
	usualGhost,
	type Beginner,
	type GhostRequest,
	type GhostSettings,
	type Opponent,
	type OwnPlayer,
} from '../../setup/ghost.js';
import {printable} from '../../dictionary-files.js';
import {chooseSource, sourceOf, stepDictionary, type DictionaryChoice} from '../dictionary-choice.js';
import type {BookTitle} from '../shelf.js';
import {stepIn} from '../step-in.js';

export const ghostFields = [
	'dictionary',
	'path',
	'variant',
	'player',
	'opponent',
	'first',
	'minLength',
	'rule',
	'scoring',
	'seed',
] as const;

export type GhostField = (typeof ghostFields)[number];

/** The Ghost set-up while it is being filled in. */
export type GhostDraft = {
	readonly focused: GhostField;
	readonly dictionary: DictionaryChoice;
	readonly variant: Variant;
	readonly rule: Rule;
	readonly player: OwnPlayer;
	readonly opponent: Opponent;
	readonly first: Beginner;
	readonly minLength: number;
	readonly isMatch: boolean;
	readonly verbose: boolean;
	/** Empty for a fresh one in every game. */
	readonly seed: string;
	/** Whether the player wants to play as soon as everything is there. */
	readonly isWaiting: boolean;
	/** How much of what must be solved before the game is solved, from 0 to 1. */
	readonly solved: number;
};

const longestMinLength = 12;

export const newGhostDraft = (dictionary: string): GhostDraft => ({
	...usualGhost,
	focused: 'opponent',
	dictionary: chooseSource(dictionary),
	seed: '',
	isWaiting: false,
	solved: 0,
});

export const draftGhost = ({dictionary, seed = '', ...choices}: GhostRequest): GhostDraft => ({
	...newGhostDraft(dictionary),
	...choices,
	seed: printable(seed),
});

/** What the book is made of that the draft asks for. */
export const titleOf = ({dictionary, minLength, variant}: GhostDraft): BookTitle => ({
	source: sourceOf(dictionary),
	minLength,
	variant,
});

const isAmongPeople = ({player, opponent}: GhostDraft): boolean => player === 'you' && opponent === 'human';

/** The rows that are of use now. */
export const ghostFieldsInUse = (draft: GhostDraft): readonly GhostField[] =>
	ghostFields.filter(
		field =>
			(field !== 'path' || draft.dictionary.choice === 'file') &&
			((field !== 'first' && field !== 'seed') || !isAmongPeople(draft)),
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

		case 'variant': {
			return {...draft, variant: stepIn(variants, draft.variant, by)};
		}

		case 'player': {
			return {...draft, player: stepIn(ownPlayers, draft.player, by)};
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

		case 'rule': {
			return {...draft, rule: stepIn(rules, draft.rule, by)};
		}

		case 'scoring': {
			return {...draft, isMatch: !draft.isMatch};
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

/** The settings that a draft comes to. */
export function settleGhost(draft: GhostDraft, freshSeed: string): GhostSettings {
	const {variant, rule, player, opponent, minLength, isMatch, verbose, first} = draft;
	return {
		...{variant, rule, player, opponent, minLength, isMatch, verbose},
		dictionary: sourceOf(draft.dictionary),
		first: isAmongPeople(draft) ? 'you' : first,
		seed: draft.seed.trim() || freshSeed,
	};
}
