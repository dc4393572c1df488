import type {MeaningEntry} from '../../source/dictionaries/meanings.js';

/** Writes entries in alphabetical order as `readMeanings` reads them. */
export function writeMeanings(entries: readonly MeaningEntry[]): string {
	let before = '';
	return entries
		.map(({word, meaning = '', verb, formOf, isOfVerb}) => {
			let shared = 0;
			while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared++;
			before = word;
			const form = formOf === undefined ? '' : `${isOfVerb ? '~' : '='}${formOf}`;
			const ofVerb = verb === undefined ? '' : `\t${verb}`;
			return `${shared.toString(36)}${word.slice(shared)}${form}\t${meaning}${ofVerb}\n`;
		})
		.join('');
}
