import {isBundled} from '../dictionaries/index.js';
import {
	isLetter,
	isPlayable,
	makeBook,
	openBook,
	variants,
	type Action,
	type Alphabet,
	type Dictionary,
	type SharedBook,
} from '../engine/index.js';
import {
	ghostTable,
	isElsewhere,
	settleGhostForm,
	type GhostSettings,
	type OpeningsSettings,
} from '../settings/ghost.js';
import {readTexts, withStandards, write, writeTexts} from '../settings/setting.js';
import {hintMark} from '../text/moves.js';
import {shareGhost} from '../text/share.js';
import {bookName, sourceIn, writePath} from '../settings/words.js';
import {hold} from '../workers/held.js';
import {
	beginGhost,
	isGhostOver,
	isUnderWay,
	isWatched,
	nextRound,
	personResult,
	playActions,
	roundsLost,
	type GhostEvent,
	type GhostPlay,
} from './ghost.js';
import type {Kind, Tools} from './kind.js';

/** An action as text: a letter behind its place, `!` for a challenge, `=word.` for what was named. */
export function writeAction(action: Action): string {
	switch (action.kind) {
		case 'letter':
			return action.place + action.letter;
		case 'challenge':
			return '!';
		case 'name':
			return `=${(action.word ?? '').replaceAll('.', '')}.`;
	}
}

/** How far moves go before what stands for a letter that was taken back. */
function tookBackIn(moves: string): number | undefined {
	const [before = '', after] = moves.split(hintMark);
	return after === undefined ? undefined : readActions(before).length;
}

const actionTexts = /=([^.]*)\.|!|([^\p{L}=!]*)(\p{Ll})/gu;

/** The actions of a text that `writeAction` wrote; what it never writes is left out. */
export const readActions = (moves: string): readonly Action[] =>
	Array.from(
		moves.replaceAll(hintMark, '').matchAll(actionTexts),
		([text, word, place = '', letter = '']): Action => {
			if (text === '!') return {kind: 'challenge'};
			if (word !== undefined) return {kind: 'name', word: word === '' ? undefined : word};
			return {kind: 'letter', letter, place};
		},
	);

function areMoves(written: string, alphabet: Alphabet): boolean {
	const text = written.replace(hintMark, '');
	const letters = Array.from(text.matchAll(actionTexts), ([, , , letter]) => letter);
	return (
		text.replaceAll(actionTexts, '') === '' &&
		letters.every(letter => letter === undefined || isLetter(alphabet, letter))
	);
}

/** The book of some settings: one that was made before, or a new one. */
export async function bookFor(
	settings: OpeningsSettings,
	dictionary: Dictionary,
	{workers, signal, onProgress, books, mayBlock}: Tools,
): Promise<SharedBook> {
	const {variant, minLength} = settings;
	const known = books?.get(bookName(settings));
	if (known) return known;
	const book =
		mayBlock && variants[variant].isQuick
			? makeBook(variant, dictionary, minLength)
			: openBook(
					await workers.run(
						'open-book',
						{dictionary: hold(dictionary), minLength, variant},
						{...(signal && {signal}), ...(onProgress && {onProgress})},
					),
				);
	books?.set(bookName(settings), book);
	return book;
}

function lastEvents(play: GhostPlay): readonly GhostEvent[] {
	const turn = play.game.turns.at(-1);
	if (turn === undefined) return [];
	return [{game: 'ghost', play, ...(isGhostOver(play) ? {type: 'over'} : {type: 'answered', turn})}];
}

/** Who joins friends by their line is whoever's turn it is; once the game is over, someone who did not end it. */
function join(book: SharedBook, settings: GhostSettings, moves: string): GhostSettings | undefined {
	const actions = readActions(moves);
	const play = nextRound(playActions(beginGhost(book, settings, '').play, actions));
	if (play.moves.length < actions.length) return undefined;
	const ended = play.game.turns.at(-1)?.player ?? 0;
	const here = isGhostOver(play) ? (ended + 1) % play.players.length : play.game.toMove;
	return {...settings, here};
}

export const ghost: Kind<{play: GhostPlay; event: GhostEvent; settings: GhostSettings; list: SharedBook}> = {
	name: 'ghost',
	source: sourceIn,
	readSettings(written, dictionary) {
		const reading = readTexts(ghostTable, writeTexts(written));
		if (!reading.ok) return undefined;
		const seed = String(written.seed);
		const settled = settleGhostForm(withStandards(ghostTable, reading.given), dictionary, seed);
		return settled.ok ? {...settled.settings, seed} : undefined;
	},
	writeSettings: settings => ({
		...settings,
		dictionary: writePath(settings.dictionary),
		opponent: write(settings.opponent),
		names: write(settings.names),
	}),
	settingsOf: ({settings}) => settings,
	shared(settings, as) {
		// Whoever is shown the game of friends may be any of them.
		if (as === 'replayed') return {...settings, here: -1};
		// Where two bots played, you play the first.
		return as === 'against' && !settings.opponent.includes('human') ? {...settings, player: 'you'} : settings;
	},
	join,

	async prepare(settings, dictionary, tools) {
		const book = await bookFor(settings, dictionary, tools);
		return isPlayable(book) ? book : undefined;
	},
	dictionaryOf: ({book}) => book.dictionary,

	begin: beginGhost,
	resume(begun, moves) {
		const play = {...playActions(begun, readActions(moves)), tookBack: tookBackIn(moves)};
		return {play: nextRound(play), events: lastEvents(play)};
	},
	areMoves,
	movesOf({moves, tookBack}) {
		const texts = moves.map(writeAction);
		return (tookBack === undefined ? texts : texts.toSpliced(tookBack, 0, hintMark)).join('');
	},

	isWatched,
	isOver: isGhostOver,
	isUnderWay,
	isReplayed: () => false,
	standing(play) {
		const next = nextRound(play);
		const name = next.players[next.game.toMove]?.name;
		return {
			shown: next.game.fragment,
			lost: roundsLost(play),
			next: isElsewhere(next.settings) ? name : undefined,
		};
	},
	end: play => ({result: personResult(play)}),
	share: (play, sharing) => shareGhost(play, {...sharing, isOwnList: !isBundled(play.settings.dictionary)}),
	answers: () => undefined,
};
