import {hasNextRound} from '../../engine/index.js';
import type {GhostPlay} from '../../games/ghost/ghost.js';
import type {Part} from '../../page/page.js';
import {playCommand} from '../share.js';
import {capitalize, does} from '../words.js';
import {nameAt} from './ghost.js';

export const lineRefusals = {
	bad: 'There is no game code in this. Paste the whole line that your friend sent.',
	truncated: 'The end of the line is missing. Paste all of it.',
	mistyped: 'The line was changed on its way. Paste it again, or ask for it again.',
	newer: 'A newer version of Wordfiend wrote this line. Update yours to go on.',
	'other-game': 'This line is from another game. Nothing changes here.',
	older: 'This line is older than what you have. Nothing changes.',
	same: 'You have this line already.',
	changed: 'This line contradicts the game so far, so it was not accepted.',
	yours: 'This line holds a move of yours that you never made, so it was not accepted.',
	illegal: 'This line holds a move that is against the rules, so it was not accepted.',
	over: 'This game is over.',
	elsewhere: 'This game is open in another window. Paste the line there.',
} as const;

const calledBy = ({settings: {names}}: GhostPlay, player: number): string | undefined => names[player];

const whose = (name: string | undefined, otherwise: string): string =>
	name === undefined ? otherwise : `${name}’s`;

function newsOf(play: GhostPlay): string {
	const last = play.game.turns.at(-1);
	const title = capitalize(play.settings.variant);
	const own = whose(last && calledBy(play, last.player), last?.player === play.settings.here ? 'My' : 'Your');
	const kind = last?.action.kind;
	if (kind === 'challenge') return `${own} challenge in our ${title}`;
	return `${own} ${kind === 'name' ? 'answer' : 'letter'} in our ${title}`;
}

function stateOf(play: GhostPlay): string {
	const {fragment, ending, toMove, isChallenged} = play.game;
	const letters = fragment.toUpperCase();
	if (ending) {
		const name = calledBy(play, ending.loser) ?? (ending.loser === play.settings.here ? 'I' : 'you');
		return `${letters}, ${does(name, 'lose')}`;
	}

	const next = calledBy(play, toMove);
	if (isChallenged) return `${letters}, ${next ?? 'you'} must name a word`;
	return `${letters}, ${whose(next, 'your')} turn`;
}

export const lineToSend = (play: GhostPlay, code: string): string =>
	`${newsOf(play)}, a word game: ${stateOf(play)}. Play: ${playCommand(code)}`;

export const whoText = 'Who are you?';

export function sendText(play: GhostPlay): string {
	const others = play.players.flatMap(({name}, player) => (player === play.settings.here ? [] : [name]));
	const to = others.length === 1 ? others.join() : 'all the others';
	return `Send this line to ${to}${play.game.turns.length === 0 ? ' if you haven’t yet' : ''}:`;
}

function sendAndPasteText(play: GhostPlay): string {
	const text = sendText(play).slice(0, -1);
	if (!play.game.ending) return `${text}, then paste the answer anywhere here:`;
	return `${text}: the ${hasNextRound(play.game) ? 'round' : 'game'} is over.`;
}

const waitingText = (play: GhostPlay): string =>
	`Paste the line that ${nameAt(play, play.game.toMove)} sends, anywhere on this screen.`;

export const messagePart = (play: GhostPlay, line: string | undefined): Part => ({
	part: 'prose',
	heading: 'message',
	remark: line === undefined ? '' : 'C copies it',
	paragraphs: [
		line === undefined
			? waitingText(play)
			: [{text: `${sendAndPasteText(play)}\n`}, {text: line, bold: true}],
	],
	...(line === undefined && {only: 'screen'}),
});

export const pasteQuestion = (play: GhostPlay): string =>
	`Paste the line from ${nameAt(play, play.game.toMove)}, or Enter to leave: `;

export const restQuestion = 'Paste the rest: ';
