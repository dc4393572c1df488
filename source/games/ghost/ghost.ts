import {
	actionsIn,
	foldTyped,
	fromRecord,
	ghostRules,
	hasNextRound,
	matchSoFar,
	matchWinner,
	mayTakeBack,
	newGhost,
	nextRound,
	nextSeed,
	placeShown,
	playNow,
	typedLetter,
	type Action,
	type GhostAgent,
	type GhostApplied,
	type GhostGame,
	type GhostMove,
	type Place,
	type PlacedLetter,
	type PlayerName,
	type SharedBook,
} from '../../engine/index.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {botNames, everyoneIn, isBot, isElsewhere, type GhostSettings} from '../../settings/ghost.js';

/** A player: a bot, a person at this machine, or a friend elsewhere. */
type GhostPlayer = {
	/** `you`, `computer`, `player 2`, the name of a bot among several, or a chosen one. */
	readonly name: string;
	readonly bot: PlayerName | undefined;
	readonly isElsewhere: boolean;
};

/** A game of Ghost in progress: a round, or a match of several. */
export type GhostPlay = {
	readonly id: string;
	readonly settings: GhostSettings;
	readonly book: SharedBook;
	readonly players: readonly GhostPlayer[];
	readonly game: GhostGame;
};

export type GhostParts = {readonly play: GhostPlay; readonly move: GhostMove};

/** Returns the players by index. You, or the first of several people, are player 0 unless friends play by message. */
function playersOf(settings: GhostSettings): readonly GhostPlayer[] {
	const everyone = everyoneIn(settings);
	const people = everyone.flatMap((name, player) => (isBot(name) ? [] : [player]));
	const bots = everyone.filter(isBot);
	return everyone.map((name, player): GhostPlayer => {
		const number = people.indexOf(player);
		if (isElsewhere(settings)) return friendAt(settings, player);
		if (!isBot(name)) {
			const usual = people.length === 1 ? 'you' : `player ${number + 1}`;
			return {bot: undefined, name: settings.names[number] ?? usual, isElsewhere: false};
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
	const usual = opponent.length === 1 && here >= 0 ? 'your friend' : `player ${player + 1}`;
	const name = player === here ? 'you' : (names[player] ?? usual);
	return {bot: undefined, name, isElsewhere: player !== here};
}

export const isHere = (player: GhostPlayer): boolean => player.bot === undefined && !player.isElsewhere;

const peopleIn = (players: readonly GhostPlayer[]): readonly number[] =>
	players.flatMap((player, at) => (isHere(player) ? [at] : []));

export function beginGhost(book: SharedBook, settings: GhostSettings, id: string): GhostPlay {
	const players = playersOf(settings);
	const [person, ...others] = peopleIn(players);
	// One person against bots may take a letter back.
	const isAlone = others.length === 0 && !isElsewhere(settings);
	const {rule, isMatch, opponent} = settings;
	const first = settings.first === 'you' ? 0 : Math.max(1, 1 + opponent.findIndex(isBot));
	const game = newGhost(book, {
		...{rule, isMatch, players: players.length, first},
		undoer: isAlone ? person : undefined,
	});
	return {id, settings, book, players, game};
}

export const isGhostOver = ({game}: GhostPlay): boolean => game.ending !== undefined && !hasNextRound(game);

/** Returns the game after a move; a refused move changes nothing. */
export const advance = (play: GhostPlay, applied: GhostApplied): GhostPlay =>
	applied.ok ? {...play, game: applied.state} : play;

/** Plays recorded moves; returns the game after them and after each turn, and whether the rules refused no move. */
export function replay(begun: GhostPlay, moves: readonly GhostMove[]) {
	let play = begun;
	const afterTurns: GhostPlay[] = [];
	const record: GhostAgent = fromRecord(moves);
	const agents = begun.players.map(() => record);
	playNow(ghostRules, begun.game, agents, {
		report(applied) {
			play = advance(play, applied);
			if (applied.ok && applied.event.kind === 'played') afterTurns.push(play);
		},
	});
	const isWhole = play.game.moves.length === begun.game.moves.length + moves.length;
	return {play, afterTurns, isWhole};
}

const afresh = ({book, settings, id}: GhostPlay): GhostPlay => beginGhost(book, settings, id);

export const lastPlayer = ({game, players}: GhostPlay): GhostPlayer | undefined =>
	players[game.turns.at(-1)?.player ?? -1];

export const actionsOf = ({game}: GhostPlay): readonly Action[] => actionsIn(game.moves);

export const rewind = (play: GhostPlay, turns: number): GhostPlay =>
	replay(afresh(play), actionsOf(play).slice(0, turns)).play;

export const countEarlierTurns = (play: GhostPlay): number => actionsOf(play).length - play.game.turns.length;

export function againGhost(
	play: GhostPlay,
	freshId: () => string,
	change: Partial<GhostSettings> = {},
): GhostPlay {
	if (hasNextRound(play.game)) return {...play, game: nextRound(play.game)};
	const {book, settings} = play;
	return beginGhost(book, {...settings, seed: nextSeed(settings.seed), ...change}, freshId());
}

export function strongerAfter(play: GhostPlay): PlayerName | undefined {
	const [opponent = 'human', ...others] = play.settings.opponent;
	if (others.length > 0 || !isBot(opponent) || !isGhostOver(play) || personResult(play) !== 'won')
		return undefined;
	return botNames[botNames.indexOf(opponent) - 1];
}

/** Returns the number of rounds that each player has lost, as `1-0`, after the first one. */
export function roundsLost({game, players}: GhostPlay): string | undefined {
	const {losers} = matchSoFar(game);
	if (!game.isMatch || losers.length === 0) return undefined;
	return players.map((_, player) => losers.filter(loser => loser === player).length).join('-');
}

export const botToMove = ({game, players}: GhostPlay): PlayerName | undefined =>
	game.ending ? undefined : players[game.toMove]?.bot;

export const friendToMove = ({game, players}: GhostPlay): GhostPlayer | undefined => {
	const player = game.ending ? undefined : players[game.toMove];
	return player?.isElsewhere ? player : undefined;
};

export const isWatched = ({players}: GhostPlay): boolean => players.every(({bot}) => bot !== undefined);

export function takeBack({game}: GhostPlay): GhostMove | undefined {
	const {turns, undoer} = game;
	const at = turns.findLastIndex(({player}) => player === undoer);
	return at === -1 || !mayTakeBack(game) ? undefined : {kind: 'take-back', turns: turns.length - at};
}

/** A letter that loses at once and may be taken back, the game after it, and the game marked without it at once: leaving then would be free help. */
export type Slip = {
	readonly move: GhostMove;
	readonly after: GhostPlay;
	readonly spared: GhostPlay;
};

/** The move that takes back a slip: the letter hasn't been played. */
export const spare: GhostMove = {kind: 'take-back', turns: 0};

/** Returns the slip if the move is one; none where every letter loses. */
export function slipIn(play: GhostPlay, move: GhostMove): Slip | undefined {
	const {game, book} = play;
	const applied = mayTakeBack(game) && !game.ending ? ghostRules.answer(game, move) : undefined;
	const ending = applied?.ok ? applied.state.ending : undefined;
	if (!applied?.ok || ending?.loser !== game.toMove) return undefined;
	const isForced = ending.kind === 'completed' && !book.hasSafeMove(game.fragment);
	if (isForced) return undefined;
	return {move, after: advance(play, applied), spared: advance(play, ghostRules.answer(game, spare))};
}

/** Returns the result for the one person who played; `watched` if nobody or several did, or the game isn't over. */
export function personResult({game, players}: GhostPlay): 'won' | 'lost' | 'watched' {
	const people = peopleIn(players);
	const [person] = people;
	if (game.ending === undefined || person === undefined || people.length > 1) return 'watched';
	if (!game.isMatch) return game.ending.loser === person ? 'lost' : 'won';
	const winner = matchWinner(matchSoFar(game));
	if (winner === undefined) return 'watched';
	return winner === person ? 'won' : 'lost';
}

/** Returns the game at the end of each round, and as it is now. */
export function roundsOf(play: GhostPlay): readonly GhostPlay[] {
	const {afterTurns} = replay(afresh(play), actionsOf(play));
	return afterTurns.filter(({game}, at) => game.ending !== undefined || at === afterTurns.length - 1);
}

/** Returns the word that ended a round: the one that was completed or named. A named word may be wrong. */
export function lastWord({game: {ending, fragment, book, turns}}: GhostPlay): string | undefined {
	if (ending?.kind === 'completed') return book.wordFrom(fragment);
	const action = turns.at(-1)?.action;
	return action?.kind === 'name' ? action.word : undefined;
}

/** Returns the words that a round names once it is over: the one that ended it, and the one that was missed. */
export function explainedInGhost(play: GhostPlay, missedWord: string | undefined): readonly string[] {
	const {ending} = play.game;
	if (!ending || !hasMeanings(play.settings)) return [];
	const words = [ending.kind === 'unnamed' ? undefined : lastWord(play), missedWord];
	return [...new Set(words.filter(word => word !== undefined))];
}

export const canPractiseGhost = (play: GhostPlay): boolean => !isWatched(play) && !isElsewhere(play.settings);

/** Returns what a game is opened from to play on from before a turn, by its index in all rounds. */
export const practiceGhost = (play: GhostPlay, turn: number) => ({
	game: 'ghost' as const,
	settings: play.settings,
	list: play.book,
	replayed: rewind(play, turn).game.moves,
});

/**
Reads the whole fragment with a letter in it, or a letter with its place, as line mode types it; `undefined` if the line is neither.

`chosen` is the place by which the fragment is shown, perhaps turned round.
*/
export function readPlaced(
	line: string,
	{book: {dictionary, variant}, fragment}: Pick<GhostGame, 'book' | 'fragment'>,
	chosen: Place,
): PlacedLetter | undefined {
	const {alphabet} = dictionary;
	const typed = foldTyped(alphabet, line.trim()) ?? '';
	const steps = variant
		.places(fragment)
		.map((place): PlacedLetter => ({letter: typed.charAt(variant.indexOf(fragment, place)), place}));
	const whole = steps.findLast(step => step.letter !== '' && variant.extend(fragment, step) === typed);
	if (whole && fragment !== '') return whole;
	const {letter, place} = variant.readTyped(line);
	const read = typedLetter(alphabet, letter);
	if (read === undefined) return undefined;
	return {letter: read, place: placeShown(variant, fragment, chosen, place)};
}
