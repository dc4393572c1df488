/** A piece of input: a key, a run of characters, pasted text, or an answer of the terminal. */
export type Input = {readonly type: 'key' | 'paste' | 'answer'; readonly text: string};

const escape = '\u001B';
const interrupt = '\u0003';
const pasteStart = '\u001B[200~';
const pasteEnd = '\u001B[201~';

const patience = {
	/** After a lone Escape, which may be the start of an arrow key. tmux waits half as long. */
	escape: 20,
	/** After a letter, which a mark may follow. */
	letter: 1,
	/** After the start of a sequence. */
	sequence: 500,
	paste: 1000,
};

/** Longer ones are eaten all the same. */
const longestSequence = 256;
const longestPaste = 1_000_000;

const controlSequence = /^\u001B\[(?:\[[A-E]|M[^]{3}|[0-?]+[ -/]*[@-~]|[ -/]*[@-LN-Z\\-~])/;
const controlStart = /^\u001B(?:\[[0-?]*[ -/]*|\[\[|\[M[^]{0,2}|O)$/;
const functionKey = /^\u001BO[A-Z]/;
/** OSC, DCS, APC and PM: strings that a terminal sends about itself. */
const stringSequence = /^\u001B[\]P_^]([^\u0000-\u001F]*)(?:\u0007|\u001B\\)/;
const stringStart = /^\u001B[\]P_^][^\u0000-\u001F]*\u001B?$/;
const brokenSequence = /^\u001B(?:\[[0-?]*[ -/]*|[\]P_^][^\u0000-\u001F]+)/;
/** Terminals send either for Backspace, and several at once while it is held. */
const erasing = /^[\u0008\u007F]+/;
const control = /^[\u0000-\u001F]/;
const eightBitControls = /[\u0080-\u009F]/g;
const characters = /^[^\u0000-\u001F\u007F]+/;
const lastLetter = /\p{L}\p{M}*$/u;
const strayMarks = /^\p{M}+/u;

/** The end of a sequence whose Escape came so long before that it was taken for a key. */
const lateSequence = /^(?:\[(?:[0-?]+[ -/]*[@-~]|[A-DFH])|\]\d+;)/;

/** The keys that a screen may use, of all those that are sequences. */
const knownKey = /^\u001B(?:\[(?:[ABCDHFZ]|1;\d\d?[ABCDHF]|[1-8]~)|O[ABCDHF])$/;

/** Returns how many of the last characters may begin an end marker. */
function overlapOf(text: string): number {
	for (let length = Math.min(text.length, pasteEnd.length - 1); length > 0; length--)
		if (pasteEnd.startsWith(text.slice(-length))) return length;
	return 0;
}

/** A paste whose end never came; Ctrl+C at its end was pressed to get out of it. */
function unfinishedPaste(pasted: string): Input[] {
	const text = pasted.replace(/\u0003+$/, '');
	const inputs: Input[] = text === '' ? [] : [{type: 'paste', text}];
	return text === pasted ? inputs : [...inputs, {type: 'key', text: interrupt}];
}

/**
Cuts what a terminal sends into keys, whatever the reads that it comes in.

Text typed in one go stays together; it is NFC, so that a letter and a mark that follows it are one character. Sequences that no screen uses are eaten.
*/
export class InputParser {
	/** The text that can't be cut yet, since more may belong to it. */
	#rest = '';
	#pasted: string | undefined;
	#hasGivenEscape = false;

	/** Returns the milliseconds to wait for more before `giveUp`; `undefined` if nothing is held back. */
	get patience(): number | undefined {
		if (this.#pasted !== undefined) return patience.paste;
		if (this.#rest === '') return undefined;
		if (this.#rest === escape) return patience.escape;
		return this.#rest.startsWith(escape) ? patience.sequence : patience.letter;
	}

	push(chunk: string): Input[] {
		// Whatever has begun and doesn't end: the way out stays open.
		if (/^\u0003+$/.test(chunk)) {
			this.#rest = '';
			this.#pasted = undefined;
			return [{type: 'key', text: interrupt}];
		}

		const isLate = this.#hasGivenEscape && lateSequence.test(chunk);
		this.#hasGivenEscape = false;
		this.#rest +=
			(isLate ? escape : '') + (this.#pasted === undefined ? chunk.replaceAll(eightBitControls, '') : chunk);
		return this.#cut();
	}

	/** Returns the text that was held back, now that nothing more has come. */
	giveUp(): Input[] {
		const [rest, pasted] = [this.#rest, this.#pasted];
		this.#rest = '';
		this.#pasted = undefined;
		this.#hasGivenEscape = rest === escape;
		if (pasted !== undefined) return unfinishedPaste(pasted);
		if (rest === '') return [];
		if (!rest.startsWith(escape)) return [{type: 'key', text: rest}];
		// A sequence that never ended is dropped; Escape and a character are two keys.
		return rest.length > 2 ? [] : Array.from(rest, text => ({type: 'key', text}));
	}

	#cut(): Input[] {
		const inputs: Input[] = [];
		for (;;) {
			const input = this.#pasted === undefined ? this.#cutKey() : this.#cutPaste();
			if (input === undefined) return inputs;
			if (input.text !== '') inputs.push(input);
		}
	}

	#cutPaste(): Input | undefined {
		const end = this.#rest.indexOf(pasteEnd);
		const isWhole = end >= 0;
		const text = this.#take(isWhole ? end : this.#rest.length - overlapOf(this.#rest));
		const pasted = ((this.#pasted ?? '') + text).slice(0, longestPaste);
		this.#pasted = isWhole ? undefined : pasted;
		if (!isWhole) return undefined;
		this.#take(pasteEnd.length);
		return {type: 'paste', text: pasted};
	}

	/** The first input; an empty one where something was eaten, none where more must come. */
	#cutKey(): Input | undefined {
		const rest = this.#rest;
		if (rest === '' || rest === escape) return undefined;
		if (!rest.startsWith(escape)) return this.#cutText();
		const key = (controlSequence.exec(rest) ?? functionKey.exec(rest))?.[0];
		if (key !== undefined) {
			this.#take(key.length);
			if (key === pasteStart) this.#pasted = '';
			return {type: 'key', text: knownKey.test(key) ? key : ''};
		}

		const [whole, answer = ''] = stringSequence.exec(rest) ?? [];
		if (whole !== undefined) {
			this.#take(whole.length);
			return {type: 'answer', text: answer.slice(0, longestSequence)};
		}

		if (rest.length <= longestSequence && controlStart.test(rest)) return undefined;
		if (stringStart.test(rest)) {
			this.#rest =
				rest.slice(0, longestSequence) +
				(rest.length > longestSequence && rest.endsWith(escape) ? escape : '');
			return undefined;
		}

		const broken = brokenSequence.exec(rest)?.[0];
		this.#take(broken?.length ?? 1);
		return {type: 'key', text: broken === undefined ? escape : ''};
	}

	#cutText(): Input | undefined {
		const [erased = ''] = erasing.exec(this.#rest) ?? [];
		if (erased !== '') return {type: 'key', text: this.#take(erased.length).replaceAll('\u007F', '\b')};
		if (control.test(this.#rest)) return {type: 'key', text: this.#take(1)};
		const [text = ''] = characters.exec(this.#rest) ?? [];
		const composed = text.normalize('NFC').replace(strayMarks, '');
		this.#take(text.length);
		if (this.#rest !== '') return {type: 'key', text: composed};
		const held = lastLetter.exec(composed)?.[0] ?? '';
		this.#rest = held;
		return held === composed && held !== ''
			? undefined
			: {type: 'key', text: composed.slice(0, composed.length - held.length)};
	}

	#take(length: number): string {
		const taken = this.#rest.slice(0, length);
		this.#rest = this.#rest.slice(length);
		return taken;
	}
}
