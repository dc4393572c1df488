import {isLetter, type Action, type Alphabet} from '../engine/index.js';
import {ghostTable, settleGhostForm, type GhostSettings} from '../settings/ghost.js';
import {readTexts, withStandards, writeTexts} from '../settings/setting.js';
import {isGhostOver, isWatched, nextRound, personResult, roundsLost, type GhostPlay} from './ghost.js';
import type {Kind} from './kind.js';
import {sourceIn, writePath} from './written.js';

/** An action as text: a letter behind its place, `!` for a challenge, `=word.` for what was named. */
function writeAction(action: Action): string {
	switch (action.kind) {
		case 'letter': {
			return action.place + action.letter;
		}

		case 'challenge': {
			return '!';
		}

		case 'name': {
			return `=${(action.word ?? '').replaceAll('.', '')}.`;
		}
	}
}

const actionTexts = /=([^.]*)\.|!|([^\p{L}=!]*)(\p{Ll})/gu;

/** The actions of a text that `writeAction` wrote; what it never writes is left out. */
export const readActions = (moves: string): readonly Action[] =>
	Array.from(moves.matchAll(actionTexts), ([text, word, place = '', letter = '']): Action => {
		if (text === '!') return {kind: 'challenge'};
		if (word !== undefined) return {kind: 'name', word: word === '' ? undefined : word};
		return {kind: 'letter', letter, place};
	});

function areMoves(text: string, alphabet: Alphabet): boolean {
	const letters = Array.from(text.matchAll(actionTexts), ([, , , letter]) => letter);
	return (
		text.replaceAll(actionTexts, '') === '' &&
		letters.every(letter => letter === undefined || isLetter(alphabet, letter))
	);
}

export const ghost: Kind<GhostPlay, GhostSettings> = {
	name: 'ghost',
	source: sourceIn,
	readSettings(written) {
		const reading = readTexts(ghostTable, writeTexts(written));
		if (!reading.ok) return undefined;
		const settled = settleGhostForm(withStandards(ghostTable, reading.given), String(written.seed));
		return settled.ok ? {...settled.settings, seed: String(written.seed)} : undefined;
	},
	writeSettings: ({settings}) => ({...settings, dictionary: writePath(settings.dictionary)}),
	areMoves,
	movesOf: ({moves}) => moves.map(writeAction).join(''),
	dictionaryOf: ({book}) => book.dictionary,
	isWatched,
	isOver: isGhostOver,
	isReplayed: () => false,
	standing: play => ({shown: nextRound(play).game.fragment, lost: roundsLost(play)}),
	end: play => ({result: personResult(play)}),
};
