import {typedLetter, type Alphabet, type ForfeitReason, type ProgramLine} from '../engine/index.js';

export const protocolGreeting = 'wordfiend 1';

export function writeLine(line: ProgramLine): string {
	switch (line.kind) {
		case 'game':
			return `game ${line.length} ${line.budget}`;
		case 'guess':
			return `guess ${line.pattern} ${line.guessed.join('') || '-'} ${line.left}`;
		case 'choose':
			return ['choose', line.guess, ...line.families.map(({pattern, count}) => `${pattern} ${count}`)].join(
				' ',
			);
		case 'over':
			return `over ${line.result} ${line.word}`;
	}
}

export const isAnswered = ({kind}: ProgramLine): boolean => kind === 'guess' || kind === 'choose';

/** Reads an answer: a letter that was not guessed, or one of the patterns; returns the fault of any other. */
export function readAnswer(asked: ProgramLine, line: string, alphabet: Alphabet): string | ForfeitReason {
	if (asked.kind === 'guess') {
		const letter = typedLetter(alphabet, line);
		if (letter === undefined) return {kind: 'no-letter', line};
		return asked.guessed.includes(letter) ? {kind: 'guessed', letter} : letter;
	}

	const answer = line.trim();
	const isPattern = asked.kind === 'choose' && asked.families.some(({pattern}) => pattern === answer);
	return isPattern ? answer : {kind: 'no-family', line};
}

/** Returns the name behind `ready`, empty if there is none; `undefined` for any other line. */
export function readReady(line: string): string | undefined {
	const [word, ...name] = line.trim().split(/\s+/);
	return word === 'ready' ? name.join(' ') : undefined;
}

/** Reads a line of the protocol; returns `undefined` for any other text. */
export function readLine(
	text: string,
):
	| ProgramLine
	| {readonly kind: 'greeting'}
	| {readonly kind: 'quit'}
	| {readonly kind: 'words'; readonly path: string}
	| undefined {
	const line = text.replace(/\r$/, '');
	if (line === protocolGreeting) return {kind: 'greeting'};
	if (line === 'quit') return {kind: 'quit'};
	if (line.startsWith('words ')) return {kind: 'words', path: line.slice('words '.length)};
	const [kind, ...rest] = line.split(' ');
	const [first = '', second = '', third = ''] = rest;
	const isCount = (part: string) => /^\d{1,9}$/.test(part);
	if (kind === 'game' && isCount(first) && isCount(second) && Number(second) > 0)
		return {kind, length: Number(first), budget: Number(second)};
	if (kind === 'guess' && isCount(third))
		return {kind, pattern: first, guessed: second === '-' ? [] : Array.from(second), left: Number(third)};
	if (kind === 'over' && (first === 'won' || first === 'lost')) return {kind, result: first, word: second};
	if (kind !== 'choose' || rest.length < 3 || rest.length % 2 === 0) return undefined;
	const [guess = '', ...listed] = rest;
	const families = listed.flatMap((pattern, at) =>
		at % 2 === 0 ? [{pattern, count: Number(listed[at + 1])}] : [],
	);
	return families.every(({count}) => Number.isSafeInteger(count)) ? {kind, guess, families} : undefined;
}
