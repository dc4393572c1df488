import {printable} from '../dictionaries/index.js';
import {capitalize, countOf} from './words.js';

const orSee = (near: string | undefined): string => near ?? 'see wordfiend --help.';

const withoutSurplus = (surplus: string, name: string): string =>
	`leave out ${printable(surplus)}, or see wordfiend ${name} --help.`;

/** What is wrong with a command line, and what to do. */
export const usage = {
	noCommand: (name: string, near: string | undefined) =>
		`There is no command ${printable(name)}; ${orSee(near && `did you mean ${near}?`)}`,
	noOption: (option: string, near: string | undefined) =>
		`There is no option ${option}; ${orSee(near && `did you mean --${near}?`)}`,
	twice: (option: string) => `The option ${option} can be given only once.`,
	onlyWith: (option: string, lines: string) => `The option ${option} goes only with ${lines}.`,
	needsValue: (option: string) => `The option ${option} needs a value.`,
	takesNoValue: (option: string) => `The option ${option} takes no value; leave it out to turn it off.`,
	onlyOptions: (name: string, surplus: string) =>
		`${capitalize(name)} takes options only; ${withoutSurplus(surplus, name)}`,
	oneProof: 'Check takes one file, a proof; see wordfiend check --help.',
	codeOf: (command: string) => `Give the code of a game: wordfiend ${command} CODE.`,
	oneCode: (surplus: string) =>
		`A game has one code; leave out ${printable(surplus)}, or write the code in one piece.`,
	oneDate: (surplus: string) => `Daily takes one date; ${withoutSurplus(surplus, 'daily')}`,
	date: (date: string, today: string) => `${printable(date)} is not a date; write it like ${today}.`,
	whichWords: 'Say which words, as in wordfiend define mulct.',
	threeArguments: 'Ghost takes three arguments, DICTIONARY FIRST MODE, or none; see wordfiend ghost --help.',
	notBesideArguments: (option: string) =>
		`The option --${option} does not go with DICTIONARY FIRST MODE; leave it out.`,
	first: (word: string) => `FIRST must be 1 for you or 0 for the computer, not ${printable(word)}.`,
	mode: (word: string) =>
		`MODE must be 0 for a random computer or 1 for a perfect one, not ${printable(word)}.`,
	proofOfPerfect: 'The option --proof goes only with --chooser perfect.',
	whoServes: 'Say who plays: wordfiend serve --guesser expert, or --chooser evil.',
	pattern: 'Say what is shown, as with --pattern -e--a-; only --guesser naive does without.',
	lengths: (dictionary: string, [from, to]: readonly number[], [least, most]: readonly number[]) =>
		`The dictionary ${printable(dictionary)} has no words of ${from} to ${to} letters; its words have ${least} to ${most}.`,
	jsonOrCsv: 'Choose --json or --csv, not both.',
} as const;

/** Why a command that was understood ended early. */
export const failure = {
	unreadableProof: (path: string) => `The proof ${printable(path)} can’t be read; check the path.`,
	unwritableProof: (path: string) => `The proof ${printable(path)} can’t be written; check the path.`,
	otherWords: (dictionary: string) =>
		`The dictionary ${printable(dictionary)} doesn’t hold the words of the proof; name their list with -d.`,
	nothingProved: 'Nothing was proved in time, so no proof was written; give it longer.',
	noGameLine: 'A game begins with a line such as game 7 8.',
	noSuchLine: (line: string) => `There is no line ${printable(line)}; see docs/players.md.`,
	noWord: (dictionary: string, pattern: string, without: readonly string[]) =>
		`No word of the dictionary ${printable(dictionary)} fits ${pattern}${without.length === 0 ? '' : ` and is without ${without.join(', ')}`}; check what is shown, or try another dictionary.`,
	stopped: 'Stopped before the end; the games finished so far are above.',
} as const;

export const forgetQuestion = (finished: number, left: number): string =>
	`Forget ${countOf(finished, 'finished game')} and ${countOf(left, 'unfinished game')}? This can’t be undone. [y/n] `;
