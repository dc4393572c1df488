import process from 'node:process';
import {describeSource, languageField} from '../dictionaries/index.js';
import {trueWord} from '../engine/index.js';
import {openingsTable} from '../settings/ghost.js';
import {withStandards} from '../settings/setting.js';
import {json} from '../settings/words.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {describeOpenings} from '../text/openings.js';
import {createWorkers} from '../workers/client.js';
import {hold} from '../workers/held.js';
import {commandOf, refuseWords} from './command.js';
import {checkMinLength, openDictionary, reportSkipped} from './dictionary.js';
import {jsonText} from './json.js';

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend openings', 'a sheet to print and to learn from'],
		['wordfiend openings -d huge --variant superghost', 'letters go to the front, too'],
		['wordfiend openings --min-length 3 --json', ''],
	],
	table: {...openingsTable, json},
	async run({words, given}) {
		refuseWords('openings', words);
		const settings = withStandards(openingsTable, given);
		const {dictionary: source, minLength, variant} = settings;
		const dictionary = await openDictionary(settings);
		checkMinLength(dictionary, settings);
		const start = performance.now();
		const status = createStatusLine(process.stderr);
		const workers = createWorkers();
		try {
			const book = await workers.run(
				'open-book',
				{dictionary: hold(dictionary), minLength, variant},
				{onProgress: share => status.show(describeProgress(share, (performance.now() - start) / 1000))},
			);
			const report = await workers.run('find-openings', {book: hold(book)});
			status.end();
			if (given.json) return jsonText({dictionary: source, ...languageField(settings), ...report});
			reportSkipped(settings, dictionary);
			const lines = describeOpenings(report, describeSource(settings), word => trueWord(dictionary, word));
			return `${lines.join('\n')}\n`;
		} finally {
			status.end();
			await workers.stop();
		}
	},
});
