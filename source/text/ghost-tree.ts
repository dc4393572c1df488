import type {Standing, Tree} from '../engine/index.js';
import {does} from './ghost.js';
import {standingSentence} from './ghost-party.js';
import {countOf} from './numbers.js';

/** A tree as lines of text; `verdicts` says how to tell how the one to move at the top stands. */
export function printTree({lines, rest}: Tree, verdicts: Readonly<Record<Standing, string>>): string[] {
	const printed = lines.map(({marks, text, isWord, more, standings: [own = 'depends']}) =>
		[
			marks + text.toUpperCase(),
			...(isWord ? ['completes a word'] : []),
			...(more > 0 ? [`+${countOf(more, 'word')}`] : []),
			verdicts[own],
		].join('  '),
	);
	if (rest === undefined) return printed;
	const words = rest.words === undefined ? '' : `  +${countOf(rest.words, 'word')}`;
	return [...printed, `└─ ${countOf(rest.moves, 'more letter')}${words}`];
}

/** How the one to move at the top of a tree stands, among so many players. */
export const treeVerdicts = (players: number, name = 'you'): Readonly<Record<Standing, string>> =>
	players === 2
		? {safe: does(name, 'win'), depends: '', unsafe: '', lost: does(name, 'lose')}
		: {
				safe: standingSentence(name, 'safe'),
				depends: 'it depends',
				unsafe: standingSentence(name, 'unsafe'),
				lost: standingSentence(name, 'lost'),
			};
