import {faultCode, temporaryName} from './disk.js';
import type {Place, Shared} from './place.js';
import type {Process} from './processes.js';
import {
	isObject,
	isText,
	parseJson,
	readHistory,
	readRecord,
	writeRecord,
	type FinishedGame,
	type GameRecord,
	type History,
	type LeftGame,
	type RecordFault,
} from './record.js';

type Wish =
	| {readonly kind: 'left'; readonly game: GameRecord; readonly isPlayed: boolean}
	| {readonly kind: 'finished'; readonly game: FinishedGame}
	| {readonly kind: 'dropped'};

const gameFileName = /^([\w-]{1,64})\.json$/;

/** How a file is called that says that a game is being taken. */
const lockEnding = '.lock';

/** From what age on, in milliseconds, a half-written file or a lock is a killed program's. */
const staleness = {temporary: 3_600_000, lock: 10_000};

const ageOf = (changed: Date): number => Date.now() - changed.getTime();

const noHistory: History = {games: [], bad: 0, newer: 0};

/** The player's games, those that are over and those that were left. */
export function keepGames({open, isKeeping, report}: Shared) {
	/** The last wish for each game, until it is granted. */
	const wishes = new Map<string, Wish>();
	const played = new Map<string, GameRecord>();
	let writing: Promise<void> | undefined;
	let hasFailed = false;

	/** What work gives, or else what stands for it where it fails. */
	async function attempt<T>(
		kind: 'unreadable' | 'unwritable',
		otherwise: T,
		work: (place: Place) => Promise<T>,
	) {
		const place = open();
		if (!place) {
			if (kind === 'unwritable') hasFailed = true;
			return otherwise;
		}

		try {
			const done = await work(place);
			if (kind === 'unwritable') hasFailed = false;
			return done;
		} catch (error) {
			if (kind === 'unwritable') hasFailed = true;
			report({kind, what: 'games', path: place.historyFile, code: faultCode(error)});
			return otherwise;
		}
	}

	const gamesLeft = (): Promise<GamesLeft> =>
		isKeeping ? attempt('unreadable', noneLeft, place => readLeft(place, report)) : Promise.resolve(noneLeft);

	function want(id: string, wish: Wish): void {
		// What is over stays so, whatever comes later.
		if (!isKeeping || wishes.get(id)?.kind === 'finished') return;
		if (wish.kind === 'left' && wish.isPlayed) played.set(id, wish.game);
		else played.delete(id);
		wishes.set(id, wish);
		writing ??= grantAll();
	}

	async function grantAll(): Promise<void> {
		for (;;) {
			const [next] = wishes;
			if (next === undefined) break;
			const [id, wish] = next;
			await attempt('unwritable', undefined, place => grant(place, id, wish));
			if (wishes.get(id) === wish) wishes.delete(id);
		}

		writing = undefined;
	}

	async function grant(place: Place, id: string, wish: Wish): Promise<void> {
		const {ownProcess} = await import('./processes.js');
		const {disk, historyFile} = place;
		const file = fileOf(place, id);
		switch (wish.kind) {
			case 'left':
				await disk.replace(file, writeRecord(wish.game, wish.isPlayed ? await ownProcess() : undefined));
				break;
			case 'finished': {
				// Whenever the program is killed, the game is in one of the two files, or in both.
				const own = writeRecord(wish.game, await ownProcess());
				await attempt('unwritable', undefined, () => disk.replace(file, own));
				await disk.append(historyFile, writeRecord(wish.game));
				await disk.remove(file);
				break;
			}

			case 'dropped':
				await disk.remove(file);
		}
	}

	/** Takes a game while no other program can. */
	async function take(place: Place, id: string): Promise<LeftGame | undefined> {
		const {disk} = place;
		const lock = `${place.gamesFolder}/${id}${lockEnding}`;
		const find = async () => (await readLeft(place, report)).waiting.find(game => game.id === id);
		if ((await find()) === undefined) return undefined;
		// Where nothing can be written, no other program can take it either.
		if (!(await disk.create(lock).catch(() => true))) return undefined;
		try {
			// Another program may have been quicker.
			const game = await find();
			if (game === undefined) return undefined;
			const {changed: _, ...record} = game;
			want(id, {kind: 'left', game: record, isPlayed: true});
			await writing;
			return game;
		} finally {
			await disk.remove(lock).catch(() => undefined);
		}
	}

	return {
		history: () => attempt('unreadable', noHistory, async place => readHistory(await readText(place))),
		historyBytes: () =>
			attempt('unreadable', new Uint8Array(), ({disk, historyFile}) => disk.readBytes(historyFile)),
		/** The games left, the last one first, but for those that another program is playing now. None where nothing is kept: a game that is gone on with must be. */
		waiting: async () => (await gamesLeft()).waiting,
		playedElsewhere: async () => (await gamesLeft()).elsewhere,
		/** A game that was left as it stands now, to be played by this program alone; `undefined` where it has gone, or another program plays it. */
		take: (id: string) => attempt('unreadable', undefined, place => take(place, id)),
		/** Plays none of the games left any more: other programs may go on with them. */
		release() {
			for (const [id, game] of [...played]) want(id, {kind: 'left', game, isPlayed: false});
		},
		/** Whether games are kept: nothing has kept the last from being written. */
		canKeep: () => isKeeping && !hasFailed,
		/** Keeps where a game stands. Of several calls in a row only the last may be written. */
		leave: (game: GameRecord) => want(game.id, {kind: 'left', game, isPlayed: true}),
		finish: (game: FinishedGame) => want(game.id, {kind: 'finished', game}),
		drop: (id: string) => want(id, {kind: 'dropped'}),
		/** Forgets all finished games and those left; the settings stay. Says whether that could be done. */
		async forget() {
			await writing;
			played.clear();
			return attempt('unwritable', false, async ({disk, historyFile, gamesFolder}) => {
				await disk.remove(historyFile);
				for (const {name} of await disk.list(gamesFolder)) await disk.remove(`${gamesFolder}/${name}`);
				return true;
			});
		},
		async settled(): Promise<void> {
			while (writing) await writing;
		},
	};
}

const fileOf = ({gamesFolder}: Place, id: string): string => `${gamesFolder}/${id}.json`;

/** The history as text, whatever bytes are in it. */
const readText = async ({disk, historyFile}: Place): Promise<string> =>
	new TextDecoder().decode(await disk.readBytes(historyFile));

/** What the file of a game says: the game, and the process that plays it. */
function readGameFile(id: string, text: string): {record: GameRecord; player?: Process} | RecordFault {
	const value = parseJson(text);
	const record = readRecord(value);
	if (typeof record === 'string') return record;
	if (record.id !== id || !isObject(value)) return 'bad';
	const {player} = value;
	if (player === undefined) return {record};
	return isProcess(player) ? {record, player} : 'bad';
}

const isProcess = (value: unknown): value is Process =>
	isObject(value) &&
	typeof value.pid === 'number' &&
	Number.isInteger(value.pid) &&
	value.pid >= 1 &&
	(value.started === undefined || isText(value.started));

/** Does what a killed program did not come to: puts a game that is over into the history. */
async function addFinished(place: Place, game: GameRecord): Promise<void> {
	const {disk, historyFile} = place;
	const {games} = readHistory(await readText(place));
	if (games.every(({id}) => id !== game.id)) await disk.append(historyFile, writeRecord(game));
	await disk.remove(fileOf(place, game.id));
}

/** The games that are left to be gone on with, the last one first, and those that other programs play. */
type GamesLeft = {readonly waiting: readonly LeftGame[]; readonly elsewhere: readonly LeftGame[]};

const noneLeft: GamesLeft = {waiting: [], elsewhere: []};

/** The games left; on the way, what a killed program did not come to is done. */
async function readLeft(place: Place, report: Shared['report']): Promise<GamesLeft> {
	const {disk, gamesFolder, historyFile} = place;
	const listed = await disk.list(gamesFolder);
	if (listed.length === 0) return noneLeft;
	const {isAtWork} = await import('./processes.js');
	const waiting: LeftGame[] = [];
	const elsewhere: LeftGame[] = [];
	const faulty = {bad: 0, newer: 0};
	const reportUnwritable = (error: unknown) =>
		report({kind: 'unwritable', what: 'games', path: historyFile, code: faultCode(error)});
	for (const {name, changed} of listed) {
		const [, id] = gameFileName.exec(name) ?? [];
		if (id === undefined) {
			if (isStale(name, changed)) await disk.remove(`${gamesFolder}/${name}`);
			continue;
		}

		// One that can't be read hides no other.
		const text = await disk.read(fileOf(place, id)).catch(() => '');
		if (text === undefined) continue; // Over by now in another program.
		const file = readGameFile(id, text);
		if (typeof file === 'string') {
			faulty[file]++;
			continue;
		}

		const {record, player} = file;
		const isElsewhere = await isAtWork(player, changed);
		if (record.end === undefined) (isElsewhere ? elsewhere : waiting).push({...record, changed});
		else if (!isElsewhere) await addFinished(place, record).catch(reportUnwritable);
	}

	for (const fault of ['bad', 'newer'] as const)
		if (faulty[fault] > 0) report({kind: `${fault}-games`, count: faulty[fault], folder: gamesFolder});
	return {waiting: waiting.sort((a, b) => b.changed.getTime() - a.changed.getTime()), elsewhere};
}

const isStale = (name: string, changed: Date): boolean =>
	(temporaryName.test(name) && ageOf(changed) > staleness.temporary) ||
	(name.endsWith(lockEnding) && ageOf(changed) > staleness.lock);
