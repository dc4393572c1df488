import {
	isPlayable,
	nextRound,
	openBook,
	parseGhostMoves,
	writeGhostMoves,
	type Dictionary,
	type GhostMove,
	type SharedBook,
} from '../../engine/index.js';
import {
	ghostTable,
	isElsewhere,
	settleGhost,
	type GhostSettings,
	type OpeningsSettings,
} from '../../settings/ghost.js';
import {readTexts, write} from '../../settings/setting.js';
import {bookName, sourceIn, writePath} from '../../settings/words.js';
import {hold} from '../../workers/held.js';
import {
	beginGhost,
	isGhostOver,
	isWatched,
	personResult,
	replay,
	roundsLost,
	type GhostParts,
} from './ghost.js';
import type {Kind, Tools} from '../kind.js';

export async function bookFor(
	settings: OpeningsSettings,
	dictionary: Dictionary,
	{workers, signal, onProgress, books}: Tools,
): Promise<SharedBook> {
	const {variant, minLength} = settings;
	const known = books?.get(bookName(settings));
	if (known) return known;
	const asked = {dictionary: hold(dictionary), minLength, variant};
	return openBook(await workers.run('open-book', asked, {signal, onProgress}));
}

/** Joins a friend's game as the player to move, or as someone who didn't end it. */
function join(book: SharedBook, settings: GhostSettings, moves: readonly GhostMove[]): GhostSettings {
	const {play} = replay(beginGhost(book, settings, ''), moves);
	const ended = play.game.turns.at(-1)?.player ?? 0;
	const here = isGhostOver(play) ? (ended + 1) % play.players.length : nextRound(play.game).toMove;
	return {...settings, here};
}

export const ghost: Kind<GhostParts & {readonly settings: GhostSettings; readonly list: SharedBook}> = {
	name: 'ghost',
	source: sourceIn,
	readSettings(written, dictionary) {
		const {given, refused} = readTexts(ghostTable, written);
		const settled = settleGhost(given, dictionary);
		return settled.ok && refused.length === 0 ? settled.settings : undefined;
	},
	writeSettings: ({settings}) => ({
		...settings,
		dictionary: writePath(settings.dictionary),
		opponent: write(settings.opponent),
		names: write(settings.names),
	}),
	shared(settings, {as, list, moves}) {
		if (as === 'joined') return isElsewhere(settings) ? join(list, settings, moves) : settings;
		// In a replay you are none of the players.
		if (as === 'replayed') return {...settings, here: -1};
		// You take the place of the first of two bots.
		return settings.opponent.includes('human') ? settings : {...settings, player: 'you'};
	},
	async prepare(settings, dictionary, tools) {
		const book = await bookFor(settings, dictionary, tools);
		return isPlayable(book) ? book : undefined;
	},

	begin: beginGhost,
	resume(begun, moves) {
		const {play, isWhole} = replay(begun, moves);
		return {play: {...play, game: nextRound(play.game)}, isNew: play.game.turns.length > 0, isWhole};
	},
	readMoves: parseGhostMoves,
	writeMoves: writeGhostMoves,

	isWatched,
	outcome(play) {
		if (isGhostOver(play)) return {end: {result: personResult(play)}};
		const {fragment, toMove} = nextRound(play.game);
		return {
			standing: {
				shown: fragment,
				lost: roundsLost(play),
				next: isElsewhere(play.settings) ? play.players[toMove]?.name : undefined,
			},
		};
	},
};
