import {fold, languages, mostLetters, type Language, type Piece} from '../engine/index.js';
import type {Looks} from '../text/dictionary.js';

const enough = 10_000;

const codes = Object.keys(languages) as readonly Language[];

/** The beginning of a text, to tell which language its words are from when they don't fit. */
export class Sample {
	#text = '';

	add(piece: Piece): void {
		if (this.#text.length >= enough) return;
		const part = piece.slice(0, enough - this.#text.length);
		this.#text += typeof part === 'string' ? part : Buffer.from(part).toString('latin1');
	}

	/** What its entries look like, where none is a word of a language. */
	looksIn(language: Language): Looks {
		const entries = this.#text
			.split(/[\r\n]+/)
			.map(entry => entry.trim())
			.filter(entry => entry !== '')
			// The last one may be cut.
			.slice(0, this.#text.length < enough ? undefined : -1);
		const fits = (other: Language) =>
			entries.filter(entry => fold(languages[other], entry) !== undefined).length / entries.length;
		const best = codes
			.filter(other => other !== language)
			.map(other => ({other, share: fits(other)}))
			.sort((a, b) => b.share - a.share)[0];
		if (best !== undefined && best.share > 0.5) return {language: best.other};
		const letters = [...new Set(entries.join('').normalize('NFC').toLowerCase().match(/\p{L}/gu))].sort();
		const areKnown = letters.every(letter => fold(languages[language], letter) !== undefined);
		return areKnown || letters.length > mostLetters ? {} : {letters};
	}
}
