import process from 'node:process';
import {languageNames, printable} from '../dictionary-files.js';
import {spellingsOf, type Language, type Variant} from '../engine/index.js';
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
export type OpeningsRequest = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly language: Language;
	readonly minLength: number;
	readonly variant: Variant;
	readonly json: boolean;
};

export function readOpenings(asked: Asked): OpeningsRequest {
	const values = readValues(openingsTable, asked);
	const {language = 'en', minLength = standardMinLength, variant = 'ghost', json = false} = values;
	return {dictionary: sourceOf(asked), language, minLength, variant, json};
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
		const {dictionary: source, language, minLength, variant, json} = readOpenings(asked);
		const dictionary = await openDictionary(source, language);
		checkMinLength(dictionary, {dictionary: source, minLength});
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
				process.stdout.write(jsonText({dictionary: source, ...(language !== 'en' && {language}), ...report}));
				return 0;
			}

			reportSkipped(source, dictionary);
			const name = printable(source);
			const title = language === 'en' ? name : `${name} (${languageNames[language].english})`;
			process.stdout.write(
				`${describeOpenings(report, title, word => spellingsOf(dictionary, word)[0] ?? word).join('\n')}\n`,
			);
			return 0;
		} finally {
			status.end();
			await workers.stop();
		}
	},
};
