import {
	act,
	isSpelled,
	type Action,
	type GhostGame,
	type GhostMatch,
	type GhostRefusal,
	type GhostTurn,
	type Random,
} from '../engine/index.js';
import {computerAction, sideToMove, type GhostSettings} from '../setup/ghost.js';
import {nameInLines, you} from './ghost-names.js';
import {ask, readLetter, say, type Dialogue} from './dialogue.js';

const refusals = {
	'game-over': 'The game is over.',
	challenged: 'A word is asked for.',
	'not-challenged': 'No word is asked for.',
	'no-challenges': 'There are no challenges in this game.',
	'nothing-to-challenge': 'There is nothing to challenge yet.',
	'back-only': 'Letters go to the end.',
	'too-long': 'No word is so long; challenge with ?.',
} as const satisfies Record<GhostRefusal, string>;

type Played = {readonly game: GhostGame; readonly turn: GhostTurn};

/** What a line means: `?` challenges where that is the rule, and in Superghost `a-` puts a letter before the fragment. */
function readAction(line: string, {rule, book}: GhostGame): {readonly answer: Action} | string {
	if (rule === 'challenge' && line.startsWith('?')) return {answer: {kind: 'challenge'}};
	const isMarked = book.variant === 'superghost' && line.startsWith('-');
	const read = readLetter(isMarked ? line.slice(1) : line);
	if (typeof read === 'string') return read;
	const isFront = book.variant === 'superghost' && !isMarked && line[1] === '-';
	return {answer: {kind: 'letter', letter: read.answer, end: isFront ? 'front' : 'back'}};
}

function questionOf({rule, book}: GhostGame, name: string): string {
	const ways = [
		...(book.variant === 'superghost' ? ['a- before, -a after'] : []),
		...(rule === 'challenge' ? ['? to challenge'] : []),
	];
	const hint = ways.length > 0 ? ` (${ways.join('; ')})` : '';
	return name === you ? `Enter letter choice${hint}: ` : `${name}, enter letter choice${hint}: `;
}

const askWord = ({book, fragment}: GhostGame, name: string): Dialogue<Action> => {
	const place = book.variant === 'ghost' ? 'that begins with' : 'with';
	const question = `${place} ${fragment.toUpperCase()}${book.variant === 'ghost' ? '' : ' in it'}: `;
	return ask(name === you ? `Name a word ${question}` : `${name}, name a word ${question}`, line => {
		const word = line.trim().toLowerCase();
		if (word !== '' && !isSpelled(word)) return 'Please enter a word of letters from a to z, or nothing.';
		return {answer: {kind: 'name', word: word || undefined}};
	});
};

/** A person's turn: a letter, a challenge, or a word when challenged. */
export function* askTurn(game: GhostGame, name: string): Dialogue<Played> {
	if (game.isChallenged) {
		const result = act(game, yield* askWord(game, name));
		if (!result.ok) throw new Error(`Ghost refused a word: ${result.reason}`);
		return result;
	}

	yield* say(`Current prefix: ${game.fragment.toUpperCase()}`.trimEnd());
	return yield* ask(questionOf(game, name), line => {
		const read = readAction(line, game);
		if (typeof read === 'string') return read;
		const result = act(game, read.answer);
		return result.ok ? {answer: result} : refusals[result.reason];
	});
}

function announce({action, before}: GhostTurn, {book}: GhostGame, name: string): string {
	switch (action.kind) {
		case 'letter': {
			const letter = action.letter.toUpperCase();
			if (book.variant === 'ghost' || before.fragment === '') return `${name}'s choice: ${letter}`;
			return `${name}'s choice: ${action.end === 'front' ? `${letter}-` : `-${letter}`}`;
		}

		case 'challenge': {
			return `${name} challenges ${before.fragment.toUpperCase()}`;
		}

		case 'name': {
			return action.word === undefined
				? `${name} names no word`
				: `${name} names ${action.word.toUpperCase()}`;
		}
	}
}

/** A computer's turn, told; `undefined` where a person is at turn. */
export function* showTurn(
	settings: GhostSettings,
	match: GhostMatch,
	game: GhostGame,
	random: Random,
): Dialogue<(Played & {readonly random: Random}) | undefined> {
	const choice = computerAction(settings, match, game, random);
	if (choice === undefined) return undefined;
	const result = act(game, choice[0]);
	if (!result.ok) throw new Error(`Ghost refused a turn: ${result.reason}`);
	yield* say(announce(result.turn, game, nameInLines(settings, sideToMove(match, game))));
	return {...result, random: choice[1]};
}
