import {printable} from '../../dictionary-files.js';
import {choosers, guessers, type ChooserName, type Dictionary, type GuesserName} from '../../engine/index.js';
import type {TournamentRequest} from '../../setup/tournament.js';
import {chooseSource, sourceOf, stepDictionary, type DictionaryChoice} from '../dictionary-choice.js';
import {stepIn} from '../step-in.js';

type PlayerField = `guesser ${GuesserName}` | `chooser ${ChooserName}`;

export type TournamentField = 'dictionary' | 'path' | PlayerField | 'from' | 'to' | 'games' | 'seed';

/** The players that may be picked, each a row of its own. */
export const playerFields: readonly PlayerField[] = [
	...(Object.keys(guessers) as GuesserName[]).map(name => `guesser ${name}` as const),
	...(Object.keys(choosers) as ChooserName[]).map(name => `chooser ${name}` as const),
];

const gameCounts = [100, 1000, 'all'] as const;

/** The set-up of a tournament while it is being filled in. */
export type TournamentDraft = {
	readonly focused: TournamentField;
	readonly dictionary: DictionaryChoice;
	/** Who plays. */
	readonly players: readonly PlayerField[];
	readonly from: number;
	readonly to: number;
	readonly games: (typeof gameCounts)[number];
	/** Empty for a fresh one. */
	readonly seed: string;
	/** Whether the player wants to begin as soon as the dictionary is there. */
	readonly isWaiting: boolean;
};

export const newTournamentDraft = (dictionary: string): TournamentDraft => ({
	focused: 'games',
	dictionary: chooseSource(dictionary),
	players: playerFields,
	from: 4,
	to: 9,
	games: 100,
	seed: '',
	isWaiting: false,
});

/** The rows that are of use now. */
export const tournamentFieldsInUse = ({dictionary}: TournamentDraft): readonly TournamentField[] => [
	'dictionary',
	...(dictionary.choice === 'file' ? (['path'] as const) : []),
	...playerFields,
	'from',
	'to',
	'games',
	'seed',
];

export const focusTournament = (draft: TournamentDraft, by: number): TournamentDraft => ({
	...draft,
	focused: stepIn(tournamentFieldsInUse(draft), draft.focused, by),
});

/** The length nearest to a wished one that has words. */
const nearest = ({lengths}: Dictionary, wished: number): number =>
	lengths
		.map(({length}) => length)
		.reduce((best, length) => (Math.abs(length - wished) < Math.abs(best - wished) ? length : best));

/** The lengths that a draft goes from and to, in this dictionary. */
export const rangeOf = ({from, to}: TournamentDraft, dictionary: Dictionary) => ({
	from: nearest(dictionary, from),
	to: nearest(dictionary, to),
});

/** The draft with the focused choice changed; lengths go by what the dictionary has, once it is there. */
export function changeTournament(
	draft: TournamentDraft,
	by: number,
	dictionary: Dictionary | undefined,
): TournamentDraft {
	const {focused, players} = draft;
	switch (focused) {
		case 'dictionary': {
			return {...draft, dictionary: stepDictionary(draft.dictionary, by)};
		}

		case 'from':
		case 'to': {
			if (dictionary === undefined) return draft;
			const lengths = dictionary.lengths.map(({length}) => length);
			const range = rangeOf(draft, dictionary);
			const length = stepIn(lengths, range[focused], by);
			const changed = {...range, [focused]: length};
			return {...draft, from: Math.min(changed.from, length), to: Math.max(changed.to, length)};
		}

		case 'games': {
			return {...draft, games: stepIn(gameCounts, draft.games, by)};
		}

		case 'path':
		case 'seed': {
			return draft;
		}

		default: {
			const isIn = players.includes(focused);
			return {
				...draft,
				players: playerFields.filter(player => (player === focused ? !isIn : players.includes(player))),
			};
		}
	}
}

/** The draft with a text typed into one of its rows. */
export function typeTournament(draft: TournamentDraft, field: string, text: string): TournamentDraft {
	if (field === 'path') return {...draft, dictionary: {...draft.dictionary, path: text}};
	return field === 'seed' ? {...draft, seed: text} : draft;
}

const namesOf = <Name extends string>(names: readonly Name[], kind: string, players: readonly string[]) =>
	names.filter(name => players.includes(`${kind} ${name}`));

/** What keeps a tournament from beginning, in a sentence, or `undefined`. */
export function playersFault({players}: TournamentDraft): string | undefined {
	const has = (kind: string) => players.some(player => player.startsWith(kind));
	if (!has('guesser')) return 'Nobody guesses; let one guesser play.';
	return has('chooser') ? undefined : 'Nobody chooses; let one chooser play.';
}

export function settleTournament(
	draft: TournamentDraft,
	dictionary: Dictionary,
	freshSeed: string,
): TournamentRequest {
	return {
		dictionary: sourceOf(draft.dictionary),
		guessers: namesOf(Object.keys(guessers) as GuesserName[], 'guesser', draft.players),
		choosers: namesOf(Object.keys(choosers) as ChooserName[], 'chooser', draft.players),
		lengths: [rangeOf(draft, dictionary)],
		games: draft.games,
		seed: printable(draft.seed.trim()) || freshSeed,
	};
}
