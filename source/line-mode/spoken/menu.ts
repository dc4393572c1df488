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
import {beginForm, choicesIn, keptChoices, wordsGiven} from '../../settings/choices.js';
import type {Asked} from '../../settings/setting.js';
import {hasPlayedDaily} from '../../games/recorder.js';
import type {LeftGame} from '../../store/index.js';
import {leftAloud} from '../../text/left.js';
import {
	settleTournament,
	startTournament,
	tournamentTable,
	type TournamentRequest,
} from '../../settings/tournament.js';
import {menuAloud, menuFor, type MenuName} from '../../text/menu.js';
import {rulePages} from '../../text/rules.js';
import {tournamentAloud} from '../../text/tournament.js';
import {playTournament} from '../../workers/play-tournament.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import {openBook, openRound} from '../ghost-play.js';
import {gamesLeft} from '../go-on.js';
import {beginAsked, playHangman, type OpenWords} from '../hangman.js';
import type {LineServices} from '../services.js';
import {openGame} from '../hangman-play.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';
import {spokenHangman} from '../voices/spoken/hangman.js';
import {enterDaily} from './daily.js';
import {playGhost} from './ghost.js';
import {chooseLeft, goOnAloud} from './go-on.js';
import {speakLesson} from './lesson.js';
import {enterOpenings} from './openings.js';
import {fillIn, type Form} from './set-up.js';
import {speakSettings} from './settings.js';
import {speakStatistics} from './statistics.js';

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

/** The choices of a form are those that it begins with the next time. */
function remember({player: {store}}: LineServices, form: FormName, asked: Asked): void {
	void store.remember({choices: {[form]: choicesIn(asked, {})}});
}

/** What a form begins with in the menu. */
function* beginWith(form: FormName, given: Asked, {player: {store}}: LineServices): Dialogue<Asked> {
	const {standards, remembered} = keptChoices(yield* waitFor(() => store.config()));
	const {table, first} = forms[form];
	return beginForm(table, {standards, remembered: remembered[form], first, given});
}

/** Hangman from its set-up on, until the menu is wanted. */
function* enterHangman(begun: Asked, services: LineServices): Dialogue {
	let asked = begun;
	for (;;) {
		const filled = yield* fillIn(hangmanForm(services), asked);
		if (filled === undefined) return;
		remember(services, 'hangman', filled.asked);
		const {way, settings} = yield* playHangman(
			openGame(filled.dictionary, filled.settings, services),
			services,
			spokenHangman,
		);
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
		({asked} = filled);
		const book = yield* openBook(filled.dictionary, filled.settings, services);
		remember(services, 'ghost', asked);
		if ((yield* playGhost(openRound(book, filled.settings, services), services)) === 'menu') return;
	}
}

function* enterTournament(asked: Asked, services: LineServices): Dialogue {
	const filled = yield* fillIn(tournamentForm(services), asked);
	if (filled === undefined) return;
	remember(services, 'tournament', filled.asked);
	const {dictionary, settings} = filled;
	const tournament = startTournament(dictionary, settings);
	if (services.isAtTerminal) yield* tell('Enter stops the tournament.');
	const {board, isStopped} = yield* waitFor(
		async (report, signal) => {
			const played = await playTournament({
				dictionary,
				tournament,
				workers: services.workers,
				signal,
				onStanding: ({share}) => report('Playing the tournament', share),
			});
			return {board: played, isStopped: signal.aborted};
		},
		{isStoppable: true},
	);
	if (isStopped) yield* tell('Stopped before the end; this is what has been played out.');
	yield* tell(...tournamentAloud(board, tournament));
}

const forms = {
	// A first game that a good player wins.
	hangman: {table: hangmanTable, first: {budget: '12'}},
	ghost: {table: ghostTable, first: {opponent: 'careless'}},
	tournament: {table: tournamentTable, first: {}},
} as const;

type FormName = keyof typeof forms;

/** What stands for the keys that the rules name. */
const insteadOfKeys = 'Where it says a key, type a word here: hint, families, coach, tree, review.';

const greeting = 'Wordfiend. A question mark tells the keys, anywhere.';

const gamesLeftName = 'games left';

/** With more games left than these, the rest stands in a list. */
const mostLeft = 3;

/** The games that can be gone on with, the last one first, and the list of them. */
function leftEntries(
	waiting: readonly LeftGame[],
): readonly {readonly name: string; readonly text: string}[] {
	if (waiting.length === 0) return [];
	const now = new Date();
	return [
		...waiting.slice(0, mostLeft).map(game => ({name: game.id, text: `Go on: ${leftAloud(game, now)}`})),
		{name: gamesLeftName, text: `Games left: all ${waiting.length}, also to throw away`},
	];
}

/** What the menu offers besides; the daily first for those who have played it before. */
function* offered({
	player,
}: LineServices): Dialogue<readonly {readonly name: MenuName; readonly text: string}[]> {
	const isDailyFirst = hasPlayedDaily(yield* waitFor(() => player.store.config()));
	return menuFor({isDailyFirst}).map(entry => ({name: entry.name, text: menuAloud(entry)}));
}

/** The menu, again and again until someone leaves. */
export function* speakMenu(asked: Asked, services: LineServices): Dialogue {
	const given = wordsGiven(asked);
	let said = greeting;
	for (;;) {
		const waiting = yield* gamesLeft(services);
		const left = leftEntries(waiting);
		const chosen = yield* chooseAloud<string>(said, [...left, ...(yield* offered(services))]);
		said = 'Menu.';
		switch (chosen) {
			case 'hangman': {
				yield* enterHangman({...(yield* beginWith('hangman', given, services)), guesser: 'you'}, services);
				break;
			}

			case 'watch': {
				yield* enterHangman({...(yield* beginWith('hangman', given, services)), guesser: 'expert'}, services);
				break;
			}

			case 'ghost': {
				yield* enterGhost(yield* beginWith('ghost', given, services), services);
				break;
			}

			case 'openings': {
				yield* enterOpenings(asked, services);
				break;
			}

			case 'tournament': {
				yield* enterTournament(yield* beginWith('tournament', given, services), services);
				break;
			}

			case 'daily': {
				yield* enterDaily(services);
				break;
			}

			case 'statistics': {
				yield* speakStatistics(services);
				break;
			}

			case 'settings': {
				yield* speakSettings(services);
				break;
			}

			case 'lesson': {
				yield* speakLesson(services);
				break;
			}

			case 'rules': {
				for (const {title, paragraphs} of rulePages) yield* tell(`${title}.`, ...paragraphs);
				yield* tell(insteadOfKeys);
				break;
			}

			default: {
				const game =
					chosen === gamesLeftName
						? yield* chooseLeft(waiting, services)
						: waiting.find(({id}) => id === chosen);
				const way = game && (yield* goOnAloud(game, services));
				if (way?.to === 'menu') said = `${way.said} Menu.`.trimStart();
				else if (way?.to === 'hangman') yield* enterHangman(way.asked, services);
				else if (way?.to === 'ghost') yield* enterGhost(way.asked, services);
			}
		}
	}
}

/** What of a game's settings goes for the menu that follows it. */
const wordsOf = ({language, dictionary, path}: Asked): Asked => ({language, dictionary, path});

/** Hangman as the command line asks for it, then wherever the player goes. */
export function* speakHangman(
	openWords: OpenWords,
	request: HangmanRequest,
	services: LineServices,
): Dialogue {
	const opened = yield* beginAsked(openWords, request, services, spokenHangman);
	const {way, settings} = yield* playHangman(opened, services, spokenHangman);
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
	if ((yield* playGhost(openRound(book, settings, services), services)) === 'setup')
		yield* enterGhost(asked, services);
	yield* speakMenu(wordsOf(asked), services);
}
