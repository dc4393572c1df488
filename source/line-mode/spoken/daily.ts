import {firstDay, hasDaily, lastDay, localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {noDailyText, streakText, weekAloud} from '../../text/daily.js';
import {playDaily} from '../daily.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';

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
