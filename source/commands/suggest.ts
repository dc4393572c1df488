import process from 'node:process';
import {defaultDictionary, printable} from '../dictionary-files.js';
import {hidden, isLetter, longestWord, spell, type Letter, type Pattern} from '../engine/index.js';
import {suggest, type SuggestRequest} from '../setup/suggest.js';
import {guesserNames} from '../setup/tournament.js';
import {describeSuggestion, suggestionJson} from '../text/suggestion.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {CommandError, usageError} from './errors.js';
import {commandFlags, type Flags} from './flags.js';
import {assertOptions, readChoice, type Options} from './options.js';

function readPattern(text: string): Pattern {
	const pattern = text.toLowerCase().replaceAll(/[_.]/g, hidden);
	if (!/^[a-z-]+$/.test(pattern))
		throw usageError(
			`The pattern must be letters from a to z, and -, _ or . for what is hidden, not ${printable(text)}.`,
		);
	if (pattern.length > longestWord)
		throw usageError(`The pattern must have at most ${longestWord} places, not ${pattern.length}.`);
	return pattern;
}

/** The letters of `eaio`, `e a i o` or `E,A,I,O`, each once. */
function readGuessed(text: string): readonly Letter[] {
	const list = text.toLowerCase().replaceAll(/[\s,]/g, '');
	if (!/^[a-z]*$/.test(list))
		throw usageError(`The option --guessed must be letters from a to z, not ${printable(text)}.`);
	return [...new Set(spell(list))];
}

/** What the options ask for, as far as they can tell without the dictionary. */
export function readSuggest(options: Options): SuggestRequest {
	const guesser = readChoice('guesser', options.guesser, guesserNames) ?? 'expert';
	const pattern = options.pattern === undefined ? undefined : readPattern(options.pattern);
	if (pattern === undefined && guesser !== 'naive')
		throw usageError(`Say what is shown, as with --pattern -e--a-; only --guesser naive does without.`);
	const listed = readGuessed(options.guessed ?? '');
	const shown = Array.from(pattern ?? '').filter(isLetter);
	const {dictionary = defaultDictionary} = options;
	return {dictionary, guesser, pattern, guessed: [...new Set([...listed, ...shown])]};
}

/** `wordfiend suggest`: the letter to guess next in a game that is played elsewhere; gives the exit code. */
export async function runSuggest(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.suggest);
	const [surplus] = words;
	if (surplus !== undefined)
		throw usageError(
			`Suggest takes options only; leave out ${printable(surplus)}, or see wordfiend suggest --help.`,
		);
	const request = readSuggest(flags);
	const dictionary = await openDictionary(request.dictionary);
	const suggestion = suggest(dictionary, request);
	const isJson = flags.json ?? false;
	if (isJson) process.stdout.write(`${JSON.stringify(suggestionJson(suggestion))}\n`);
	if (suggestion.ranking.words === 0) throw new CommandError(noWord(request), 1);
	if (isJson) return 0;
	reportSkipped(request.dictionary, dictionary);
	process.stdout.write(describeSuggestion(suggestion));
	return 0;
}

function noWord({dictionary, guesser, pattern = '', guessed}: SuggestRequest): string {
	const name = printable(dictionary);
	const wrong = guessed.filter(letter => !pattern.includes(letter));
	const without = guesser === 'pattern' || wrong.length === 0 ? '' : ` and is without ${wrong.join(', ')}`;
	return `No word of the dictionary ${name} fits ${pattern}${without}; check what is shown, or try another dictionary.`;
}
