import {suggestTable, type SuggestSettings} from '../settings/suggest.js';
import {json} from '../settings/words.js';
import {suggest, type Suggestion} from '../games/hangman/suggest.js';
import {suggestionParts} from '../text/hangman/suggestion.js';
import {printParts} from '../line-mode/plain.js';
import {failure, usage} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError} from './command.js';
import {openDictionary, reportSkipped, jsonText} from './output.js';

function noWord({dictionary, guesser, pattern = '', guessed}: SuggestSettings): string {
	const wrong = guesser === 'pattern' ? [] : guessed.filter(letter => !pattern.includes(letter));
	return failure.noWord(dictionary, pattern, wrong);
}

export const suggestionJson = ({guesser, pattern, guessed, letter, ranking}: Suggestion) => ({
	guesser,
	pattern: pattern ?? null,
	guessed,
	letter: letter ?? null,
	words: ranking.words,
	letters: ranking.letters,
	alike: ranking.alike ?? null,
});

export const command = commandOf({
	usage: '--pattern PATTERN [options]',
	examples: [
		['wordfiend suggest --pattern -e--a- --guessed eaio', 'e and a are shown, i and o were wrong'],
		['wordfiend suggest --pattern _e__ --guesser paga -d words.txt', ''],
		['wordfiend suggest --guesser naive --guessed ea --json', ''],
	],
	table: {...suggestTable, json},
	notes: [
		'In a game that plays fair ask expert, which names the letter with the fewest misses on average; in one that cheats ask perfect: the fewest at worst.',
		'If no listed word fits, it goes by words made like them; if nothing is left to guess, the exit code is 1.',
	],
	async run({given, settings}) {
		if (settings.pattern === undefined && settings.guesser !== 'naive') throw usageError(usage.pattern);
		const known = settings.knows ?? settings.dictionary;
		const dictionary = await openDictionary({...settings, dictionary: known});
		const suggestion = suggest(dictionary, settings);
		if (given.json) process.stdout.write(jsonText(suggestionJson(suggestion)));
		if (suggestion.letter === undefined && suggestion.ranking.words === 0)
			throw new CommandError(noWord({...settings, ...suggestion}));
		if (given.json) return 0;
		reportSkipped(settings, dictionary);
		return printParts(suggestionParts(suggestion));
	},
});
