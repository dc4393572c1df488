import {letterAt, letterIndex, spell} from '../../alphabet.js';
import type {Dictionary} from '../../words/dictionary.js';
import type {GhostGame} from '../rules/game.js';
import type {Place, Step} from '../variants/variant.js';

/** A bluff must look right beside this many letters on either side. */
const checked = 2;

/** Returns the letters that some word has between the given ones. */
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

function bluffsAt({book, fragment}: GhostGame, place: Place): Step[] {
	const {dictionary, variant} = book;
	const {alphabet} = dictionary;
	const known = spell(alphabet, fragment).map(letter => letterIndex(alphabet, letter));
	const index = variant.indexOf(fragment, place);
	const before = known.slice(Math.max(0, index - checked), index);
	return [...lettersBetween(dictionary, before, known.slice(index, index + checked))]
		.sort((a, b) => a - b)
		.map(letter => ({letter: letterAt(alphabet, letter), place}))
		.filter(step => !book.isAlive(variant.extend(fragment, step)));
}

/**
Returns the steps that make a fragment dead but look plausible: some word has the letter next to the same one or two letters.

There are none before the first letter, or if the fragment is dead already.
*/
export const bluffs = (game: GhostGame): Step[] =>
	game.fragment === '' || game.isDead
		? []
		: game.book.variant.places(game.fragment).flatMap(place => bluffsAt(game, place));
