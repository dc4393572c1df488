import type {Dictionary} from '../../engine/index.js';
import {
	askedForGhost,
	ghostTable,
	minLengthFault,
	settleGhost,
	type GhostSettings,
} from '../../settings/ghost.js';
import {
	askedForHangman,
	hangmanTable,
	settleHangman,
	type HangmanRequest,
	type HangmanSettings,
} from '../../settings/hangman.js';
import type {Asked} from '../../settings/setting.js';
import {
	settleTournament,
	startTournament,
	tournamentTable,
	type TournamentRequest,
} from '../../settings/tournament.js';
import {describeProgress} from '../../text/progress.js';
import {rulePages} from '../../text/rules.js';
import {tournamentAloud} from '../../text/tournament-spoken.js';
import {playTournament} from '../../workers/play-tournament.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import {openBook} from '../ghost-play.js';
import type {LineServices} from '../services.js';
import {chooseAloud, tell} from './ask.js';
import {playGhost} from './ghost.js';
import {askRest, playHangman} from './hangman.js';
import {speakLesson} from './lesson.js';
import {enterOpenings} from './openings.js';
import {fillIn, type Form} from './set-up.js';

const hangmanForm = ({freshSeed}: LineServices): Form<HangmanSettings> => ({
	title: 'Hangman',
	table: hangmanTable,
	settle: (asked, dictionary) => settleHangman(asked, dictionary, freshSeed()),
});

const ghostForm = ({freshSeed}: LineServices): Form<GhostSettings> => ({
	title: 'Ghost',
	table: ghostTable,
	settle(asked, dictionary) {
		const settings = settleGhost(asked, freshSeed());
		const sentence = minLengthFault(dictionary, settings);
		return sentence === undefined ? {ok: true, settings} : {ok: false, sentence};
	},
});

type SettledTournament = TournamentRequest & {readonly seed: string};

const tournamentForm = ({freshSeed}: LineServices): Form<SettledTournament> => ({
	title: 'Tournament',
	table: tournamentTable,
	settle(asked, dictionary) {
		const settled = settleTournament(asked, dictionary, freshSeed());
		return settled.ok ? {ok: true, settings: settled.request} : settled;
	},
});

/** Hangman from its set-up on, until the menu is wanted. */
function* enterHangman(begun: Asked, services: LineServices): Dialogue {
	let asked = begun;
	for (;;) {
		const filled = yield* fillIn(hangmanForm(services), asked);
		if (filled === undefined) return;
		const {way, settings} = yield* playHangman(filled.dictionary, filled.settings, services);
		if (way === 'menu') return;
		asked = askedForHangman(settings);
	}
}

/** Ghost from its set-up on, until the menu is wanted. */
function* enterGhost(begun: Asked, services: LineServices): Dialogue {
	let asked = begun;
	for (;;) {
		const filled = yield* fillIn(ghostForm(services), asked);
		if (filled === undefined) return;
		const book = yield* openBook(filled.dictionary, filled.settings, services);
		if ((yield* playGhost(book, filled.settings, services)) === 'menu') return;
		({asked} = filled);
	}
}

function* enterTournament(asked: Asked, services: LineServices): Dialogue {
	const filled = yield* fillIn(tournamentForm(services), asked);
	if (filled === undefined) return;
	const {dictionary, settings} = filled;
	const tournament = startTournament(dictionary, settings);
	const board = yield* waitFor(show =>
		playTournament({
			dictionary,
			tournament,
			workers: services.workers,
			signal: new AbortController().signal,
			onStanding: ({share, seconds}) => show(describeProgress(share, seconds)),
		}),
	);
	yield* tell(...tournamentAloud(board, tournament));
}

const entries = [
	{name: 'hangman', text: 'Hangman: guess the word it pretends to have'},
	{name: 'ghost', text: 'Ghost: never finish a word'},
	{name: 'openings', text: 'Openings: who wins Ghost, and a drill'},
	{name: 'watch', text: 'Watch: a bot against the fiend'},
	{name: 'tournament', text: 'Tournament: every bot against every fiend'},
	{name: 'lesson', text: 'How to play: a lesson of five minutes'},
	{name: 'rules', text: 'Rules, and how it cheats'},
] as const;

/** What stands for the keys that the rules name. */
const insteadOfKeys = 'Where it says a key, type a word here: hint, families, coach, tree, review.';

const greeting = 'Wordfiend. A question mark tells the keys, anywhere.';

/** The menu, again and again until someone leaves. */
export function* speakMenu(asked: Asked, services: LineServices): Dialogue {
	let said = greeting;
	for (;;) {
		const chosen = yield* chooseAloud(said, entries);
		said = 'Menu.';
		switch (chosen) {
			case 'hangman': {
				// A first game that a good player wins.
				yield* enterHangman({budget: '12', ...asked, guesser: 'you'}, services);
				break;
			}

			case 'watch': {
				yield* enterHangman({...asked, guesser: 'expert'}, services);
				break;
			}

			case 'ghost': {
				yield* enterGhost({opponent: 'careless', ...asked}, services);
				break;
			}

			case 'openings': {
				yield* enterOpenings(asked, services);
				break;
			}

			case 'tournament': {
				yield* enterTournament(asked, services);
				break;
			}

			case 'lesson': {
				yield* speakLesson(services);
				break;
			}

			case 'rules': {
				for (const {title, paragraphs} of rulePages) yield* tell(`${title}.`, ...paragraphs);
				yield* tell(insteadOfKeys);
			}
		}
	}
}

/** What of a game's settings goes for the menu that follows it. */
const wordsOf = ({language, dictionary, path}: Asked): Asked => ({language, dictionary, path});

/** Hangman as the command line asks for it, then wherever the player goes. */
export function* speakHangman(
	dictionary: Dictionary,
	request: HangmanRequest,
	services: LineServices,
): Dialogue {
	const begun = yield* askRest(dictionary, request, services);
	const {way, settings} = yield* playHangman(dictionary, begun, services);
	if (way === 'setup') yield* enterHangman(askedForHangman(settings), services);
	yield* speakMenu(wordsOf(askedForHangman(settings)), services);
}

/** Ghost as the command line asks for it, then wherever the player goes. */
export function* speakGhost(
	dictionary: Dictionary,
	settings: GhostSettings,
	services: LineServices,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	const asked = askedForGhost(settings);
	if ((yield* playGhost(book, settings, services)) === 'setup') yield* enterGhost(asked, services);
	yield* speakMenu(wordsOf(asked), services);
}
