import type {GhostRefusal} from '../engine/index.js';

export const refused = {
	letters: 'Please enter one letter, or help.',
	notLetter: (range: string) => `Please enter a letter from ${range}.`,
	notWord: (range: string) => `Please enter a word of letters from ${range}, or nothing.`,
	notYesOrNo: 'Please answer y or n.',
	onlyOn: 'Please press Enter to go on.',
	notOn: 'Please press Enter, or type a question mark for the keys.',
	notReply: 'Please enter one letter, or menu.',
	notFirst: (letter: string) => `Here, guess ${letter}.`,
	/** Commands have numbers, too. */
	notChoice: 'Please type one of the numbers. A question mark lists them all.',
	notRow: (count: number, mayPlay: boolean) =>
		`Please enter a number from 1 to ${count}${mayPlay ? ', or nothing to play' : ''}.`,
	noPath: 'Type the path of the file, in the row File.',
} as const;

export const notInRange = (most: number): string => `Please enter a whole number from 1 to ${most}.`;

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

export const greeting = 'Wordfiend. A question mark tells the keys, anywhere.';

export const insteadOfKeys =
	'Where it says a key, type a word here: hint, families, coach, tree, review. A question mark lists them.';
