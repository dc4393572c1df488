import {languageEntry} from '../dictionaries/index.js';
import {minLengthClash, openingsTable} from '../settings/ghost.js';
import {json} from '../settings/words.js';
import {nameOfSource} from '../text/words.js';
import {clashText} from '../text/refusals.js';
import {drawnStatus} from '../line-mode/status.js';
import {openingsParts, openingsTitle} from '../text/ghost/openings.js';
import {printParts} from '../line-mode/plain.js';
import {createWorkers} from '../workers/client.js';
import {hold} from '../workers/held.js';
import {commandOf, usageError} from './command.js';
import {openDictionary, reportSkipped, jsonText} from './output.js';

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend openings', 'a sheet to print and to learn from'],
		['wordfiend openings -d huge --variant superghost', 'letters go to the front, too'],
		['wordfiend openings --min-length 3 --json', ''],
	],
	table: {...openingsTable, json},
	async run({given, settings}) {
		const {dictionary: source, minLength, variant} = settings;
		const dictionary = await openDictionary(settings);
		const clash = minLengthClash(dictionary, settings);
		if (clash) throw usageError(clashText(clash));
		const status = drawnStatus(process.stderr);
		const workers = createWorkers();
		try {
			const book = await workers.run(
				'open-book',
				{dictionary: hold(dictionary), minLength, variant},
				{onProgress: share => status.show('', share)},
			);
			const report = await workers.run('find-openings', {book: hold(book)});
			status.end();
			if (given.json) return jsonText({dictionary: source, ...languageEntry(settings), ...report});
			reportSkipped(settings, dictionary);
			const parts = openingsParts(report, dictionary);
			return `${openingsTitle(report, nameOfSource(settings))}\n\n${printParts(parts)}`;
		} finally {
			status.end();
			await workers.stop();
		}
	},
});
