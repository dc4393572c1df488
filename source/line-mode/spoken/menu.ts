import type {Source} from '../../dictionaries/index.js';
import type {Dictionary} from '../../engine/index.js';
import {ghostTable, minLengthFault, settleGhostForm, type GhostSettings} from '../../settings/ghost.js';
import {
	hangmanTable,
	likeHangman,
	settleHangmanForm,
	type HangmanPlan,
	type HangmanSettings,
} from '../../settings/hangman.js';
import {
	beginForm,
	choicesIn,
	hangmanForm,
	keptChoices,
	type FormName,
	type Forms,
} from '../../settings/choices.js';
import {ofTable, type Chosen, type Given, type Table} from '../../settings/setting.js';
import {words} from '../../settings/words.js';
import {hasPlayedDaily} from '../../store/index.js';
import type {LeftGame} from '../../store/index.js';
import {leftAloud} from '../../text/left.js';
import {
	settleTournamentForm,
	startTournament,
	tournamentTable,
	type TournamentSettings,
} from '../../settings/tournament.js';
import {menuAloud, menuFor, type MenuName} from '../../text/menu.js';
import {rulePages} from '../../text/rules.js';
import {tournamentAloud} from '../../text/tournament.js';
import {playTournament} from '../../workers/play-tournament.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import {talkGhost} from '../ghost.js';
import {gamesLeft} from '../go-on.js';
import {beginAsked, playHangman, type OpenWords} from '../hangman.js';
import type {LineServices} from '../services.js';
import {openGame} from '../hangman-play.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';
import {spokenGhost} from '../voices/spoken/ghost.js';
import {spokenHangman} from '../voices/spoken/hangman.js';
import {enterDaily} from './daily.js';
import {chooseLeft, goOnAloud} from './go-on.js';
import {speakLesson} from './lesson.js';
import {enterOpenings} from './openings.js';
import {fillIn, type SpokenForm} from './set-up.js';
import {speakSettings} from './settings.js';
import {speakStatistics} from './statistics.js';

const spokenHangmanForm = ({freshSeed}: LineServices): SpokenForm<HangmanSettings> => ({
	title: 'Hangman',
	table: hangmanTable,
	settle: (values, dictionary) => settleHangmanForm(values, dictionary, freshSeed()),
});

const spokenGhostForm = ({freshSeed}: LineServices): SpokenForm<GhostSettings> => ({
	title: 'Ghost',
	table: ghostTable,
	settle(values, dictionary) {
		const sentence = minLengthFault(dictionary, values);
		return sentence === undefined ? settleGhostForm(values, freshSeed()) : {ok: false, sentence};
	},
});

const spokenTournamentForm = ({freshSeed}: LineServices): SpokenForm<TournamentSettings> => ({
	title: 'Tournament',
	table: tournamentTable,
	settle: (values, dictionary) => settleTournamentForm(values, dictionary, freshSeed()),
});

/** The choices of a form are those that it begins with the next time. */
function remember<Name extends FormName>(
	{player: {store}}: LineServices,
	form: Name,
	chosen: Chosen<Forms[Name]>,
): void {
	void store.remember({choices: {[form]: choicesIn(chosen, {})}});
}

/** What a form begins with in the menu. */
function* beginWith<Name extends FormName>(
	form: Name,
	table: Table<Forms[Name]>,
	given: Given<Source>,
	{player: {store}}: LineServices,
): Dialogue<Chosen<Forms[Name]>> {
	const {standards, remembered} = keptChoices(yield* waitFor(() => store.config()));
	return beginForm(table, {standards, remembered: remembered[form], given});
}

/** Hangman from its set-up on, until the menu is wanted. */
function* enterHangman(begun: Chosen<HangmanSettings>, services: LineServices): Dialogue {
	let chosen = begun;
	for (;;) {
		const filled = yield* fillIn(spokenHangmanForm(services), chosen);
		if (filled === undefined) return;
		remember(services, hangmanForm(filled.chosen), filled.chosen);
		const {way, settings} = yield* playHangman(
			openGame(filled.dictionary, filled.settings, services),
			services,
			spokenHangman,
		);
		if (way === 'menu') return;
		chosen = likeHangman(settings);
	}
}

/** Ghost from its set-up on, until the menu is wanted. */
function* enterGhost(begun: Chosen<GhostSettings>, services: LineServices): Dialogue {
	let chosen = begun;
	for (;;) {
		const filled = yield* fillIn(spokenGhostForm(services), chosen);
		if (filled === undefined) return;
		({chosen} = filled);
		remember(services, 'ghost', chosen);
		const way = yield* talkGhost(filled.dictionary, filled.settings, services, spokenGhost);
		if (way === 'menu') return;
	}
}

function* enterTournament(begun: Chosen<TournamentSettings>, services: LineServices): Dialogue {
	const filled = yield* fillIn(spokenTournamentForm(services), begun);
	if (filled === undefined) return;
	remember(services, 'tournament', filled.chosen);
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
export function* speakMenu(given: Given<Source>, services: LineServices): Dialogue {
	let said = greeting;
	for (;;) {
		const waiting = yield* gamesLeft(services);
		const left = leftEntries(waiting);
		const chosen = yield* chooseAloud<string>(said, [...left, ...(yield* offered(services))]);
		said = 'Menu.';
		switch (chosen) {
			case 'hangman': {
				yield* enterHangman(
					{...(yield* beginWith('hangman', hangmanTable, given, services)), guesser: 'you'},
					services,
				);
				break;
			}

			case 'watch': {
				yield* enterHangman(
					{...(yield* beginWith('watch', hangmanTable, given, services)), guesser: 'expert'},
					services,
				);
				break;
			}

			case 'ghost': {
				yield* enterGhost(yield* beginWith('ghost', ghostTable, given, services), services);
				break;
			}

			case 'openings': {
				yield* enterOpenings(given, services);
				break;
			}

			case 'tournament': {
				yield* enterTournament(yield* beginWith('tournament', tournamentTable, given, services), services);
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
				else if (way?.to === 'hangman') yield* enterHangman(likeHangman(way.after), services);
				else if (way?.to === 'ghost') yield* enterGhost({...way.after, seed: undefined}, services);
			}
		}
	}
}

/** Hangman as the command line asks for it, then wherever the player goes. */
export function* speakHangman(openWords: OpenWords, plan: HangmanPlan, services: LineServices): Dialogue {
	const opened = yield* beginAsked(openWords, plan, services, spokenHangman);
	const {way, settings} = yield* playHangman(opened, services, spokenHangman);
	if (way === 'setup') yield* enterHangman(likeHangman(settings), services);
	yield* speakMenu(ofTable(words, settings), services);
}

/** Ghost as the command line asks for it, then wherever the player goes. */
export function* speakGhost(
	dictionary: Dictionary,
	settings: GhostSettings,
	services: LineServices,
): Dialogue {
	const way = yield* talkGhost(dictionary, settings, services, spokenGhost);
	if (way === 'setup') yield* enterGhost({...settings, seed: undefined}, services);
	yield* speakMenu(ofTable(words, settings), services);
}
