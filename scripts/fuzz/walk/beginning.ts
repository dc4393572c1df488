import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {addDays, firstDay} from '../../../source/daily/index.js';
import {bundledIn, dailyWords, isBundled, type Source} from '../../../source/dictionaries/index.js';
import {languages} from '../../../source/engine/index.js';
import type {TerminalSize} from '../../../source/hooks/use-terminal-size.js';
import {menuRoutes} from '../../../source/screens/menu.js';
import type {Route} from '../../../source/screens/routes.js';
import {ghostTable} from '../../../source/settings/ghost.js';
import {hangmanTable} from '../../../source/settings/hangman.js';
import {themes} from '../../../source/settings/preferences.js';
import {askSource, languageCodes, sourceOf} from '../../../source/settings/readers.js';
import {no, rowsOf, withStandards, yes, type Asked, type Table} from '../../../source/settings/setting.js';
import {tournamentTable} from '../../../source/settings/tournament.js';
import type {Dice} from '../dice.js';
import {someGhost, someHangman} from '../games.js';
import {typedTexts} from './rules.js';
import {loadList, type Beginning} from './world.js';

/** Windows that everything must fit in, and any others. */
const windows: readonly TerminalSize[] = [
	{columns: 60, rows: 20},
	{columns: 80, rows: 24},
	{columns: 120, rows: 40},
	{columns: 200, rows: 50},
];

/** Most windows are small, and quick to draw. */
export function someWindow(dice: Dice): TerminalSize {
	switch (dice.below(6)) {
		case 0: {
			return dice.pick(windows);
		}

		case 1: {
			return {columns: dice.between(20, 200), rows: dice.between(5, 50)};
		}

		case 2: {
			return {columns: dice.between(60, 200), rows: dice.between(20, 50)};
		}

		default: {
			return {columns: dice.between(60, 100), rows: dice.between(20, 30)};
		}
	}
}

/** A few words of few letters, of a language's rarest among them, in a file. */
function writeList(dice: Dice, home: string): Source {
	const language = dice.pick(languageCodes);
	const letters = dice.shuffle(languages[language].letters).slice(0, dice.between(1, 8)).join('');
	const isLong = dice.oneIn(6);
	const word = () => dice.text(letters, isLong ? dice.between(1, 50) : dice.between(1, 6));
	const path = join(home, dice.pick(['words.txt', 'a list with a long name, as someone may have.txt']));
	writeFileSync(path, `${dice.list(dice.between(1, dice.pick([3, 20, 100])), word).join('\n')}\n`);
	return {dictionary: path, language};
}

/** Words to play with: mostly few. */
function someSource(dice: Dice, home: string): Source {
	switch (dice.below(8)) {
		case 0:
		case 1: {
			return writeList(dice, home);
		}

		case 2: {
			const language = dice.pick(languageCodes);
			return {language, dictionary: dice.pick(bundledIn(language).filter(name => name !== 'huge'))};
		}

		case 3: {
			return dailyWords;
		}

		default: {
			return {dictionary: 'example', language: 'en'};
		}
	}
}

/** A form after its rows were gone through at random. */
async function someAsked(dice: Dice, table: Table, source: Source): Promise<Asked> {
	let asked: Asked = withStandards(table, askSource(source));
	for (let left = dice.below(20); left > 0; left--) {
		const rows = rowsOf(table, {asked, loaded: await loadList(sourceOf(asked))});
		const {step, type, name} = dice.pick(rows);
		if (name === 'dictionary' && !dice.oneIn(4)) continue;
		const typed = dice.oneIn(3) ? dice.pick(typedTexts) : dice.text('aeiou cdlr4', dice.below(6));
		asked = {...asked, ...(step ? step(dice.pick([1, -1])) : dice.oneIn(2) ? type?.(typed) : {})};
	}

	return asked;
}

/** A game that a code tells, played against or shown. */
function someCoded(dice: Dice): Route {
	if (dice.oneIn(3)) {
		const {settings, book, game} = someGhost(dice);
		const actions = game.turns.map(({action}) => action);
		const beside = dice.oneIn(2) ? {against: actions} : {earlier: {kind: 'shown', actions} as const};
		return {to: 'coded', with: {dictionary: book.dictionary, opening: {settings, ...beside}}};
	}

	const {settings, ground, moves, daily} = someHangman(dice);
	const of = daily ? {day: daily.date, figure: settings.figure} : {settings};
	const beside = dice.oneIn(2) ? {against: moves} : {earlier: {kind: 'shown', moves} as const};
	return {to: 'hangman', with: {dictionary: ground.dictionary, ...of, ...beside}};
}

/** Where a session begins: at an entry of the menu, at the menu, or in a game. */
async function someRoute(dice: Dice, source: Source): Promise<Route> {
	switch (dice.below(8)) {
		case 0:
		case 1: {
			return dice.pick(Object.values(menuRoutes));
		}

		case 2: {
			return {to: 'home', with: {}};
		}

		case 3: {
			return someCoded(dice);
		}

		case 4: {
			if (dice.oneIn(2)) {
				// Each of its games is played to the end.
				const asked = await someAsked(dice, tournamentTable, source);
				const few = {
					games: '10',
					...(isBundled(asked.dictionary ?? '') && {dictionary: 'example', language: 'en'}),
				};
				return {to: 'tournament-setup', with: {asked: {...asked, ...few}, isStarting: true}};
			}

			const loaded = await loadList(dailyWords);
			if (!loaded.ok) throw new Error(loaded.sentence);
			const day = addDays(firstDay, dice.below(3000));
			return {to: 'hangman', with: {dictionary: loaded.dictionary, day, figure: 'eye'}};
		}

		case 5: {
			return {
				to: 'ghost-setup',
				with: {asked: await someAsked(dice, ghostTable, source), isStarting: true},
			};
		}

		default: {
			return {
				to: 'hangman-setup',
				with: {asked: await someAsked(dice, hangmanTable, source), isStarting: true},
			};
		}
	}
}

/** How a session begins, with words and files in a player's folder. */
export async function someBeginning(dice: Dice, home: string): Promise<Beginning> {
	const source = someSource(dice, home);
	return {
		route: await someRoute(dice, source),
		given: askSource(source),
		look: {theme: dice.pick(themes), reduceMotion: dice.pick([yes, no])},
		can: {isUtf8: !dice.oneIn(5), hasColor: !dice.oneIn(4), mayMove: dice.oneIn(3)},
		size: someWindow(dice),
	};
}
