import {describeLetters, type Source} from '../dictionaries/index.js';
import {
	foldTyped,
	hidden,
	isLetter,
	longestWord,
	spell,
	type GuesserName,
	type Letter,
	type Pattern,
} from '../engine/index.js';
import {guesserNames} from './hangman.js';
import {alphabetOf, readChoice, sourceOf} from './readers.js';
import type {Asked, Reading, Setting, ValuesOf} from './setting.js';
import {json, words} from './shared.js';

function readPattern(text: string, asked: Asked): Reading<Pattern> {
	const alphabet = alphabetOf(asked);
	const parts = text
		.split(/([-_.])/)
		.map(part => (/^[-_.]$/.test(part) ? hidden : foldTyped(alphabet, part)));
	const pattern = parts.join('');
	if (pattern === '' || parts.includes(undefined)) {
		const letters = describeLetters(alphabet);
		return {ok: false, wanted: `letters from ${letters}, and -, _ or . for what is hidden`, refused: text};
	}

	if (pattern.length > longestWord)
		return {ok: false, wanted: `at most ${longestWord} places long`, refused: text};
	return {ok: true, value: pattern};
}

/** The letters of `eaio`, `e a i o` or `E,A,I,O`, each once. */
function readGuessed(text: string, asked: Asked): Reading<readonly Letter[]> {
	const alphabet = alphabetOf(asked);
	const list = foldTyped(alphabet, text.replaceAll(/[\s,]/g, ''));
	if (list === undefined)
		return {ok: false, wanted: `letters from ${describeLetters(alphabet)}`, refused: text};
	return {ok: true, value: [...new Set(spell(alphabet, list))]};
}

const pattern: Setting<Pattern> = {
	flag: {name: 'pattern', value: 'PATTERN', help: 'what is shown; -, _ or . for a hidden letter'},
	read: readPattern,
};

const guessed: Setting<readonly Letter[]> = {
	flag: {
		name: 'guessed',
		value: 'LETTERS',
		help: 'the letters guessed so far; those that are shown are added automatically',
	},
	standard: '',
	read: readGuessed,
	mayBeEmpty: true,
};

const guesser: Setting<GuesserName> = {
	flag: {name: 'guesser', value: 'NAME', help: `${guesserNames.join(', ')} (expert); naive needs no pattern`},
	standard: 'expert',
	read: readChoice(guesserNames),
};

/** The settings of `suggest`. */
export const suggestTable = {...words, pattern, guessed, guesser, json};

/** What someone sees of a game that is played elsewhere, and who is asked about it. */
export type SuggestRequest = Source & {
	readonly guesser: GuesserName;
	/** `undefined` for a guesser that needs none. */
	readonly pattern: Pattern | undefined;
	/** The letters guessed, in order, those that the pattern shows among them. */
	readonly guessed: readonly Letter[];
};

export function requestSuggest(
	asked: Asked,
	values: ValuesOf<typeof suggestTable>,
): {readonly ok: true; readonly request: SuggestRequest} | {readonly ok: false; readonly sentence: string} {
	const {guesser: name = 'expert', guessed: listed = []} = values;
	if (values.pattern === undefined && name !== 'naive')
		return {
			ok: false,
			sentence: 'Say what is shown, as with --pattern -e--a-; only --guesser naive does without.',
		};
	const shown = Array.from(values.pattern ?? '').filter(each => isLetter(alphabetOf(asked), each));
	return {
		ok: true,
		request: {
			...sourceOf(asked),
			guesser: name,
			pattern: values.pattern,
			guessed: [...new Set([...listed, ...shown])],
		},
	};
}
