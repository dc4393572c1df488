import type {Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {keptIn} from '../settings/choices.js';
import {lookTable, type Look} from '../settings/preferences.js';
import {ofTable, type Given} from '../settings/setting.js';
import {words} from '../settings/words.js';
import {freshId, freshSeed, openPlayer, tellFault} from '../games/player.js';
import {toAscii} from '../text/ascii.js';
import {printTexts} from '../terminal/after-screen.js';
import {capabilitiesOf} from '../terminal/capabilities.js';
import {waitAtEnd} from '../terminal/leaving.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {createWorkers} from '../workers/client.js';
import {openApp} from './app.js';
import {keepDictionary, openSession, type Session} from './session.js';
import {LookedAt} from './looked-at.js';
import {rememberChoices} from './remember.js';
import type {Route} from './routes.js';

export type Start = {
	/** What the command line gives. */
	readonly given: Given<Source & Look & {readonly save: boolean}>;
	/** The dictionary that has been read for it. */
	readonly read?: {readonly source: Source; readonly dictionary: Dictionary};
	/** Where it begins, which may go by the games that wait. */
	readonly route: Route | ((waiting: Session['waiting']) => Route);
};

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens({given, read, route}: Start): Promise<number> {
	const faults: string[] = [];
	let show: (sentence: string) => void = () => undefined;
	const player = openPlayer(given, sentence => {
		faults.push(sentence);
		show(sentence);
	});
	const [waiting, config] = await Promise.all([player.store.waiting(), player.store.config()]);
	const {look, ...kept} = keptIn(config);
	const empty = openSession(
		ofTable(words, given),
		{...look, ...ofTable(lookTable, given)},
		{...kept, waiting},
	);
	const session = read ? keepDictionary(empty, read.source, {ok: true, dictionary: read.dictionary}) : empty;
	const workers = createWorkers();
	let results = Promise.resolve();
	const app = await openApp(typeof route === 'function' ? route(waiting) : route, session, {
		workers,
		freshSeed,
		freshId,
		player,
		onEvent(event) {
			player.recorder.onEvent(event);
			if (event.type !== 'over') return;
			results = results.then(async () => (await import('./result.js')).leaveTexts(event));
		},
	});
	show = app.tell;
	faults.forEach(app.tell);
	const choices = rememberChoices(app, player.store);
	const settled = () => Promise.all([choices.stop(), player.recorder.release(), results]);
	waitAtEnd(settled);
	try {
		const can = capabilitiesOf();
		await runFullScreen(<LookedAt app={app} can={can} />, can.isUtf8 ? undefined : toAscii);
		return await app.ended;
	} finally {
		app.stop();
		await Promise.all([workers.stop(), player.programs.stop(), settled()]);
		printTexts();
		for (const sentence of faults) tellFault(sentence);
	}
}
