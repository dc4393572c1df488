import type {Action, GhostTurn} from '../../../engine/index.js';
import {friendToMove, hasNextRound, type GhostPlay} from '../../../games/ghost.js';
import type {Joiner} from '../../../games/message.js';
import {
	actionText,
	challengeHelp,
	does,
	nameAt,
	penaltiesOf,
	spokenText,
	takenBackText,
	turningText,
	type GhostName,
} from '../../../text/ghost.js';
import {coachLines} from '../../../text/ghost-coach.js';
import {printTree, standingsHelp, treeVerdicts} from '../../../text/ghost-standings.js';
import {capitalize} from '../../../text/lists.js';
import {notInRange} from '../../../text/lines.js';
import {whoText} from '../../../text/message.js';
import {loudWord} from '../../../text/words.js';
import {ask, readNumber, say, unasked, type Dialogue} from '../../dialogue.js';
import type {GhostVoice, Undo} from '../../ghost.js';
import {readTurn} from '../../ghost-play.js';
import {askCount, askPlain} from './ask.js';

/** What someone is called over lines; whoever sits there alone is the player. */
const lineName = (name: GhostName): string => (name === 'you' ? 'Player' : capitalize(name));

/** A question, to whom it is put where two people share the lines. */
function addressed(play: GhostPlay, question: string): string {
	const name = nameAt(play, play.game.toMove);
	return capitalize(name === 'you' ? question : `${name}, ${question}`);
}

function eventOf({game: {ending, turns, fragment, book, node}}: GhostPlay): string {
	const shown = fragment.toUpperCase();
	const action = turns.at(-1)?.action;
	const word = action?.kind === 'name' ? action.word?.toUpperCase() : undefined;
	switch (ending?.kind) {
		case 'completed':
			return `Completed word ${loudWord(book.dictionary, book.wordFrom(node))}`;
		case 'dead':
			return book.variant.phrases.noWordPlain(shown);
		case 'named':
			return `${word ?? ''} is a word`;
		case 'unnamed':
			return word === undefined ? `No word named with ${shown}` : `${word} is not a valid answer`;
		case undefined:
			throw new Error('The game goes on');
	}
}

function announce({player, action, before}: GhostTurn, play: GhostPlay): string {
	const name = lineName(nameAt(play, player));
	const fragment = before.fragment.toUpperCase();
	if (action.kind === 'letter') return `${name}'s choice: ${actionText(action, {book: play.book, fragment})}`;
	return `${name} ${spokenText(action)}${action.kind === 'challenge' ? ` ${fragment}` : ''}`;
}

const prefixText = ({game}: GhostPlay): string => `Current prefix: ${game.fragment.toUpperCase()}`.trimEnd();

function letterQuestion(play: GhostPlay): string {
	const {typing} = play.book.variant.phrases;
	const ways = [
		...(typing ? [typing.short] : []),
		...(play.settings.rule === 'challenge' ? ['? to challenge'] : []),
	];
	const hint = ways.length > 0 ? ` (${ways.join('; ')})` : '';
	return addressed(play, `enter letter choice${hint}: `);
}

const wordQuestion = (play: GhostPlay): string =>
	addressed(play, `name a word ${play.book.variant.phrases.answering(play.game.fragment.toUpperCase())}: `);

const aboutMoves = ({book, game, settings: {rule}}: GhostPlay): readonly string[] => [
	`Type one letter${book.variant.phrases.typing ? `: ${book.variant.phrases.typing.full}` : ' to add it'}.`,
	...(rule === 'challenge' ? [`?: ${challengeHelp}`] : []),
	...(game.order.length > 2 ? [standingsHelp] : []),
];

function* tellMatch(play: GhostPlay): Dialogue {
	const scores = penaltiesOf(play).map(({name, letters}) => `${lineName(name)}: ${letters}`.trimEnd());
	yield* say('', ...scores);
	const {ending} = play.game;
	if (hasNextRound(play)) yield* say('');
	else if (ending) yield* say(`${capitalize(does(nameAt(play, ending.loser), 'lose'))} the match.`);
}

export const plainGhost: GhostVoice = {
	face: 'lines',
	askCount,
	call: actionText,
	coach: (coaching, play) => coachLines(play, coaching),
	tree(tree, play) {
		const {fragment, order, toMove} = play.game;
		const verdicts = treeVerdicts(order.length, order.length === 2 ? 'you' : nameAt(play, toMove));
		const lines = printTree(tree, verdicts).map(line => `  ${line}`);
		return [`Tree of ${fragment.toUpperCase() || 'all words'}:`, ...lines];
	},
	reminder: () => '',
	askWho(joiners) {
		const offered = joiners.map(({name}, at) => `${at + 1} ${name}`).join(', ');
		return askPlain<Joiner>({
			text: `${whoText} [${offered}] `,
			read(line) {
				const joiner = joiners[(readNumber(line) ?? 0) - 1];
				return joiner ? {answer: joiner} : notInRange(joiners.length);
			},
		});
	},
	takenBack: turn => say(takenBackText(turn)),
	*opened(play) {
		const {turns, toMove} = play.game;
		if (turns.length === 0) yield* say(`${lineName(nameAt(play, toMove))} goes first`);
		else if (friendToMove(play)) yield* say(prefixText(play));
	},
	*askTurn(help) {
		const {play} = help;
		const {settings, game} = play;
		// Any word may be named, so none is understood otherwise.
		if (game.isChallenged)
			return yield* ask<Action>({
				text: wordQuestion(play),
				read: line => readTurn(line, play, false),
				reply: say,
			});
		if (settings.verbose) yield* help.outlook();
		yield* say(prefixText(play));
		return yield* askPlain<Action | Undo>({
			text: letterQuestion(play),
			read: line => readTurn(line, play, settings.rule === 'challenge' && line.trim() === '?'),
			about: aboutMoves(play),
			commands: [...help.ofTurn, ...help.undo],
			alphabet: play.book.dictionary.alphabet,
		});
	},
	// What loses has lost at once, as in the transcripts.
	askUndo: () => unasked(false),
	askOn: () => unasked('next'),
	*answered(turn, play) {
		const player = play.players[turn.player];
		if (player?.bot !== undefined || player?.isElsewhere) yield* say(announce(turn, play));
	},
	*ended({play, look}) {
		const {ending} = play.game;
		if (ending === undefined) throw new Error('The round goes on');
		yield* say(`${eventOf(play)}, ${does(nameAt(play, ending.loser), 'lose')}.`);
		const {turningPoint} = play.settings.verbose ? yield* look() : {};
		if (turningPoint) yield* say(turningText(play, turningPoint));
		if (play.settings.isMatch) yield* tellMatch(play);
	},
	askWay: ({play}) => unasked(hasNextRound(play) ? 'again' : 'menu'),
};
