import {isFunctionWord, lookUp, openMeanings} from '../dictionaries/meanings.js';
import {printable, readTextFile, standardInput} from '../dictionaries/index.js';
import {json} from '../settings/words.js';
import {describeFunctionWord, describeMeaning, describeUnknown} from '../text/words.js';
import {nearestNames} from '../dictionaries/nearest.js';
import {usage} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError} from './command.js';
import {jsonText} from './output.js';

const nearestCount = 3;

async function wordsAsked(given: readonly string[]): Promise<readonly string[]> {
	const read = async (word: string) =>
		word === standardInput ? ((await readTextFile(standardInput)) ?? '').split(/\s+/) : [word];
	const words = (await Promise.all(given.map(read))).flat();
	return words.filter(word => word !== '').map(word => word.toLowerCase());
}

export const command = commandOf({
	usage: 'WORD… [options]',
	examples: [
		['wordfiend define mulct', 'what it means'],
		['wordfiend define mice went', 'forms of a word are found, too'],
		['wordfiend define - --json < words.txt', 'words from standard input'],
	],
	takesWords: Infinity,
	table: {json},
	notes: [
		'English words only, as WordNet explains them. Where a word is not known, the nearest ones are named and the exit code is 1.',
	],
	async run({words: following, given}) {
		const words = await wordsAsked(following);
		if (words.length === 0) throw usageError(usage.whichWords);
		const read = await openMeanings();
		const found = new Map(lookUp(read, words).map(meaning => [meaning.word, meaning]));
		const entries = words.every(word => found.has(word)) ? [] : [...read()];
		const functionWords = new Set(entries.filter(isFunctionWord).map(({word}) => word));
		const known = entries.map(({word}) => word).filter(word => !functionWords.has(word));
		const definitions = words.map(
			word =>
				found.get(word) ?? {
					word,
					meaning: null,
					base: null,
					nearest: functionWords.has(word) ? [] : nearestNames(word, known, nearestCount),
				},
		);
		const lines = definitions.flatMap(each => (each.meaning === null ? [] : [`${describeMeaning(each)}\n`]));
		process.stdout.write(given.json ? jsonText({words: definitions}, '\t') : lines.join(''));
		const unknown = definitions.flatMap(({word, ...each}) => {
			if (each.meaning !== null) return [];
			return [
				functionWords.has(word) ? describeFunctionWord(word) : describeUnknown(printable(word), each.nearest),
			];
		});
		if (unknown.length > 0) throw new CommandError(unknown.join('\n'));
		return 0;
	},
});
