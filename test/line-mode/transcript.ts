import {beginHangman, enter} from '../../source/line-mode/begin.js';
import {converse} from '../../source/line-mode/converse.js';
import type {Dialogue} from '../../source/line-mode/dialogue.js';
import {languages, parseDictionary, type Dictionary, type Language} from '../../source/engine/index.js';
import type {GameEvent} from '../../source/games/kinds.js';
import type {OpenWords} from '../../source/line-mode/hangman.js';
import type {LineServices} from '../../source/line-mode/services.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {settleHangman, type HangmanPlan, type HangmanSettings} from '../../source/settings/hangman.js';
import type {Given} from '../../source/settings/setting.js';
import {nobody} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';

/** A text that arrives in pieces, as from a pipe. */
export async function* arriving(...chunks: readonly string[]): AsyncGenerator<string, void> {
	for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** All that is written while a dialogue is given these lines through a pipe. */
export async function transcribe(dialogue: Dialogue<unknown>, answers: readonly string[]): Promise<string[]> {
	let written = '';
	await converse(dialogue, {
		input: arriving(answers.map(answer => `${answer}\n`).join('')),
		write(text) {
			written += text;
			return Promise.resolve();
		},
		isEchoed: true,
	});
	return written.split('\n').slice(0, -1);
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

/** What games over lines need, on this thread; what happens in them is added to the events. */
export function lineServices(events: GameEvent[] = [], player = nobody()): LineServices {
	let ids = 0;
	return {
		workers: localWorkers(),
		freshSeed: () => '4f2a',
		freshId: () => `game-${++ids}`,
		player,
		onEvent(event) {
			events.push(event);
			player.recorder.onEvent(event);
		},
		copy: () => Promise.resolve(true),
		isAtTerminal: false,
	};
}

/** A game of Hangman on the nine words, as the command line gives it: what is not wanted is asked for. */
export function hangmanPlan(wanted: Given<HangmanSettings> = {}): HangmanPlan {
	const settled = settleHangman({dictionary: 'example', ...wanted}, 'fixed');
	if (!settled.ok) throw new RangeError(settled.sentence);
	return settled;
}

/** The settings of a game of Hangman against evil, but for what is wanted. */
export const hangmanSettings = (wanted: Given<HangmanSettings> = {}): HangmanSettings =>
	hangmanPlan(wanted).settings;

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

/** Hangman over lines, game after game. */
export const talkHangman = (openWords: OpenWords, plan: HangmanPlan, services: LineServices): Dialogue =>
	enter(beginHangman(openWords, plan), undefined, services);
