import {
	hasNextRound,
	type Coaching,
	type GhostTurn,
	type Tree,
	type TurningPoint,
} from '../../engine/index.js';
import {lastPlayer, lastWord, type GhostPlay} from '../../games/ghost/ghost.js';
import type {PlainPage} from '../../page/page.js';
import {offerText} from '../share.js';
import {capitalize, does, loudWord} from '../words.js';
import {letterText, lookAheadHelp, phrases} from './variants.js';
import {besidePart} from './parts.js';
import {coachPart, verdictText} from './coach.js';
import {pasteQuestion, sendText} from './message.js';
import {
	addressed,
	causeText,
	challengeHelp,
	endingText,
	matchOutcome,
	nameAt,
	penaltiesOf,
	spokenText,
	turningText,
} from './ghost.js';
import {treePart} from './tree.js';
import {printTable} from '../tables.js';

type Transcribed = {
	readonly play: GhostPlay;
	/** News replace the last turn, as where a letter was taken back. */
	readonly message?: {readonly kind: string; readonly text?: string} | undefined;
	/** A verbose game shows both before each of the player's letters, and waits for them. */
	readonly coached?: Coaching | undefined;
	readonly tree?: Tree | undefined;
	/** The review of a round that is over. A verbose game waits for it. */
	readonly lookBack?: {readonly turningPoint: TurningPoint | undefined} | undefined;
	/** Another game, compared with this one at its end. */
	readonly theirs?: GhostPlay | undefined;
};

const lineName = (name: string): string => (name === 'you' ? 'Player' : capitalize(name));

/** Says what ended the game, in the handouts' words where they have some. */
function eventOf(play: GhostPlay): string {
	const {ending, fragment, book} = play.game;
	const word = lastWord(play);
	if (ending?.kind === 'completed') return `Completed word ${loudWord(book.dictionary, word ?? '')}`;
	if (ending?.kind === 'dead') return phrases[book.variant.name].noWordPlain(fragment.toUpperCase());
	return word === undefined ? `No word named with ${fragment.toUpperCase()}` : causeText(play);
}

function announce({player, action, before}: GhostTurn, play: GhostPlay): string {
	const name = lineName(nameAt(play, player));
	const fragment = before.fragment.toUpperCase();
	if (action.kind === 'letter') return `${name}'s choice: ${letterText(action, play.book, fragment)}`;
	return `${name} ${spokenText(action)}${action.kind === 'challenge' ? ` ${fragment}` : ''}`;
}

/** Says what happened last; people have seen what they typed. */
function lastLines({play, message}: Transcribed): readonly string[] {
	if (message?.kind === 'news' && message.text) return [message.text];
	const {turns, toMove} = play.game;
	const last = turns.at(-1);
	if (last === undefined) return [`${lineName(nameAt(play, toMove))} goes first`];
	const player = lastPlayer(play);
	return player?.bot !== undefined || player?.isElsewhere ? [announce(last, play)] : [];
}

function matchLines(play: GhostPlay): readonly string[] {
	const {ending} = play.game;
	if (!play.settings.isMatch || ending === undefined) return [];
	const scores = penaltiesOf(play).map(({name, letters}) => `${lineName(name)}: ${letters}`.trimEnd());
	const outcome = matchOutcome(play);
	return ['', ...scores, outcome === undefined ? '' : `${capitalize(outcome)}.`];
}

function endLines({play, lookBack, theirs}: Transcribed, line: string | undefined): readonly string[] {
	const end = play.game.ending;
	if (end === undefined) return [];
	const first =
		end.kind === 'named' ? endingText(play) : `${eventOf(play)}, ${does(nameAt(play, end.loser), 'lose')}.`;
	if (play.settings.verbose && lookBack === undefined) return [first];
	const turningPoint = play.settings.verbose ? lookBack?.turningPoint : undefined;
	return [
		first,
		...(turningPoint ? [turningText(play, turningPoint)] : []),
		...matchLines(play),
		...(line === undefined ? [] : [sendText(play), line]),
		...(theirs && !hasNextRound(play.game) ? printTable(besidePart(play, theirs)) : []),
	];
}

function ownLines({play, coached, tree}: Transcribed): readonly string[] {
	const {isChallenged, isDead, fragment} = play.game;
	if (isChallenged) return [];
	const prefix = `Current prefix: ${fragment.toUpperCase()}`.trimEnd();
	if (!play.settings.verbose || isDead) return [prefix];
	if (coached?.fragment !== fragment || tree?.fragment !== fragment) return [];
	return [
		verdictText(play, coached),
		...printTable(coachPart(play, coached)),
		...printTable(treePart(play, tree)),
		prefix,
	];
}

function questionOf(play: GhostPlay): string {
	const {fragment, isChallenged} = play.game;
	const {typing, answering} = phrases[play.book.variant.name];
	if (isChallenged) return addressed(play, `name a word ${answering(fragment.toUpperCase())}: `);
	const ways = [
		...(typing ? [typing.shown] : []),
		...(play.settings.rule === 'challenge' ? ['? to challenge'] : []),
	];
	return addressed(play, `enter letter choice${ways.length > 0 ? ` (${ways.join('; ')})` : ''}: `);
}

const typingLines = ({game, settings: {rule}}: GhostPlay): readonly string[] => {
	const {typing} = phrases[game.book.variant.name];
	return [
		`Type one letter${typing ? `: ${typing.shown}` : ' to add it'}.`,
		...(rule === 'challenge' ? [`?: ${challengeHelp}`] : []),
		...(game.order.length > 2 ? [lookAheadHelp] : []),
	];
};

/** Returns what is printed of a game after its last turn, and the prompt. `line` is the line to send to friends, if they wait for one. The next round of a match begins by itself. */
export function ghostPlain(state: Transcribed, line: string | undefined): PlainPage {
	const {play, theirs} = state;
	const {game, players} = play;
	const last = lastLines(state);
	if (game.ending) {
		const lines = [...last, ...endLines(state, line)];
		if (hasNextRound(game)) return {lines, question: ''};
		return {lines, question: theirs ? offerText(false) : '', then: 'leave'};
	}

	const mover = players[game.toMove];
	if (mover?.bot !== undefined) return {lines: last, question: ''};
	if (!mover?.isElsewhere)
		return {
			lines: [...last, ...ownLines(state)],
			question: questionOf(play),
			help: typingLines(play),
			isNumbered: !game.book.dictionary.alphabet.letters.includes('a'),
		};
	const shown = game.turns.length === 0 ? [] : [`Current prefix: ${game.fragment.toUpperCase()}`];
	const sent = line === undefined ? shown : [sendText(play), line];
	return {lines: [...last, ...sent], question: pasteQuestion(play)};
}
