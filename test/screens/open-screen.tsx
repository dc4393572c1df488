import {expect, vi} from 'vitest';
import {loadDictionary, type Source} from '../../source/dictionaries/index.js';
import type {GamePlay} from '../../source/games/kinds.js';
import {Motion} from '../../source/hooks/use-motion.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {readCommandLine} from '../../source/commands/command-line.js';
import {homeTable, readGiven} from '../../source/commands/command.js';
import * as environment from '../../source/commands/environment.js';
import {commandRegistry} from '../../source/commands/registry.js';
import {AppView} from '../../source/screens/app-view.js';
import {openApp} from '../../source/screens/app.js';
import {openSession, type Session} from '../../source/screens/session.js';
import type {Route} from '../../source/screens/routes.js';
import {startApp} from '../../source/screens/start.js';
import type {Services} from '../../source/games/player.js';
import {makeBook, type Dictionary} from '../../source/engine/index.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {
	readTexts,
	withDefaults,
	type Given as GivenSettings,
	type Texts,
} from '../../source/settings/setting.js';
import {wordsTable} from '../../source/settings/words.js';
import * as client from '../../source/workers/client.js';
import {atEnd} from '../at-end.js';
import {nobody} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';
import {pretendTerminal, settle} from './pretended-terminal.js';
import {faultsIn} from './sound-frame.js';
import {settleGhost, settleHangman} from '../settings/settle.js';
import {eventually} from '../eventually.js';
import {someOf} from '../some-of.js';
import {reads} from '../reads.js';

export const standard: TerminalSize = {columns: 80, rows: 24};

export const large: TerminalSize = {columns: 120, rows: 40};

/** The smallest window, the usual one, and a large one: another in each run, since they take longest to draw. */
export const sizes: readonly TerminalSize[] = [
	{columns: 60, rows: 20},
	standard,
	...someOf([large, {columns: 200, rows: 50}], 1),
];

/** Compares a frame with the picture that is kept of it, in one window; in any other `shows` has held it to what every frame must be. */
export function keepPicture(frame: string, {columns}: TerminalSize, picture = standard): void {
	if (columns === picture.columns) expect(frame).toMatchSnapshot();
}

/** What stands in for the services of the real program, and the session it begins in. */
type Given = Partial<Services> & {
	readonly session?: Session;
	/** Whether what the app puts off comes sooner. Default: it does. */
	readonly isHastened?: boolean;
};

/** Lets what the app puts off come eight times as soon. */
export function hasten(): void {
	const later = globalThis.setTimeout;
	if (vi.isMockFunction(later)) return;
	const hastened = vi
		.spyOn(globalThis, 'setTimeout')
		.mockImplementation((run, pause = 0, ...given) => later(run, pause / 8, ...given));
	atEnd(() => {
		hastened.mockRestore();
	});
}

/** The app on a pretended terminal where nothing moves by itself, its tasks done on this thread. */
export async function openScreen(
	route: Route,
	size = standard,
	{
		session = openSession({given: {dictionary: 'example'}, isNewcomer: false}),
		player = nobody(),
		isHastened = true,
		...given
	}: Given = {},
) {
	if (isHastened) hasten();
	const plays: GamePlay[] = [];
	const app = await openApp(route, session, {
		// No word has a meaning: to read them takes long, and a picture would go by when they come.
		workers: localWorkers({define: () => []}),
		freshSeed: () => '4f2a',
		player,
		onPlay(play) {
			plays.push(play);
			player.recorder.onPlay(play);
		},
		...given,
	});
	await app.preload();
	const terminal = pretendTerminal(
		app,
		<Motion value={false}>
			<AppView app={app} />
		</Motion>,
		size,
	);
	atEnd(terminal.close);
	return {
		...(await screenOn(terminal, size)),
		/** Says how texts are copied; the pretended terminal has no clipboard. */
		copyBy: app.copyBy,
		/** The games so far, after each move. */
		plays: plays as readonly GamePlay[],
	};
}

/** What tests do with a pretended terminal, once it listens to keys. */
async function screenOn(terminal: ReturnType<typeof pretendTerminal>, size: TerminalSize) {
	await settle();
	await eventually(() => {
		if (!terminal.isListening()) throw new Error('The screen never listened to keys');
	});
	const {frame, hasEnded, resize, paste, close} = terminal;
	return {
		frame,
		/** Whether the player has left. */
		hasEnded,
		/** The screen, once it shows a text; whatever it shows then must be sound. */
		async shows(text: string) {
			await eventually(() => {
				const fault = terminal.fault();
				if (fault !== undefined)
					throw fault instanceof Error ? fault : new Error('The app ended with what is no error');
				if (!reads(frame(), text)) throw new Error(`The screen never showed “${text}”:\n${frame()}`);
			});
			expect(faultsIn(frame(), terminal.size()), frame()).toEqual([]);
			return frame();
		},
		/** Waits until the screen no longer shows a text. */
		async lacks(text: string) {
			await eventually(() => {
				if (reads(frame(), text)) throw new Error(`The screen still shows “${text}”:\n${frame()}`);
			});
		},
		/** Waits until a frame since the last key has shown a text, which may be gone again. */
		async showed(text: string) {
			await eventually(() => {
				if (!terminal.framesSinceKey().some(frame => reads(frame, text)))
					throw new Error(`No frame showed “${text}”:\n${frame()}`);
			});
		},
		resize,
		/** Looks at the screen in windows of some sizes, one after another, and goes back to its own. */
		async inEachWindow(look: (window: TerminalSize) => Promise<void>, windows = sizes) {
			const resizeTo = async (window: TerminalSize) => {
				resize(window);
				await settle();
			};

			for (const window of windows) {
				await resizeTo(window);
				await look(window);
			}

			await resizeTo(size);
		},
		/** Presses keys one after another, each once the one before has been taken in. */
		async press(...keys: readonly string[]) {
			for (const key of keys) {
				terminal.press(key);
				await settle();
			}
		},
		/** Goes down to the row of a form, which may stand behind `More…`. */
		async toRow(label: string) {
			const goDown = async (row: string) => {
				for (let pressed = 0; pressed < 30 && !frame().includes(`› ${row}`); pressed++)
					await this.press('Down');
				if (!frame().includes(`› ${row}`)) throw new Error(`There is no row ${row}:\n${frame()}`);
			};

			if (!frame().includes(`  ${label}`) && !frame().includes(`› ${label}`)) {
				await goDown('More…');
				await this.press('Enter');
			}

			await goDown(label);
		},
		paste,
		close,
	};
}

/** The program on a pretended terminal, its tasks done on this thread, as a command line starts it for the player whose files are in a home: all of it but its process and the terminal. */
export async function openProgram(argv: readonly string[], home: string, size = standard) {
	const face = vi.spyOn(environment, 'faceOf').mockReturnValue('screen');
	const show = vi.spyOn(environment, 'show').mockResolvedValue(0);
	const threads = vi.spyOn(client, 'createWorkers').mockImplementation(() => localWorkers() as never);
	vi.stubEnv('WORDFIEND_HOME', home);
	try {
		const {named, words: following, texts} = await readCommandLine(argv, commandRegistry);
		const usual = await environment.usualFor(texts);
		await named?.command.run({words: following, texts, usual}, commandRegistry);
		const [, start = {given: readGiven(homeTable, texts), usual, route: homeStart}] =
			show.mock.lastCall ?? [];
		hasten();
		const faults: string[] = [];
		const started = await startApp(start, {face: 'screen', onFault: sentence => faults.push(sentence)});
		if (started === undefined) throw new Error('It leads nowhere');
		const {app, stop} = started;
		faults.forEach(app.say);
		const view = (
			<Motion value={false}>
				<AppView app={app} />
			</Motion>
		);
		const terminal = pretendTerminal(app, view, size);
		let isClosed = false;
		const leave = async () => {
			if (isClosed) return;
			isClosed = true;
			terminal.close();
			await stop();
		};
		atEnd(leave);
		return {...(await screenOn(terminal, size)), leave};
	} finally {
		for (const each of [face, show, threads]) each.mockRestore();
		vi.unstubAllEnvs();
	}
}

const lists = new Map<string, Promise<Dictionary>>();

/** A dictionary that comes with the game, read once for all tests. */
export function loaded({dictionary, language}: Source): Promise<Dictionary> {
	const name = `${language} ${dictionary}`;
	const list =
		lists.get(name) ??
		loadDictionary(dictionary, {language}).then(result => {
			if (!result.ok) throw new Error(result.fault.kind);
			return result.dictionary;
		});
	lists.set(name, list);
	return list;
}

export const homeStart: Route = {to: 'home', with: {}};

/** A game of Hangman as its form would begin it, on the nine words of the handouts unless something else is asked for. */
export async function hangmanStart(asked: Texts = {}): Promise<Route> {
	const wanted = {dictionary: 'example', budget: '8', ...asked};
	const dictionary = await loaded(withDefaults(wordsTable, readTexts(wordsTable, wanted).given));
	const settled = settleHangman(wanted, dictionary, '4f2a');
	if (!settled.ok) throw new Error(settled.sentence);
	return {to: 'hangman', with: {game: 'hangman', list: dictionary, settings: settled.settings}};
}

/** A game of Ghost as its form would begin it, on the nine words of the handouts unless something else is asked for. */
export async function ghostStart(asked: Texts = {}): Promise<Route> {
	const settings = settleGhost({dictionary: 'example', opponent: 'perfect', seed: '4f2a', ...asked}, '4f2a');
	const book = makeBook(settings.variant, await loaded(settings), settings.minLength);
	return {to: 'ghost', with: {game: 'ghost', list: book, settings}};
}

type GivenGame = Given & {readonly size?: TerminalSize};

/** A game of Hangman on a pretended terminal. */
export const openHangman = async (asked?: Texts, {size, ...given}: GivenGame = {}) =>
	openScreen(await hangmanStart(asked), size, given);

/** A game of Ghost on a pretended terminal. */
export const openGhost = async (asked?: Texts, {size, ...given}: GivenGame = {}) =>
	openScreen(await ghostStart(asked), size, given);

/** The set-up of Ghost with something asked for. */
export const ghostSetUp = (given: GivenSettings<GhostSettings> = {}, isStarting = false): Route => ({
	to: 'ghost-setup',
	with: {
		given: {dictionary: 'example', opponent: ['perfect'], seed: '4f2a', ...given},
		isFresh: true,
		isStarting,
	},
});
