import par from '../../dictionaries/par.json' with {type: 'json'};
import {
	decodeGame,
	digestLength,
	type CodedDaily,
	type CodedGame,
	type CodedHangman,
	type CodedGhost,
	type CodedList,
	type LetterNumber,
} from '../codes/index.js';
import {digestOf} from '../codes/digest.js';
import {
	bundledIn,
	dailyWords,
	loadDictionary,
	standardLanguage,
	type BundledName,
	type Source,
} from '../dictionaries/index.js';
import {languages, type Action, type Dictionary, type Language, type Letter} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {CodeRefusal} from '../text/codes.js';

/** The list that a code names, found by its digest. */
export type FoundList =
	| {readonly ok: true; readonly source: Source; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: CodeRefusal};

const books: Readonly<Record<string, {readonly sha256: string}>> = par.dictionaries;

/** Whether a bundled list may be the one with a digest; what is known of its own spares its reading. */
const isLikely = (language: Language, name: BundledName, digest: string): boolean =>
	language !== standardLanguage || (books[name]?.sha256.startsWith(digest) ?? true);

const isOf = (dictionary: Dictionary, digest: string): boolean =>
	digestOf(dictionary).startsWith(digest.slice(0, digestLength));

/** The words of a code: of the list that is given, or else of one that comes with the game or was played with before. */
export async function findList(
	{language, digest}: CodedList,
	given: string | undefined,
	known: Readonly<Record<string, string>>,
): Promise<FoundList> {
	const likely = bundledIn(language).filter(name => isLikely(language, name, digest));
	const names = given === undefined ? [...likely, ...Object.values(known)] : [given];
	for (const name of names) {
		const loaded = await loadDictionary(name, {language});
		if (loaded.ok && isOf(loaded.dictionary, digest))
			return {ok: true, source: {dictionary: name, language}, dictionary: loaded.dictionary};
	}

	return {ok: false, reason: given === undefined ? 'unknown-list' : 'other-list'};
}

/** The game of a code, or why there is none. */
export function readCode(
	text: string,
): {readonly ok: true; readonly game: CodedGame} | {readonly ok: false; readonly reason: CodeRefusal} {
	return decodeGame(text);
}

const letterOf = (number: number, language: Language): Letter | undefined =>
	languages[language].letters[number];

/** A word of a coded game. */
const wordOf = (numbers: readonly LetterNumber[], language: Language): string =>
	numbers.map(number => letterOf(number, language) ?? '').join('');

/** The letters and hints of a coded game as they stand in the history. */
export function movesIn(game: CodedHangman | CodedDaily): string {
	const {language} = game.game === 'daily' ? dailyWords : game;
	return game.moves.map(move => (move === 'hint' ? '?' : wordOf([move], language))).join('');
}

/** The settings of a coded game of Hangman, with its list; you play it, whoever did. */
export const hangmanOf = (game: CodedHangman, source: Source): HangmanSettings => ({
	...source,
	length: game.length,
	budget: Math.max(1, game.budget),
	chooser: game.chooser,
	guesser: 'you',
	secret: game.secret && wordOf(game.secret, game.language),
	verbose: false,
	figure: 'eye',
	seed: game.seed,
});

/** The settings of a coded round of Ghost, with its list; where two bots played, you play the first. */
export const ghostToPlay = (game: CodedGhost, source: Source): GhostSettings => {
	const settings = ghostOf(game, source);
	return settings.opponent === 'human' ? settings : {...settings, player: 'you'};
};

/** The settings of a coded round of Ghost as it was played, with its list. */
export const ghostOf = (game: CodedGhost, source: Source): GhostSettings => ({
	...source,
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
export const actionsIn = ({language, moves}: CodedGhost): readonly Action[] =>
	moves.flatMap((move): readonly Action[] => {
		if (move.kind === 'challenge') return [move];
		if (move.kind === 'name') return [{kind: 'name', word: move.word && wordOf(move.word, language)}];
		const letter = letterOf(move.letter, language);
		return letter === undefined ? [] : [{kind: 'letter', letter, end: move.end}];
	});
