import {isProgram, type GhostRefusal} from '../engine/index.js';
import {isNamedKey, keyName} from '../page/keys.js';
import type {GhostClash} from '../settings/ghost.js';
import type {HangmanClash} from '../settings/hangman.js';
import type {RefusedText} from '../settings/setting.js';
import type {TournamentClash} from '../settings/tournament.js';
import {describeLetters, lengthsText, listOf, countOf, capitalize} from './words.js';
import {dictionaryAt} from './faults.js';
import {nearestName} from '../dictionaries/nearest.js';
import {printable} from '../dictionaries/index.js';

export const refused = {
	letters: 'Please enter one letter, or help.',
	notLetter: (range: string) => `Please enter a letter from ${range}.`,
	notWord: (range: string) => `Please enter a word of letters from ${range}, or nothing.`,
	notYesOrNo: 'Please answer y or n.',
	notOn: 'Please press Enter, or type a question mark for the keys.',
	/** Commands have numbers, too. */
	notChoice: 'Please type one of the numbers. A question mark lists them all.',
	notRow: (count: number, mayPlay: boolean) =>
		`Please enter a number from 1 to ${count}${mayPlay ? ', or nothing to play' : ''}.`,
	notInRange: (most: number) => `Please enter a whole number from 1 to ${most}.`,
} as const;

export const ghostRefusals = {
	'game-over': 'The game is over.',
	challenged: 'You must name a word.',
	'not-challenged': 'No one asked for a word.',
	'no-challenges': 'There are no challenges in this game.',
	'nothing-to-challenge': 'There is nothing to challenge yet.',
	'no-such-place': 'No letter can go there.',
	'too-long': 'No word is that long; challenge instead.',
	'no-take-back': 'There is no letter to take back.',
} as const satisfies Record<GhostRefusal, string>;

export const insteadOfKeys =
	'If a key is named, type a word here: hint, families, coach, tree, review. A question mark lists them.';

/** `a whole number of 1 or more`, `easy, fair or hard`. */
export const wantedText = ({wanted, alphabet}: Pick<RefusedText, 'wanted' | 'alphabet'>): string =>
	typeof wanted === 'string' ? wanted.replace('{letters}', describeLetters(alphabet)) : listOf(wanted);

function hintFor({wanted, refused}: RefusedText): string {
	if (typeof wanted === 'string') return '.';
	if (isProgram(refused)) return '; a program can choose only in wordfiend tournament --choosers.';
	const near = nearestName(refused, wanted);
	return near === undefined ? '.' : `; did you mean ${near}?`;
}

/** Returns what an option must be and is not: `The option --length must be a whole number of 1 or more, not x.` */
export const refusalText = (option: string, refusal: RefusedText): string =>
	`${option} must be ${wantedText(refusal)}, not ${printable(refusal.refused)}${hintFor(refusal)}`;

export type Clash = HangmanClash | GhostClash | TournamentClash;

export function clashText(clash: Clash): string {
	switch (clash.reason) {
		case 'secret-cheats':
			return `A secret goes only with --chooser random, not with ${clash.chooser}.`;
		case 'secret-length':
			return `The secret has ${clash.secret} letters, but --length says ${clash.length}; leave --length out.`;
		case 'no-word-for-friend':
			return 'A line for a friend needs a word: give --secret WORD.';
		case 'from-without-friend':
			return '--from goes with --for-a-friend; leave it out, or give both.';
		case 'race-without-you':
			return 'In a race you guess yourself; leave out --guesser or --race.';
		case 'no-length':
			return `${dictionaryAt(clash.dictionary)} has no words of ${clash.length} letters; choose a length of ${lengthsText(clash.lengths)}.`;
		case 'elsewhere-and-others':
			return 'Friends elsewhere play among themselves: give --opponent elsewhere, or elsewhere,elsewhere and so on.';
		case 'no-computer':
			return 'Among people no computer goes first; leave out --first or --opponent.';
		case 'too-many-names':
			return `There are ${clash.names} names for ${countOf(clash.people, 'person', 'people')}; give fewer.`;
		case 'no-player':
			return 'There is no such player.';
		case 'no-long-words':
			return `${dictionaryAt(clash.dictionary)} has no words of ${clash.minLength} letters or more; choose ${clash.longest} or less.`;
		case 'no-guesser':
			return 'No one guesses; let one guesser in.';
		case 'no-chooser':
			return 'No one chooses; let one chooser in.';
		case 'no-lengths':
			return `${dictionaryAt(clash.dictionary)} has no words of these lengths; it has words of ${lengthsText(clash.lengths)} letters.`;
	}
}

/** Says why a key does nothing; `letters` are those that may be typed now, if any. */
export const idleText = (key: string, letters: string | undefined): string =>
	letters === undefined || isNamedKey(key)
		? `${keyName(key)} does nothing here; ? lists the keys.`
		: `The letters are ${letters}${/\p{Script=Latin}/u.test(letters) ? '' : ': switch keyboards, or use ↑↓←→'}.`;

/** Says why no letter is taken now. */
export const noLettersText = {
	watched: (step: string) => `You are watching: Space pauses, ${step} steps.`,
	elsewhere: (name: string) => `It’s ${name}’s turn: paste the line that comes.`,
	reviewed: 'This is a review: ←→ step, Esc goes back.',
	over: 'The game is over: Enter plays again.',
	roundOver: 'The round is over: Enter begins the next one.',
	slip: 'Backspace takes the letter back; Enter plays it.',
} as const;

export const idleInHelp = (key: string): string => `${keyName(key)} does nothing here; Esc goes back.`;

export const noMistakeText = (by: 1 | -1, isDone: boolean): string =>
	`No mistake ${by === 1 ? 'after' : 'before'} this turn${isDone ? '.' : ', as far as analysed.'}`;

export const noTurnText = (by: number): string => `No turn ${by > 0 ? 'after' : 'before'} this one.`;

export const unfinishedWordText = (length: number): string =>
	`The word has ${countOf(length, 'letter')}: type all of them.`;

export const noFamiliesText = 'Families would give the word away: see them at the end.';

export const noChallengeText = 'No challenges here: Rules in the set-up allows them.';

export const onceBackText = 'A letter can be taken back only once a game.';

const orSee = (near: string | undefined): string => near ?? 'see wordfiend --help.';

/** The sentences about a command line that is wrong, and how to mend it. */
export const usage = {
	noCommand: (name: string, near: string | undefined) =>
		`There is no command ${printable(name)}; ${orSee(near && `did you mean ${near}?`)}`,
	noOption: (option: string, near: string | undefined) =>
		`There is no option ${option}; ${orSee(near && `did you mean --${near}?`)}`,
	twice: (option: string) => `The option ${option} can be given only once.`,
	onlyWith: (option: string, lines: string) => `The option ${option} goes only with ${lines}.`,
	needsValue: (option: string) => `The option ${option} needs a value.`,
	takesNoValue: (option: string) =>
		`The option ${option} takes no value; write only ${option}, or leave it out.`,
	surplus: (name: string, most: number, surplus: string) =>
		`${capitalize(name)} takes ${most === 0 ? 'options only' : 'one word'}; leave out ${printable(surplus)}, or see wordfiend ${name} --help.`,
	noProof: 'Check takes one file, a proof; see wordfiend check --help.',
	codeOf: (command: string) => `Give the code of a game: wordfiend ${command} CODE.`,
	oneCode: (surplus: string) =>
		`A game has one code; leave out ${printable(surplus)}, or write the code in one piece.`,
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
		`${dictionaryAt(dictionary)} has no words of ${from} to ${to} letters; its words have ${least} to ${most}.`,
	notBoth: (one: string, other: string) => `Choose --${one} or --${other}, not both.`,
} as const;

/** Why a command that was understood ended early. */
export const failure = {
	unreadableProof: (path: string) => `The proof ${printable(path)} can’t be read; check the path.`,
	unwritableProof: (path: string) => `The proof ${printable(path)} can’t be written; check the path.`,
	otherWords: (dictionary: string) =>
		`${dictionaryAt(dictionary)} doesn’t hold the words of the proof; name their list with -d.`,
	nothingProved: 'Nothing was proved in time, so no proof was written; give it longer.',
	noGameLine: 'A game begins with a line such as game 7 8.',
	noSuchLine: (line: string) => `There is no line ${printable(line)}; see docs/players.md.`,
	noWord: (dictionary: string, pattern: string, without: readonly string[]) =>
		`No word of the dictionary ${printable(dictionary)} fits ${pattern}${without.length === 0 ? '' : ` and is without ${without.join(', ')}`}; check what is shown, or try another dictionary.`,
	stopped: 'Stopped before the end; the games finished so far are above.',
} as const;

export const forgetQuestion = (finished: number, left: number): string =>
	`Forget ${countOf(finished, 'finished game')} and ${countOf(left, 'unfinished game')}? This can’t be undone. [y/n] `;
