import {dictionaryOf} from '../../engine/helpers.js';
import {smallWords} from '../../engine/hangman/word-lists.js';
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {moverWins} from '../../../source/engine/ghost/rules/outlook.js';
import {root} from '../../../source/engine/ghost/variants/variant.js';

/** Superghost with every so many-th word of four and five letters that people know, and the openings that let the second player win. */
export function realBook(step: number) {
	const list = smallWords.filter(({length}) => length === 4 || length === 5);
	const some = list.filter((_, at) => at % step === 0);
	const book = makeBook('superghost', dictionaryOf(some.join('\n')), 3);
	const openings = book.movesFrom(root).map(({node}) => node);
	return {book, won: openings.filter(node => !book.isWord(node) && moverWins(book, node))};
}
