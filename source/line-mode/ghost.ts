import type {Action, GhostTurn, SharedBook} from '../engine/index.js';
import {botToMove, hasNextRound, nextRound, type GhostPlay} from '../games/ghost.js';
import type {GhostSettings} from '../settings/ghost.js';
import {actionText, does, nameAt, penaltiesOf, turningText, type GhostName} from '../text/ghost.js';
import {capitalize, loudWord} from '../text/words.js';
import {verdictText} from '../text/ghost-coach.js';
import {say, type Command, type Dialogue, type Reading} from './dialogue.js';
import {tellCoach, tellTree} from './ghost-coach.js';
import {
	coach,
	doAction,
	letBotPlay,
	lookBack,
	openRound,
	readNamedWord,
	readPlacedLetter,
	type Done,
} from './ghost-play.js';
import type {LineServices} from './services.js';
import {tellCode} from './share.js';
import {askMove, askPlain} from './voices/plain/ask.js';

/** What someone is called over lines; whoever sits there alone is the player. */
const lineName = (name: GhostName): string => (name === 'you' ? 'Player' : capitalize(name));

/** What a question begins with where two people share the lines. */
const address = (play: GhostPlay): string => {
	const name = nameAt(play, play.game.toMove);
	return name === 'you' ? '' : `${capitalize(name)}, `;
};

function eventOf({game: {ending, turns, fragment, book}}: GhostPlay): string {
	const shown = fragment.toUpperCase();
	const action = turns.at(-1)?.action;
	const word = action?.kind === 'name' ? action.word?.toUpperCase() : undefined;
	switch (ending?.kind) {
		case 'completed': {
			return `Completed word ${loudWord(book.dictionary, fragment)}`;
		}

		case 'dead': {
			return book.variant.phrases.noWordPlain(shown);
		}

		case 'named': {
			return `${word ?? ''} is a word`;
		}

		case 'unnamed': {
			return word === undefined ? `No word named with ${shown}` : `${word} is not a valid answer`;
		}

		case undefined: {
			throw new Error('The game goes on');
		}
	}
}

function announce({player, action, before}: GhostTurn, play: GhostPlay): string {
	const name = lineName(nameAt(play, player));
	const fragment = before.fragment.toUpperCase();
	switch (action.kind) {
		case 'letter': {
			return `${name}'s choice: ${actionText(action, {book: play.book, fragment})}`;
		}

		case 'challenge': {
			return `${name} challenges ${fragment}`;
		}

		case 'name': {
			return action.word === undefined
				? `${name} names no word`
				: `${name} names ${action.word.toUpperCase()}`;
		}
	}
}

function readAction(line: string, play: GhostPlay): Reading<Action> {
	const isChallenge = play.settings.rule === 'challenge' && line.trim() === '?';
	return isChallenge ? {answer: {kind: 'challenge'}} : readPlacedLetter(line, play);
}

function letterQuestion(play: GhostPlay): string {
	const {typing} = play.book.variant.phrases;
	const ways = [
		...(typing ? [typing.short] : []),
		...(play.settings.rule === 'challenge' ? ['? to challenge'] : []),
	];
	const hint = ways.length > 0 ? ` (${ways.join('; ')})` : '';
	const question = `nter letter choice${hint}: `;
	return address(play) === '' ? `E${question}` : `${address(play)}e${question}`;
}

function wordQuestion(play: GhostPlay): string {
	const fragment = play.game.fragment.toUpperCase();
	const place = play.book.variant.phrases.answering(fragment);
	return address(play) === '' ? `Name a word ${place}: ` : `${address(play)}name a word ${place}: `;
}

const aboutMoves = ({book, settings: {rule}}: GhostPlay): readonly string[] => [
	`Type one letter${book.variant.phrases.typing ? `: ${book.variant.phrases.typing.full}` : ' to add it'}.`,
	...(rule === 'challenge' ? ['?: your opponent must name a word that begins like this'] : []),
];

const commandsAt = (play: GhostPlay, services: LineServices): readonly Command[] => [
	{
		words: ['hint'],
		help: 'who can force a win, and how',
		*run() {
			const {fragment, toMove, isDead} = play.game;
			if (isDead) yield* say(`No word goes on from ${fragment.toUpperCase()}.`);
			else yield* say(verdictText(play, {fragment, player: toMove}, yield* coach(play, services)));
		},
	},
	{words: ['coach'], help: 'what every letter leads to', run: () => tellCoach(play, services)},
	{words: ['tree'], help: 'what can follow', run: () => tellTree(play, services)},
	{
		words: ['code'],
		help: 'the code of this game, to play or share it',
		*run() {
			yield* say(yield* tellCode({game: 'ghost', play}));
		},
	},
];

/** A person's turn: a letter, a challenge, or a word when challenged; any word may be named, so none is understood otherwise. */
function* askTurn(play: GhostPlay, services: LineServices): Dialogue<GhostPlay> {
	const readDone = (read: Reading<Action>): Reading<Done> =>
		typeof read === 'string' ? read : doAction(play, read.answer, services);
	if (play.game.isChallenged) {
		const {play: named} = yield* askPlain({
			text: wordQuestion(play),
			read: line => readDone(readNamedWord(line, play)),
			isOpen: true,
		});
		return named;
	}

	yield* say(`Current prefix: ${play.game.fragment.toUpperCase()}`.trimEnd());
	const done = yield* askMove({
		text: letterQuestion(play),
		read: line => readDone(readAction(line, play)),
		about: aboutMoves(play),
		commands: commandsAt(play, services),
		alphabet: play.book.dictionary.alphabet,
	});
	return done.play;
}

function* showTurn(play: GhostPlay, services: LineServices): Dialogue<GhostPlay> {
	const bot = botToMove(play);
	if (bot === undefined) {
		const {verbose} = play.settings;
		if (verbose && !play.game.isChallenged) {
			yield* tellCoach(play, services);
			yield* tellTree(play, services);
		}

		return yield* askTurn(play, services);
	}

	const done = yield* letBotPlay(play, bot, services);
	yield* say(announce(done.turn, play));
	return done.play;
}

/** A round over lines of text, to its end. */
function* playRound(begun: GhostPlay, services: LineServices): Dialogue<GhostPlay> {
	const {settings} = begun;
	let play = begun;
	if (play.game.turns.length === 0) yield* say(`${lineName(nameAt(play, play.game.toMove))} goes first`);
	while (play.game.ending === undefined) play = yield* showTurn(play, services);
	const loser = nameAt(play, play.game.ending.loser);
	yield* say(`${eventOf(play)}, ${does(loser, 'lose')}.`);
	if (settings.verbose) {
		const {turningPoint} = yield* lookBack(play, services);
		if (turningPoint) yield* say(turningText(play, turningPoint));
	}

	return play;
}

/** Ghost over lines of text: a game, or rounds until someone has all of G-H-O-S-T. */
export function* talkGhost(book: SharedBook, settings: GhostSettings, services: LineServices): Dialogue {
	yield* playRounds(openRound(book, settings, services), services);
}

function* tellScore(play: GhostPlay): Dialogue {
	const scores = penaltiesOf(play).map(({name, letters}) => `${lineName(name)}: ${letters}`.trimEnd());
	yield* say('', ...scores);
}

/** A round, and the others of its match. */
export function* playRounds(begun: GhostPlay, services: LineServices): Dialogue<GhostPlay> {
	let play = yield* playRound(begun, services);
	if (!play.settings.isMatch) return play;
	yield* tellScore(play);
	while (hasNextRound(play)) {
		yield* say('');
		play = yield* playRound(nextRound(play), services);
		yield* tellScore(play);
	}

	const loser = play.game.ending && nameAt(play, play.game.ending.loser);
	if (loser) yield* say(`${capitalize(does(loser, 'lose'))} the match.`);
	return play;
}
