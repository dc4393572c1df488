import {faultCode} from './disk.js';
import {isOlder, whileLocked} from './lock.js';
import type {Place, Shared} from './place.js';
import type {Process} from './processes.js';
import {
	isObject,
	isText,
	parseJson,
	readHistory,
	readRecord,
	writeRecord,
	type GameRecord,
	type LeftGame,
	type RecordFault,
} from './record.js';

/** The unfinished games, the last one first: those to go on with, and those that other programs are playing. */
export type GamesLeft = {readonly waiting: readonly LeftGame[]; readonly elsewhere: readonly LeftGame[]};

export const noneLeft: GamesLeft = {waiting: [], elsewhere: []};

const gameFileName = /^([\w-]{1,64})\.json$/;

/** A file that was to replace another, or a lock. */
const halfDone = /\.(?:tmp|lock)$/;

/** The age in milliseconds at which a killed program must have left a half-done file. */
const mostHalfDone = 3_600_000;

export const fileOf = ({gamesFolder}: Place, id: string): string => `${gamesFolder}/${id}.json`;

/** Reads the history as text, whatever its bytes. */
export const readText = async ({disk, historyFile}: Place): Promise<string> =>
	new TextDecoder().decode(await disk.readBytes(historyFile));

const isProcess = (value: unknown): value is Process =>
	isObject(value) &&
	typeof value.pid === 'number' &&
	Number.isInteger(value.pid) &&
	value.pid >= 1 &&
	(value.started === undefined || isText(value.started));

/** Reads the file of a game: the game, and the process that plays it. */
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
async function addFinished(place: Place, game: GameRecord): Promise<void> {
	const {disk, historyFile} = place;
	await whileLocked(disk, historyFile, async () => {
		const {games} = readHistory(await readText(place));
		if (games.every(({id}) => id !== game.id)) await disk.append(historyFile, writeRecord(game));
		await disk.remove(fileOf(place, game.id));
	});
}

/** Reads the unfinished games, and tidies up after programs that were killed. */
export async function readLeft(place: Place, report: Shared['report']): Promise<GamesLeft> {
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
