import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {requestSuggest, suggestTable, type SuggestRequest} from '../settings/suggest.js';
import type {Asked} from '../settings/setting.js';
import {suggest} from '../games/suggest.js';
import {describeSuggestion, suggestionJson} from '../text/suggestion.js';
import type {Command} from './command.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {CommandError, usageError} from './errors.js';
import {jsonText} from './json.js';
import {readValues, refuseWords} from './read-values.js';

/** What the command line asks for, as far as that can be told without the dictionary. */
export function readSuggest(asked: Asked): SuggestRequest {
	const settled = requestSuggest(asked, readValues(suggestTable, asked));
	if (!settled.ok) throw usageError(settled.sentence);
	return settled.request;
}

function noWord({dictionary, guesser, pattern = '', guessed}: SuggestRequest): string {
	const wrong = guessed.filter(letter => !pattern.includes(letter));
	const without = guesser === 'pattern' || wrong.length === 0 ? '' : ` and is without ${wrong.join(', ')}`;
	return `No word of the dictionary ${printable(dictionary)} fits ${pattern}${without}; check what is shown, or try another dictionary.`;
}

/** `wordfiend suggest`: the letter to guess next in a game that is played elsewhere. */
export const command: Command = {
	usage: '--pattern PATTERN [options]',
	examples: [
		['wordfiend suggest --pattern -e--a- --guessed eaio', 'e and a are shown, i and o were wrong'],
		['wordfiend suggest --pattern _e__ --guesser paga -d words.txt', ''],
		['wordfiend suggest --guesser naive --guessed ea --json', ''],
	],
	table: suggestTable,
	notes: ['Where no word fits, the exit code is 1.'],
	async run({words, asked}) {
		refuseWords('suggest', words);
		const request = readSuggest(asked);
		const isJson = readValues(suggestTable, asked).json ?? false;
		const dictionary = await openDictionary(request);
		const suggestion = suggest(dictionary, request);
		if (isJson) process.stdout.write(jsonText(suggestionJson(suggestion)));
		if (suggestion.ranking.words === 0) throw new CommandError(noWord(request), 1);
		if (isJson) return 0;
		reportSkipped(request, dictionary);
		process.stdout.write(describeSuggestion(suggestion));
		return 0;
	},
};
