import type {Day} from '../daily/index.js';
import {dailyWords, loadDictionary} from '../dictionaries/index.js';
import {nextSeed, type Dictionary} from '../engine/index.js';
import {leftDaily, type Opening} from '../games/open.js';
import type {GhostSettings} from '../settings/ghost.js';
import {withBudget, type HangmanPlan} from '../settings/hangman.js';
import {goOnQuestion, openElsewhereText} from '../text/left.js';
import {say, waitFor, type Dialogue, type LineFace} from './dialogue.js';
import {openBook} from './ghost-play.js';
import type {OpenWords} from './hangman.js';
import {gamesLeft, openLeft} from './reopen.js';
import type {LineServices, SetUpName, Way} from './services.js';
import {hangmanVoice, play} from './talks.js';
import {askYesOrNo} from './voices/plain/ask.js';

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

/** Asks whether to go on with the game of a kind that was left last; `undefined` where there is none, or another is wanted. */
function* offerLeft(kind: SetUpName, services: LineServices): Dialogue<Opening | undefined> {
	const left = (yield* gamesLeft(services)).find(({game}) => game === kind);
	if (left === undefined) return undefined;
	const question = goOnQuestion(left, new Date());
	if (!(yield* askYesOrNo({question}))) return undefined;
	const opened = yield* openLeft(left, services, 'lines');
	if (opened.ok) return opened.opening;
	yield* say(opened.sentence);
	return undefined;
}

/** Game after game as in the handouts' transcripts; first the one of a kind that was left, where that is to be offered and is wanted. */
export function* enter(begin: Begin, left: SetUpName | undefined, services: LineServices): Dialogue {
	let opening = (left && (yield* offerLeft(left, services))) ?? (yield* begin(services, 'lines'));
	for (;;) {
		const way = yield* play(opening, services, 'lines');
		if (way.to === 'menu') return;
		opening = yield* begin(services, 'lines', way);
	}
}

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
