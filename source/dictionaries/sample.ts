import {fold, languages, mostLetters, type Language} from '../engine/index.js';
import {languageNames} from './languages.js';

const enough = 10_000;

const codes = Object.keys(languages) as readonly Language[];

/** "a to z, ä, ö, ü": the letters of a language, the Latin ones summed up. */
function describeLetters(language: Language): string {
	const {letters} = languages[language];
	const latin = 'abcdefghijklmnopqrstuvwxyz';
	const others = letters.filter(letter => !latin.includes(letter));
	if (others.length === letters.length) return `${letters[0] ?? ''} to ${letters.at(-1) ?? ''}`;
	const missing = Array.from(latin).filter(letter => !letters.includes(letter));
	const without = missing.length === 0 ? '' : ` without ${missing.join(', ')}`;
	return [`a to z${without}`, ...others].join(', ');
}

/** The beginning of a text, to tell which language its words are from when they don't fit. */
export class Sample {
	#text = '';

	add(piece: string): void {
		if (this.#text.length < enough) this.#text += piece.slice(0, enough - this.#text.length);
	}

	/** What to do about a text without a word of a language. */
	advise(language: Language): string {
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
		if (best !== undefined && best.share > 0.5)
			return `its words look ${languageNames[best.other].english}, so try --language ${best.other}`;
		const letters = [...new Set(entries.join('').normalize('NFC').toLowerCase().match(/\p{L}/gu))].sort();
		const wanted = `give a list of ${languageNames[language].english} words, one a line, of the letters ${describeLetters(language)}`;
		const areKnown = letters.every(letter => fold(languages[language], letter) !== undefined);
		return areKnown || letters.length > mostLetters
			? wanted
			: `its letters are ${letters.join(' ')}; ${wanted}`;
	}
}
