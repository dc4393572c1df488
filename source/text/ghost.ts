import {
	endRound,
	lastAlive,
	matchWinner,
	penaltyOf,
	type Action,
	type Book,
	type GhostGame,
	type GhostMatch,
	type GhostTurn,
	type PlayerName,
	type Rule,
	type TurnStanding,
	type TurningPoint,
	type VariantName,
} from '../engine/index.js';
import {listOf, capitalize} from './lists.js';
import {loudWord, namedWord} from './words.js';

/** What someone is called: `you`, `computer`, `player 2`, the name of a bot among several, or one that people chose. */
export type GhostName = string;

export type GhostFacts = {
	readonly game: GhostGame;
	readonly players: readonly {readonly name: GhostName; readonly bot: string | undefined}[];
	readonly match: GhostMatch;
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
	/** After how many moves the player took a letter back. */
	readonly tookBack: number | undefined;
};

export function nameAt({players}: GhostFacts, player: number): GhostName {
	const found = players[player];
	if (found === undefined) throw new RangeError('There is no such player');
	return found.name;
}

/** Someone as the subject of a verb: `you lose`, `computer loses`. */
export const does = (name: GhostName, verb: string): string =>
	name === 'you' ? `you ${verb}` : `${name} ${verb}s`;

const spoken = (name: GhostName): string => (name === 'computer' ? 'the computer' : name);

export const subject = (name: GhostName): string => capitalize(spoken(name));

const loses = (name: GhostName): string => (name === 'you' ? 'you lose' : `${spoken(name)} loses`);

const whose = (name: GhostName): string => (name === 'you' ? 'your' : `${name}’s`);

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

/** What ended the game, as a sentence without its end; nothing while it goes on. */
function causeText(round: GhostFacts): string {
	const {ending, fragment, book, node} = round.game;
	const named = wordNamed(round.game);
	switch (ending?.kind) {
		case 'completed':
			return `${loudWord(book.dictionary, book.wordFrom(node))} is a word`;
		case 'dead':
			return book.variant.phrases.noWord(fragment.toUpperCase());
		case 'named':
			return `${loudWord(book.dictionary, named ?? '')} is a word`;
		case 'unnamed':
			return named === undefined
				? `${subject(nameAt(round, ending.loser))} named no word`
				: `${named.toUpperCase()} is not a valid answer`;
		case undefined:
			return '';
	}
}

export const endingText = (round: GhostFacts): string =>
	round.game.ending ? `${causeText(round)}: ${loses(nameAt(round, round.game.ending.loser))}.` : '';

export const whyText = (round: GhostFacts, missedWord: string | undefined): string =>
	[couldText(round, missedWord), ...(round.tookBack === undefined ? [] : ['You took a letter back.'])]
		.filter(Boolean)
		.join(' ');

function couldText({game}: GhostFacts, missedWord: string | undefined): string {
	if (!game.ending) return '';
	const alive = lastAlive(game)?.before.fragment.toUpperCase() ?? '';
	const missed = missedWord === undefined ? undefined : namedWord(game.book.dictionary, missedWord);
	if (missed === undefined) return alive === '' ? '' : `Nothing else was possible after ${alive}.`;
	return alive === '' ? `It could have become ${missed}.` : `${alive} could have become ${missed}.`;
}

export function matchOutcome(rounds: GhostFacts): string | undefined {
	const {ending} = rounds.game;
	if (!rounds.settings.isMatch || !ending) return undefined;
	const winner = matchWinner(endRound(rounds.match, ending.loser));
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
	readonly name: GhostName;
	readonly letters: string;
}[] {
	const {match, game, players} = rounds;
	const score = game.ending ? endRound(match, game.ending.loser) : match;
	return players.map(({name}, player) => ({name, letters: penaltyOf(score, player)}));
}

/** What was done: a letter with its place where there are several, a challenge, or a word. */
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

/** A challenge, or the word that is named in answer to one: `names no word`; `say` gives the verb its person. */
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
	const isDuel = round.players.length === 2;
	const kept = isDuel ? `${others} would have won.` : `${others} would have been safe.`;
	if (fragment === '') {
		const own = name === 'you' ? 'Your' : `${subject(name)}’s`;
		return `${own} first letter, ${done}, ${isDuel ? 'threw away a won game' : 'gave safety away'}: ${kept}`;
	}

	const at = fragment.toUpperCase();
	return isDuel
		? `${subject(name)} had a won game at ${at}; ${done} threw it away: ${kept}`
		: `${subject(name)} ${name === 'you' ? 'were' : 'was'} safe at ${at}; ${done} gave that away: ${kept}`;
}

export function standingText(
	{game, players}: GhostFacts,
	turn: GhostTurn,
	standing: TurnStanding,
	call: NameAction = actionText,
): string {
	const {before, action} = turn;
	if (before.isDead) return action.kind === 'name' ? 'no word to name' : 'a bluff to challenge';
	if (action.kind === 'name') return 'had a word to name';
	const isDuel = players.length === 2;
	switch (standing) {
		case 'losing':
			return isDuel ? 'was losing' : 'was not safe';
		case 'kept':
			return isDuel ? 'was winning' : 'was safe';
		case 'gave-away': {
			const done = call(action, {book: game.book, fragment: before.fragment});
			return `${isDuel ? 'had a win' : 'was safe'} – ${done} gave it away`;
		}
	}
}

export const practiceHelp = 'play on from one of the turns, as practice that counts nowhere';

export const slipText = (after: GhostFacts, keys: {readonly back: string; readonly on: string}): string =>
	`${causeText(after)}. ${keys.back} takes the letter back, once a game, as help; with ${keys.on} you lose.`;

export const challengeHelp = 'whoever played last must name a word that the letters can become';

export const takenBackText = ({action}: GhostTurn): string =>
	`You took ${action.kind === 'letter' ? action.letter.toUpperCase() : 'it'} back.`;

export const undoHelp =
	'take your last letter back, once a game; it counts as help, as does leaving when you are asked';
