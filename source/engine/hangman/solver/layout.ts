import {indexOf, type LetterColumn, type Marks} from '../../words/letter-index.js';
import {oncePer} from '../../once-per.js';
import {createPoolKeys, type PoolKeys} from '../../words/transposition-table.js';
import type {Words} from '../../words/words.js';

export type Layout = {
	readonly words: Words;
	readonly columns: readonly LetterColumn[];
	readonly marks: Marks;
	readonly keys: PoolKeys;
};

export const layOut = oncePer((words: Words): Layout => {
	const {column, marks} = indexOf(words);
	return {
		words,
		marks: marks(),
		columns: words.alphabet.letters.map((_, letter) => column(letter)),
		keys: createPoolKeys(words.count),
	};
});
