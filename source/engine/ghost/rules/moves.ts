import {isLetter, type Alphabet} from '../../alphabet.js';
import type {PlacedLetter} from '../variants/variants.js';

export type Action =
	| ({readonly kind: 'letter'} & PlacedLetter)
	| {readonly kind: 'challenge'}
	/** Without a word the player gives up. */
	| {readonly kind: 'name'; readonly word: string | undefined};

/** An answer of a player: an action, or taking back their last letter. A record has no letters that were taken back, so there it takes back 0 turns. */
export type GhostMove = Action | {readonly kind: 'take-back'; readonly turns: number};

/** Writes a move as text: a letter behind its place, `!` for a challenge, `=word.` for the word that was named, `?` where a letter was taken back. */
export function writeGhostMove(move: GhostMove): string {
	switch (move.kind) {
		case 'letter':
			return move.place + move.letter;
		case 'challenge':
			return '!';
		case 'name':
			return `=${(move.word ?? '').replaceAll('.', '')}.`;
		case 'take-back':
			return '?';
	}
}

export const writeGhostMoves = (moves: readonly GhostMove[]): string => moves.map(writeGhostMove).join('');

const form = /=([^.]*)\.|!|\?|([^\p{L}=!?]*)(\p{Ll})/gu;

/** Reads moves that `writeGhostMoves` wrote, or any in that form; it skips other text. */
export const readGhostMoves = (text: string): readonly GhostMove[] =>
	Array.from(text.matchAll(form), ([move, word, place = '', letter = '']): GhostMove => {
		if (move === '!') return {kind: 'challenge'};
		if (move === '?') return {kind: 'take-back', turns: 0};
		if (word !== undefined) return {kind: 'name', word: word === '' ? undefined : word};
		return {kind: 'letter', letter, place};
	});

/** Returns the turns among moves. */
export const actionsIn = (moves: readonly GhostMove[]): readonly Action[] =>
	moves.filter(move => move.kind !== 'take-back');

export const hasTakenBack = (moves: readonly GhostMove[]): boolean =>
	moves.some(({kind}) => kind === 'take-back');

/** Reads text that may not be the moves of a game. Returns `undefined` if it has not their form; only playing them tells whether the rules allow them. */
export function parseGhostMoves(text: string, alphabet: Alphabet): readonly GhostMove[] | undefined {
	const moves = readGhostMoves(text);
	const isRight =
		writeGhostMoves(moves) === text &&
		moves.every(move => move.kind !== 'letter' || isLetter(alphabet, move.letter));
	return isRight ? moves : undefined;
}
