import par from '../../dictionaries/par.json' with {type: 'json'};
import {
	decodeGame,
	digestLength,
	type CodedGame,
	type CodedHangman,
	type CodedGhost,
} from '../codes/index.js';
import {digestOf} from '../codes/digest.js';
import {bundledNames, loadDictionary} from '../dictionary-files.js';
import {languages, type Action, type Dictionary, type Letter} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {CodeRefusal} from '../text/codes.js';

/** The list that a code names, found by its digest. */
export type FoundList =
	| {readonly ok: true; readonly source: string; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: CodeRefusal};

const books: Readonly<Record<string, {readonly sha256: string}>> = par.dictionaries;

const isOf = (dictionary: Dictionary, digest: string): boolean =>
	digestOf(dictionary).startsWith(digest.slice(0, digestLength));

/** The dictionary with a digest: the one that is given, or else one of those that come with the game or were played with before. */
export async function findList(
	digest: string,
	given: string | undefined,
	known: Readonly<Record<string, string>>,
): Promise<FoundList> {
	const likely = bundledNames.filter(name => books[name]?.sha256.startsWith(digest) ?? true);
	const sources = given === undefined ? [...likely, ...Object.values(known)] : [given];
	for (const source of sources) {
		const loaded = await loadDictionary(source);
		if (loaded.ok && isOf(loaded.dictionary, digest))
			return {ok: true, source, dictionary: loaded.dictionary};
	}

	return {ok: false, reason: given === undefined ? 'unknown-list' : 'other-list'};
}

/** The game of a code, or why there is none. */
export function readCode(
	text: string,
): {readonly ok: true; readonly game: CodedGame} | {readonly ok: false; readonly reason: CodeRefusal} {
	return decodeGame(text);
}

const letterOf = (number: number): Letter | undefined => languages.en.letters[number];

/** The letters and hints of a coded game as they stand in the history. */
export const movesIn = ({moves}: Pick<CodedHangman, 'moves'>): string =>
	moves.map(move => (move === 'hint' ? '?' : (letterOf(move) ?? ''))).join('');

/** The settings of a coded game of Hangman, with its list; you play it, whoever did. */
export const hangmanOf = (game: CodedHangman, dictionary: string): HangmanSettings => ({
	dictionary,
	length: game.length,
	budget: Math.max(1, game.budget),
	chooser: game.chooser,
	guesser: 'you',
	secret: game.secret?.map(number => letterOf(number) ?? '').join(''),
	verbose: false,
	figure: 'eye',
	seed: game.seed,
});

/** The settings of a coded round of Ghost, with its list. */
export const ghostOf = (game: CodedGhost, dictionary: string): GhostSettings => ({
	dictionary,
	variant: game.variant,
	rule: game.rule,
	player: game.player,
	opponent: game.opponent,
	first: game.first,
	minLength: Math.max(1, game.minLength),
	isMatch: false,
	verbose: false,
	seed: game.seed,
});

/** What both did in a coded round of Ghost. */
export const actionsIn = ({moves}: CodedGhost): readonly Action[] =>
	moves.flatMap((move): readonly Action[] => {
		if (move.kind === 'challenge') return [move];
		if (move.kind === 'name')
			return [{kind: 'name', word: move.word?.map(number => letterOf(number) ?? '').join('')}];
		const letter = letterOf(move.letter);
		return letter === undefined ? [] : [{kind: 'letter', letter, end: move.end}];
	});
