import {openChannel, type Channel} from '../../source/line-mode/channel.js';
import {drive, type LineFace} from '../../source/line-mode/drive.js';
import {openApp} from '../../source/screens/app.js';
import type {Route} from '../../source/screens/routes.js';
import {openSession, type Session} from '../../source/screens/session.js';
import {languages, parseDictionary, type Dictionary, type Language} from '../../source/engine/index.js';
import type {GamePlay} from '../../source/games/kinds.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {fillHangman, type GivenHangman, type HangmanSettings} from '../../source/settings/hangman.js';
import type {Services} from '../../source/games/player.js';
import {nobody} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';

/** A text that arrives in pieces, as from a pipe. */
export async function* arriving(...chunks: readonly string[]): AsyncGenerator<string, void> {
	for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** A dictionary of these words of a language. */
export function dictionaryIn(language: Language, ...words: readonly string[]): Dictionary {
	const parsed = parseDictionary(words.join('\n'), languages[language]);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

export const dictionaryOf = (...words: readonly string[]): Dictionary => dictionaryIn('en', ...words);

/** What opens words that are there. */
export const opens = (dictionary: Dictionary) => () => Promise.resolve(dictionary);

/** The handouts' nine words, and two that share their letters. */
export const exampleAndMore = dictionaryOf(
	...['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'],
	...['bat', 'cat'],
);

type LineServices = Services & {
	readonly copy: (text: string) => Promise<boolean>;
	readonly isAtTerminal: boolean;
};

/** What games over lines need, on this thread; each game is added to the plays as it goes on. */
export function lineServices(plays: GamePlay[] = [], player = nobody()): LineServices {
	return {
		workers: localWorkers(),
		freshSeed: () => '4f2a',
		player,
		onPlay(play) {
			plays.push(play);
			player.recorder.onPlay(play);
		},
		copy: () => Promise.resolve(false),
		isAtTerminal: false,
	};
}

/** A game of Hangman on the nine words, as the command line gives it: what is not wanted is asked for. */
export const hangmanGiven = (wanted: GivenHangman = {}): GivenHangman => ({
	dictionary: 'example',
	seed: 'fixed',
	...wanted,
});

/** The settings of a game of Hangman against evil, but for what is wanted. */
export const hangmanSettings = (wanted: GivenHangman = {}): HangmanSettings =>
	fillHangman(hangmanGiven(wanted));

/** A game of Ghost against the perfect player in which every word counts, but for what is wanted. */
export const ghostSettings = (wanted: Partial<GhostSettings> = {}): GhostSettings => ({
	language: 'en',
	dictionary: 'some',
	variant: 'ghost',
	rule: 'instant',
	player: 'you',
	opponent: ['perfect'],
	names: [],
	here: 0,
	first: 'you',
	minLength: 1,
	isMatch: false,
	verbose: false,
	seed: 'fixed',
	...wanted,
});

type InLines = {
	readonly face?: LineFace;
	readonly services?: LineServices;
	readonly session?: Partial<Session>;
};

/** Returns all lines that are written while the app is given these lines through a pipe. */
export async function inLines(
	route: Route | ((channel: Channel) => Promise<Route | undefined>),
	answers: readonly string[],
	{face = 'plain', services = lineServices(), session = {}}: InLines = {},
): Promise<string[]> {
	let written = '';
	const channel = openChannel({
		input: arriving(answers.map(answer => `${answer}\n`).join('')),
		write(text) {
			written += text;
			return Promise.resolve();
		},
		isEchoed: true,
		kept: services.player.recorder.settled,
	});
	const begin = () => (typeof route === 'function' ? route(channel) : Promise.resolve(undefined));
	const first = typeof route === 'function' ? await begin() : route;
	if (first === undefined) {
		await channel.close();
	} else {
		const app = await openApp(
			first,
			openSession({given: {dictionary: 'example'}, face, ...session}),
			services,
		);
		try {
			await drive({
				app,
				channel,
				face,
				isAtTerminal: services.isAtTerminal,
				status: {show: () => undefined, end: () => undefined},
				copy: services.copy,
				again: begin,
			});
		} finally {
			app.stop();
		}
	}

	return written.split('\n').slice(0, -1);
}
