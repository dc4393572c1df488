import {localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import type {Scope} from '../../statistics/statistics.js';
import {scopes, statisticsDefinitions} from '../../text/statistics.js';
import {statisticsAloud} from '../../text/statistics-spoken.js';
import {waitFor, type Command, type Dialogue} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';

const definitions: Command = {
	words: ['numbers', 'n'],
	help: 'what each number counts',
	*run() {
		yield* tell(...statisticsDefinitions);
	},
};

export function* speakStatistics(services: LineServices): Dialogue {
	const statistics = yield* waitFor(() => tallyGames(services, localDay(new Date())));
	let scope: Scope | 'menu' = 'all';
	while (scope !== 'menu') {
		yield* tell(...statisticsAloud(statistics[scope]));
		scope = yield* chooseAloud<Scope | 'menu'>(
			'Statistics.',
			[...scopes.map(name => ({name, text: name})), {name: 'menu', text: 'menu'}],
			[definitions],
		);
	}
}
