import {localDay} from '../../source/daily/index.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {isPlayable, openBook} from '../../source/engine/index.js';
import {codeOfGhost, codeOfHangman} from '../../source/games/coded.js';
import {digestFor} from '../../source/games/digest.js';
import {readLeft, sourceOfLeft, withBook} from '../../source/games/left.js';
import {openGhostGame, openHangmanGame} from '../../source/games/open.js';
import {leftGhost, leftHangman} from '../../source/games/records.js';
import {beginForm, keptChoices, unusableIn} from '../../source/settings/choices.js';
import {ghostTable} from '../../source/settings/ghost.js';
import {hangmanTable, settleHangman} from '../../source/settings/hangman.js';
import {readTable} from '../../source/settings/setting.js';
import {countHistory, statisticsByScope} from '../../source/statistics/index.js';
import {countByScope, noCountsByScope, packCounts} from '../../source/statistics/counts.js';
import {createStore, type Config, type Store, type WaitingGame} from '../../source/store/index.js';
import {leftAloud, leftFaultText, leftParts} from '../../source/text/left.js';
import {statisticsAloud} from '../../source/text/statistics-spoken.js';
import {statisticsLines} from '../../source/text/statistics.js';
import {unfit} from './run.js';
import type {Dice} from './dice.js';
import {someFinished, someLeft} from './games.js';
import {removeHome, snapshot, someHome, type Home} from './home.js';
import {demand, demandSame, type Kind} from './kind.js';

const nobody = {resume: () => undefined, ignore: () => undefined};

function demandFit(lines: readonly string[], what: string): void {
	for (const line of lines) demand(!unfit.test(line), () => `${what}: ${JSON.stringify(line.slice(0, 300))}`);
}

/** Reads the history in every way there is, and what it comes to. */
async function readGames(store: Store, {lines, hasTrueCounts}: Home): Promise<void> {
	const {games} = await store.history();
	const good = lines.filter(line =>
		games.some(({date, moves}) => line.includes(date) && line.includes(moves)),
	);
	demandSame(good, lines, () => 'Good lines of the history');
	const {counts, keep} = await countHistory(store);
	const anew = noCountsByScope();
	for (const game of games) countByScope(anew, game);
	if (hasTrueCounts) demandSame(packCounts(counts), packCounts(anew), () => 'Counts');
	const scopes = statisticsByScope(counts, localDay(new Date(2026, 10, 22)));
	for (const statistics of Object.values(scopes)) {
		demandFit(statisticsLines(statistics), 'Statistics');
		demandFit(statisticsAloud(statistics), 'Statistics, spoken');
	}

	await keep();
}

/** Opens a game that was left, as far as it goes, and keeps it again. */
async function openLeft(left: WaitingGame): Promise<boolean> {
	const now = new Date();
	demandFit([...leftParts(left, now), leftAloud(left, now)], 'A game left');
	const {dictionary: path, language} = sourceOfLeft(left);
	const loaded = await loadDictionary(path, {language});
	if (!loaded.ok) {
		demandFit([loaded.sentence], 'A list');
		return false;
	}

	const {dictionary} = loaded;
	const read = readLeft(left, dictionary);
	if (!read.ok) {
		demandFit([leftFaultText(read.fault)], 'A fault');
		return false;
	}

	const origin = {date: left.date, digest: await digestFor(dictionary)};
	if (read.left.game === 'hangman') {
		const {play} = openHangmanGame(read.left.opening, () => 'game', nobody);
		leftHangman(play, origin);
		codeOfHangman(play, origin.digest);
		return true;
	}

	const {minLength, variant} = read.left.settings;
	const opening = withBook(read.left, openBook(dictionary, minLength, variant));
	if (opening === undefined) return false;
	const {play} = openGhostGame(opening, () => 'game', nobody);
	demand(isPlayable(play.book), () => 'A book with nothing to play');
	leftGhost(play, origin);
	codeOfGhost(play, origin.digest);
	return true;
}

async function openGames(store: Store, {left}: Home): Promise<void> {
	const waiting = await store.waiting();
	for (const [name, game] of left)
		demandSame(
			waiting.find(each => each.name === name)?.moves,
			game.moves,
			() => `The game left ${name} among ${waiting.map(each => each.name).join()}`,
		);
	for (const game of waiting) {
		const isOpen = await openLeft(game);
		demand(isOpen || !left.has(game.name), () => `${game.name} can't be gone on with`);
	}

	const [first] = waiting;
	if (first) demandSame((await store.take(first.name))?.moves, first.moves, () => 'The game taken');
}

/** Begins the forms with what is remembered. */
async function fillForms(config: Config): Promise<void> {
	const {standards, remembered} = keptChoices(config);
	for (const [name, table] of [
		['hangman', hangmanTable],
		['ghost', ghostTable],
	] as const) {
		const asked = beginForm(table, {remembered: remembered[name], standards, given: {}});
		demand(readTable(table, asked).ok, () => `A form begins with ${JSON.stringify(asked).slice(0, 300)}`);
	}

	const loaded = await loadDictionary('example', {});
	if (!loaded.ok) throw new Error(loaded.sentence);
	const asked = beginForm(hangmanTable, {remembered: remembered.hangman, standards, given: {}});
	settleHangman(asked, loaded.dictionary, '4f2a');
}

function settingsIn(text: string): Readonly<Record<string, unknown>> | undefined {
	try {
		const parsed: unknown = JSON.parse(text.replace('\u00EF\u00BB\u00BF', ''));
		const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
		return isRecord ? (parsed as Readonly<Record<string, unknown>>) : undefined;
	} catch {
		return undefined;
	}
}

/** What the program may change in settings that it can read. */
const changing = ['v', 'theme', 'motion', 'choices', 'lists'];

function demandSettings(before: string, after: string, filled: readonly string[]): void {
	const settings = settingsIn(before);
	// A value can be too deep to be written anew.
	if (settings === undefined || before === after) {
		demandSame(after, before, () => 'Settings that can’t be read');
		return;
	}

	const now = settingsIn(after) ?? {};
	const unchanged = Object.keys(settings).filter(key => !changing.includes(key));
	for (const key of unchanged) demandSame(now[key], settings[key], () => `The setting ${key}`);
	for (const key of ['choices', 'lists']) {
		const entries = settings[key];
		if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) continue;
		for (const [name, entry] of Object.entries(entries))
			if (key === 'lists' || !filled.includes(name))
				demandSame((now[key] as Record<string, unknown>)[name], entry, () => `The entry ${name} of ${key}`);
	}
}

/** By its own name, or that of the file to which a link leads. */
const isHistory = (name: string): boolean => /^(?:elsewhere-)?history\.jsonl$/.test(name);

/** What came to the ends of the histories. */
const addedTo = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string =>
	[...after].map(([name, text]) => (isHistory(name) ? text.slice(before.get(name)?.length) : '')).join('');

/** Whether a game that waited is over: its file says so, or what came to a history goes on where it stood. */
function isPlayedOut(game: string, added: string): boolean {
	const [moves] = /"moves":"[^"]*/.exec(game) ?? [];
	return game.includes('"finished"') || (moves !== undefined && added.includes(moves));
}

/** Demands that nothing that was there is lost: histories grow at their ends, files of games go only when their game is over, and settings stay but for what is chosen in forms that may have been filled in. */
export function demandKept(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
	filled: readonly string[],
): void {
	for (const [name, text] of before) {
		const now = after.get(name);
		if (name === 'counts.json') continue;
		if (isHistory(name)) demand(now?.startsWith(text) === true, () => 'The history is no longer what it was');
		else if (name === 'config.json') demandSettings(text, now ?? '', filled);
		else if (!/^games\/.*\.json$/.test(name)) demandSame(now, text, () => name);
		else if (now === undefined)
			demand(isPlayedOut(text, addedTo(before, after)), () => `${name} is gone: ${text}`);
	}
}

async function change(dice: Dice, store: Store, home: Home, told: readonly string[]): Promise<void> {
	const before = snapshot(home.path);
	const finished = someFinished(dice);
	store.finish('new', finished);
	store.leave('newer', someLeft(dice));
	await store.remember({theme: 'light', choices: {ghost: {opponent: 'human'}}});
	await store.settled();
	const after = snapshot(home.path);
	demandKept(before, after, ['ghost']);
	const line = Buffer.from(`${JSON.stringify({v: 1, ...finished})}\n`).toString('latin1');
	const isKept = [...after.values()].some(text => text.endsWith(line));
	demand(isKept || told.length > 0, () => 'A game that was finished is not kept, without a word');
}

/** A player's files, damaged in any way: what is good in them is read, what isn't is told or passed over, and nothing is lost. */
export const playerFile: Kind = {
	async try(dice) {
		const home = someHome(dice);
		const before = snapshot(home.path);
		const told: string[] = [];
		const store = createStore({
			environment: {WORDFIEND_HOME: home.path},
			isKeeping: true,
			unusableIn,
			onFault: sentence => told.push(sentence),
		});
		const config = await store.config();
		await fillForms(config);
		await readGames(store, home);
		await openGames(store, home);
		store.release();
		await store.settled();
		demandKept(before, snapshot(home.path), []);
		await change(dice, store, home, told);
		demandFit(told, 'A fault');
		for (const sentence of told) demand(/[.]$/.test(sentence), () => `No sentence: ${sentence}`);
		removeHome(home);
	},
};
