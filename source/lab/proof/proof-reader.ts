/** `ends`: the proof is incomplete; `form`: a line of the wrong form; `words`: about other words; `surplus`: lines left over; the others: a step that does not follow. */
export type ProofFault =
	'ends' | 'form' | 'words' | 'surplus' | 'letter' | 'pattern' | 'misses' | 'hit' | 'plan' | 'part';

/** A step that does not follow. */
export class Refusal extends Error {
	readonly reason: ProofFault;

	constructor(reason: ProofFault) {
		super(reason);
		this.reason = reason;
	}
}

export function assert(isTrue: boolean, reason: ProofFault): asserts isTrue {
	if (!isTrue) throw new Refusal(reason);
}

/** Reads the lines of a proof, one after another. */
export function readLines(lines: readonly string[]) {
	let at = 0;
	return {
		at: () => at,
		next(): string {
			const line = lines[at];
			assert(line !== undefined, 'ends');
			at++;
			return line;
		},
		number(name: string): number {
			const [first, value = '', ...rest] = this.next().split(' ');
			assert(first === name && /^\d{1,9}$/.test(value) && rest.length === 0, 'form');
			return Number(value);
		},
	};
}

export type Reader = ReturnType<typeof readLines>;
