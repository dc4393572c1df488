import type {Action} from '../../../engine/index.js';
import {botToMove, hasNextRound, isWatched, type GhostPlay} from '../../../games/ghost.js';
import {challengeHelp, slipText, takenBackText, undoHelp} from '../../../text/ghost.js';
import {
	actionAloud,
	coachAloud,
	fragmentAloud,
	openingAloud,
	questionAloud,
	treeAloud,
	turnAloud,
} from '../../../text/ghost-spoken.js';
import {standingsHelp} from '../../../text/ghost-standings.js';
import {refused} from '../../../text/lines.js';
import {whoText} from '../../../text/message.js';
import {remark} from '../../dialogue.js';
import type {GhostVoice, Undo} from '../../ghost.js';
import {readTurn} from '../../ghost-play.js';
import {askAloud, askCount, chooseAloud, tell} from './ask.js';

function aboutLetters({book: {variant}, game, settings}: GhostPlay): string {
	const {typing} = variant.phrases;
	const letters = `Type a letter${typing ? `: ${typing.aloud}` : ' to add it'}`;
	const challenge = settings.rule === 'challenge' ? `. Challenge: ${challengeHelp}` : '';
	const standings = game.order.length > 2 ? ` ${standingsHelp}` : '';
	return `${letters}${challenge}.${standings} Menu: leave this game for the menu`;
}

/** Whether a bot answers at once, which then is all that is said. */
const isAnswered = (play: GhostPlay): boolean => botToMove(play) !== undefined && !isWatched(play);

export const spokenGhost: GhostVoice = {
	face: 'spoken',
	askCount,
	call: actionAloud,
	coach: (coaching, play) => coachAloud(play, coaching),
	tree: (tree, {game}) => treeAloud(tree, game.order.length),
	reminder: fragmentAloud,
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
			commands: [...help.ofTurn, ...help.undo],
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
			commands: help.ofTurn,
		}),
	*answered(turn, play) {
		if (play.game.ending) yield* tell(turnAloud(turn, play));
		else if (!isAnswered(play)) yield* remark(turnAloud(turn, play));
	},
	*ended(help) {
		yield* remark(...(yield* help.ending()));
	},
	askWay: help =>
		chooseAloud<'again' | 'setup' | 'menu'>(
			'R review.',
			[
				{name: 'again', text: hasNextRound(help.play) ? 'next round' : 'again'},
				{name: 'setup', text: 'set-up'},
				{name: 'menu', text: 'menu'},
			],
			help.afterwards,
		),
};
