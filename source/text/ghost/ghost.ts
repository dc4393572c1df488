import {
	hasTakenBack,
	lastAlive,
	matchSoFar,
	matchWinner,
	penaltyOf,
	type Action,
	type Book,
	type GhostTurn,
	type LookBack,
	type TurnStanding,
	type TurningPoint,
} from '../../engine/index.js';
import {lastPlayer, lastWord, type GhostPlay} from '../../games/ghost/ghost.js';
import {isBot} from '../../settings/ghost.js';
import {listOf, capitalize, does, loudWord, namedWord} from '../words.js';
import {letterInWords, phrases} from './variants.js';

export function nameAt({players}: GhostPlay, player: number): string {
	const found = players[player];
	if (found === undefined) throw new RangeError('There is no such player');
	return found.name;
}

const spoken = (name: string): string => (name === 'computer' ? 'the computer' : name);

export const subject = (name: string): string => capitalize(spoken(name));

const loses = (name: string): string => does(spoken(name), 'lose');

const whose = (name: string): string => (name === 'you' ? 'your' : `${spoken(name)}’s`);

/** Spells a fragment: `N, I, A`. */
export const spelled = (fragment: string): string => Array.from(fragment.toUpperCase()).join(', ');

export const noLongWordText = (minLength: number): string =>
	`This dictionary has no word of ${minLength} letters or more; let shorter words count.`;

export function turnText(play: GhostPlay, isPaused: boolean): string {
	const {game, players} = play;
	const name = nameAt(play, game.toMove);
	if (isPaused) return 'Paused';
	if (players[game.toMove]?.bot !== undefined) return `${subject(name)} is playing…`;
	if (game.isChallenged) return `${capitalize(name)} must name a word`;
	const letter = game.fragment === '' ? 'first letter' : 'letter';
	return `${capitalize(whose(name))} ${letter}`;
}

export function spokenOpening(play: GhostPlay): string {
	const {minLength, seed, opponent, player} = play.settings;
	const begins = does(spoken(nameAt(play, play.game.toMove)), 'begin');
	const words = minLength === 1 ? 'Every word counts.' : `Words of ${minLength} letters or more count.`;
	const [only = 'human', ...others] = opponent;
	const against = player === 'you' && others.length === 0 && isBot(only) ? `Opponent: ${only}. ` : '';
	return `${against}${capitalize(begins)}. ${words} Seed ${seed}.`;
}

/** Addresses a question to a player, if several share the lines. */
export function addressed(play: GhostPlay, question: string): string {
	const name = nameAt(play, play.game.toMove);
	return capitalize(name === 'you' ? question : `${name}, ${question}`);
}

export function spokenQuestion(play: GhostPlay): string {
	const {book, fragment, isChallenged} = play.game;
	if (!isChallenged) return addressed(play, 'letter?');
	const {answering} = phrases[book.variant.name];
	return addressed(play, `name a word ${answering(spelled(fragment))}, or nothing to give up:`);
}

export function anyWordText(play: GhostPlay, player: number, fragment: string): string {
	const {answering} = phrases[play.book.variant.name];
	return `${capitalize(does(spoken(nameAt(play, player)), 'win'))} with any word ${answering(fragment.toUpperCase())}.`;
}

export const deadText = ({variant}: Book, fragment: string): string =>
	`${phrases[variant.name].noWord(fragment.toUpperCase())}.`;

/** Says what ended the game, without a full stop. */
export function causeText(play: GhostPlay): string {
	const {ending, fragment, book} = play.game;
	const word = lastWord(play);
	switch (ending?.kind) {
		case 'completed':
			return `${loudWord(book.dictionary, word ?? '')} is a word`;
		case 'dead':
			return phrases[book.variant.name].noWord(fragment.toUpperCase());
		case 'named':
			return `${subject(lastPlayer(play)?.name ?? '')} named ${loudWord(book.dictionary, word ?? '')}`;
		case 'unnamed':
			return word === undefined
				? `${subject(nameAt(play, ending.loser))} named no word`
				: `${word.toUpperCase()} is not a valid answer`;
		case undefined:
			return '';
	}
}

export function endingText(play: GhostPlay): string {
	const {ending} = play.game;
	if (!ending) return '';
	const name = nameAt(play, ending.loser);
	return `${causeText(play)}: ${ending.kind === 'named' ? `${whose(name)} challenge fails` : loses(name)}.`;
}

/** Says also who loses when a challenge fails. */
export function wholeEnding(play: GhostPlay): string {
	const {ending} = play.game;
	const loser = ending?.kind === 'named' ? [`${capitalize(loses(nameAt(play, ending.loser)))}.`] : [];
	return [endingText(play), ...loser].join(' ');
}

export const whyText = (play: GhostPlay, missedWord: string | undefined): string =>
	[couldText(play, missedWord), ...(hasTakenBack(play.game.moves) ? ['You took a letter back.'] : [])]
		.filter(Boolean)
		.join(' ');

function couldText({game}: GhostPlay, missedWord: string | undefined): string {
	// A word that was named is shown already.
	if (!game.ending || game.ending.kind === 'named') return '';
	const alive = lastAlive(game)?.before.fragment.toUpperCase() ?? '';
	if (missedWord === undefined) return alive === '' ? '' : `Nothing else was possible after ${alive}.`;
	return `${alive === '' ? 'It' : alive} could have become ${namedWord(game.book.dictionary, missedWord)}.`;
}

export function matchOutcome(play: GhostPlay): string | undefined {
	const {ending} = play.game;
	if (!play.settings.isMatch || !ending) return undefined;
	const winner = matchWinner(matchSoFar(play.game));
	if (winner === undefined) return undefined;
	const result =
		play.players.length === 2 ? loses(nameAt(play, ending.loser)) : does(nameAt(play, winner), 'win');
	return `${result} the match`;
}

export function penaltiesOf({game, players}: GhostPlay) {
	const score = matchSoFar(game);
	return players.map(({name}, player) => ({name, letters: penaltyOf(score, player)}));
}

/** Names an action in a sentence: a letter, as `B at the front` if there are several places, a challenge, or a word. */
export function actionText(action: Action, book: Book, fragment: string): string {
	if (action.kind === 'letter') return letterInWords(action, book, fragment);
	return action.kind === 'challenge' ? 'a challenge' : 'a word';
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

export function turnDoneText(play: GhostPlay, {player, action, before: {fragment}}: GhostTurn): string {
	const name = spoken(nameAt(play, player));
	return action.kind === 'letter'
		? `${does(name, 'play')} ${actionText(action, play.book, fragment)}`
		: spokenText(action, verb => does(name, verb));
}

/** Says a turn, with the letters so far unless a bot answers it at once. */
export function spokenTurn(turn: GhostTurn, play: GhostPlay, isAnswered: boolean): string {
	const {action, before} = turn;
	// How the round ended names the word.
	if (action.kind === 'name') return '';
	const done = capitalize(turnDoneText(play, turn));
	if (isAnswered) return `${done}.`;
	return action.kind === 'letter'
		? `${done}: ${spelled(play.game.fragment)}.`
		: `${done} ${spelled(before.fragment)}.`;
}

/** The most letters that a sentence names. */
export const mostListed = 6;

/** Names what would have been better, letters by their places: `B, E or S at the front or A at the back`. */
export function betterText(better: readonly Action[], {variant}: Book, fragment: string): string {
	const named = better.map(action =>
		action.kind === 'letter'
			? {what: action.letter.toUpperCase(), where: phrases[variant.name].spokenPlace(action.place, fragment)}
			: {what: action.kind === 'challenge' ? 'a challenge' : 'a word', where: ''},
	);
	const distinct = [...new Map(named.map(each => [each.what + each.where, each])).values()];
	const shown = distinct.length > mostListed ? distinct.slice(0, mostListed - 1) : distinct;
	const others = shown.length < distinct.length ? ['others'] : [];
	const at = (where: string) => shown.filter(each => each.where === where).map(({what}) => what);
	const [first = '', ...more] = new Set(distinct.map(({where}) => where));
	if (more.length === 0) return listOf([...at(first), ...others]) + first;
	const groups = [first, ...more].filter(where => at(where).length > 0);
	return listOf([...groups.map(where => listOf(at(where)) + where), ...others]);
}

export function turningText(play: GhostPlay, {turn, better}: TurningPoint): string {
	const {fragment} = turn.before;
	const name = nameAt(play, turn.player);
	const done =
		turn.action.kind === 'name'
			? spokenText(turn.action, () => 'naming')
			: actionText(turn.action, play.book, fragment);
	const others = betterText(better, play.book, fragment);
	const at = fragment === '' ? '' : ` at ${fragment.toUpperCase()}`;
	return play.game.order.length === 2
		? `${subject(name)} had a won game${at}; ${done} threw it away: ${others} would have won.`
		: `${subject(name)} had a safe letter${at}; ${done} wasn’t safe: ${others} would have been.`;
}

export function decidedText(play: GhostPlay, {turningPoint, standings}: LookBack): string {
	if (turningPoint) return turningText(play, turningPoint);
	const {turns, ending, order} = play.game;
	if (order.length === 2)
		return turns.some(({player}, at) => player === ending?.loser && standings[at] === 'open')
			? ''
			: 'The loser could never force a win: it was lost from the start.';
	const last = turns.findLastIndex(({player, before}) => player === ending?.loser && !before.isDead);
	const name = nameAt(play, turns[last]?.player ?? 0);
	return standings[last] === 'losing' ? `${subject(name)} had no safe letter.` : '';
}

export function standingText({game}: GhostPlay, turn: GhostTurn, standing: TurnStanding): string {
	const {before, action} = turn;
	if (before.isDead) return action.kind === 'name' ? 'no word to name' : 'a bluff to challenge';
	if (action.kind === 'name') return 'had a word to name';
	const isDuel = game.order.length === 2;
	switch (standing) {
		case 'losing':
			return isDuel ? 'already lost' : 'had no safe letter';
		case 'kept':
			return 'was winning';
		case 'open':
			return '';
		case 'corners':
			return 'left no safe letter';
		case 'gave-away':
			return isDuel ? 'gave the win away' : 'missed a safe letter';
	}
}

export const hintHelp = ({game}: GhostPlay): string =>
	game.order.length === 2 ? 'who can force a win, and how' : 'what two letters ahead show';

export const slipWaysText = (back: 'Backspace' | 'Undo'): string =>
	`${back} takes the letter back, once a game, as help; with Enter you lose.`;

export const challengeHelp =
	'the player challenged names a word that the letters can become, or loses; if they name one, you lose';

export const takenBackText = ({action}: GhostTurn): string =>
	`You took ${action.kind === 'letter' ? action.letter.toUpperCase() : 'it'} back.`;

export const undoHelp =
	'take your last letter back, once a game; it counts as help; so does leaving at that question';
