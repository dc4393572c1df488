import {describeLetters} from '../text/languages.js';
import {
	foldTyped,
	variants,
	type Action,
	type Book,
	type Dictionary,
	type PlayerName,
	type SharedBook,
	type Step,
	type Tree,
} from '../engine/index.js';
import {callBot, callCoach, callLookBack, callTree, run} from '../games/calls.js';
import {bookFor} from '../games/ghost-kind.js';
import {playAction, type GhostPlay} from '../games/ghost.js';
import type {OpeningsSettings} from '../settings/ghost.js';
import {solvingName} from '../text/numbers.js';
import type {AnyCoaching} from '../text/ghost-standings.js';
import {ghostRefusals, refused} from '../text/lines.js';
import type {LookBack} from '../workers/tasks/ghost.js';
import {readLetter, waitFor, type Dialogue, type Reading} from './dialogue.js';
import type {LineServices} from './services.js';

/** The book of a game; where that takes its time, it says how much is made. */
export function* openBook(
	dictionary: Dictionary,
	settings: OpeningsSettings,
	{workers}: LineServices,
): Dialogue<SharedBook> {
	return yield* waitFor(report =>
		bookFor(settings, dictionary, {
			workers,
			mayBlock: true,
			onProgress: share => report(solvingName(variants[settings.variant].title), share),
		}),
	);
}

export const decide = (play: GhostPlay, bot: PlayerName, {workers}: LineServices): Dialogue<Action> =>
	waitFor(() => run(callBot(play, bot), workers));

export const coach = (play: GhostPlay, {workers}: LineServices): Dialogue<AnyCoaching> =>
	waitFor(() => run(callCoach(play, play.game), workers));

const treeRows = 20;

export const drawTree = (play: GhostPlay, {workers}: LineServices): Dialogue<Tree> =>
	waitFor(() => run(callTree(play, play.game, treeRows), workers));

export const lookBack = (play: GhostPlay, {workers}: LineServices): Dialogue<LookBack> =>
	waitFor(() => run(callLookBack(play), workers));

/** The step that makes of a fragment the one that is typed as a whole. */
function readWhole(line: string, {variant, dictionary}: Book, fragment: string): Step | undefined {
	const typed = foldTyped(dictionary.alphabet, line.trim());
	if (typed === undefined || fragment === '' || typed.length !== fragment.length + 1) return undefined;
	return variant
		.places(fragment)
		.toReversed()
		.map((place): Step => ({letter: typed.charAt(variant.indexOf(fragment, place)), place}))
		.find(step => variant.extend(fragment, step) === typed);
}

export function readStep(line: string, book: Book, fragment: string): Reading<Step> {
	const whole = readWhole(line, book, fragment);
	if (whole !== undefined) return {answer: whole};
	const {letter, place} = book.variant.readTyped(line);
	const read = readLetter(letter, book.dictionary.alphabet);
	return typeof read === 'string' ? read : {answer: {letter: read.answer, place}};
}

function readPlacedLetter(line: string, {book, game: {fragment}}: GhostPlay): Reading<Action> {
	const read = readStep(line, book, fragment);
	return typeof read === 'string' ? read : {answer: {kind: 'letter', ...read.answer}};
}

function readNamedWord(line: string, {book}: GhostPlay): Reading<Action> {
	const {alphabet} = book.dictionary;
	const word = foldTyped(alphabet, line.trim());
	if (word === undefined) return refused.notWord(describeLetters(alphabet));
	return {answer: {kind: 'name', word: word || undefined}};
}

/** What a line does in a turn: it challenges, names a word where one is asked for, or plays a letter; or why the rules refuse that. */
export function readTurn(line: string, play: GhostPlay, isChallenge: boolean): Reading<Action> {
	const read: Reading<Action> = play.game.isChallenged
		? readNamedWord(line, play)
		: isChallenge
			? {answer: {kind: 'challenge'}}
			: readPlacedLetter(line, play);
	if (typeof read === 'string') return read;
	const result = playAction(play, read.answer);
	return result.ok ? read : ghostRefusals[result.reason];
}
