import {
	isLetter,
	matchLoser,
	randomAt,
	seedRandom,
	stateOf,
	type Action,
	type Alphabet,
	type GhostMatch,
} from '../engine/index.js';
import {ghostTable, settleGhostForm, type GhostSettings} from '../settings/ghost.js';
import {readTexts, withStandards, writeTexts} from '../settings/setting.js';
import type {RecordedSettings} from '../store/record.js';
import {hasNextRound, isWatched, nextRound, personResult, type GhostPlay} from './ghost.js';
import type {Kind} from './kind.js';
import {sourceIn, writePath} from './written.js';

/** An action as text: a letter, `<` before one that went to the front, `!` for a challenge, `=word.` for what was named. */
function writeAction(action: Action): string {
	switch (action.kind) {
		case 'letter': {
			return (action.end === 'front' ? '<' : '') + action.letter;
		}

		case 'challenge': {
			return '!';
		}

		case 'name': {
			return `=${(action.word ?? '').replaceAll('.', '')}.`;
		}
	}
}

const actionTexts = /=([^.]*)\.|!|(<?)(\p{Ll})/gu;

/** The actions of a text that `writeAction` wrote; what it never writes is left out. */
export const readActions = (moves: string): readonly Action[] =>
	Array.from(moves.matchAll(actionTexts), ([text, word, front, letter = '']): Action => {
		if (text === '!') return {kind: 'challenge'};
		if (word !== undefined) return {kind: 'name', word: word === '' ? undefined : word};
		return {kind: 'letter', letter, end: front === '<' ? 'front' : 'back'};
	});

function areMoves(text: string, alphabet: Alphabet): boolean {
	const letters = Array.from(text.matchAll(actionTexts), ([, , , letter]) => letter);
	return (
		text.replaceAll(actionTexts, '') === '' &&
		letters.every(letter => letter === undefined || isLetter(alphabet, letter))
	);
}

/** The rounds of a match before the one that was left, and what the bots draw from next. */
export function readRounds({lost, beginner, chance, seed}: RecordedSettings) {
	const [, first, second] = /^([0-5])-([0-5])$/.exec(String(lost)) ?? [];
	if (first === undefined || (beginner !== 0 && beginner !== 1)) return undefined;
	const match: GhostMatch = {lost: [Number(first), Number(second)], beginner};
	const state = String(chance).split(',').map(Number);
	const isState = state.length === stateOf(seedRandom(String(seed))).length && state.every(Number.isInteger);
	return matchLoser(match) === undefined && isState ? {match, random: randomAt(state)} : undefined;
}

export const ghost: Kind<GhostPlay, GhostSettings> = {
	name: 'ghost',
	source: sourceIn,
	readSettings(written) {
		const reading = readTexts(ghostTable, writeTexts(written));
		if (!reading.ok) return undefined;
		const settled = settleGhostForm(withStandards(ghostTable, reading.given), String(written.seed));
		if (!settled.ok) return undefined;
		// A seed is taken as it is, and so is who begins: in a match either of two people does.
		const first = written.first === 'computer' ? 'computer' : 'you';
		return {...settled.settings, first, seed: String(written.seed)};
	},
	writeSettings: ({settings, match, random}) => ({
		...settings,
		dictionary: writePath(settings.dictionary),
		lost: match.lost.join('-'),
		beginner: match.beginner,
		chance: stateOf(random).join(','),
	}),
	// A round of a match counts as a game of its own.
	codedSettings: ({settings, match}) => ({
		...settings,
		first: match.beginner === 0 ? 'you' : 'computer',
		isMatch: false,
	}),
	areMoves,
	movesOf: ({game}) => game.turns.map(({action}) => writeAction(action)).join(''),
	dictionaryOf: ({book}) => book.dictionary,
	isWatched,
	isOver: ({game}) => game.ending !== undefined,
	isReplayed: () => false,
	standing: ({game}) => ({shown: game.fragment}),
	end: play => ({result: personResult(play)}),
	next: play => (hasNextRound(play) ? nextRound(play).play : undefined),
};
