import type {Action} from '../../engine/index.js';
import {
	againGhost,
	botToMove,
	hasNextRound,
	isWatched,
	nextRound,
	type GhostPlay,
} from '../../games/ghost.js';
import {deadText} from '../../text/ghost.js';
import {
	coachAloud,
	endingAloud,
	fragmentAloud,
	hintAloud,
	openingAloud,
	questionAloud,
	reviewAloud,
	treeAloud,
	turnAloud,
} from '../../text/ghost-spoken.js';
import {remark, type Command, type Dialogue, type Reading} from '../dialogue.js';
import {
	coach,
	doAction,
	drawTree,
	letBotPlay,
	lookBack,
	readNamedWord,
	readPlacedLetter,
	type Done,
} from '../ghost-play.js';
import {follow, type LineServices} from '../services.js';
import {shareGame, tellCode} from '../share.js';
import {askAloud, chooseAloud, tell} from '../voices/spoken/ask.js';

/** How many lines the tree may have. */
const treeRows = 20;

const commandsAt = (play: GhostPlay, services: LineServices): readonly Command[] => [
	{
		words: ['hint', '1'],
		help: 'who can force a win, and how',
		*run() {
			yield* remark(
				play.game.isDead
					? deadText(play.book, play.game.fragment)
					: hintAloud(play, yield* coach(play, services)),
			);
		},
	},
	{
		words: ['coach', '2'],
		help: 'what every letter leads to',
		*run() {
			if (play.game.isDead) return yield* remark(deadText(play.book, play.game.fragment));
			yield* tell(...coachAloud(play, yield* coach(play, services)));
			yield* remark(fragmentAloud(play));
		},
	},
	{
		words: ['tree', '3'],
		help: 'what can follow',
		*run() {
			if (play.game.isDead) return yield* remark(deadText(play.book, play.game.fragment));
			yield* tell(...treeAloud(yield* drawTree(play, treeRows, services)));
			yield* remark(fragmentAloud(play));
		},
	},
	{
		words: ['repeat', '4'],
		help: 'the letters so far',
		run: () => remark(fragmentAloud(play)),
	},
	{
		words: ['code', '5'],
		help: 'the code of this game',
		*run() {
			yield* remark(yield* tellCode({game: 'ghost', play}));
		},
	},
];

function aboutLetters({book: {variant}, settings}: GhostPlay): string {
	const {typing} = variant.phrases;
	const letters = `Type a letter${typing ? `: ${typing.aloud}` : ' to add it'}`;
	const challenge =
		settings.rule === 'challenge' ? '. Challenge: someone must name a word with these letters' : '';
	return `${letters}${challenge}. Menu: leave this game for the menu`;
}

function readTurn(line: string, play: GhostPlay, services: LineServices): Reading<Done | 'menu'> {
	const word = line.trim().toLowerCase();
	const readDone = (read: Reading<Action>): Reading<Done> =>
		typeof read === 'string' ? read : doAction(play, read.answer, services);
	if (play.game.isChallenged) return readDone(readNamedWord(line, play));
	if (word === 'menu') return {answer: 'menu'};
	return readDone(word === 'challenge' ? {answer: {kind: 'challenge'}} : readPlacedLetter(line, play));
}

const askTurn = (play: GhostPlay, said: string, services: LineServices): Dialogue<Done | 'menu'> =>
	askAloud({
		said,
		question: questionAloud(play),
		read: line => readTurn(line, play, services),
		about: play.game.isChallenged ? 'Type a word' : aboutLetters(play),
		commands: commandsAt(play, services),
		isOpen: play.game.isChallenged,
	});

/** Whether someone who watches wants the next letter, or the menu. */
const askOn = (play: GhostPlay, said: string, services: LineServices): Dialogue<'next' | 'menu'> =>
	askAloud<'next' | 'menu'>({
		said,
		question: 'Enter for the next letter:',
		read(line) {
			const word = line.trim().toLowerCase();
			if (word === '') return {answer: 'next'};
			if (word === 'menu') return {answer: 'menu'};
			return 'Please press Enter, or type a question mark for the keys.';
		},
		about: 'Enter: the next letter. Menu: leave this game for the menu',
		commands: commandsAt(play, services),
	});

/** A round to its end; `undefined` where it is left for the menu. */
function* playRoundAloud(begun: GhostPlay, services: LineServices): Dialogue<GhostPlay | undefined> {
	let play = begun;
	const last = play.game.turns.at(-1);
	let said = last ? turnAloud(last, play) : openingAloud(play, play.settings);
	while (play.game.ending === undefined) {
		const bot = botToMove(play);
		if (bot !== undefined && isWatched(play) && (yield* askOn(play, said, services)) === 'menu')
			return undefined;
		const done =
			bot === undefined ? yield* askTurn(play, said, services) : yield* letBotPlay(play, bot, services);
		if (done === 'menu') return undefined;
		({play} = done);
		said = turnAloud(done.turn, play);
	}

	yield* tell(said);
	return play;
}

/** A round and the others of its match, each with how it ended; `undefined` where it is left for the menu. */
export function* playRoundsAloud(begun: GhostPlay, services: LineServices): Dialogue<GhostPlay | undefined> {
	let play = yield* playRoundAloud(begun, services);
	while (play) {
		const {missedWord, turningPoint} = yield* lookBack(play, services);
		yield* tell(endingAloud(play, missedWord, turningPoint));
		if (!hasNextRound(play)) return play;
		play = yield* playRoundAloud(nextRound(play), services);
	}

	return undefined;
}

const reviewCommand = (play: GhostPlay): Command => ({
	words: ['review', 'r', '6'],
	help: 'who was winning, turn by turn',
	*run() {
		yield* tell(...reviewAloud(play));
	},
});

const copyCommand = (play: GhostPlay, services: LineServices): Command => ({
	words: ['copy', 'c', '9'],
	help: 'copy a sentence to send to a friend',
	*run() {
		yield* remark(yield* shareGame({game: 'ghost', play}, 'spoken', services));
	},
});

/** Games with the same settings, round after round; gives the way on from the last. */
export function* playGhost(opened: GhostPlay, services: LineServices): Dialogue<'setup' | 'menu'> {
	let begun = opened;
	for (;;) {
		const play = yield* playRoundAloud(begun, services);
		if (play === undefined) return 'menu';
		const {missedWord, turningPoint} = yield* lookBack(play, services);
		const way = yield* chooseAloud<'again' | 'setup' | 'menu'>(
			`${endingAloud(play, missedWord, turningPoint)} R review.`,
			[
				{name: 'again', text: hasNextRound(play) ? 'next round' : 'again'},
				{name: 'setup', text: 'set-up'},
				{name: 'menu', text: 'menu'},
			],
			[reviewCommand(play), copyCommand(play, services)],
		);
		if (way !== 'again') return way;
		begun = follow(againGhost(play, services.freshId), services);
	}
}
