import {commandOf, isCommand, isProgram, unknownProgram, type ProgramName} from '../engine/index.js';
import {isPrintable, replaceActing} from '../dictionaries/index.js';
import {listOf} from '../text/lists.js';
import {choiceRow, oneOf, readCount, readEach, textRow} from './readers.js';
import {shellWords, splitList} from './shell-words.js';
import type {Chosen, Reading, Row, Setting} from './setting.js';

const openTexts = {"'": 'a single quote', '"': 'a double quote', '\\': 'a backslash at its end'};

function commandFault(command: string): string | undefined {
	if (!isPrintable(command)) return 'a command without control characters';
	const split = shellWords(command);
	if (split.ok) return split.words[0] ? undefined : 'run: and a command, such as run:python3 mine.py';
	if (split.reason === 'acting')
		return `a command without ${split.part}, for no shell runs it; put it in single quotes, or in a script of its own`;
	const [, open = 'a quote'] = Object.entries(openTexts).find(([mark]) => mark === split.part) ?? [];
	return `a command that closes its quotes: ${open} is left open`;
}

/** Why one of the programs that were typed in a form can't be run, in a sentence. */
export function programFault(values: Readonly<Record<string, unknown>>): string | undefined {
	for (const program of programsIn(values)) {
		const command = commandOf(program);
		if (command === '') return 'Your program: type the command that starts it, such as python3 mine.py.';
		const wanted = commandFault(command);
		if (wanted !== undefined) return `Your program: give ${wanted}.`;
	}

	return undefined;
}

export const programTyped = (text: string): ProgramName => `run:${replaceActing(text, () => '')}`;

export const commandRow = <Values>(
	name: string,
	label: string,
	program: ProgramName,
	choose: (program: ProgramName) => Chosen<Values>,
): Row<Values> =>
	textRow(name, label, {
		value: program.slice(unknownProgram.length),
		placeholder: 'what starts yours: python3 mine.py',
		type: text => choose(programTyped(text)),
	});

/** A row for who plays, and behind a program one for its command, which comes back with it. */
export function playerRows<Name extends string, Values>(
	name: string,
	label: string,
	{
		value,
		names,
		note,
		typed = unknownProgram,
		choose,
	}: {
		readonly value: Name | ProgramName;
		readonly names: readonly Name[];
		readonly note: string;
		readonly typed: ProgramName | undefined;
		readonly choose: (player: Name | ProgramName) => Chosen<Values>;
	},
): readonly Row<Values>[] {
	const row = `${name} command` as const;
	const keep = (player: Name | ProgramName): Chosen<Values> => {
		const command = isProgram(player) ? player : value;
		return {...choose(player), ...(isProgram(command) && {[row]: command})};
	};
	const who = choiceRow<Name | ProgramName, Values>(name, label, {
		...{value: isProgram(value) ? unknownProgram : value, values: [...names, unknownProgram]},
		...{shown: isProgram(value) ? 'program' : value, note},
		choose: player => keep(player === unknownProgram ? typed : player),
	});
	return isProgram(value) ? [who, commandRow(row, 'Command', value, keep)] : [who];
}

function readPlayer<Name extends string>(names: readonly Name[], text: string): Reading<Name | ProgramName> {
	if (!isCommand(text)) {
		const named = oneOf(names).read(text);
		return named.ok ? named : {...named, wanted: listOf([...names, 'run:COMMAND'])};
	}

	const wanted = commandFault(commandOf(text));
	return wanted === undefined
		? {ok: true, value: `run:${commandOf(text)}`}
		: {ok: false, wanted, refused: text};
}

export const playerOf = <Name extends string>(choices: readonly Name[]) => ({
	choices,
	read: (text: string): Reading<Name | ProgramName> => readPlayer(choices, text),
});

/** Some players and programs, with commas between, each once. */
export const playersOf = <Name extends string>(choices: readonly Name[]) => ({
	choices,
	read(text: string): Reading<readonly (Name | ProgramName)[]> {
		const reading = readEach(splitList(text), part => readPlayer(choices, part));
		return reading.ok ? {ok: true, value: [...new Set(reading.value)]} : reading;
	},
});

export const programTable = {
	patience: {
		flag: {
			name: 'patience',
			value: 'SECONDS',
			help: 'how long a program of yours has for an answer',
		},
		standard: 10,
		read: readCount,
	} satisfies Setting<number, object>,
};

/** Whether a text of a setting names a program: such a text is never kept, and never read from a file. */
export const namesProgram = (text: string): boolean => splitList(text).some(isProgram);

/** The programs among some values that are started by a command. */
export const programsIn = (values: Readonly<Record<string, unknown>>): readonly ProgramName[] =>
	Object.values(values).flatMap((value): readonly ProgramName[] =>
		Array.isArray(value) ? value.filter(isCommand) : isCommand(value) ? [value] : [],
	);
