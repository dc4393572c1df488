import {programCommand, isProgram, type ProgramName} from '../engine/index.js';
import {isPrintable} from '../dictionaries/index.js';
import {oneOf, readCount, readEach} from './readers.js';
import {flag, refuse, type Reading, type Table} from './setting.js';

/** Matches the tokens of a POSIX shell: blanks, quoted texts, escapes, and single characters. */
const token = /\s+|'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\]|[^]/gu;

/** Characters that only a shell could act on. No shell runs here, so they are refused. */
const acting = /^[|&;<>()$`]$/;

const actingInQuotes = /(?<!\\)(?:\\\\)*([$`])/;

const openTexts = new Map([
	["'", 'a single quote'],
	['"', 'a double quote'],
	['\\', 'a backslash at its end'],
]);

function unquoted(part: string): string {
	if (part.startsWith("'")) return part.slice(1, -1);
	if (part.startsWith('"')) return part.slice(1, -1).replaceAll(/\\([$`"\\])/g, '$1');
	return part.startsWith('\\') ? part.slice(1) : part;
}

/** Splits a command into words as a shell does; no shell is started, and nothing is expanded. */
export function shellWords(command: string): Reading<readonly string[]> {
	const words: string[] = [];
	let word: string | undefined;
	for (const part of command.match(token) ?? []) {
		const open = openTexts.get(part);
		if (open !== undefined) return refuse(`a command that closes its quotes: ${open} is left open`, command);
		const act = part.startsWith('"') ? actingInQuotes.exec(part)?.[1] : acting.exec(part)?.[0];
		if (act !== undefined)
			return refuse(
				`a command without ${act}, since no shell runs it; put it in single quotes, or in a script of its own`,
				command,
			);
		if (/^\s/.test(part)) {
			if (word !== undefined) words.push(word);
			word = undefined;
		} else word = (word ?? '') + unquoted(part);
	}

	return {ok: true, value: word === undefined ? words : [...words, word]};
}

/** The items of a list with commas between; a comma inside quotes, or behind a backslash, is part of its item. */
export function splitList(text: string): readonly string[] {
	const items = [''];
	for (const part of text.match(token) ?? []) {
		if (part === ',') items.push('');
		else items.push((items.pop() ?? '') + part);
	}

	return items.map(item => item.trim());
}

function readProgram(text: ProgramName): Reading<ProgramName> {
	const command = programCommand(text);
	if (!isPrintable(command)) return refuse('a command without control characters', text);
	const split = shellWords(command);
	if (!split.ok) return refuse(split.wanted, text);
	if (!split.value[0]) return refuse('run: and a command, such as run:python3 mine.py', text);
	return {ok: true, value: `run:${command}`};
}

export const playerOf = <const Name extends string>(choices: readonly Name[]) => ({
	choices,
	read(text: string): Reading<Name | ProgramName> {
		if (isProgram(text)) return readProgram(text);
		const named = oneOf(choices).read(text);
		return named.ok ? named : {...named, wanted: [...choices, 'run:COMMAND']};
	},
});

export const playersOf = <Name extends string>(choices: readonly Name[]) => ({
	choices,
	read(text: string): Reading<readonly (Name | ProgramName)[]> {
		const reading = readEach(splitList(text), part => playerOf(choices).read(part));
		return reading.ok ? {ok: true, value: [...new Set(reading.value)]} : reading;
	},
});

export const programTable = {
	patience: {
		flag: flag('patience', 'SECONDS', 'how long a program of yours has for an answer'),
		default: 10,
		read: readCount,
	},
} satisfies Table;

/** Returns whether the text of a setting names a program: such a text is never kept, and never read from a file. */
export const namesProgram = (text: string): boolean => splitList(text).some(isProgram);

export const programsIn = (values: Readonly<Record<string, unknown>>): readonly ProgramName[] =>
	Object.values(values).flatMap((value): readonly ProgramName[] =>
		Array.isArray(value) ? value.filter(isProgram) : isProgram(value) ? [value] : [],
	);
