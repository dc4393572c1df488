import {letterAt, letterIndex, spell} from '../../alphabet.js';
import type {Dictionary} from '../../words/dictionary.js';
import type {GhostGame} from '../rules/game.js';
import {ends, reach, type End, type Step} from '../rules/moves.js';

/** How many letters of the fragment a bluff must look right with. */
const sight = 2;

/** The letters that stand in some word right after a few letters, or right before them. */
function lettersBeside(
	{letters, starts, count}: Dictionary,
	known: readonly number[],
	end: End,
): Set<number> {
	const found = new Set<number>();
	for (let word = 0; word < count; word++) {
		const last = starts[word + 1]! - known.length;
		for (let at = starts[word]! + (end === 'front' ? 1 : 0); at <= last; at++) {
			if (end === 'back' && at === last) break;
			if (known.every((letter, place) => letters[at + place] === letter))
				found.add(letters[end === 'front' ? at - 1 : at + known.length]!);
		}
	}

	return found;
}

/**
The steps that make a fragment dead and yet look as if a word went on so: the letter stands in some word next to the same one or two letters.

None before the first letter, and none where the fragment is dead already.
*/
export function bluffs({book, fragment, node, isDead}: GhostGame): Step[] {
	if (fragment === '' || isDead) return [];
	const {alphabet} = book.dictionary;
	const places = book.variant === 'ghost' ? (['back'] as const) : ends;
	return places.flatMap(end => {
		const known = spell(alphabet, end === 'back' ? fragment.slice(-sight) : fragment.slice(0, sight));
		return [
			...lettersBeside(
				book.dictionary,
				known.map(letter => letterIndex(alphabet, letter)),
				end,
			),
		]
			.sort((a, b) => a - b)
			.map(letter => ({letter: letterAt(alphabet, letter), end}))
			.filter(step => reach(book, node, step) === undefined);
	});
}
