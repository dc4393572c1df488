import {commandOf, isProgram, programNameOf, type ProgramName} from '../engine/index.js';
import {cutEnd} from './wrap.js';

const longestName = 24;

/** What a player is called: a bot by its name, a program by what it says its name is, or else by its command. */
export function playerName(player: string, said?: ReadonlyMap<string, string>): string {
	if (!isProgram(player)) return player;
	return cutEnd(
		said?.get(player) ?? (commandOf(player) || programNameOf(player) || 'a program'),
		longestName,
	);
}

/** The names of some players, each once: of two programs with the same name the second gets a number. */
export function namesOf(
	players: readonly string[],
	said: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
	const taken = new Set(players.filter(player => !isProgram(player)));
	return new Map(
		Array.from(new Set(players), player => {
			if (!isProgram(player)) return [player, player];
			const name = playerName(player, said);
			const numbered = Array.from(players, (_, at) => (at === 0 ? name : `${name} ${at + 1}`));
			const free = numbered.find(each => !taken.has(each)) ?? name;
			taken.add(free);
			return [player, free];
		}),
	);
}

export function commandText(chooser: string | undefined, racer: string | undefined): string {
	const alone = 'or leave it empty and play on alone.';
	if (chooser === undefined)
		return `${racer ?? ''} plays beside you, and its command is kept nowhere. Type it, ${alone}`;
	const needed = `${chooser} answers in this game, and its command is kept nowhere. Type it and play on: the program hears what was asked so far. Without it, the game stays as it is.`;
	return racer === undefined
		? needed
		: `${needed} ${racer} plays beside you: type its command, too, ${alone}`;
}

export const commandQuestion = (chooser: string): string =>
	`${chooser} answers in this game. The command that starts it, or nothing to leave it:`;

export const awayText = (chooser: string): string =>
	`${chooser} isn’t here: play the code, and type its command.`;

export const noCommandText = 'The game stays as it is.';

/** A line that a program was asked or told, that it said, or that it wrote to its standard error. */
export type LogLine = {
	readonly by: ProgramName;
	readonly kind: 'asked' | 'said' | 'error';
	readonly text: string;
};

export const logHelp = 'what your program was asked, what it said, and its standard error';

/** A line of a log as it is shown: of several programs each is named. */
export function logText({by, kind, text}: LogLine, names: ReadonlyMap<string, string>): string {
	const name = names.size > 1 ? `${names.get(by) ?? ''} ` : '';
	return `${name}${kind.padEnd(5)}  ${text}`.trimEnd();
}

export type ProgramFault =
	| {readonly kind: 'unstarted'; readonly code: string}
	| {readonly kind: 'ended'; readonly how: string; readonly cause: string | undefined}
	| {readonly kind: 'silent'; readonly seconds: number}
	| {readonly kind: 'flood'}
	/** It said something of its own accord, or between two lines. */
	| {readonly kind: 'unasked'; readonly line: string}
	| {readonly kind: 'unready' | 'no-letter' | 'no-family'; readonly line: string}
	| {readonly kind: 'guessed'; readonly letter: string};

const longestQuote = 60;

const quote = (line: string): string => (line === '' ? 'an empty line' : `“${cutEnd(line, longestQuote)}”`);

const startFaults: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such program',
	EACCES: 'there is no such program, or it may not be run',
};

/** Why a program forfeits, behind its name and without a period; of one that ended, with the error that it named last. */
export function forfeitReason(fault: ProgramFault): string {
	switch (fault.kind) {
		case 'unstarted':
			return `can’t be started: ${startFaults[fault.code] ?? fault.code}`;
		case 'ended': {
			const cause = fault.cause === undefined ? '' : `: ${quote(fault.cause)}`;
			return `ended before the game did (${fault.how})${cause}`;
		}

		case 'silent': {
			const time = fault.seconds === 1 ? 'a second' : `${fault.seconds} seconds`;
			return `gave no answer within ${time}; each must be flushed`;
		}

		case 'flood':
			return 'wrote more than any answer needs';
		case 'unasked':
			return `wrote ${quote(fault.line)} without being asked`;
		case 'unready':
			return `answered ${quote(fault.line)} where it should say “ready” and its name`;
		case 'no-letter':
			return `answered ${quote(fault.line)}, which is not a letter`;
		case 'no-family':
			return `answered ${quote(fault.line)}, which is none of the patterns`;
		case 'guessed':
			return `guessed ${fault.letter} a second time`;
	}
}
