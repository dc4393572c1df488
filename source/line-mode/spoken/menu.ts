import type {Source} from '../../dictionaries/index.js';
import type {SettingsOf} from '../../games/kinds.js';
import type {Opening} from '../../games/open.js';
import type {Dictionary} from '../../engine/index.js';
import {ghostTable, settleGhostForm} from '../../settings/ghost.js';
import {hangmanTable, likeHangman, settleHangmanForm} from '../../settings/hangman.js';
import {
	beginForm,
	choicesIn,
	hangmanForm,
	keptIn,
	type FormName,
	type Forms,
} from '../../settings/choices.js';
import {ofTable, type Chosen, type Given, type Table} from '../../settings/setting.js';
import {words} from '../../settings/words.js';
import type {LeftGame} from '../../store/index.js';
import {leftAloud} from '../../text/left.js';
import {
	settleTournamentForm,
	startTournament,
	tournamentTable,
	type TournamentSettings,
} from '../../settings/tournament.js';
import {menuAloud, menuEntries, newcomerText} from '../../text/menu.js';
import {countOf} from '../../text/numbers.js';
import {rulePages} from '../../text/rules.js';
import {namesOf} from '../../text/programs.js';
import {tournamentAloud} from '../../text/tournament.js';
import {greeting, insteadOfKeys, tournamentNotes} from '../../text/lines.js';
import {playTournament} from '../../workers/play-tournament.js';
import {unasked, waitFor, type Dialogue} from '../dialogue.js';
import type {Begin} from '../begin.js';
import {openBook} from '../ghost-play.js';
import {gamesLeft, openLeft} from '../reopen.js';
import type {LineServices, SetUpName, Way} from '../services.js';
import {play} from '../talks.js';
import {chooseAloud, tell} from '../voices/spoken/ask.js';
import {chooseLeft, enterDaily, speakSettings, speakStatistics} from './entries.js';
import {speakLesson} from './lesson.js';
import {enterOpenings} from './openings.js';
import {tellWordLine} from '../send.js';
import {fillIn, type SpokenForm} from './set-up.js';

type SetUp<Name extends SetUpName> = SpokenForm<Forms[Name], SettingsOf<Name>> & {
	readonly form: (chosen: Given<Forms[Name]>) => FormName;
	readonly open: (
		dictionary: Dictionary,
		settings: SettingsOf<Name>,
		services: LineServices,
	) => Dialogue<Opening>;
};

const setUps: {readonly [Name in SetUpName]: SetUp<Name>} = {
	hangman: {
		title: 'Hangman',
		table: hangmanTable,
		settle: settleHangmanForm,
		form: hangmanForm,
		open: (list, settings) => unasked({game: 'hangman', list, settings}),
	},
	ghost: {
		title: 'Ghost',
		table: ghostTable,
		settle: settleGhostForm,
		form: () => 'ghost',
		*open(dictionary, settings, services) {
			return {game: 'ghost', list: yield* openBook(dictionary, settings, services), settings};
		},
	},
};

const tournamentForm: SpokenForm<TournamentSettings> = {
	title: 'Tournament',
	table: tournamentTable,
	settle: settleTournamentForm,
};

/** The choices of a form are those that it begins with the next time; the programs among them may run, for someone has typed them. */
function accept<Name extends FormName>(
	{player: {store, programs}}: LineServices,
	form: Name,
	chosen: Chosen<Forms[Name]>,
): void {
	programs.allow(chosen);
	void store.remember({choices: {[form]: choicesIn(chosen, {})}});
}

function* beginWith<Name extends FormName>(
	form: Name,
	table: Table<Forms[Name]>,
	given: Given<Source>,
	{player: {store}}: LineServices,
): Dialogue<Chosen<Forms[Name]>> {
	const {standards, remembered} = keptIn(yield* waitFor(() => store.config()));
	return beginForm(table, {standards, remembered: remembered[form], given});
}

/** Games as a form sets them up; gives the way on from the last. */
function* fromSetUp<Name extends SetUpName>(
	game: Name,
	begun: Chosen<Forms[Name]>,
	services: LineServices,
): Dialogue<Way> {
	const {[game]: setUp} = setUps;
	const filled = yield* fillIn<Forms[Name], SettingsOf<Name>>(setUp, begun, services);
	if (filled === undefined) return {to: 'menu'};
	const {chosen, dictionary, settings} = filled;
	accept(services, setUp.form(chosen), chosen);
	if ('forAFriend' in settings && settings.forAFriend) {
		yield* tellWordLine(settings, dictionary, services);
		return {to: 'menu'};
	}

	return yield* play(yield* setUp.open(dictionary, settings, services), services, 'spoken');
}

function* follow(begun: Way, services: LineServices): Dialogue {
	let way = begun;
	while (way.to === 'set-up') {
		const {after} = way;
		way =
			after.game === 'hangman'
				? yield* fromSetUp('hangman', likeHangman(after.settings, after.list), services)
				: yield* fromSetUp('ghost', {...after.settings, seed: undefined}, services);
	}
}

function* enterSetUp<Name extends SetUpName>(
	game: Name,
	begun: Chosen<Forms[Name]>,
	services: LineServices,
): Dialogue {
	yield* follow(yield* fromSetUp(game, begun, services), services);
}

function* enterTournament(begun: Chosen<TournamentSettings>, services: LineServices): Dialogue {
	const filled = yield* fillIn(tournamentForm, begun, services);
	if (filled === undefined) return;
	accept(services, 'tournament', filled.chosen);
	const {dictionary, settings} = filled;
	const tournament = startTournament(dictionary, settings);
	if (services.isAtTerminal) yield* tell(tournamentNotes.stops);
	const {board, isStopped} = yield* waitFor(
		async (report, signal) => {
			const played = await playTournament({
				dictionary,
				tournament,
				workers: services.workers,
				openPlayers: () => services.player.programs.open(dictionary),
				signal,
				onStanding: ({share}) => report('Playing the tournament', share),
			});
			return {board: played, isStopped: signal.aborted};
		},
		{isStoppable: true},
	);
	if (isStopped) yield* tell(tournamentNotes.stopped);
	const names = namesOf([...tournament.guessers, ...tournament.choosers], services.player.programs.names());
	yield* tell(...tournamentAloud(board, tournament, {nameOf: player => names.get(player) ?? player}));
}

const gamesLeftName = 'unfinished';

/** With more games left than these, the rest stands in a list. */
const mostLeft = 3;

function leftEntries(
	waiting: readonly LeftGame[],
): readonly {readonly name: string; readonly text: string}[] {
	if (waiting.length === 0) return [];
	const now = new Date();
	return [
		...waiting.slice(0, mostLeft).map(game => ({name: game.id, text: `Go on: ${leftAloud(game, now)}`})),
		{name: gamesLeftName, text: `Unfinished: ${countOf(waiting.length, 'game')}, also to throw away`},
	];
}

export function* speakMenu(given: Given<Source>, services: LineServices): Dialogue {
	const {choices} = yield* waitFor(() => services.player.store.config());
	const entries = menuEntries.map(entry => ({name: entry.name, text: menuAloud(entry)}));
	const enterHangman = function* (): Dialogue {
		const begun = yield* beginWith('hangman', hangmanTable, given, services);
		yield* enterSetUp('hangman', {...begun, guesser: 'you'}, services);
	};

	let said = '';
	for (;;) {
		const waiting = yield* gamesLeft(services);
		const isNewcomer = choices === undefined && waiting.length === 0;
		if (said === '') said = isNewcomer ? `${greeting} ${newcomerText}` : greeting;
		const chosen = yield* chooseAloud<string>(said, [...leftEntries(waiting), ...entries]);
		said = 'Menu.';
		switch (chosen) {
			case 'hangman':
				yield* enterHangman();
				break;
			case 'watch': {
				const chosen = yield* beginWith('watch', hangmanTable, given, services);
				yield* enterSetUp('hangman', {...chosen, guesser: 'expert'}, services);
				break;
			}

			case 'ghost':
				yield* enterSetUp('ghost', yield* beginWith('ghost', ghostTable, given, services), services);
				break;
			case 'openings':
				yield* enterOpenings(given, services);
				break;
			case 'tournament':
				yield* enterTournament(yield* beginWith('tournament', tournamentTable, given, services), services);
				break;
			case 'daily':
				yield* enterDaily(services);
				break;
			case 'statistics':
				yield* speakStatistics(services);
				break;
			case 'settings':
				yield* speakSettings(services);
				break;
			case 'lesson':
				if (yield* speakLesson(services)) yield* enterHangman();
				break;
			case 'rules':
				for (const {title, paragraphs} of rulePages) yield* tell(`${title}.`, ...paragraphs);
				yield* tell(insteadOfKeys.rules);
				break;
			default: {
				const game =
					chosen === gamesLeftName
						? yield* chooseLeft(waiting, services)
						: waiting.find(({id}) => id === chosen);
				const opened = game && (yield* openLeft(game, services, 'spoken'));
				if (opened?.ok) yield* follow(yield* play(opened.opening, services, 'spoken'), services);
				else if (opened) said = `${opened.sentence} Menu.`;
			}
		}
	}
}

export function* speakGames(begin: Begin, services: LineServices): Dialogue {
	const opening = yield* begin(services, 'spoken');
	yield* follow(yield* play(opening, services, 'spoken'), services);
	yield* speakMenu(ofTable(words, opening.settings), services);
}
