import {
	foldTyped,
	guesserNames,
	hidden,
	longestWord,
	spell,
	type Alphabet,
	type Letter,
	type Pattern,
} from '../engine/index.js';
import {oneOf} from './readers.js';
import {flag, refuse, type Reading, type Table, type Values} from './setting.js';
import {knows, wordsTable} from './words.js';

function readPattern(text: string, alphabet: Alphabet): Reading<Pattern> {
	const parts = text
		.split(/([-_.])/)
		.map(part => (/^[-_.]$/.test(part) ? hidden : foldTyped(alphabet, part)));
	const pattern = parts.join('');
	if (pattern === '' || parts.includes(undefined))
		return refuse('letters from {letters}, and -, _ or . for what is hidden', text);
	if (pattern.length > longestWord) return refuse(`at most ${longestWord} places long`, text);
	return {ok: true, value: pattern};
}

/** The letters of `eaio`, `e a i o` or `E,A,I,O`, each once. */
function readGuessed(text: string, alphabet: Alphabet): Reading<readonly Letter[]> {
	const list = foldTyped(alphabet, text.replaceAll(/[\s,]/g, ''));
	if (list === undefined) return refuse('letters from {letters}', text);
	return {ok: true, value: [...new Set(spell(alphabet, list))]};
}

export const suggestTable = {
	...wordsTable,
	pattern: {
		flag: flag('pattern', 'PATTERN', 'what is shown; -, _ or . for a hidden letter'),
		/** None for a guesser that needs none. */
		default: undefined,
		read: readPattern,
	},
	guessed: {
		flag: flag(
			'guessed',
			'LETTERS',
			'the letters guessed so far; those that are shown are added automatically',
		),
		default: [],
		read: readGuessed,
		mayBeEmpty: true,
	},
	guesser: {
		flag: flag('guesser', 'NAME', 'whom to ask (naive needs no pattern)'),
		...oneOf(guesserNames),
		default: 'expert',
	},
	knows,
} satisfies Table;

export type SuggestSettings = Values<typeof suggestTable>;
