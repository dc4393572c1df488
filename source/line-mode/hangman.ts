import {
	askedLetter,
	status,
	type Dictionary,
	type Guess,
	type Letter,
	type Ranking,
} from '../engine/index.js';
import {
	isOver,
	nextHangman,
	offerAfter,
	playMove,
	takeForfeit,
	withNames,
	type HangmanPlay,
	type NextGame,
} from '../games/hangman.js';
import {kinds} from '../games/kinds.js';
import type {HangmanOpening} from '../games/open.js';
import {beginPrograms, endPrograms} from '../games/programs.js';
import type {Rival} from '../games/rival.js';
import type {HangmanPlan, HangmanSettings} from '../settings/hangman.js';
import {otherAnswersText, refusedMovesText, unfinishedText} from '../text/codes.js';
import {meaningsAloud} from '../text/define.js';
import {splitMoves} from '../text/moves.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {helpIn, type HangmanHelp, type HangmanTelling} from './hangman-help.js';
import {awaitAnswers, openHangman, openRival, playGuess, think} from './hangman-play.js';
import {follow, type LineServices, type Talk} from './services.js';
import {offerShare, tellRow} from './send.js';

export type Way = 'again' | 'setup' | 'menu' | NextGame;

export type BotTurn = {readonly letter: Letter; readonly thought: Ranking};

/** Gives the words of a game, which are read when they are first needed. */
export type OpenWords = () => Promise<Dictionary>;

export type HangmanVoice = HangmanTelling & {
	readonly askRest: (
		openWords: OpenWords,
		plan: HangmanPlan,
	) => Dialogue<{readonly dictionary: Dictionary; readonly settings: HangmanSettings}>;
	readonly opened: (play: HangmanPlay) => Dialogue;
	/** Asks for a letter or a whole word; `undefined` leaves the game. */
	readonly askGuess: (help: HangmanHelp) => Dialogue<Guess | undefined>;
	/** Asks whoever watches a bot: for its next letter, or all to the end. */
	readonly askOn: (turn: BotTurn, help: HangmanHelp) => Dialogue<'next' | 'all' | 'menu'>;
	/** Says what came of the last letter; `isHurried` where no question follows. */
	readonly answered: (
		play: HangmanPlay,
		beside: {readonly rival: Rival | undefined; readonly isHurried: boolean},
	) => Dialogue;
	readonly ended: (help: HangmanHelp, rival: Rival | undefined) => Dialogue;
	readonly askWay: (help: HangmanHelp, offered: NextGame | undefined) => Dialogue<Way>;
	readonly replayed: (play: HangmanPlay) => Dialogue;
};

export const helpWith = (play: HangmanPlay, services: LineServices, voice: HangmanVoice): HangmanHelp =>
	helpIn(play, services, voice, practice => playGame(practice, services, voice));

function* leaveGame(play: HangmanPlay): Dialogue<undefined> {
	yield* waitFor(() => endPrograms(play, false));
	return undefined;
}

/** A game from its beginning to its end, beside the one that its settings or someone's moves ask for; `undefined` where it is left. */
export function* playGame(
	opened: HangmanPlay,
	services: LineServices,
	voice: HangmanVoice,
	against?: string,
): Dialogue<HangmanPlay | undefined> {
	const rival = yield* openRival(opened, against, services);
	const forfeit = yield* waitFor(() => beginPrograms(opened, services));
	let play = withNames(opened, services.player.programs.names());
	yield* voice.opened(play);
	if (forfeit) play = follow(takeForfeit(play, forfeit), services);
	let isHurried = false;
	while (!isOver(play)) {
		const help = helpWith(play, services, voice);
		const {guesser} = play.settings;
		let guess: Guess | undefined;
		if (guesser === 'you') {
			guess = yield* voice.askGuess(help);
		} else {
			const thought = yield* think(play, guesser, services);
			if ('forfeit' in thought) {
				play = follow(takeForfeit(play, thought.forfeit), services);
				break;
			}

			const letter = askedLetter(thought);
			if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
			guess = letter;
			const way: 'next' | 'all' | 'menu' = isHurried ? 'all' : yield* voice.askOn({letter, thought}, help);
			if (way === 'menu') return yield* leaveGame(play);
			isHurried = way === 'all';
		}

		if (guess === undefined) return yield* leaveGame(play);
		play = yield* playGuess(help.play(), guess, services);
		yield* voice.answered(play, {rival, isHurried});
	}

	yield* waitFor(() => endPrograms(play, true));
	yield* voice.ended(helpWith(play, services, voice), rival);
	if (play.settings.forAFriend) yield* tellRow(play, voice.face, services);
	return play;
}

/** Games with the same settings, one after the other; gives the way on from the last, and what it was played with. */
function* playGames(
	opened: HangmanPlay,
	services: LineServices,
	voice: HangmanVoice,
): Dialogue<{readonly way: 'setup' | 'menu'; readonly settings: HangmanSettings}> {
	const {dictionary} = opened.ground;
	let {settings} = opened;
	let begun = opened;
	let lostInRow = 0;
	for (;;) {
		const play = yield* playGame(begun, services, voice);
		if (play === undefined) return {way: 'menu', settings};
		lostInRow = status(play.game) === 'won' ? 0 : lostInRow + 1;
		const way = yield* voice.askWay(helpWith(play, services, voice), offerAfter(play, lostInRow));
		if (way === 'menu' || way === 'setup') return {way, settings};
		const next = nextHangman(play, way === 'again' ? undefined : way);
		if (next === undefined) return {way: 'setup', settings};
		settings = next;
		if (way !== 'again') lostInRow = 0;
		begun = yield* openHangman({game: 'hangman', list: dictionary, settings}, services);
	}
}

export const talkHangman = (voice: HangmanVoice) =>
	({
		*play(opening, services) {
			const opened = yield* openHangman(opening, services);
			const {way, settings} = yield* playGames(opened, services, voice);
			return way === 'menu' ? {to: 'menu'} : {to: 'set-up', after: {...opening, settings}};
		},
		*against(opening: HangmanOpening, moves, services) {
			const play = yield* playGame(yield* openHangman(opening, services), services, voice, moves);
			if (play) yield* offerShare(play, voice.face, services);
		},
		*replay(opening: HangmanOpening, {moves, answers}, services) {
			let play = yield* openHangman({...opening, replayed: ''}, services);
			// A hint costs a guess in a day’s game, so help is had again, too.
			for (const move of splitMoves(moves)) {
				if (isOver(play)) break;
				const known = play.game.turns.length;
				play = yield* awaitAnswers(playMove(play, move).play, services);
				if (play.game.turns.length > known) yield* voice.replayed(play);
			}

			if (kinds.hangman.answers(play) !== answers) yield* say(otherAnswersText);
			else if (play.moves !== moves) yield* say(refusedMovesText);
			if (!isOver(play)) {
				yield* say(unfinishedText);
				return;
			}

			const {review, meanings} = helpWith(play, services, voice);
			yield* review();
			yield* say(...meaningsAloud(yield* meanings()));
		},
	}) satisfies Talk<'hangman'>;
