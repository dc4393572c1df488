import {makeSuperghostBook} from '../../../source/engine/ghost/rules/book.js';
import {completes, movesFrom} from '../../../source/engine/ghost/rules/moves.js';
import {moverWins} from '../../../source/engine/ghost/trie/solution.js';
import {root} from '../../../source/engine/ghost/trie/trie.js';
import {dictionaryOf} from '../../engine/helpers.js';
import {smallWords} from '../../engine/hangman/word-lists.js';

/** Superghost with every so many-th word of four and five letters that people know, and the openings that let the second player win. */
export function realBook(step: number) {
	const list = smallWords.filter(({length}) => length === 4 || length === 5);
	const some = list.filter((_, at) => at % step === 0);
	const book = makeSuperghostBook(dictionaryOf(some.join('\n')), 3);
	const openings = movesFrom(book, root).map(({node}) => node);
	return {book, won: openings.filter(node => !completes(book, node) && moverWins(book.solution, node))};
}
