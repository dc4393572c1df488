import type {Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import type {GamePlay} from '../games/kinds.js';
import {freshSeed, openPlayer} from '../games/player.js';
import {keptIn, lookTable, type Look} from '../settings/preferences.js';
import {pick, writeTexts, type Given} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import type {Config, Store} from '../store/index.js';
import {storeFaultText} from '../text/faults.js';
import {waitAtEnd} from '../terminal/program.js';
import {createWorkers} from '../workers/client.js';
import {openApp, type App} from './app.js';
import type {Route} from './routes.js';
import {choicesToKeep, keepDictionary, openSession, type Session} from './session.js';

const changedIn = <Value>(before: object, now: Readonly<Record<string, Value>>) => {
	const earlier = new Map<string, unknown>(Object.entries(before));
	return Object.entries(now).filter(([name, value]) => earlier.get(name) !== value);
};

function changeSince(before: Session, {forms, look, given, remembered, usual}: Session): Config | undefined {
	if (forms === before.forms && look === before.look) return undefined;
	const choices = changedIn(before.forms, forms).map(
		([form, chosen]) => [form, choicesToKeep(chosen, given, remembered[form], usual)] as const,
	);
	return {
		preferences: writeTexts(Object.fromEntries(changedIn(before.look, look))),
		choices: Object.fromEntries(choices),
	};
}

/** Returns what writes the choices in set-ups and settings that have changed since it was last called; it also waits for what is still being written. */
function choicesKeeper(app: App, store: Store): () => Promise<void> {
	let kept = app.session();
	let writing = Promise.resolve();
	return () => {
		const change = changeSince(kept, app.session());
		kept = app.session();
		if (change) writing = store.remember(change);
		return writing;
	};
}

export type Start = {
	readonly given: Given<Source & Look & {readonly save: boolean}>;
	/** The player's own, where the command line gives no other. */
	readonly usual?: Given<Source>;
	readonly read?: {readonly source: Source; readonly dictionary: Dictionary};
	/** The first screen, which may depend on the unfinished games. */
	readonly route: Route | ((waiting: Session['waiting']) => Route | Promise<Route | undefined>);
};

type StartOptions = {
	readonly face: Session['face'];
	readonly onFault: (sentence: string) => void;
	/** Hears of games as they go on; what it returns is waited for at the end. */
	readonly onPlay?: (play: GamePlay) => Promise<void>;
};

/** Starts the app for whatever shows it; `undefined` if it leads nowhere. */
export async function startApp({given, usual, read, route}: Start, {face, onFault, onPlay}: StartOptions) {
	const player = openPlayer(given, fault => onFault(storeFaultText(fault)));
	const [waiting, {preferences, choices: remembered = {}}] = await Promise.all([
		player.store.waiting(),
		player.store.config(),
	]);
	const {look, source} = keptIn(preferences);
	const empty = openSession({
		given: pick(wordsTable, given),
		look: {...look, ...pick(lookTable, given)},
		usual: {...source, ...usual},
		...{remembered, waiting, face},
	});
	const session = read ? keepDictionary(empty, read.source, {ok: true, dictionary: read.dictionary}) : empty;
	const begun = typeof route === 'function' ? await route(waiting) : route;
	if (begun === undefined) return undefined;
	const workers = createWorkers();
	let results = Promise.resolve();
	const app = await openApp(begun, session, {
		workers,
		freshSeed,
		player,
		onPlay(play) {
			player.recorder.onPlay(play);
			results = results.then(() => onPlay?.(play));
		},
	});
	const keepChoices = choicesKeeper(app, player.store);
	let {screen} = app.picture();
	// A program that is killed loses no choice but those of its last screen.
	app.subscribe(() => {
		if (app.picture().screen === screen) return;
		({screen} = app.picture());
		void keepChoices();
	});
	const settled = () => Promise.all([keepChoices(), player.recorder.release(), results]);
	waitAtEnd(settled);
	return {
		app,
		player,
		async stop() {
			app.stop();
			await Promise.all([workers.stop(), player.programs.stop(), settled()]);
		},
	};
}
