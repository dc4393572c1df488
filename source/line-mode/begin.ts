import {nextSeed, type Dictionary} from '../engine/index.js';
import type {Opening} from '../games/open.js';
import type {GhostSettings} from '../settings/ghost.js';
import {withBudget, type HangmanPlan} from '../settings/hangman.js';
import {waitFor, type Dialogue, type LineFace} from './dialogue.js';
import {openBook} from './ghost-play.js';
import type {OpenWords} from './hangman.js';
import type {LineServices} from './services.js';
import type {SetUpName, Way} from './talks/talk.js';
import {hangmanVoice} from './voices/index.js';

/** Begins the game of a command line, or the one after it; it asks what is left open. */
export type Begin = (services: LineServices, face: LineFace, way?: Way) => Dialogue<Opening<SetUpName>>;

/** Hangman: a word that someone typed is played once. */
export const beginHangman = (openWords: OpenWords, plan: HangmanPlan): Begin =>
	function* (_, face, way) {
		const seed = way?.to === 'set-up' ? nextSeed(way.after.settings.seed) : plan.settings.seed;
		const secret = way === undefined ? plan.settings.secret : undefined;
		const voice = yield* waitFor(() => hangmanVoice(face));
		const {dictionary: list, settings} = yield* voice.askRest(openWords, {
			...plan,
			settings: {...plan.settings, seed, secret},
		});
		const asked = plan.missing.budget ? settings : withBudget({...plan, settings}, list);
		return {game: 'hangman', list, settings: asked};
	};

export const beginGhost = (dictionary: Dictionary, settings: GhostSettings): Begin =>
	function* (services) {
		return {game: 'ghost', list: yield* openBook(dictionary, settings, services), settings};
	};
