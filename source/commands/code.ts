import {addDays, dayNumber, firstDay, lastDay} from '../daily/index.js';
import {dailyWords, printable} from '../dictionaries/index.js';
import {longestWord, type Dictionary} from '../engine/index.js';
import {actionsIn, findList, ghostOf, ghostToPlay, hangmanOf, movesIn, readCode} from '../games/from-code.js';
import type {HangmanOpening} from '../games/open.js';
import {openPlayer, tellFault, type Player} from '../games/player.js';
import type {CodedGame, CodedGhost, CodedList} from '../codes/index.js';
import type {Route} from '../screens/routes.js';
import {minLengthFault} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import {sourceOf} from '../settings/readers.js';
import type {Asked} from '../settings/setting.js';
import {codeRefusals, type CodeRefusal} from '../text/codes.js';
import type {Order} from './command.js';
import {openDictionary} from './dictionary.js';
import {CommandError, usageError} from './errors.js';
import {faceOf} from './face.js';

const refuse = (reason: CodeRefusal): CommandError => new CommandError(codeRefusals[reason], 1);

/** The game of the code that was given. */
function readGame(command: 'play' | 'replay', [code, surplus]: readonly string[]): CodedGame {
	if (code === undefined) throw usageError(`Give the code of a game: wordfiend ${command} CODE.`);
	if (surplus !== undefined)
		throw usageError(`A game has one code; leave out ${printable(surplus)}, or write the code in one piece.`);
	const read = readCode(code);
	if (!read.ok) throw refuse(read.reason);
	return read.game;
}

async function listOf(list: CodedList, asked: Asked, {store}: Player) {
	const {lists = {}} = await store.config();
	const given = asked.dictionary === undefined ? undefined : sourceOf(asked).dictionary;
	const found = await findList(list, given, lists);
	if (!found.ok) throw refuse(found.reason);
	return found;
}

/** Whether there is a word of the length: its own, or one of the dictionary. */
function hasWord({secret, length}: HangmanSettings, {lengths}: Dictionary): boolean {
	if (secret === undefined) return lengths.some(each => each.length === length);
	return secret.length === length && length > 0 && length <= longestWord;
}

/** How a coded game of Hangman is opened. */
async function openingOf(
	game: Exclude<CodedGame, CodedGhost>,
	asked: Asked,
	player: Player,
): Promise<HangmanOpening> {
	if (game.game === 'daily') {
		if (game.day < 1 || game.day > dayNumber(lastDay)) throw refuse('unknown-day');
		const day = addDays(firstDay, game.day - 1);
		return {dictionary: await openDictionary(dailyWords), day, figure: 'eye'};
	}

	const {source, dictionary} = await listOf(game, asked, player);
	const settings = hangmanOf(game, source);
	if (!hasWord(settings, dictionary)) throw refuse('bad');
	return {dictionary, settings};
}

/** The list of a round of Ghost, and what both did in it. */
async function roundOf(game: CodedGhost, asked: Asked, player: Player) {
	const {source, dictionary} = await listOf(game, asked, player);
	if (minLengthFault(dictionary, ghostOf(game, source)) !== undefined) throw refuse('bad');
	return {source, dictionary, actions: actionsIn(game)};
}

/** Opens a round of Ghost on the screen. */
async function showRound(asked: Asked, round: Route<'coded'>['with']): Promise<number> {
	const {runScreens} = await import('../screens/run.js');
	return runScreens({asked, route: {to: 'coded', with: round}});
}

/** `wordfiend play CODE`: the same game for you, and at the end both beside each other. */
export async function playCode({words, asked}: Order): Promise<number> {
	const game = readGame('play', words);
	const player = openPlayer(asked, tellFault);
	const face = faceOf(asked);
	if (game.game === 'ghost') {
		const {source, dictionary, actions} = await roundOf(game, asked, player);
		const settings = ghostToPlay(game, source);
		if (face === 'screens') return showRound(asked, {dictionary, opening: {settings, against: actions}});
		const [{talkHere}, {talkGhostAgainst}] = await Promise.all([
			import('../line-mode/run.js'),
			import('../line-mode/coded.js'),
		]);
		return talkHere(
			services => talkGhostAgainst({dictionary, settings, actions}, services, face),
			player,
			face,
		);
	}

	const opening = await openingOf(game, asked, player);
	if (face === 'screens') {
		const {runScreens} = await import('../screens/run.js');
		return runScreens({asked, route: {to: 'hangman', with: {...opening, against: movesIn(game)}}});
	}

	const [{talkHere, hangmanVoice}, {talkAgainst}] = await Promise.all([
		import('../line-mode/run.js'),
		import('../line-mode/coded.js'),
	]);
	const voice = await hangmanVoice(face);
	return talkHere(services => talkAgainst(opening, movesIn(game), services, voice), player, face);
}

/** `wordfiend replay CODE`: someone's game, letter by letter, with its review. */
export async function replayCode({words, asked}: Order): Promise<number> {
	const game = readGame('replay', words);
	const player = openPlayer(asked, tellFault);
	const face = faceOf(asked);
	const [{talkHere, hangmanVoice}, {talkReplay, talkGhostReplay}] = await Promise.all([
		import('../line-mode/run.js'),
		import('../line-mode/coded.js'),
	]);
	if (game.game === 'ghost') {
		const {source, dictionary, actions} = await roundOf(game, asked, player);
		const settings = ghostOf(game, source);
		if (face === 'screens')
			return showRound(asked, {dictionary, opening: {settings, earlier: {kind: 'shown', actions}}});
		return talkHere(
			services => talkGhostReplay({dictionary, settings, actions}, services, face),
			player,
			face,
		);
	}

	const opening = await openingOf(game, asked, player);
	const moves = movesIn(game);
	if (face === 'screens') {
		const {runScreens} = await import('../screens/run.js');
		return runScreens({asked, route: {to: 'hangman', with: {...opening, earlier: {kind: 'shown', moves}}}});
	}

	const voice = await hangmanVoice(face);
	return talkHere(
		services => talkReplay(opening, {moves, answers: game.answers}, services, voice),
		player,
		face,
	);
}
