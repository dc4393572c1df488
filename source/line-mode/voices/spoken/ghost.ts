import {hasMeanings} from '../../../dictionaries/index.js';
import type {Action} from '../../../engine/index.js';
import {
	botToMove,
	hasNextRound,
	isWatched,
	momentsOf,
	takeBack,
	type GhostPlay,
} from '../../../games/ghost.js';
import {meaningsAloud} from '../../../text/define.js';
import {isParty, standingsHelp} from '../../../text/ghost-standings.js';
import {
	challengeHelp,
	deadText,
	practiceHelp,
	slipText,
	takenBackText,
	undoHelp,
} from '../../../text/ghost.js';
import {besideAloud} from '../../../text/ghost-beside.js';
import {
	coachAloud,
	endingAloud,
	everyoneAloud,
	fragmentAloud,
	hintAloud,
	openingAloud,
	questionAloud,
	reviewAloud,
	treeAloud,
	turnAloud,
} from '../../../text/ghost-spoken.js';
import {refused} from '../../../text/lines.js';
import {whoText} from '../../../text/message.js';
import {remark, type Choice, type Command, type Dialogue} from '../../dialogue.js';
import type {GhostHelp, GhostVoice, Undo} from '../../ghost.js';
import {readTurn} from '../../ghost-play.js';
import {askAloud, chooseAloud, meaningCommand, tell, tryCommand} from './ask.js';

/** A command that says what can follow, unless nothing can. */
const whileAlive = ({play: {book, game}}: GhostHelp, {run, ...command}: Command): Command => ({
	...command,
	run: () => (game.isDead ? remark(deadText(book, game.fragment)) : run()),
});

const turnCommands = (help: GhostHelp): readonly (Command | Choice<Undo>)[] => [
	whileAlive(help, {
		words: ['hint', '1'],
		help: 'who can force a win, and how',
		*run() {
			return hintAloud(help.play, yield* help.coach());
		},
	}),
	whileAlive(help, {
		words: ['coach', '2'],
		help: 'what every letter leads to',
		*run() {
			yield* tell(...coachAloud(help.play, yield* help.coach()));
			return fragmentAloud(help.play);
		},
	}),
	whileAlive(help, {
		words: ['tree', '3'],
		help: 'what can follow',
		*run() {
			yield* tell(...treeAloud(yield* help.tree(), help.play.game.order.length));
			return fragmentAloud(help.play);
		},
	}),
	...(help.play.game.order.length > 2
		? [
				whileAlive(help, {
					words: ['everyone', '7'],
					help: 'how all players stand',
					*run() {
						const coaching = yield* help.coach();
						if (isParty(coaching)) yield* tell(...everyoneAloud(help.play, coaching), standingsHelp);
						return fragmentAloud(help.play);
					},
				}),
			]
		: []),
	...(takeBack(help.play) ? [{words: ['undo', '8'], help: undoHelp, answer: {kind: 'undo'}} as const] : []),
	{words: ['repeat', '4'], help: 'the letters so far', run: () => remark(fragmentAloud(help.play))},
	{words: ['code', '5'], help: 'the code of this game', run: help.code},
];

const afterCommands = ({play, share, retry, meanings, lookBack}: GhostHelp): readonly Command[] => [
	{
		words: ['review', 'r', '6'],
		help: 'who was winning, turn by turn',
		*run() {
			yield* tell(...reviewAloud(play, (yield* lookBack()).standings));
		},
	},
	...(retry ? [tryCommand('turn', practiceHelp, play.game.turns.length, retry)] : []),
	...(hasMeanings(play.settings)
		? [
				meaningCommand('what the words mean', function* () {
					return yield* meanings((yield* lookBack()).missedWord);
				}),
			]
		: []),
	{words: ['copy', 'c', '9'], help: 'copy your result', run: share},
];

function aboutLetters({book: {variant}, settings}: GhostPlay): string {
	const {typing} = variant.phrases;
	const letters = `Type a letter${typing ? `: ${typing.aloud}` : ' to add it'}`;
	const challenge = settings.rule === 'challenge' ? `. Challenge: ${challengeHelp}` : '';
	return `${letters}${challenge}. Menu: leave this game for the menu`;
}

/** Whether a bot answers at once, which then is all that is said. */
const isAnswered = (play: GhostPlay): boolean => botToMove(play) !== undefined && !isWatched(play);

function* endedAloud({play, lookBack, meanings}: GhostHelp): Dialogue<readonly string[]> {
	const {missedWord, turningPoint} = yield* lookBack();
	const known = yield* meanings(missedWord);
	return [endingAloud(play, missedWord, turningPoint), ...meaningsAloud(known)];
}

export const spokenGhost: GhostVoice = {
	face: 'spoken',
	*askWho(joiners) {
		const choices = joiners.map(({name}) => ({name, text: name}));
		const chosen = yield* chooseAloud(whoText, choices);
		const joiner = joiners.find(({name}) => name === chosen);
		if (joiner === undefined) throw new RangeError('Nobody of that name was offered');
		return joiner;
	},
	takenBack: (turn, play) => remark(takenBackText(turn), fragmentAloud(play)),
	*opened(play) {
		const last = play.game.turns.at(-1);
		if (last === undefined) yield* remark(openingAloud(play));
		else if (!isAnswered(play)) yield* remark(turnAloud(last, play));
	},
	askTurn(help) {
		const {play} = help;
		const {isChallenged} = play.game;
		return askAloud<Action | Undo | undefined>({
			question: questionAloud(play),
			read(line) {
				const word = line.trim().toLowerCase();
				if (word === 'menu' && !isChallenged) return {answer: undefined};
				return readTurn(line, play, word === 'challenge');
			},
			about: isChallenged ? 'Type a word' : aboutLetters(play),
			commands: turnCommands(help),
			isOpen: isChallenged,
		});
	},
	askUndo: after =>
		askAloud({
			question: slipText(after, {back: 'Undo', on: 'Enter'}),
			read: line => (line.trim() === '' ? {answer: false} : refused.notOn),
			about: 'Enter: play it',
			commands: [{words: ['undo', '8'], help: undoHelp, answer: true}],
		}),
	askOn: help =>
		askAloud<'next' | 'menu'>({
			question: 'Enter for the next letter:',
			read(line) {
				const word = line.trim().toLowerCase();
				if (word === '') return {answer: 'next'};
				if (word === 'menu') return {answer: 'menu'};
				return refused.notOn;
			},
			about: 'Enter: the next letter. Menu: leave this game for the menu',
			commands: turnCommands(help).filter(command => 'run' in command),
		}),
	*answered(turn, play) {
		if (play.game.ending) yield* tell(turnAloud(turn, play));
		else if (!isAnswered(play)) yield* remark(turnAloud(turn, play));
	},
	*ended(help) {
		yield* remark(...(yield* endedAloud(help)));
	},
	askWay: help =>
		chooseAloud<'again' | 'setup' | 'menu'>(
			'R review.',
			[
				{name: 'again', text: hasNextRound(help.play) ? 'next round' : 'again'},
				{name: 'setup', text: 'set-up'},
				{name: 'menu', text: 'menu'},
			],
			afterCommands(help),
		),
	*compared(yours, theirs) {
		yield* tell(...besideAloud(yours, theirs));
	},
	*replayed(play) {
		yield* tell(...momentsOf(play).map(([turn, moment]) => turnAloud(turn, moment)));
	},
	*reviewed(help) {
		const {standings} = yield* help.lookBack();
		yield* tell(...reviewAloud(help.play, standings), ...(yield* endedAloud(help)));
	},
};
