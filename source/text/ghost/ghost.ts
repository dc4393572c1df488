import {
	hasTakenBack,
	lastAlive,
	matchSoFar,
	matchWinner,
	penaltyOf,
	type Action,
	type Book,
	type GhostGame,
	type GhostTurn,
	type PlayerName,
	type Rule,
	type TurnStanding,
	type TurningPoint,
	type VariantName,
} from '../../engine/index.js';
import {listOf, capitalize, loudWord, namedWord} from '../words.js';

export type GhostFacts = {
	readonly game: GhostGame;
	readonly players: readonly {readonly name: string; readonly bot: string | undefined}[];
	readonly settings: {
		readonly dictionary: string;
		readonly variant: VariantName;
		readonly rule: Rule;
		readonly player: string;
		readonly opponent: readonly (PlayerName | 'human' | 'elsewhere')[];
		readonly names: readonly string[];
		readonly here: number;
		readonly isMatch: boolean;
		readonly minLength: number;
		readonly seed: string;
	};
};

export function nameAt({players}: GhostFacts, player: number): string {
	const found = players[player];
	if (found === undefined) throw new RangeError('There is no such player');
	return found.name;
}

/** Conjugates a verb: `you lose`, `computer loses`. */
export const does = (name: string, verb: string): string =>
	name === 'you' ? `you ${verb}` : `${name} ${verb}s`;

const spoken = (name: string): string => (name === 'computer' ? 'the computer' : name);

export const subject = (name: string): string => capitalize(spoken(name));

const loses = (name: string): string => (name === 'you' ? 'you lose' : `${spoken(name)} loses`);

const whose = (name: string): string => (name === 'you' ? 'your' : `${spoken(name)}’s`);

export const noWordText = (minLength: number): string =>
	`This dictionary has no word of ${minLength} letters or more; let shorter words count.`;

export function turnText(round: GhostFacts, isPaused: boolean): string {
	const {game, players} = round;
	const name = nameAt(round, game.toMove);
	if (isPaused) return 'Paused';
	if (players[game.toMove]?.bot !== undefined) return `${subject(name)} is playing…`;
	if (game.isChallenged) return `${capitalize(name)} must name a word`;
	const letter = game.fragment === '' ? 'first letter' : 'letter';
	return `${capitalize(whose(name))} ${letter}`;
}

const wordNamed = ({turns}: GhostGame): string | undefined => {
	const action = turns.at(-1)?.action;
	return action?.kind === 'name' ? action.word : undefined;
};

export const deadText = ({variant}: Book, fragment: string): string =>
	`${variant.phrases.noWord(fragment.toUpperCase())}.`;

/** Says what ended the game, without a full stop. */
function causeText(round: GhostFacts): string {
	const {ending, fragment, book} = round.game;
	const named = wordNamed(round.game);
	switch (ending?.kind) {
		case 'completed':
			return `${loudWord(book.dictionary, book.wordFrom(fragment))} is a word`;
		case 'dead':
			return book.variant.phrases.noWord(fragment.toUpperCase());
		case 'named':
			return `${subject(nameAt(round, round.game.turns.at(-1)?.player ?? 0))} named ${loudWord(book.dictionary, named ?? '')}`;
		case 'unnamed':
			return named === undefined
				? `${subject(nameAt(round, ending.loser))} named no word`
				: `${named.toUpperCase()} is not a valid answer`;
		case undefined:
			return '';
	}
}

export function endingText(round: GhostFacts): string {
	const {ending} = round.game;
	if (!ending) return '';
	return ending.kind === 'named'
		? `${causeText(round)}: ${whose(nameAt(round, ending.loser))} challenge fails.`
		: `${causeText(round)}: ${loses(nameAt(round, ending.loser))}.`;
}

export const whyText = (round: GhostFacts, missedWord: string | undefined): string =>
	[couldText(round, missedWord), ...(hasTakenBack(round.game.moves) ? ['You took a letter back.'] : [])]
		.filter(Boolean)
		.join(' ');

function couldText({game}: GhostFacts, missedWord: string | undefined): string {
	// A word that was named is shown already.
	if (!game.ending || game.ending.kind === 'named') return '';
	const alive = lastAlive(game)?.before.fragment.toUpperCase() ?? '';
	const missed = missedWord === undefined ? undefined : namedWord(game.book.dictionary, missedWord);
	if (missed === undefined) return alive === '' ? '' : `Nothing else was possible after ${alive}.`;
	return alive === '' ? `It could have become ${missed}.` : `${alive} could have become ${missed}.`;
}

export function matchOutcome(rounds: GhostFacts): string | undefined {
	const {ending} = rounds.game;
	if (!rounds.settings.isMatch || !ending) return undefined;
	const winner = matchWinner(matchSoFar(rounds.game));
	if (winner === undefined) return undefined;
	const result =
		rounds.players.length === 2 ? loses(nameAt(rounds, ending.loser)) : does(nameAt(rounds, winner), 'win');
	return `${result} the match`;
}

export function matchText(rounds: GhostFacts): string | undefined {
	const outcome = matchOutcome(rounds);
	return outcome && `${capitalize(outcome)}.`;
}

export function penaltiesOf(rounds: GhostFacts): readonly {
	readonly name: string;
	readonly letters: string;
}[] {
	const {game, players} = rounds;
	const score = matchSoFar(game);
	return players.map(({name}, player) => ({name, letters: penaltyOf(score, player)}));
}

/** Names an action: a letter, with its place if there are several, a challenge, or a word. */
export function actionText(action: Action, {book, fragment}: Pick<GhostGame, 'book' | 'fragment'>): string {
	switch (action.kind) {
		case 'letter':
			return book.variant.phrases.placed(action.letter.toUpperCase(), action.place, fragment);
		case 'challenge':
			return 'a challenge';
		case 'name':
			return 'a word';
	}
}

/** Describes a challenge or its answer: `names no word`. `say` conjugates the verb. */
export const spokenText = (
	action: Exclude<Action, {kind: 'letter'}>,
	say = (verb: string): string => `${verb}s`,
): string =>
	action.kind === 'challenge'
		? say('challenge')
		: `${say('name')} ${action.word?.toUpperCase() ?? 'no word'}`;

export const doneText = ({action, before: {fragment}}: GhostTurn, {variant}: Book): string =>
	action.kind === 'letter' ? variant.extend(fragment, action).toUpperCase() : spokenText(action);

export function turnDoneText(round: GhostFacts, {player, action, before: {fragment}}: GhostTurn): string {
	const name = nameAt(round, player);
	return action.kind === 'letter'
		? `${does(name, 'play')} ${actionText(action, {book: round.game.book, fragment})}`
		: spokenText(action, verb => does(name, verb));
}

export type NameAction = typeof actionText;

const mostListed = 6;

export function turningText(
	round: GhostFacts,
	{turn, better}: TurningPoint,
	call: NameAction = actionText,
): string {
	const {fragment} = turn.before;
	const asPlayed = {book: round.game.book, fragment};
	const held = [...new Set(better.map(action => call(action, asPlayed)))];
	const name = nameAt(round, turn.player);
	const done = turn.action.kind === 'name' ? 'the wrong word' : call(turn.action, asPlayed);
	const others = listOf(held, {most: mostListed});
	const first =
		fragment === '' ? `${name === 'you' ? 'Your' : `${subject(name)}’s`} first letter, ${done},` : '';
	if (round.game.order.length > 2) {
		const start = fragment === '' ? first : `At ${fragment.toUpperCase()}, ${done}`;
		return `${start} wasn’t safe: ${others} would have been.`;
	}

	const start =
		fragment === ''
			? `${first} threw away a won game`
			: `${subject(name)} had a won game at ${fragment.toUpperCase()}; ${done} threw it away`;
	return `${start}: ${others} would have won.`;
}

/** Says what decided a finished round. */
export function decidedText(
	round: GhostFacts,
	{
		turningPoint,
		standings,
	}: {readonly turningPoint: TurningPoint | undefined; readonly standings: readonly TurnStanding[]},
): string {
	if (turningPoint) return turningText(round, turningPoint);
	const {turns, ending, order} = round.game;
	if (order.length === 2)
		return turns.some(({player}, at) => player === ending?.loser && standings[at] === 'open')
			? ''
			: 'The loser could never force a win: it was lost from the start.';
	const last = turns.findLastIndex(({player, before}) => player === ending?.loser && !before.isDead);
	const name = nameAt(round, turns[last]?.player ?? 0);
	return standings[last] === 'losing' ? `${subject(name)} had no safe letter.` : '';
}

export function standingText(
	{game}: GhostFacts,
	turn: GhostTurn,
	standing: TurnStanding,
	call: NameAction = actionText,
): string {
	const {before, action} = turn;
	if (before.isDead) return action.kind === 'name' ? 'no word to name' : 'a bluff to challenge';
	if (action.kind === 'name') return 'had a word to name';
	const isDuel = game.order.length === 2;
	const done = call(action, {book: game.book, fragment: before.fragment});
	switch (standing) {
		case 'losing':
			return isDuel ? 'already lost' : 'had no safe letter';
		case 'kept':
			return 'was winning';
		case 'open':
			return '';
		case 'corners':
			return 'left the next player no safe letter';
		case 'gave-away':
			return isDuel ? `had a win – ${done} gave it away` : `had a safe letter – ${done} wasn’t one`;
	}
}

export const hintHelp = ({game}: GhostFacts): string =>
	game.order.length === 2 ? 'who can force a win, and how' : 'what two letters ahead show';

export const practiceHelp = 'play on from one of the turns, as practice that doesn’t count';

export const slipText = (after: GhostFacts, keys: {readonly back: string; readonly on: string}): string =>
	`${causeText(after)}. ${keys.back} takes the letter back, once a game, as help; with ${keys.on} you lose.`;

export const challengeHelp =
	'the player challenged names a word that the letters can become, or loses; if they name one, you lose';

export const takenBackText = ({action}: GhostTurn): string =>
	`You took ${action.kind === 'letter' ? action.letter.toUpperCase() : 'it'} back.`;

export const undoHelp =
	'take your last letter back, once a game; it counts as help; so does leaving at that question';
