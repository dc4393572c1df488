import type {Action, GhostTurn} from '../../../engine/index.js';
import {friendToMove, hasNextRound, takeBack, type GhostPlay} from '../../../games/ghost.js';
import type {Joiner} from '../../../games/message.js';
import {describeMeaning} from '../../../text/define.js';
import {
	actionText,
	challengeHelp,
	does,
	doneText,
	endingText,
	nameAt,
	penaltiesOf,
	spokenText,
	standingText,
	takenBackText,
	turningText,
	undoHelp,
	whyText,
	type GhostName,
} from '../../../text/ghost.js';
import {besideTable} from '../../../text/ghost-beside.js';
import {
	everyoneRows,
	letterText,
	outcomeInFull,
	outcomes,
	samplesText,
	verdictText,
	type AnyAdvice,
} from '../../../text/ghost-coach.js';
import {
	isParty,
	namesFrom,
	standingsHelp,
	type AnyCoaching,
	printTree,
	treeVerdicts,
} from '../../../text/ghost-standings.js';
import {whoText} from '../../../text/message.js';
import {countOf} from '../../../text/numbers.js';
import {drawTable, type Column} from '../../../text/tables.js';
import {capitalize} from '../../../text/lists.js';
import {loudWord} from '../../../text/words.js';
import {readNumber, say, unasked, type Choice, type Command, type Dialogue} from '../../dialogue.js';
import type {GhostHelp, GhostVoice, Undo} from '../../ghost.js';
import {readTurn} from '../../ghost-play.js';
import {askMove, askPlain} from './ask.js';

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

const aboutMoves = ({book, settings: {rule}}: GhostPlay): readonly string[] => [
	`Type one letter${book.variant.phrases.typing ? `: ${book.variant.phrases.typing.full}` : ' to add it'}.`,
	...(rule === 'challenge' ? [`?: ${challengeHelp}`] : []),
];

function adviceLines(coaching: AnyCoaching, {book, game: {fragment}}: GhostPlay): readonly string[] {
	const {advice}: {readonly advice: readonly AnyAdvice[]} = coaching;
	const letters = advice.map(each => letterText(book, fragment, each));
	const columns = Math.max(2, ...letters.map(letter => letter.length));
	return advice.map((each, at) => {
		const words = `${countOf(each.count, 'word')}: ${samplesText(each, book.dictionary)}`;
		const outcome = outcomeInFull(each).padEnd(isParty(coaching) ? 17 : 20);
		return `${each.isBest ? '*' : ' '} ${letters[at]?.padEnd(columns)} ${outcome}${words}`;
	});
}

const deadEnd = ({game: {fragment}}: GhostPlay): string => `no word goes on from ${fragment.toUpperCase()}.`;

function* tellEveryone({play, coach}: GhostHelp): Dialogue {
	const {isDead, fragment, toMove} = play.game;
	const coaching = isDead ? undefined : yield* coach();
	if (coaching === undefined || !isParty(coaching)) {
		yield* say(`Coach: ${deadEnd(play)}`);
		return;
	}

	const columns = ['letter', ...namesFrom(play, toMove).map(lineName)].map(
		title => ({title, side: 'left'}) as const,
	);
	const rows = everyoneRows(play, fragment, coaching).map(({title, standings: each}) => [
		title,
		...each.map(standing => outcomes[standing].one),
	]);
	yield* say(...drawTable(columns, rows), standingsHelp);
}

function* tellCoach({play, coach}: GhostHelp): Dialogue {
	const {isDead, fragment} = play.game;
	if (isDead) {
		yield* say(`Coach: ${deadEnd(play)}`);
		return;
	}

	const coaching = yield* coach();
	if (isParty(coaching)) {
		yield* say(`Coach: ${verdictText(play, {fragment, player: play.game.toMove}, coaching)}`);
	} else {
		const lost = coaching.advice.some(({isBest}) => isBest)
			? '; those marked * make the game last longest'
			: '';
		yield* say(
			coaching.canWin
				? 'Coach: you can force a win with the letters marked *.'
				: `Coach: every letter loses${lost}.`,
		);
	}

	yield* say(...adviceLines(coaching, play));
}

function* tellTree({play, tree}: GhostHelp): Dialogue {
	const {fragment, order, toMove} = play.game;
	const verdicts = treeVerdicts(order.length, order.length === 2 ? 'you' : nameAt(play, toMove));
	yield* say(
		`Tree of ${fragment.toUpperCase() || 'all words'}:`,
		...printTree(yield* tree(), verdicts).map(line => `  ${line}`),
	);
}

const turnCommands = (help: GhostHelp): readonly (Command | Choice<Undo>)[] => [
	{
		words: ['hint'],
		help: 'who can force a win, and how',
		*run() {
			const {play} = help;
			const {fragment, toMove, isDead} = play.game;
			if (isDead) return capitalize(deadEnd(play));
			return verdictText(play, {fragment, player: toMove}, yield* help.coach());
		},
	},
	{words: ['coach'], help: 'what every letter leads to', run: () => tellCoach(help)},
	{
		words: ['tree'],
		help: 'what can follow',
		run: () => (help.play.game.isDead ? unasked(capitalize(deadEnd(help.play))) : tellTree(help)),
	},
	...(takeBack(help.play) ? [{words: ['undo'], help: undoHelp, answer: {kind: 'undo'}} as const] : []),
	...(help.play.game.order.length > 2
		? [{words: ['everyone'], help: 'how all players stand', run: () => tellEveryone(help)}]
		: []),
	{words: ['code'], help: 'the code of this game, to play or share it', run: help.code},
];

function* tellMatch(play: GhostPlay): Dialogue {
	const scores = penaltiesOf(play).map(({name, letters}) => `${lineName(name)}: ${letters}`.trimEnd());
	yield* say('', ...scores);
	const {ending} = play.game;
	if (hasNextRound(play)) yield* say('');
	else if (ending) yield* say(`${capitalize(does(nameAt(play, ending.loser), 'lose'))} the match.`);
}

const turnColumns: readonly Column[] = [
	{title: '', side: 'left'},
	{title: '', side: 'left'},
	{title: '', side: 'left'},
];

export const plainGhost: GhostVoice = {
	face: 'lines',
	askWho(joiners) {
		const offered = joiners.map(({name}, at) => `${at + 1} ${name}`).join(', ');
		return askPlain<Joiner>({
			text: `${whoText} [${offered}] `,
			read(line) {
				const joiner = joiners[(readNumber(line) ?? 0) - 1];
				return joiner ? {answer: joiner} : `Please enter a whole number from 1 to ${joiners.length}.`;
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
			return yield* askPlain<Action>({
				text: wordQuestion(play),
				read: line => readTurn(line, play, false),
				isOpen: true,
			});
		if (settings.verbose) {
			yield* tellCoach(help);
			if (!game.isDead) yield* tellTree(help);
		}

		yield* say(prefixText(play));
		return yield* askMove<Action | Undo>({
			text: letterQuestion(play),
			read: line => readTurn(line, play, settings.rule === 'challenge' && line.trim() === '?'),
			about: aboutMoves(play),
			commands: turnCommands(help),
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
	*ended({play, lookBack}) {
		const {ending} = play.game;
		if (ending === undefined) throw new Error('The round goes on');
		yield* say(`${eventOf(play)}, ${does(nameAt(play, ending.loser), 'lose')}.`);
		const {turningPoint} = play.settings.verbose ? yield* lookBack() : {};
		if (turningPoint) yield* say(turningText(play, turningPoint));
		if (play.settings.isMatch) yield* tellMatch(play);
	},
	askWay: ({play}) => unasked(hasNextRound(play) ? 'again' : 'menu'),
	*compared(yours, theirs) {
		const {verdict, columns, rows} = besideTable(yours, theirs);
		yield* say('', verdict, ...drawTable(columns, rows));
	},
	*replayed(_, rounds) {
		const rows: (readonly string[])[] = [];
		for (const {play, lookBack} of rounds) {
			const {standings} = yield* lookBack();
			for (const [index, turn] of play.game.turns.entries()) {
				const standing = standings[index] ?? 'losing';
				rows.push([
					nameAt(play, turn.player),
					doneText(turn, play.book),
					(standing === 'gave-away' ? '✗ ' : '') + standingText(play, turn, standing),
				]);
			}
		}

		yield* say(...drawTable(turnColumns, rows).slice(1));
	},
	*reviewed({play, lookBack, meanings}) {
		const {missedWord, turningPoint} = yield* lookBack();
		const why = whyText(play, missedWord);
		const turning = turningPoint ? turningText(play, turningPoint) : '';
		const known = yield* meanings(missedWord);
		yield* say('', ...[endingText(play), why, turning].filter(Boolean), ...known.map(describeMeaning));
	},
};
