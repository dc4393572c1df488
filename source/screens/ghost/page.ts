import {hasNextRound, hasTakenBack, lies, type GhostGame} from '../../engine/index.js';
import {isNamedKey} from '../../page/keys.js';
import {explainedInGhost, actionsOf, botToMove, friendToMove, isWatched} from '../../games/ghost/ghost.js';
import {isToSend} from '../../games/ghost/message.js';
import type {News, Page, Part, PlainPage, Tile} from '../../page/page.js';
import {areAllPeople} from '../../settings/ghost.js';
import {aboutGame, unfinishedText} from '../../text/share.js';
import {companyText} from '../../text/players.js';
import {briefingPart, lookingText} from '../../text/words.js';
import {countingText, ghostAbout, ghostBriefing} from '../../text/ghost/variants.js';
import {
	besidePart,
	decidedPart,
	decidedProse,
	endPart,
	ghostFacts,
	lettersPart,
	playersPart,
} from '../../text/ghost/parts.js';
import {ghostPlain} from '../../text/ghost/plain.js';
import {coachPart, verdictPart} from '../../text/ghost/coach.js';
import {messagePart, pasteQuestion, restQuestion} from '../../text/ghost/message.js';
import {
	anyWordText,
	causeText,
	deadText,
	spokenOpening,
	spokenQuestion,
	slipWaysText,
	standingText,
	spokenTurn,
	turnDoneText,
	turnText,
} from '../../text/ghost/ghost.js';
import {treePart} from '../../text/ghost/tree.js';
import {ghostRefusals, noChallengeText, noLettersText, onceBackText} from '../../text/refusals.js';
import type {Does} from '../screen.js';
import type {Session} from '../session.js';
import {ghostKeys} from './keys.js';
import {
	coachedTurn,
	cursorIn,
	isNaming,
	isOwnTurn,
	isPast,
	isToName,
	lineIn,
	playLine,
	seenIn,
	turnIn,
	type GhostState,
} from './state.js';

/** Room for most fragments, so that nothing moves while they grow. */
const usualPlaces = 9;

/** A fragment this long shows the whole specter. */
const fullGhost = 8;

function newestIn({book: {variant}, turns}: GhostGame): number {
	const turn = turns.findLast(({action}) => action.kind === 'letter');
	return turn?.action.kind === 'letter'
		? variant.indexOf(turn.before.fragment, turn.action.place, turn.action.letter)
		: -1;
}

function tilesOf({play: {game}, place}: GhostState): readonly Tile[] {
	const {fragment, ending, isChallenged, book} = game;
	const lying = ending || isChallenged ? fragment : lies(fragment, place);
	const newest = lying === fragment ? newestIn(game) : fragment.length - 1 - newestIn(game);
	const tiles = Array.from(lying.toUpperCase(), (text, index): Tile => {
		if (index !== newest) return {text, look: 'known'};
		return {text, look: ending ? 'lost' : 'fresh'};
	});
	if (ending || isChallenged) return tiles;
	return tiles.toSpliced(book.variant.indexOf(fragment, place), 0, {text: '_', look: 'hidden'});
}

/** Returns how the last turn is spoken; a person's is left out if a bot answers it at once. */
function spokenLast({play}: GhostState): string {
	const last = play.game.turns.at(-1);
	if (last === undefined) return spokenOpening(play);
	const isAnswered = botToMove(play) !== undefined && !isWatched(play);
	const isBot = play.players[last.player]?.bot !== undefined;
	return isAnswered && !isBot ? '' : spokenTurn(last, play, isAnswered);
}

function newsOf(state: GhostState, all: number): News {
	const {play, message, isPaused, isShown, lookBack, answer} = state;
	const {game} = play;
	const at = actionsOf(play).length;
	const looked = turnIn(state);
	if (message?.kind === 'line') return {text: turnText(play, false), at, spoken: ''};
	if (message?.kind === 'news' || message?.kind === 'refusal') return {text: message.text, as: 'miss', at};
	if (message?.kind === 'slip') return {text: `${causeText(message.after)}.`, as: 'miss', at, spoken: ''};
	if (looked) {
		const standing = lookBack?.standings[game.turns.length - 1];
		const judged = standing ? standingText(play, looked, standing) : '';
		const text = `Turn ${at} of ${all}: ${turnDoneText(play, looked)}`;
		return {text: judged === '' ? text : `${text}; ${judged}`, at};
	}

	const spoken = spokenLast(state);
	// The end of the round is shown below.
	if (game.ending) return {text: '', at, spoken};
	if (isShown) return {text: unfinishedText, at};
	const typed = isNaming(state) ? `: ${answer.toUpperCase()}_` : '';
	const text = turnText(play, isPaused && isWatched(play)) + typed;
	return {text, as: isOwnTurn(state) ? 'accent' : 'quiet', at, spoken};
}

/** Keeps the place of a verdict, so that nothing moves when it comes. */
const noVerdict: Part = {part: 'prose', paragraphs: [], only: 'screen'};

/** Returns what the coach says where no letter helps: the fragment is dead, or a word must be named. */
function settledText(state: GhostState): string | undefined {
	const {play} = state;
	const {before, player} = coachedTurn(state);
	if (before.isDead) return deadText(play.book, before.fragment);
	return isToName(state) ? anyWordText(play, player, before.fragment) : undefined;
}

function underParts(state: GhostState, session: Session): readonly Part[] {
	const {play, place, turn, lookBack, panel, pointer, coached} = state;
	const turning = lookBack?.turningPoint;
	if (turning && turn === turning.index + lookBack.start)
		return [{...decidedProse(play, lookBack), as: 'miss'}];
	if (play.game.ending && turn === undefined) {
		const [word = ''] = explainedInGhost(play, lookBack?.missedWord);
		return [
			endPart(play, lookBack?.missedWord, session.meanings.get(word)),
			// The screen has it in a panel, and so has the coach.
			...(turning && panel !== 'coach' ? [{...decidedProse(play, lookBack), only: 'lines'} as const] : []),
		];
	}

	if (state.message?.kind === 'slip')
		return [{part: 'prose', paragraphs: [slipWaysText('Backspace')], only: 'screen'}];
	if (pointer !== undefined) {
		const {letters} = play.book.dictionary.alphabet;
		return [{part: 'keyboard', letters, hits: [], misses: [], cursor: letters[pointer]}];
	}

	const isAsked = panel === 'coach' || panel === 'verdict';
	const settled = settledText(state);
	const about = coachedTurn(state);
	if (panel === 'verdict' && settled !== undefined) return [{part: 'prose', paragraphs: [settled]}];
	if (!isAsked || settled !== undefined || coached?.fragment !== about.before.fragment) return [noVerdict];
	const verdict = verdictPart(play, coached, about.player, place);
	// The coach's table says it, too.
	return [panel === 'coach' ? {...verdict, spoken: '', answers: panel} : {...verdict, answers: 'hint'}];
}

function coachParts(state: GhostState): readonly Part[] {
	const {play, place, turn, lookBack, coached} = state;
	const looking: Part = {part: 'prose', heading: 'coach', paragraphs: [lookingText], spoken: ''};
	if (play.game.ending && turn === undefined) return [lookBack ? decidedPart(play, lookBack) : looking];
	const {before, action} = coachedTurn(state);
	const settled = settledText(state);
	if (settled !== undefined) return [{part: 'prose', heading: 'coach', paragraphs: [settled]}];
	if (coached === undefined) return [looking];
	const isNow = action?.kind === 'letter' && coached.fragment === before.fragment;
	return [coachPart(play, coached, isNow ? action : undefined, place)];
}

function treeParts({play, cursor, tree}: GhostState): readonly Part[] {
	const {path, line} = cursorIn(play.game, cursor);
	const heading = 'tree';
	if (path.length === 0)
		return [{part: 'prose', heading, paragraphs: [deadText(play.book, play.game.fragment)]}];
	if (tree === undefined) return [{part: 'prose', heading, paragraphs: [], spoken: ''}];
	// A new tree is still to grow.
	return [treePart(play, tree, tree.fragment === path.at(-1) ? line : undefined)];
}

function panelParts(state: GhostState): readonly Part[] {
	const {panel, play, theirs, turn, lookBack} = state;
	if (panel === 'tree') return treeParts(state).map(part => ({...part, answers: panel}));
	// After the end the coach looks back.
	const answers = isPast(state) ? 'review' : panel;
	if (panel === 'coach') return coachParts(state).map(part => ({...part, answers}));
	if (theirs && play.game.ending && turn === undefined) return [besidePart(play, theirs)];
	if (play.players.length > 2 && actionsOf(play).length > 0) return [playersPart(play)];
	if (play.game.turns.length > 0)
		return [lettersPart(play, turn === undefined && play.game.ending ? lookBack : undefined)];
	return [briefingPart(ghostBriefing(play.settings))];
}

/** The line for a friend always has its place, whatever panel is open. */
function messageParts(state: GhostState): readonly Part[] {
	const {play, turn} = state;
	const line = isOwnTurn(state) ? undefined : lineToSendIn(state);
	if (turn !== undefined || (line === undefined && friendToMove(play) === undefined)) return [];
	return [messagePart(play, line)];
}

const lineToSendIn = (state: GhostState): string | undefined =>
	isToSend(state.play) ? lineIn(state) : undefined;

/** Returns the transcript. There is none of someone else's game, which its review tells, nor while a friend's line that opened the game is read. */
function plainIn(state: GhostState): PlainPage {
	if (state.isShown) return {lines: [], question: '', then: 'leave'};
	if (state.message?.kind === 'line') return {lines: [], question: ''};
	const transcript = ghostPlain(state, lineToSendIn(state));
	return state.message?.kind === 'rest' ? {...transcript, lines: [], question: restQuestion} : transcript;
}

function idleIn(state: GhostState, key: string): string | undefined {
	const {play} = state;
	const {rule, moves} = play.game;
	const isLetter = !isNamedKey(key);
	if (isPast(state)) {
		if (!isLetter) return undefined;
		if (state.turn !== undefined) return noLettersText.reviewed;
		return hasNextRound(play.game) ? noLettersText.roundOver : noLettersText.over;
	}

	if (state.message?.kind === 'slip') return noLettersText.slip;
	if (isWatched(play)) return isLetter ? noLettersText.watched('Enter') : undefined;
	if (key === 'space' && rule === 'instant') return noChallengeText;
	const friend = friendToMove(play);
	if (friend && (key === 'space' || isLetter)) return noLettersText.elsewhere(friend.name);
	if (key === 'space') return ghostRefusals['nothing-to-challenge'];
	return key === 'backspace' && hasTakenBack(moves) ? onceBackText : undefined;
}

/** Says what the players wait for: a bot's move. A watched bot that is paused moves on request. */
function busyIn({play, isPaused, isDecided, isShown, hands}: GhostState): string | undefined {
	if (hands.here.hasAnswers() || hands.elsewhere.hasAnswers()) return lookingText;
	const bot = isShown ? undefined : botToMove(play);
	return bot === undefined || (isPaused && isDecided) ? undefined : `${bot} is thinking`;
}

function questionIn(state: GhostState): {readonly question?: string} {
	const {play, message} = state;
	if (message?.kind === 'slip') return {question: `${causeText(message.after)}. ${slipWaysText('Undo')}`};
	if (message?.kind === 'rest') return {question: restQuestion};
	if (isPast(state)) return {};
	if (isWatched(play)) return {question: 'Enter for the next letter:'};
	if (isOwnTurn(state)) return {question: spokenQuestion(play)};
	return friendToMove(play) ? {question: pasteQuestion(play)} : {};
}

export function ghostPage(whole: GhostState, session: Session): Page<Does<GhostState>> {
	const state = seenIn(whole);
	const {play, lookBack} = state;
	const {settings, game, book} = play;
	const tiles = tilesOf(state);
	return {
		title: {
			trail: [settings.variant, ...(state.isPractice ? ['practice'] : [])],
			status: `${companyText(settings.player, settings.opponent)} · ${countingText(settings)}`,
		},
		news: newsOf(state, actionsOf(whole.play).length),
		parts: [
			...underParts(state, session),
			{
				part: 'figure',
				figure: 'specter',
				progress: Math.min(1, (game.fragment.length + 1) / fullGhost),
				isAngry: game.ending !== undefined,
			},
			{
				part: 'word',
				tiles,
				alphabet: book.dictionary.alphabet.letters,
				places: Math.max(usualPlaces, tiles.length),
				spoken: '',
			},
			ghostFacts(play, state.place),
			...messageParts(state),
			...panelParts(state),
		],
		keys: ghostKeys(whole, session.face),
		about: () => aboutGame(whole.play, ghostAbout(settings), !areAllPeople(settings)),
		words: lookBack ? explainedInGhost(play, lookBack.missedWord) : [],
		...questionIn(state),
		...(session.face === 'plain' && {plain: plainIn(whole)}),
		busy: busyIn(state),
		idle: key => idleIn(whole, key),
		onLine: line => playLine(whole, line, session.face),
	};
}
