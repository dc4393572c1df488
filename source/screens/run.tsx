import {choicesIn, keptIn} from '../settings/choices.js';
import {writeTexts, ofTable, type Given} from '../settings/setting.js';
import type {Config, Store} from '../store/index.js';
import {openApp, type App} from './app.js';
import {keepDictionary, openSession, type Session} from './session.js';
import type {Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {lookTable, type Look} from '../settings/preferences.js';
import {words} from '../settings/words.js';
import {freshId, freshSeed, openPlayer, tellFault} from '../games/player.js';
import {toAscii} from '../text/ascii.js';
import {printTexts} from '../terminal/after-screen.js';
import {capabilitiesOf} from '../terminal/capabilities.js';
import {waitAtEnd} from '../terminal/program.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {createWorkers} from '../workers/client.js';
import {LookedAt} from './app-view.js';
import type {Route} from './routes.js';

const pause = 500;

const changedIn = <Value,>(before: object, now: Readonly<Record<string, Value>>) => {
	const earlier = new Map<string, unknown>(Object.entries(before));
	return Object.entries(now).filter(([name, value]) => earlier.get(name) !== value);
};

function changeSince(before: Session, {forms, look, given}: Session): Config | undefined {
	if (forms === before.forms && look === before.look) return undefined;
	const choices = changedIn(before.forms, forms).map(
		([form, chosen]) => [form, choicesIn(chosen, given)] as const,
	);
	return {
		preferences: writeTexts(Object.fromEntries(changedIn(before.look, look))),
		...(choices.length > 0 && {choices: Object.fromEntries(choices)}),
	};
}

/** Remembers what is chosen in set-ups and settings, after a pause and when it is stopped. */
function rememberChoices(
	app: Pick<App, 'session' | 'subscribe'>,
	store: Pick<Store, 'remember'>,
): {readonly stop: () => Promise<void>} {
	let kept = app.session();
	let seen = kept;
	let timer: NodeJS.Timeout | undefined;

	async function write(): Promise<void> {
		const change = changeSince(kept, app.session());
		kept = app.session();
		if (change) await store.remember(change);
	}

	const unsubscribe = app.subscribe(() => {
		const {forms, look} = app.session();
		if (forms === seen.forms && look === seen.look) return;
		seen = app.session();
		clearTimeout(timer);
		timer = setTimeout(() => void write(), pause);
	});
	return {
		async stop() {
			unsubscribe();
			clearTimeout(timer);
			await write();
		},
	};
}

type Start = {
	readonly given: Given<Source & Look & {readonly save: boolean}>;
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
