import {
	askedLetter,
	nextSeed,
	status,
	type Dictionary,
	type Letter,
	type Ranking,
	type Review,
} from '../engine/index.js';
import {
	againHangman,
	isOver,
	isOwnWord,
	isWatched,
	lookAtFamilies,
	mayHaveHint,
	offerAfter,
	otherHangman,
	showFamilies,
	takeHint,
	type HangmanPlay,
	type NextGame,
} from '../games/hangman.js';
import type {Rival} from '../games/rival.js';
import type {HangmanPlan, HangmanSettings} from '../settings/hangman.js';
import type {DailyOutcome, DayResult} from '../text/daily.js';
import type {Dialogue, Voice} from './dialogue.js';
import {judge, lookAhead, openGame, playLetter, think, type Outlook} from './hangman-play.js';
import {openRival} from './race.js';
import {follow, type LineServices} from './services.js';
import {shareGame, tellCode} from './share.js';

/** Where the player goes after a game. */
export type Way = 'again' | 'setup' | 'menu' | NextGame;

/** What the player may ask for at a question; hints and looks at the families are counted in the game. */
export type HangmanHelp = {
	/** The game by now. */
	readonly play: () => HangmanPlay;
	/** The expert's thoughts; `undefined` where no hint may be had. */
	readonly hint: () => Dialogue<Ranking | undefined>;
	/** Who wins from here; `undefined` where that is settled, or nothing is guessed yet. */
	readonly look: () => Dialogue<Outlook | undefined>;
	readonly code: () => Dialogue<string>;
	readonly review: () => Dialogue<Review>;
	/** Copies what is sent of a game; gives what came of that. */
	readonly share: () => Dialogue<string>;
};

/** A letter that a bot is about to guess, and what it thinks of the others. */
export type BotTurn = {readonly letter: Letter; readonly thought: Ranking};

/** Gives the words of a game, which are read when they are first needed. */
export type OpenWords = () => Promise<Dictionary>;

/** What a voice makes of a game of Hangman. */
export type HangmanVoice = Voice & {
	/** Asks what no flag has answered. */
	readonly askRest: (
		openWords: OpenWords,
		plan: HangmanPlan,
	) => Dialogue<{readonly dictionary: Dictionary; readonly settings: HangmanSettings}>;
	readonly opened: (play: HangmanPlay) => Dialogue;
	/** Asks for a letter; `undefined` leaves the game. */
	readonly askLetter: (help: HangmanHelp) => Dialogue<Letter | undefined>;
	/** Asks whoever watches a bot: for its next letter, or all to the end. */
	readonly askOn: (turn: BotTurn, help: HangmanHelp) => Dialogue<'next' | 'all' | 'menu'>;
	/** Says what came of the last letter; `isHurried` where no question follows. */
	readonly answered: (
		play: HangmanPlay,
		beside: {readonly rival: Rival | undefined; readonly isHurried: boolean},
	) => Dialogue;
	readonly ended: (play: HangmanPlay, rival: Rival | undefined) => Dialogue;
	/** Asks what comes after a game. */
	readonly askWay: (help: HangmanHelp, offered: NextGame | undefined) => Dialogue<Way>;
	readonly replayed: (play: HangmanPlay) => Dialogue;
	readonly reviewed: (review: Review, play: HangmanPlay) => Dialogue;
	/** A day's game as it is sent, and how the last days went. */
	readonly day: (outcome: DailyOutcome) => string;
	readonly week: (week: readonly DayResult[]) => string;
};

function helpWith(begun: HangmanPlay, services: LineServices, voice: Voice): HangmanHelp {
	let play = begun;
	return {
		play: () => play,
		*hint() {
			if (!mayHaveHint(play)) return undefined;
			const thought = yield* think(play, 'expert', services);
			play = follow(takeHint(play), services);
			return thought;
		},
		*look() {
			if (!isWatched(play) && !isOver(play))
				play = showFamilies(follow(lookAtFamilies(play), services), play.settings.verbose);
			return isOver(play) || play.game.turns.length === 0 ? undefined : yield* lookAhead(play, services);
		},
		code: () => tellCode({game: 'hangman', play}),
		review: () => judge(play, services),
		share: () => shareGame({game: 'hangman', play}, voice.face, services),
	};
}

/** A game from its beginning to its end, beside the one that its settings or someone's moves ask for; `undefined` where it is left. */
export function* playGame(
	opened: HangmanPlay,
	services: LineServices,
	voice: HangmanVoice,
	against?: string,
): Dialogue<HangmanPlay | undefined> {
	const rival = yield* openRival(opened, against, services);
	yield* voice.opened(opened);
	let play = opened;
	let isHurried = false;
	while (!isOver(play)) {
		const help = helpWith(play, services, voice);
		const {guesser} = play.settings;
		let letter: Letter | undefined;
		if (guesser === 'you') {
			letter = yield* voice.askLetter(help);
		} else {
			const thought = yield* think(play, guesser, services);
			letter = askedLetter(thought);
			if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
			const way: 'next' | 'all' | 'menu' = isHurried ? 'all' : yield* voice.askOn({letter, thought}, help);
			if (way === 'menu') return undefined;
			isHurried = way === 'all';
		}

		if (letter === undefined) return undefined;
		play = yield* playLetter(help.play(), letter, services);
		yield* voice.answered(play, {rival, isHurried});
	}

	yield* voice.ended(play, rival);
	return play;
}

/** Games with the same settings, one after the other; gives the way on from the last, and what it was played with. */
export function* playHangman(
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
		if (isOwnWord(play) && !isWatched(play)) return {way: 'setup', settings};
		settings = way === 'again' ? againHangman(settings) : otherHangman(settings, way);
		if (way !== 'again') lostInRow = 0;
		begun = openGame(dictionary, settings, services);
	}
}

/** Asks what the plan leaves open, and opens the game. */
export function* beginAsked(
	openWords: OpenWords,
	plan: HangmanPlan,
	services: LineServices,
	voice: HangmanVoice,
): Dialogue<HangmanPlay> {
	const {dictionary, settings} = yield* voice.askRest(openWords, plan);
	return openGame(dictionary, settings, services);
}

/** Game after game, the one that was left first. Before each is asked what the plan leaves open; a word that someone typed is played once. */
export function* talkHangman(
	openWords: OpenWords,
	plan: HangmanPlan,
	services: LineServices,
	voice: HangmanVoice,
	left?: HangmanPlay,
): Dialogue {
	let {settings} = plan;
	let opened = left;
	for (;;) {
		opened ??= yield* beginAsked(openWords, {...plan, settings}, services, voice);
		const {way} = yield* playHangman(opened, services, voice);
		if (way === 'menu') return;
		opened = undefined;
		settings = {...settings, secret: undefined, seed: nextSeed(settings.seed)};
	}
}
