import {faultCode, isText} from '../dictionaries/source.js';
import {isOlder, whileLocked, ifUnlocked} from './lock.js';
import type {StoreFiles, Shared} from './place.js';
import type {Process} from './processes.js';
import {
	isObject,
	parseJson,
	readHistory,
	readRecord,
	writeRecord,
	type GameRecord,
	type LeftGame,
	type RecordFault,
	type FinishedGame,
	type History,
} from './record.js';

/** The unfinished games, the last one first: those to go on with, and those that other programs are playing. */
type GamesLeft = {readonly waiting: readonly LeftGame[]; readonly elsewhere: readonly LeftGame[]};

const noneLeft: GamesLeft = {waiting: [], elsewhere: []};

const gameFileName = /^([\w-]{1,64})\.json$/;

/** A file that was to replace another, or a lock. */
const halfDone = /\.(?:tmp|lock)$/;

/** The age in milliseconds at which a killed program must have left a half-done file. */
const mostHalfDone = 3_600_000;

const fileOf = ({gamesFolder}: StoreFiles, id: string): string => `${gamesFolder}/${id}.json`;

/** Reads the history as text, whatever its bytes. */
export const readHistoryText = async ({disk, historyFile}: StoreFiles): Promise<string> =>
	new TextDecoder().decode(await disk.readBytes(historyFile));

const isProcess = (value: unknown): value is Process =>
	isObject(value) &&
	typeof value.pid === 'number' &&
	Number.isInteger(value.pid) &&
	value.pid >= 1 &&
	(value.started === undefined || isText(value.started));

function readGameFile(id: string, text: string): {record: GameRecord; player?: Process} | RecordFault {
	const value = parseJson(text);
	const record = readRecord(value);
	if (typeof record === 'string') return record;
	if (record.id !== id || !isObject(value)) return 'bad';
	const {player} = value;
	if (player === undefined) return {record};
	return isProcess(player) ? {record, player} : 'bad';
}

/** Puts a finished game into the history, which a killed program did not do. */
async function addFinished(place: StoreFiles, game: GameRecord): Promise<void> {
	const {disk, historyFile} = place;
	await whileLocked(disk, historyFile, async () => {
		const {games} = readHistory(await readHistoryText(place));
		if (games.every(({id}) => id !== game.id)) await disk.append(historyFile, writeRecord(game));
		await disk.remove(fileOf(place, game.id));
	});
}

/** Reads the unfinished games, and tidies up after programs that were killed. */
async function readLeft(place: StoreFiles, report: Shared['report']): Promise<GamesLeft> {
	const {disk, gamesFolder, historyFile} = place;
	const listed = await disk.list(gamesFolder);
	if (listed.length === 0) return noneLeft;
	const {isAtWork} = await import('./processes.js');
	const left = {waiting: [] as LeftGame[], elsewhere: [] as LeftGame[]};
	const faulty = {bad: 0, newer: 0};
	for (const {name, changed} of listed) {
		const [, id] = gameFileName.exec(name) ?? [];
		if (id === undefined) {
			if (halfDone.test(name) && isOlder(changed, mostHalfDone)) await disk.remove(`${gamesFolder}/${name}`);
			continue;
		}

		// A file that can't be read hides no other.
		const text = await disk.read(fileOf(place, id)).catch(() => '');
		if (text === undefined) continue; // Another program has finished it meanwhile.
		const file = readGameFile(id, text);
		if (typeof file === 'string') {
			faulty[file]++;
			continue;
		}

		const {record, player} = file;
		const isElsewhere = await isAtWork(player, changed);
		if (record.end === undefined) left[isElsewhere ? 'elsewhere' : 'waiting'].push({...record, changed});
		else if (!isElsewhere)
			await addFinished(place, record).catch((error: unknown) =>
				report({kind: 'unwritable', what: 'games', path: historyFile, code: faultCode(error)}),
			);
	}

	for (const fault of ['bad', 'newer'] as const)
		if (faulty[fault] > 0) report({kind: `${fault}-games`, count: faulty[fault], folder: gamesFolder});
	left.waiting.sort((a, b) => b.changed.getTime() - a.changed.getTime());
	return left;
}

/** A game to write: its record (none once it is dropped), and whether this program is still playing it. */
type Write = {readonly game: GameRecord | undefined; readonly isPlayed: boolean};

const noHistory: History = {games: [], bad: 0, newer: 0};

async function writeGame(
	place: StoreFiles,
	id: string,
	{game, isPlayed}: Write,
	{attempt}: Shared,
): Promise<true> {
	const {ownProcess} = await import('./processes.js');
	const {disk, historyFile} = place;
	const file = fileOf(place, id);
	if (game?.end) {
		// Whenever the program is killed, the game is in one of the two files, or in both.
		const own = writeRecord(game, await ownProcess());
		await attempt('unwritable', 'games', undefined, () => disk.replace(file, own));
		await disk.append(historyFile, writeRecord(game));
	} else if (game) await disk.replace(file, writeRecord(game, isPlayed ? await ownProcess() : undefined));

	if (!game || game.end) await disk.remove(file);
	return true;
}

/** Writes games one after another. If several writes of a game wait, only the last one is done. */
function createWriter(shared: Shared) {
	const waiting = new Map<string, Write>();
	const played = new Map<string, GameRecord>();
	let writing = Promise.resolve();
	let hasFailed = false;

	async function doWrite(id: string, write: Write): Promise<void> {
		if (waiting.get(id) !== write) return;
		const work = (place: StoreFiles) => writeGame(place, id, write, shared);
		hasFailed = !(await shared.attempt('unwritable', 'games', false, work));
		if (waiting.get(id) === write) waiting.delete(id);
	}

	function write(id: string, game: GameRecord | undefined, isPlayed: boolean): void {
		// A finished game stays as it is.
		if (!shared.isKeeping || waiting.get(id)?.game?.end) return;
		const next = {game, isPlayed};
		waiting.set(id, next);
		if (game && isPlayed) played.set(id, game);
		else played.delete(id);
		writing = writing.then(() => doWrite(id, next));
	}

	async function settled(): Promise<void> {
		while (waiting.size > 0) await writing;
	}

	return {played, write, settled, hasFailed: () => hasFailed};
}

export function keepGames(shared: Shared) {
	const {attempt, isKeeping, report} = shared;
	const {played, write, hasFailed, settled} = createWriter(shared);

	const gamesLeft = async (): Promise<GamesLeft> =>
		isKeeping ? attempt('unreadable', 'games', noneLeft, place => readLeft(place, report)) : noneLeft;

	async function take(place: StoreFiles, id: string): Promise<LeftGame | undefined> {
		const {waiting} = await readLeft(place, report);
		const game = waiting.find(each => each.id === id);
		if (game === undefined) return undefined;
		const {changed: _, ...record} = game;
		write(id, record, true);
		await settled();
		return game;
	}

	return {
		history: () =>
			attempt('unreadable', 'games', noHistory, async place => readHistory(await readHistoryText(place))),
		historyBytes: () =>
			attempt('unreadable', 'games', new Uint8Array(), ({disk, historyFile}) => disk.readBytes(historyFile)),
		/** Returns the unfinished games, the last one first, except those that another program is playing. Where nothing is kept there are none, since going on with a game keeps it. */
		waiting: async () => (await gamesLeft()).waiting,
		playedElsewhere: async () => (await gamesLeft()).elsewhere,
		/** Takes an unfinished game for this program alone; returns `undefined` if it is gone, or another program plays it. */
		take: (id: string) =>
			attempt('unreadable', 'games', undefined, place =>
				ifUnlocked(place.disk, fileOf(place, id), () => take(place, id)),
			),
		/** Lets other programs go on with the games that this one has played. */
		release() {
			for (const [id, game] of [...played]) write(id, game, false);
		},
		/** Whether games are kept, as far as the last write showed. */
		canKeep: () => isKeeping && !hasFailed(),
		/** Keeps an unfinished game. Of several calls in a row only the last may be written. */
		leave: (game: GameRecord) => write(game.id, game, true),
		finish: (game: FinishedGame) => write(game.id, game, false),
		drop: (id: string) => write(id, undefined, false),
		/** Forgets all games but no settings; returns whether it could. */
		async forget() {
			await settled();
			played.clear();
			return attempt('unwritable', 'games', false, async ({disk, historyFile, gamesFolder}) => {
				await disk.remove(historyFile);
				for (const {name} of await disk.list(gamesFolder)) await disk.remove(`${gamesFolder}/${name}`);
				return true;
			});
		},
		settled,
	};
}
