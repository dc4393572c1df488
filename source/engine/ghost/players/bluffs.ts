import {letterAt, letterIndex, spell} from '../../alphabet.js';
import type {Dictionary} from '../../words/dictionary.js';
import type {GhostGame} from '../rules/game.js';
import type {Place, Step} from '../variants/variant.js';

/** How many letters of the fragment on either side a bluff must look right with. */
const checked = 2;

/** The letters that stand in some word between some letters. */
function lettersBetween(
	{letters, starts, count}: Dictionary,
	before: readonly number[],
	after: readonly number[],
): Set<number> {
	const found = new Set<number>();
	for (let word = 0; word < count; word++) {
		const last = starts[word + 1]! - after.length;
		for (let at = starts[word]! + before.length; at < last; at++) {
			const isRight =
				before.every((letter, place) => letters[at - before.length + place] === letter) &&
				after.every((letter, place) => letters[at + 1 + place] === letter);
			if (isRight) found.add(letters[at]!);
		}
	}

	return found;
}

function bluffsAt({book, fragment, node}: GhostGame, place: Place): Step[] {
	const {dictionary, variant} = book;
	const {alphabet} = dictionary;
	const known = spell(alphabet, fragment).map(letter => letterIndex(alphabet, letter));
	const index = variant.indexOf(fragment, place);
	const before = known.slice(Math.max(0, index - checked), index);
	return [...lettersBetween(dictionary, before, known.slice(index, index + checked))]
		.sort((a, b) => a - b)
		.map(letter => ({letter: letterAt(alphabet, letter), place}))
		.filter(step => book.reach(node, step) === undefined);
}

/**
The steps that make a fragment dead and yet look as if a word went on so: the letter stands in some word next to the same one or two letters.

None before the first letter, and none where the fragment is dead already.
*/
export const bluffs = (game: GhostGame): Step[] =>
	game.fragment === '' || game.isDead
		? []
		: game.book.variant.places(game.fragment).flatMap(place => bluffsAt(game, place));
