import {describeLetters} from '../dictionaries/index.js';
import {
	foldTyped,
	makeBook,
	openBook as openData,
	variants,
	type Action,
	type Coaching,
	type Dictionary,
	type GhostRefusal,
	type PlayerName,
	type SharedBook,
	type Tree,
} from '../engine/index.js';
import {run} from '../games/call.js';
import {callBot, callCoach, callLookBack, callTree} from '../games/ghost-calls.js';
import {beginGhost, playAction, type GhostPlay} from '../games/ghost.js';
import type {GhostSettings} from '../settings/ghost.js';
import {hold} from '../workers/held.js';
import type {LookBack} from '../workers/tasks/look-back.js';
import {readLetter, waitFor, type Dialogue, type Reading} from './dialogue.js';
import {follow, type LineServices} from './services.js';

/** The book of a game; where that takes its time, it says how much is made. */
export function* openBook(
	dictionary: Dictionary,
	{variant, minLength}: Pick<GhostSettings, 'variant' | 'minLength'>,
	{workers}: LineServices,
): Dialogue<SharedBook> {
	const {isQuick, title} = variants[variant];
	if (isQuick) return makeBook(variant, dictionary, minLength);
	const data = yield* waitFor(report =>
		workers.run(
			'open-book',
			{dictionary: hold(dictionary), minLength, variant},
			{onProgress: share => report(`Solving ${title}`, share)},
		),
	);
	return openData(data);
}

/** A game that begins, and is heard of. */
export const openRound = (book: SharedBook, settings: GhostSettings, services: LineServices): GhostPlay =>
	follow(beginGhost(book, settings, services.freshId()), services);

/** What a bot does in its turn. */
export const decide = (play: GhostPlay, bot: PlayerName, {workers}: LineServices): Dialogue<Action> =>
	waitFor(() => run(callBot(play, bot), workers));

/** What every letter leads to. */
export const coach = (play: GhostPlay, {workers}: LineServices): Dialogue<Coaching> =>
	waitFor(() => run(callCoach(play, play.game), workers));

/** How many lines the tree may have. */
const treeRows = 20;

/** The tree of what can follow. */
export const drawTree = (play: GhostPlay, {workers}: LineServices): Dialogue<Tree> =>
	waitFor(() => run(callTree(play, play.game, treeRows), workers));

/** What there is to say about a round that is over. */
export const lookBack = (play: GhostPlay, {workers}: LineServices): Dialogue<LookBack> =>
	waitFor(() => run(callLookBack(play), workers));

/** What a line plays: a letter and, where there are several places, its place. */
function readPlacedLetter(line: string, {book}: GhostPlay): Reading<Action> {
	const {letter, place} = book.variant.readTyped(line);
	const read = readLetter(letter, book.dictionary.alphabet);
	if (typeof read === 'string') return read;
	return {answer: {kind: 'letter', letter: read.answer, place}};
}

/** What a line names in answer to a challenge: a word, or none. */
function readNamedWord(line: string, {book}: GhostPlay): Reading<Action> {
	const {alphabet} = book.dictionary;
	const word = foldTyped(alphabet, line.trim());
	if (word === undefined)
		return `Please enter a word of letters from ${describeLetters(alphabet)}, or nothing.`;
	return {answer: {kind: 'name', word: word || undefined}};
}

const refusals = {
	'game-over': 'The game is over.',
	challenged: 'You must name a word.',
	'not-challenged': 'No one asked for a word.',
	'no-challenges': 'There are no challenges in this game.',
	'nothing-to-challenge': 'There is nothing to challenge yet.',
	'no-such-place': 'No letter can go there.',
	'too-long': 'No word is that long; challenge instead.',
} as const satisfies Record<GhostRefusal, string>;

/** What a line does in a turn: it challenges, names a word where one is asked for, or plays a letter; or why the rules refuse that. */
export function readTurn(line: string, play: GhostPlay, isChallenge: boolean): Reading<Action> {
	const read: Reading<Action> = play.game.isChallenged
		? readNamedWord(line, play)
		: isChallenge
			? {answer: {kind: 'challenge'}}
			: readPlacedLetter(line, play);
	if (typeof read === 'string') return read;
	const result = playAction(play, read.answer);
	return result.ok ? read : refusals[result.reason];
}
