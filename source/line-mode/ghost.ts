import {hasMeanings} from '../dictionaries/index.js';
import type {Action, GhostTurn, Tree} from '../engine/index.js';
import {canPractiseGhost, explainedInGhost, practiceGhost} from '../games/afterwards.js';
import {
	againGhost,
	besideOf,
	botToMove,
	friendToMove,
	hasNextRound,
	isGhostOver,
	isWatched,
	nextRound,
	playAction,
	roundsOf,
	slipIn,
	startOf,
	takeBack,
	type GhostPlay,
} from '../games/ghost.js';
import {kinds} from '../games/kinds.js';
import {joinAs, joinersOf, type Joiner} from '../games/message.js';
import {unfinishedText} from '../text/codes.js';
import {meaningsAloud} from '../text/define.js';
import {deadText, practiceHelp, undoHelp, type NameAction} from '../text/ghost.js';
import {besideAloud} from '../text/ghost-beside.js';
import {verdictText} from '../text/ghost-coach.js';
import {endingAloud, fragmentAloud, reviewAloud} from '../text/ghost-spoken.js';
import type {AnyCoaching} from '../text/ghost-standings.js';
import type {LookBack} from '../workers/tasks/ghost.js';
import {
	meaningCommand,
	say,
	tryCommand,
	unasked,
	type Command,
	type Dialogue,
	type Voice,
} from './dialogue.js';
import {coach, decide, drawTree, lookBack} from './ghost-play.js';
import {explain, follow, openHere, type LineServices, type Talk} from './services.js';
import {awaitFriend, offerShare, shareGame, takeLine, tellCode, tellLine} from './send.js';

export type GhostHelp = ReturnType<typeof helpWith>;

export type Undo = {readonly kind: 'undo'};

export type GhostVoice = Voice & {
	/** What it calls an action: as it is typed, or in words alone. */
	readonly call: NameAction;
	/** What every letter leads to, in lines. */
	readonly coach: (coaching: AnyCoaching, play: GhostPlay) => readonly string[];
	/** What can follow, in lines. */
	readonly tree: (tree: Tree, play: GhostPlay) => readonly string[];
	/** What is said again before the question behind these. */
	readonly reminder: (play: GhostPlay) => string;
	readonly askWho: (joiners: readonly Joiner[]) => Dialogue<Joiner>;
	readonly opened: (play: GhostPlay) => Dialogue;
	readonly takenBack: (turn: GhostTurn, play: GhostPlay) => Dialogue;
	/** Asks a person for a letter, a challenge, or a word when challenged; `undefined` leaves the game. */
	readonly askTurn: (help: GhostHelp) => Dialogue<Action | Undo | undefined>;
	/** Asks whether a letter that loses at once is taken back; the game after it tells why. */
	readonly askUndo: (after: GhostPlay) => Dialogue<boolean>;
	readonly askOn: (help: GhostHelp) => Dialogue<'next' | 'menu'>;
	readonly answered: (turn: GhostTurn, play: GhostPlay) => Dialogue;
	/** A round is over, and in a match perhaps all of it. */
	readonly ended: (help: GhostHelp) => Dialogue;
	readonly askWay: (help: GhostHelp) => Dialogue<'again' | 'setup' | 'menu'>;
};

/** What the player may ask for at a question. */
function helpWith(play: GhostPlay, services: LineServices, voice: GhostVoice) {
	const {book, game, settings} = play;

	/** What says what can follow, unless nothing can. */
	const whileAlive = (words: readonly string[], help: string, run: Command['run']): Command => ({
		words,
		help,
		run: () => (game.isDead ? unasked(deadText(book, game.fragment)) : run()),
	});

	function* hint(): Dialogue<string> {
		const place = {fragment: game.fragment, player: game.toMove};
		return verdictText(play, place, yield* coach(play, services), voice.call);
	}

	function* tellCoach(): Dialogue<string> {
		yield* say(...voice.coach(yield* coach(play, services), play));
		return voice.reminder(play);
	}

	function* tellTree(): Dialogue<string> {
		yield* say(...voice.tree(yield* drawTree(play, services), play));
		return voice.reminder(play);
	}

	const look = () => lookBack(play, services);

	function* tellTurns(): Dialogue {
		yield* say(...reviewAloud(play, (yield* look()).standings, voice.call));
	}

	const explainIn = ({missedWord}: LookBack) => explain(explainedInGhost(play, missedWord), services);

	function* retry(turn: number): Dialogue {
		const practice = openHere(practiceGhost(play, startOf(play) + turn), services);
		yield* playRound(practice, services, voice);
	}

	return {
		play,
		look,
		tellTurns,
		/** The coach and the tree, unless nothing can follow. */
		*outlook(): Dialogue {
			if (game.isDead) return;
			yield* tellCoach();
			yield* tellTree();
		},
		/** How the round ended, what decided it, and what its words mean. */
		*ending(): Dialogue<readonly string[]> {
			const looked = yield* look();
			return [endingAloud(play, looked, voice.call), ...meaningsAloud(yield* explainIn(looked))];
		},
		/** What may be asked for while the round goes on. */
		ofTurn: [
			whileAlive(['hint', '1'], 'who can force a win, and how', hint),
			whileAlive(['coach', '2'], 'what every letter leads to', tellCoach),
			whileAlive(['tree', '3'], 'what can follow', tellTree),
			{words: ['repeat', '4'], help: 'the letters so far', run: () => unasked(fragmentAloud(play))},
			{words: ['code', '5'], help: 'the code of this game', run: () => tellCode(play)},
		] satisfies readonly Command[],
		undo: takeBack(play) ? [{words: ['undo', '8'], help: undoHelp, answer: {kind: 'undo'}} as const] : [],
		/** What may be asked for once the round is over. */
		afterwards: [
			{words: ['review', 'r', '6'], help: 'who was winning, turn by turn', run: tellTurns},
			...(canPractiseGhost(play)
				? [tryCommand('turn', practiceHelp, game.turns.length, voice.askCount, retry)]
				: []),
			...(hasMeanings(settings)
				? [
						meaningCommand('what the words mean', function* () {
							return yield* explainIn(yield* look());
						}),
					]
				: []),
			{words: ['copy', 'c', '9'], help: 'copy your result', run: () => shareGame(play, voice.face, services)},
		] satisfies readonly Command[],
	};
}

function* nextAction(
	help: GhostHelp,
	services: LineServices,
	voice: GhostVoice,
): Dialogue<Action | Undo | undefined> {
	const {play} = help;
	const bot = botToMove(play);
	if (bot === undefined) return yield* voice.askTurn(help);
	if (isWatched(play) && (yield* voice.askOn(help)) === 'menu') return undefined;
	return yield* decide(play, bot, services);
}

/** A round to its end, once it is said how it stands, if that isn’t known; `undefined` where it is left. */
function* playRound(
	begun: GhostPlay,
	services: LineServices,
	voice: GhostVoice,
	isKnown = false,
): Dialogue<GhostPlay | undefined> {
	if (!isKnown) yield* voice.opened(begun);
	let play = begun;
	function* takenBack(from: GhostPlay, back: GhostPlay): Dialogue<GhostPlay> {
		const taken = from.game.turns[back.game.turns.length];
		if (taken) yield* voice.takenBack(taken, back);
		return back;
	}

	while (play.game.ending === undefined) {
		if (friendToMove(play)) {
			yield* tellLine(play, services);
			const received = yield* awaitFriend(play, services, voice.answered);
			if (received === undefined) return undefined;
			play = received;
			continue;
		}

		const action = yield* nextAction(helpWith(play, services, voice), services, voice);
		if (action === undefined) return undefined;
		if (action.kind === 'undo') {
			const back = takeBack(play);
			if (back) play = yield* takenBack(play, follow(back, services));
			continue;
		}

		const slip = slipIn(play, action);
		if (slip) {
			const back = follow(slip.back, services);
			if (yield* voice.askUndo(slip.after)) {
				play = yield* takenBack(slip.after, back);
				continue;
			}
		}

		const result = playAction(play, action);
		if (!result.ok) throw new Error(`Ghost refused a turn: ${result.reason}`);
		play = follow(result, services);
		yield* voice.answered(result.turn, play);
	}

	yield* voice.ended(helpWith(play, services, voice));
	yield* tellLine(play, services);
	return play;
}

/** Games with the same settings, round after round; gives the way on from the last. Of the first it may be known how it stands. */
function* playGames(
	opened: GhostPlay,
	services: LineServices,
	voice: GhostVoice,
	isKnown: boolean,
): Dialogue<'setup' | 'menu'> {
	let begun = opened;
	for (;;) {
		const play = yield* playRound(begun, services, voice, isKnown && begun === opened);
		if (play === undefined) return 'menu';
		const way = yield* voice.askWay(helpWith(play, services, voice));
		if (way !== 'again') return way;
		begun = follow(againGhost(play, services.freshId), services);
	}
}

export const talkGhost = (voice: GhostVoice): Talk<'ghost'> => ({
	*play(opening, services) {
		const joiners = joinersOf(opening);
		const joined = joiners.length > 1 ? joinAs(opening, yield* voice.askWho(joiners)) : opening;
		const opened = openHere(joined, services);
		const {line} = opening;
		const play = line === undefined ? opened : yield* takeLine(opened, line, services, voice.answered);
		// A line that was taken has been told.
		const way = yield* playGames(play, services, voice, play !== opened);
		return way === 'menu' ? {to: 'menu'} : {to: 'set-up', after: opening};
	},
	*against(opening, moves, services) {
		const begun = openHere(opening, services);
		let play = yield* playRound(begun, services, voice);
		while (play && hasNextRound(play)) play = yield* playRound(nextRound(play), services, voice);
		if (play === undefined) return;
		yield* say(...besideAloud(besideOf(play), besideOf(kinds.ghost.resume(begun, moves).play)));
		yield* offerShare(play, voice.face, services);
	},
	*replay(opening, _, services) {
		const play = openHere(opening, services);
		for (const round of roundsOf(play)) yield* helpWith(round, services, voice).tellTurns();
		if (!isGhostOver(play)) yield* say(unfinishedText);
		else yield* say(...(yield* helpWith(play, services, voice).ending()));
	},
});
