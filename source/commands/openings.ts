import process from 'node:process';
import {describeSource, languageField, type Source} from '../dictionaries/index.js';
import {trueWord, type Variant} from '../engine/index.js';
import {openingsTable} from '../settings/openings.js';
import {standardMinLength} from '../settings/ghost.js';
import {sourceOf} from '../settings/readers.js';
import type {Asked} from '../settings/setting.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {describeOpenings} from '../text/openings.js';
import {createWorkers} from '../workers/client.js';
import {hold} from '../workers/held.js';
import type {Command} from './command.js';
import {checkMinLength, openDictionary, reportSkipped} from './dictionary.js';
import {jsonText} from './json.js';
import {readValues, refuseWords} from './read-values.js';

/** What `openings` is asked for. */
export type OpeningsRequest = Source & {
	readonly minLength: number;
	readonly variant: Variant;
	readonly json: boolean;
};

export function readOpenings(asked: Asked): OpeningsRequest {
	const values = readValues(openingsTable, asked);
	const {minLength = standardMinLength, variant = 'ghost', json = false} = values;
	return {...sourceOf(asked), minLength, variant, json};
}

/** `wordfiend openings`: who wins Ghost with which letters, and the words to know. */
export const command: Command = {
	usage: '[options]',
	examples: [
		['wordfiend openings', 'a sheet to print and to learn from'],
		['wordfiend openings -d huge --variant superghost', 'letters go to the front, too'],
		['wordfiend openings --min-length 3 --json', ''],
	],
	table: openingsTable,
	async run({words, asked}) {
		refuseWords('openings', words);
		const request = readOpenings(asked);
		const {dictionary: source, minLength, variant, json} = request;
		const dictionary = await openDictionary(request);
		checkMinLength(dictionary, request);
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
			if (json) {
				process.stdout.write(jsonText({dictionary: source, ...languageField(request), ...report}));
				return 0;
			}

			reportSkipped(request, dictionary);
			process.stdout.write(
				`${describeOpenings(report, describeSource(request), word => trueWord(dictionary, word)).join('\n')}\n`,
			);
			return 0;
		} finally {
			status.end();
			await workers.stop();
		}
	},
};
