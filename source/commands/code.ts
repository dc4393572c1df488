import {decodeGame, type CodedGame} from '../codes/code.js';
import {dailyWords, printable} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {kinds} from '../games/kinds.js';
import {findList} from '../games/list.js';
import type {GhostOpening, HangmanOpening} from '../games/open.js';
import {openPlayer, tellFault, type Player} from '../games/player.js';
import {sourceIn} from '../games/written.js';
import {minLengthFault} from '../settings/ghost.js';
import {preferences} from '../settings/preferences.js';
import {words as wordsTable} from '../settings/words.js';
import {codeRefusals, type CodeRefusal} from '../text/codes.js';
import {CommandError, usageError, type Order} from './command.js';
import {openDictionary} from './dictionary.js';
import {faceOf} from './environment.js';

/** The settings of `play` and `replay`. */
export const playTable = {...wordsTable, ...preferences};

type Given = Order<typeof playTable>['given'];

const refuse = (reason: CodeRefusal): CommandError => new CommandError(codeRefusals[reason], 1);

/** The game of the code that was given. */
function readGame(command: 'play' | 'replay', [code, surplus]: readonly string[]): CodedGame {
	if (code === undefined) throw usageError(`Give the code of a game: wordfiend ${command} CODE.`);
	if (surplus !== undefined)
		throw usageError(`A game has one code; leave out ${printable(surplus)}, or write the code in one piece.`);
	const read = decodeGame(code);
	if (!read.ok) throw refuse(read.reason);
	return read.game;
}

/** The words of a code, with their name among its settings. */
async function wordsOf({game, settings, digest}: CodedGame, given: Given, {store}: Player) {
	if (game === 'daily') return {dictionary: await openDictionary(dailyWords), settings};
	const {lists = {}} = await store.config();
	const {language} = sourceIn(settings);
	const found = await findList({language, digest}, given.dictionary, lists);
	if (!found.ok) throw refuse(found.reason);
	return {dictionary: found.dictionary, settings: {...settings, ...found.source}};
}

/** A code's game, ready to be opened; Ghost's book is still to be made. */
type Coded =
	| {readonly game: 'hangman'; readonly opening: HangmanOpening}
	| {readonly game: 'ghost'; readonly dictionary: Dictionary; readonly opening: Omit<GhostOpening, 'book'>};

async function openCode(coded: CodedGame, given: Given, player: Player): Promise<Coded> {
	const {dictionary, settings: written} = await wordsOf(coded, given, player);
	const {game, moves} = coded;
	if (!kinds[game].areMoves(moves, dictionary.alphabet)) throw refuse('bad');
	if (game === 'ghost') {
		const settings = kinds.ghost.readSettings(written, dictionary);
		if (settings === undefined || minLengthFault(dictionary, settings) !== undefined) throw refuse('bad');
		return {game, dictionary, opening: {settings}};
	}

	// It is you who plays it now.
	const settings = kinds[game].readSettings(
		game === 'daily' ? written : {...written, guesser: 'you'},
		dictionary,
	);
	if (settings === undefined) throw refuse(game === 'daily' ? 'unknown-day' : 'bad');
	return {game: 'hangman', opening: {dictionary, settings}};
}

/** The moves of a code: someone's beside yours, or only shown. */
type CodedMoves = Pick<HangmanOpening, 'against' | 'replayed'>;

/** Opens the game of a code on the screen: to be played beside theirs, or only shown. */
async function showCode(read: Coded, before: CodedMoves, given: Given): Promise<number> {
	const {runScreens} = await import('../screens/run.js');
	if (read.game === 'hangman')
		return runScreens({given, route: {to: 'hangman', with: {...read.opening, ...before}}});
	const {dictionary, opening} = read;
	return runScreens({given, route: {to: 'coded', with: {dictionary, opening: {...opening, ...before}}}});
}

/** `wordfiend play CODE`: the same game for you, and at the end both beside each other. */
export async function playCode({words, given}: Order<typeof playTable>): Promise<number> {
	const coded = readGame('play', words);
	const {moves} = coded;
	const player = openPlayer(given, tellFault);
	const face = faceOf(given);
	const read = youPlay(await openCode(coded, given, player));
	if (face === 'screens') return showCode(read, {against: moves}, given);
	const [{talkHere, ghostVoice, hangmanVoice}, {talkAgainst, talkGhostAgainst}] = await Promise.all([
		import('../line-mode/run.js'),
		import('../line-mode/coded.js'),
	]);
	if (read.game === 'ghost') {
		const round = {dictionary: read.dictionary, settings: read.opening.settings, moves};
		const voice = await ghostVoice(face);
		return talkHere(services => talkGhostAgainst(round, services, voice), player, face);
	}

	const voice = await hangmanVoice(face);
	return talkHere(services => talkAgainst(read.opening, moves, services, voice), player, face);
}

/** Where two bots played Ghost, you play the first. */
function youPlay(read: Coded): Coded {
	if (read.game === 'hangman' || read.opening.settings.opponent === 'human') return read;
	const {opening} = read;
	return {...read, opening: {...opening, settings: {...opening.settings, player: 'you'}}};
}

/** `wordfiend replay CODE`: someone's game, letter by letter, with its review. */
export async function replayCode({words, given}: Order<typeof playTable>): Promise<number> {
	const coded = readGame('replay', words);
	const {moves} = coded;
	const player = openPlayer(given, tellFault);
	const face = faceOf(given);
	const read = await openCode(coded, given, player);
	if (face === 'screens') return showCode(read, {replayed: moves}, given);
	const [{talkHere, ghostVoice, hangmanVoice}, {talkReplay, talkGhostReplay}] = await Promise.all([
		import('../line-mode/run.js'),
		import('../line-mode/coded.js'),
	]);
	if (read.game === 'ghost') {
		const round = {dictionary: read.dictionary, settings: read.opening.settings, moves};
		const voice = await ghostVoice(face);
		return talkHere(services => talkGhostReplay(round, services, voice), player, face);
	}

	const voice = await hangmanVoice(face);
	return talkHere(services => talkReplay(read.opening, coded, services, voice), player, face);
}
