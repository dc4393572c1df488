import {firstDay, hasDaily, lastDay, localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {keptIn} from '../../settings/choices.js';
import {lookTable} from '../../settings/preferences.js';
import {rowsOf, withStandards, writeTexts, type Row} from '../../settings/setting.js';
import type {Scope} from '../../statistics/statistics.js';
import type {LeftGame} from '../../store/index.js';
import {noDailyText, streakText, weekAloud} from '../../text/daily.js';
import {leftAloud} from '../../text/left.js';
import {scopes, statisticsAloud, statisticsDefinitions} from '../../text/statistics.js';
import {playDaily} from '../begin.js';
import {waitFor, type Command, type Dialogue} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';
import {changeRow} from './set-up.js';

/** Today's position: how the last days went, then the game. Where midnight has passed meanwhile, it is another day's. */
export function* enterDaily(services: LineServices): Dialogue {
	const day = localDay(new Date());
	if (!hasDaily(day)) {
		yield* tell(noDailyText(day, {first: firstDay, last: lastDay}));
		return;
	}

	const {all} = yield* waitFor(() => tallyGames(services, day));
	const way = yield* chooseAloud<'play' | 'menu'>(
		`${day}. ${weekAloud(all.daily.week)} ${streakText(all.days)}`,
		[
			{name: 'play', text: `play today’s puzzle${all.tried.includes(day) ? ' again, as practice' : ''}`},
			{name: 'menu', text: 'menu'},
		],
	);
	if (way === 'menu') return;
	if (localDay(new Date()) === day) yield* playDaily(day, services, 'spoken');
	else yield* enterDaily(services);
}

export function* chooseLeft(
	waiting: readonly LeftGame[],
	services: LineServices,
): Dialogue<LeftGame | undefined> {
	const now = new Date();
	const chosen = yield* chooseAloud('Unfinished games.', [
		...waiting.map(game => ({name: game.id, text: leftAloud(game, now)})),
		{name: 'back', text: 'back'},
	]);
	const game = waiting.find(({id}) => id === chosen);
	if (game === undefined) return undefined;
	const way = yield* chooseAloud<'go on' | 'throw away' | 'back'>(`${leftAloud(game, now)}.`, [
		{name: 'go on', text: 'go on'},
		{name: 'throw away', text: 'throw it away'},
		{name: 'back', text: 'back'},
	]);
	if (way === 'throw away') services.player.store.drop(game.id);
	return way === 'go on' ? game : undefined;
}

const nameOf = ({label}: Row): string => label.toLowerCase();

/** How the full screen looks, for whoever sets it up for someone else, too; each change is kept. */
export function* speakSettings({player: {store}}: LineServices): Dialogue {
	let {look} = keptIn(yield* waitFor(() => store.config()));
	for (;;) {
		const rows = rowsOf(lookTable, {values: withStandards(lookTable, look), loaded: undefined});
		const chosen = yield* chooseAloud<string>('Settings of the full screen.', [
			...rows.map(row => ({name: nameOf(row), text: `${row.label}: ${row.value}`})),
			{name: 'menu', text: 'menu'},
		]);
		const row = rows.find(each => nameOf(each) === chosen);
		if (row === undefined) return;
		look = yield* changeRow(lookTable, row, look, undefined);
		yield* waitFor(() => store.remember({preferences: writeTexts(look)}));
	}
}

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
