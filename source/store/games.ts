import {fileOf, noneLeft, readLeft, readText, type GamesLeft} from './left.js';
import {ifUnlocked} from './lock.js';
import type {Place, Shared} from './place.js';
import {
	readHistory,
	writeRecord,
	type FinishedGame,
	type GameRecord,
	type History,
	type LeftGame,
} from './record.js';

/** A game to write: its record (none once it is dropped), and whether this program is still playing it. */
type Write = {readonly game: GameRecord | undefined; readonly isPlayed: boolean};

const noHistory: History = {games: [], bad: 0, newer: 0};

async function writeGame(
	place: Place,
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
	let writing: Promise<void> | undefined;
	let hasFailed = false;

	async function writeAll(): Promise<void> {
		for (let [next] = waiting; next; [next] = waiting) {
			const [id, write] = next;
			const isWritten = await shared.attempt('unwritable', 'games', false, place =>
				writeGame(place, id, write, shared),
			);
			hasFailed = !isWritten;
			if (waiting.get(id) === write) waiting.delete(id);
		}

		writing = undefined;
	}

	return {
		/** Returns whether it will be written: a finished game stays as it is. */
		write(id: string, write: Write): boolean {
			if (waiting.get(id)?.game?.end) return false;
			waiting.set(id, write);
			writing ??= writeAll();
			return true;
		},
		hasFailed: () => hasFailed,
		async settled(): Promise<void> {
			while (writing) await writing;
		},
	};
}

/** Keeps the player's games, finished and unfinished. */
export function keepGames(shared: Shared) {
	const {attempt, isKeeping, report} = shared;
	const writer = createWriter(shared);
	const played = new Map<string, GameRecord>();

	function write(id: string, game: GameRecord | undefined, isPlayed: boolean): void {
		if (!isKeeping || !writer.write(id, {game, isPlayed})) return;
		if (game && isPlayed) played.set(id, game);
		else played.delete(id);
	}

	const gamesLeft = async (): Promise<GamesLeft> =>
		isKeeping ? attempt('unreadable', 'games', noneLeft, place => readLeft(place, report)) : noneLeft;

	async function take(place: Place, id: string): Promise<LeftGame | undefined> {
		const {waiting} = await readLeft(place, report);
		const game = waiting.find(each => each.id === id);
		if (game === undefined) return undefined;
		const {changed: _, ...record} = game;
		write(id, record, true);
		await writer.settled();
		return game;
	}

	return {
		history: () =>
			attempt('unreadable', 'games', noHistory, async place => readHistory(await readText(place))),
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
		canKeep: () => isKeeping && !writer.hasFailed(),
		/** Keeps an unfinished game. Of several calls in a row only the last may be written. */
		leave: (game: GameRecord) => write(game.id, game, true),
		finish: (game: FinishedGame) => write(game.id, game, false),
		drop: (id: string) => write(id, undefined, false),
		/** Forgets all games but no settings; returns whether it could. */
		async forget() {
			await writer.settled();
			played.clear();
			return attempt('unwritable', 'games', false, async ({disk, historyFile, gamesFolder}) => {
				await disk.remove(historyFile);
				for (const {name} of await disk.list(gamesFolder)) await disk.remove(`${gamesFolder}/${name}`);
				return true;
			});
		},
		settled: () => writer.settled(),
	};
}
