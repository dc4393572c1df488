import type {Party, Tree} from '../engine/index.js';
import {countOf} from './numbers.js';

/** A tree as lines of text; `verdicts` says how to tell that the one to move at the top wins, or the other. */
export function printTree({lines, rest}: Tree, verdicts: Readonly<Record<Party, string>>): string[] {
	const printed = lines.map(({marks, text, isWord, more, winner}) =>
		[
			marks + text.toUpperCase(),
			...(isWord ? ['completes a word'] : []),
			...(more > 0 ? [`+${countOf(more, 'word')}`] : []),
			verdicts[winner],
		].join('  '),
	);
	if (rest === undefined) return printed;
	const words = rest.words === undefined ? '' : `  +${countOf(rest.words, 'word')}`;
	return [...printed, `└─ ${countOf(rest.moves, 'more letter')}${words}`];
}
