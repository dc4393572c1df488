import type {Day} from '../daily/index.js';
import {dailyWords, loadDictionary} from '../dictionaries/index.js';
import {leftDaily} from '../games/open.js';
import {openElsewhereText} from '../text/left.js';
import {say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
import {gamesLeft, openLeft} from './reopen.js';
import type {LineServices} from './services.js';
import {play} from './talks/index.js';

export function* playDaily(day: Day, services: LineServices, face: LineFace): Dialogue {
	const left = leftDaily(yield* gamesLeft(services), day);
	const opened = left && (yield* openLeft(left, services, face));
	if (opened?.ok) {
		yield* play(opened.opening, services, face);
		return;
	}

	const elsewhere = yield* waitFor(() => services.player.store.playedElsewhere());
	if (leftDaily(elsewhere, day)) yield* say(openElsewhereText);
	const {dictionary, language} = dailyWords;
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) throw new Error(loaded.sentence);
	const settings = {day, figure: 'none'} as const;
	yield* play({game: 'daily', list: loaded.dictionary, settings}, services, face);
}
