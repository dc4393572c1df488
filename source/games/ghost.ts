import {
	act,
	endRound,
	matchWinner,
	newGhost,
	newMatch,
	nextOrder,
	nextSeed,
	type Action,
	type GhostGame,
	type GhostMatch,
	type GhostRefusal,
	type GhostTurn,
	type PlayerName,
	type SharedBook,
} from '../engine/index.js';
import {everyoneIn, isBot, isElsewhere, type GhostSettings} from '../settings/ghost.js';
import type {GhostName} from '../text/ghost.js';

/** Who plays: a bot, a person at this machine, or a friend elsewhere. */
export type GhostPlayer = {
	readonly name: GhostName;
	readonly bot: PlayerName | undefined;
	readonly isElsewhere: boolean;
};

/** A game of Ghost in progress, whatever shows it: a round, or a match of several. */
export type GhostPlay = {
	readonly id: string;
	readonly settings: GhostSettings;
	readonly book: SharedBook;
	readonly players: readonly GhostPlayer[];
	/** The rounds before the one that is played, or was played last. */
	readonly match: GhostMatch;
	readonly game: GhostGame;
	readonly moves: readonly Action[];
	/** After how many moves the player took a letter back, once they have. */
	readonly tookBack: number | undefined;
};

/** What happens in a game of Ghost; `over` ends a match, not its rounds. A letter is `taken-back` as soon as that is offered: whoever leaves then has had the help. */
export type GhostEvent = {
	readonly game: 'ghost';
	readonly play: GhostPlay;
} & (
	| {readonly type: 'began'}
	| {readonly type: 'answered'; readonly turn: GhostTurn}
	| {readonly type: 'taken-back'}
	| {readonly type: 'over'}
);

export type GhostStep = {readonly play: GhostPlay; readonly events: readonly GhostEvent[]};

/** The players by their numbers; you, or the first of several people, are player 0 unless friends play by message. */
function playersOf(settings: GhostSettings): readonly GhostPlayer[] {
	const everyone = everyoneIn(settings);
	const people = everyone.flatMap((name, player) => (isBot(name) ? [] : [player]));
	const bots = everyone.filter(isBot);
	return everyone.map((name, player): GhostPlayer => {
		const number = people.indexOf(player);
		if (isElsewhere(settings)) return friendAt(settings, player);
		if (!isBot(name)) {
			const standard = people.length === 1 ? 'you' : `player ${number + 1}`;
			return {bot: undefined, name: settings.names[number] ?? standard, isElsewhere: false};
		}

		const namesakes = everyone.flatMap((each, at) => (each === name ? [at] : []));
		const isTable = everyone.length > 2;
		const [title, among, count] = isTable
			? [name, namesakes.indexOf(player), namesakes.length]
			: ['computer', player, bots.length];
		return {bot: name, name: count === 1 ? title : `${title} ${among + 1}`, isElsewhere: false};
	});
}

function friendAt({names, opponent, here}: GhostSettings, player: number): GhostPlayer {
	const standard = opponent.length === 1 && here >= 0 ? 'your friend' : `player ${player + 1}`;
	const name = player === here ? 'you' : (names[player] ?? standard);
	return {bot: undefined, name, isElsewhere: player !== here};
}

const beginnerOf = (settings: GhostSettings): number =>
	settings.first === 'you' ? 0 : Math.max(1, 1 + settings.opponent.findIndex(isBot));

export function beginGhost(book: SharedBook, settings: GhostSettings, id: string): GhostStep {
	const players = playersOf(settings);
	const match = newMatch(beginnerOf(settings), players.length);
	const play: GhostPlay = {
		id,
		settings,
		book,
		players,
		match,
		game: newGhost(book, settings.rule, nextOrder(match)),
		moves: [],
		tookBack: undefined,
	};
	return {play, events: [{game: 'ghost', type: 'began', play}]};
}

export const scoreOf = ({game: {ending}, match}: GhostPlay): GhostMatch =>
	ending ? endRound(match, ending.loser) : match;

/** Whether the match goes on after the round that is over. */
export const hasNextRound = (play: GhostPlay): boolean =>
	play.settings.isMatch && play.game.ending !== undefined && matchWinner(scoreOf(play)) === undefined;

export const isGhostOver = (play: GhostPlay): boolean =>
	play.game.ending !== undefined && !hasNextRound(play);

/** The next round of a match; where there is none, the game as it is. */
export function nextRound(play: GhostPlay): GhostPlay {
	if (!hasNextRound(play)) return play;
	const match = scoreOf(play);
	return {...play, match, game: newGhost(play.book, play.settings.rule, nextOrder(match))};
}

export function againGhost(play: GhostPlay, freshId: () => string): GhostStep {
	if (hasNextRound(play)) return {play: nextRound(play), events: []};
	const {book, settings} = play;
	return beginGhost(book, {...settings, seed: nextSeed(settings.seed)}, freshId());
}

/** How many rounds of a match each player has lost, as `1-0`; nothing before the first loss. */
export function roundsLost(play: GhostPlay): string | undefined {
	const {losers} = scoreOf(play);
	if (!play.settings.isMatch || losers.length === 0) return undefined;
	return play.players.map((_, player) => losers.filter(loser => loser === player).length).join('-');
}

export const botToMove = ({game, players}: GhostPlay): PlayerName | undefined =>
	game.ending ? undefined : players[game.toMove]?.bot;

export const friendToMove = ({game, players}: GhostPlay): GhostPlayer | undefined => {
	const player = game.ending ? undefined : players[game.toMove];
	return player?.isElsewhere ? player : undefined;
};

export const isWatched = ({players}: GhostPlay): boolean => players.every(({bot}) => bot !== undefined);

/** Whether something of it would be lost by leaving. */
export const isUnderWay = (play: GhostPlay): boolean => play.moves.length > 0 && !isGhostOver(play);

export type GhostMoveResult =
	| ({readonly ok: true; readonly turn: GhostTurn} & GhostStep)
	| {readonly ok: false; readonly reason: GhostRefusal};

/** The game after whoever is at turn has acted; after a round that is over it is the first turn of the next. */
export function playAction(before: GhostPlay, action: Action): GhostMoveResult {
	const begun = nextRound(before);
	const result = act(begun.game, action);
	if (!result.ok) return result;
	const {game, turn} = result;
	const play: GhostPlay = {...begun, game, moves: [...begun.moves, action]};
	return {
		ok: true,
		play,
		turn,
		events: [
			{game: 'ghost', type: 'answered', play, turn},
			...(isGhostOver(play) ? [{game: 'ghost', type: 'over', play} as const] : []),
		],
	};
}

export function playActions(begun: GhostPlay, actions: readonly Action[]): GhostPlay {
	let play = begun;
	for (const action of actions) {
		const result = playAction(play, action);
		if (!result.ok) break;
		({play} = result);
	}

	return play;
}

/** Each turn of all rounds, and the game after it. */
export function momentsOf({
	book,
	settings,
	id,
	moves,
}: GhostPlay): readonly (readonly [GhostTurn, GhostPlay])[] {
	let {play} = beginGhost(book, settings, id);
	return moves.map(move => {
		const result = playAction(play, move);
		if (!result.ok) throw new Error(`A move was played that is refused: ${result.reason}`);
		({play} = result);
		return [result.turn, play];
	});
}

/** A game as it was after so many moves of all its rounds. */
export const rewind = ({book, settings, id, moves}: GhostPlay, count: number): GhostPlay =>
	playActions(beginGhost(book, settings, id).play, moves.slice(0, count));

const peopleIn = ({players}: GhostPlay): readonly number[] =>
	players.flatMap(({bot, isElsewhere: isAway}, player) => (bot === undefined && !isAway ? [player] : []));

/** Whether the one person who plays against bots may take a letter back: once a game, where a slip loses at once. */
const mayTakeBack = (play: GhostPlay): boolean =>
	play.settings.rule === 'instant' &&
	play.tookBack === undefined &&
	!isElsewhere(play.settings) &&
	peopleIn(play).length === 1;

export const startOf = ({moves, game}: GhostPlay): number => moves.length - game.turns.length;

/** The game from before the player's last letter of this round, whatever was answered; `undefined` where it may not be taken back. */
export function takeBack(play: GhostPlay): GhostStep | undefined {
	const {turns} = play.game;
	const at = turns.findLastIndex(({player}) => peopleIn(play).includes(player));
	if (at === -1 || !mayTakeBack(play)) return undefined;
	return withoutLetter(rewind(play, startOf(play) + at));
}

/** The game as it stands, once a letter that followed was taken back. */
function withoutLetter(before: GhostPlay): GhostStep {
	const play = {...before, tookBack: before.moves.length};
	return {play, events: [{game: 'ghost', type: 'taken-back', play}]};
}

/** A letter that loses the round at once: the game after it, and with it taken back. */
export type Slip = {readonly after: GhostPlay; readonly back: GhostStep};

/** What comes of a letter that loses the round at once and may be taken back, as another might not lose; `undefined` after any other. */
export function slipIn(play: GhostPlay, action: Action): Slip | undefined {
	const isOwn = botToMove(play) === undefined;
	const result = isOwn && mayTakeBack(play) ? playAction(play, action) : undefined;
	const ending = result?.ok ? result.play.game.ending : undefined;
	if (!result?.ok || ending?.loser !== result.turn.player) return undefined;
	const {book} = play;
	const isForced =
		ending.kind === 'completed' &&
		book.movesFrom(result.turn.before.node).every(({node}) => book.isWord(node));
	return isForced ? undefined : {after: result.play, back: withoutLetter(play)};
}

/** How a game ended for the one person who played it; `watched` where that was nobody, or several, and while it goes on. */
export function personResult(play: GhostPlay): 'won' | 'lost' | 'watched' {
	const {settings, game} = play;
	const people = peopleIn(play);
	const [person] = people;
	if (game.ending === undefined || person === undefined || people.length > 1) return 'watched';
	if (!settings.isMatch) return game.ending.loser === person ? 'lost' : 'won';
	const winner = matchWinner(scoreOf(play));
	if (winner === undefined) return 'watched';
	return winner === person ? 'won' : 'lost';
}

/** The game at the end of each round, and where the last one stands. */
export const roundsOf = (play: GhostPlay): readonly GhostPlay[] =>
	momentsOf(play)
		.map(([, moment]) => moment)
		.filter(({game, moves}) => game.ending !== undefined || moves.length === play.moves.length);

export const besideOf = (play: GhostPlay) => ({
	...play,
	rounds: roundsOf(play),
	isOver: isGhostOver(play),
	result: personResult(play),
});
