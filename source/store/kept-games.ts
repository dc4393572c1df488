import type {StoreFault} from '../text/store.js';
import {faultCode, temporaryName} from './disk.js';
import {noHistory, readHistory, writeLine, type History} from './history.js';
import type {Place, Shared} from './place.js';
import type {FinishedGame, LeftGame} from './records.js';

/** A game that can be gone on with. */
export type WaitingGame = LeftGame & {
	/** What tells it from every other game. */
	readonly name: string;
	/** When it was left. */
	readonly changed: Date;
};

/** The player's games, those that are over and those that were left. */
export type KeptGames = {
	readonly history: () => Promise<History>;
	/** The history as it is, in bytes. */
	readonly historyBytes: () => Promise<Uint8Array>;
	/** What was counted of the history and kept beside it; it may be gone at any time. */
	readonly keptCounts: () => Promise<string | undefined>;
	/** Keeps what was counted, if it can be. */
	readonly keepCounts: (text: string) => Promise<void>;
	/** Forgets all finished games and those left; the settings stay. Says whether that could be done. */
	readonly forget: () => Promise<boolean>;
	/** The games left, the last one first, but for those that another program is playing now. None where nothing is kept: a game that is gone on with must be. */
	readonly waiting: () => Promise<readonly WaitingGame[]>;
	/** The games that other programs are playing now. */
	readonly playedElsewhere: () => Promise<readonly WaitingGame[]>;
	/** A game that was left as it stands now, to be played by this program alone; `undefined` where it has gone, or another program plays it. */
	readonly take: (name: string) => Promise<WaitingGame | undefined>;
	/** Plays none of the games left any more: other programs may go on with them. */
	readonly release: () => void;
	/** Whether games are kept: nothing has kept the last from being written. */
	readonly canKeep: () => boolean;
	/** Keeps where a game stands. Of several calls in a row only the last may be written. */
	readonly leave: (name: string, game: LeftGame) => void;
	/** Adds a game to the history; it is left no more. */
	readonly finish: (name: string, game: FinishedGame) => void;
	/** Forgets a game that was left. */
	readonly drop: (name: string) => void;
	/** When all of that is written. */
	readonly settled: () => Promise<void>;
};

/** What is to become of a game's file. */
type Wish =
	| {readonly kind: 'left'; readonly game: LeftGame; readonly isPlayed: boolean}
	| {readonly kind: 'finished'; readonly line: string}
	| {readonly kind: 'dropped'};

const gameFileName = /^([\w-]{1,64})\.json$/;

/** From what age on, in milliseconds, a half-written file is nobody's. */
const staleness = 3_600_000;

export function keepGames({open, isKeeping, tell}: Shared): KeptGames {
	/** The last wish for each game, until it is granted. */
	const wishes = new Map<string, Wish>();
	/** The games left that this program plays. */
	const played = new Map<string, LeftGame>();
	let writing: Promise<void> | undefined;
	let hasFailed = false;

	/** What work gives, or else what stands for it where it fails. */
	async function attempt<T>(
		kind: 'unreadable' | 'unwritable',
		otherwise: T,
		work: (place: Place) => Promise<T>,
	) {
		const place = await open();
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
			const fault: StoreFault = {kind, what: 'games', path: place.historyFile, code: faultCode(error)};
			tell(fault);
			return otherwise;
		}
	}

	const gamesLeft = (): Promise<Left> =>
		isKeeping ? attempt('unreadable', noneLeft, place => readLeft(place, tell)) : Promise.resolve(noneLeft);

	function want(name: string, wish: Wish): void {
		// What is over stays so, whatever comes later.
		if (!isKeeping || wishes.get(name)?.kind === 'finished') return;
		if (wish.kind === 'left' && wish.isPlayed) played.set(name, wish.game);
		else played.delete(name);
		wishes.set(name, wish);
		writing ??= grantAll();
	}

	async function grantAll(): Promise<void> {
		for (;;) {
			const [next] = wishes;
			if (next === undefined) break;
			const [name, wish] = next;
			await attempt('unwritable', undefined, place => grant(place, name, wish));
			if (wishes.get(name) === wish) wishes.delete(name);
		}

		writing = undefined;
	}

	async function grant(place: Place, name: string, wish: Wish): Promise<void> {
		const [{writeGameFile}, {ownId}] = await Promise.all([
			import('./game-file.js'),
			import('./processes.js'),
		]);
		const {disk} = place;
		const file = fileOf(place, name);
		switch (wish.kind) {
			case 'left': {
				const {game, isPlayed} = wish;
				await disk.replace(file, writeGameFile({kind: 'left', game}, isPlayed ? ownId : undefined));
				break;
			}

			case 'finished': {
				// Whenever the program is killed, the line is in one of the two files, or in both.
				await attempt('unwritable', undefined, () => disk.replace(file, writeGameFile(wish, ownId)));
				await disk.append(place.historyFile, wish.line);
				await disk.remove(file);
				break;
			}

			case 'dropped': {
				await disk.remove(file);
			}
		}
	}

	return {
		history: () => attempt('unreadable', noHistory, async place => readHistory(await readText(place))),
		historyBytes: () =>
			attempt('unreadable', new Uint8Array(), ({disk, historyFile}) => disk.readBytes(historyFile)),
		async keptCounts() {
			const place = await open();
			return place?.disk.read(place.countsFile).catch(() => undefined);
		},
		async keepCounts(text) {
			const place = await open();
			if (isKeeping) await place?.disk.replace(place.countsFile, text).catch(() => undefined);
		},
		waiting: async () => (await gamesLeft()).waiting,
		playedElsewhere: async () => (await gamesLeft()).elsewhere,
		take: name =>
			attempt('unreadable', undefined, async place => {
				const game = (await readLeft(place, tell)).waiting.find(each => each.name === name);
				if (game) want(name, {kind: 'left', game: keptOf(game), isPlayed: true});
				return game;
			}),
		release() {
			for (const [name, game] of [...played]) want(name, {kind: 'left', game, isPlayed: false});
		},
		canKeep: () => isKeeping && !hasFailed,
		leave: (name, game) => want(name, {kind: 'left', game, isPlayed: true}),
		finish: (name, game) => want(name, {kind: 'finished', line: writeLine(game)}),
		drop: name => want(name, {kind: 'dropped'}),
		async forget() {
			await writing;
			played.clear();
			return attempt(
				'unwritable',
				false,
				async ({disk, stateFolder, historyFile, countsFile, gamesFolder}) => {
					await disk.remove(historyFile);
					// A killed program may have left a part of it.
					for (const {name} of await disk.list(stateFolder)) {
						const file = `${stateFolder}/${name}`;
						if (file.startsWith(countsFile)) await disk.remove(file);
					}

					for (const {name} of await disk.list(gamesFolder)) await disk.remove(`${gamesFolder}/${name}`);
					return true;
				},
			);
		},
		async settled() {
			while (writing) await writing;
		},
	};
}

const fileOf = ({gamesFolder}: Place, name: string): string => `${gamesFolder}/${name}.json`;

/** The text of the history, whatever stands in some of its lines. */
const readText = async ({disk, historyFile}: Place): Promise<string> =>
	new TextDecoder().decode(await disk.readBytes(historyFile));

const keptOf = ({name: _, changed: __, ...game}: WaitingGame): LeftGame => game;

/** Does what a killed program did not come to: puts the line of a game that is over into the history. */
async function addFinished(place: Place, name: string, line: string): Promise<void> {
	const {disk, historyFile} = place;
	if (!(await readText(place)).includes(line)) await disk.append(historyFile, line);
	await disk.remove(fileOf(place, name));
}

/** The games that are left to be gone on with, the last one first, and those that other programs play. */
type Left = {readonly waiting: readonly WaitingGame[]; readonly elsewhere: readonly WaitingGame[]};

const noneLeft: Left = {waiting: [], elsewhere: []};

/** The games left; on the way, what a killed program did not come to is done. */
async function readLeft(place: Place, tell: Shared['tell']): Promise<Left> {
	const {disk, gamesFolder, historyFile} = place;
	const listed = await disk.list(gamesFolder);
	if (listed.length === 0) return noneLeft;
	const [{readGameFile}, {isAtWork}] = await Promise.all([
		import('./game-file.js'),
		import('./processes.js'),
	]);
	const waiting: WaitingGame[] = [];
	const elsewhere: WaitingGame[] = [];
	const faulty = {bad: 0, newer: 0};
	const tellUnwritable = (error: unknown) =>
		tell({kind: 'unwritable', what: 'games', path: historyFile, code: faultCode(error)});
	for (const {name: fileName, changed} of listed) {
		const [, name] = gameFileName.exec(fileName) ?? [];
		if (name === undefined) {
			const isStale = temporaryName.test(fileName) && Date.now() - changed.getTime() > staleness;
			if (isStale) await disk.remove(`${gamesFolder}/${fileName}`);
			continue;
		}

		// One that can't be read hides no other.
		const text = await disk.read(fileOf(place, name)).catch(() => '');
		if (text === undefined) continue; // Over by now in another program.
		const file = readGameFile(text);
		if (typeof file === 'string') {
			faulty[file]++;
			continue;
		}

		const {content, pid} = file;
		const isElsewhere = isAtWork(pid, changed);
		if (content.kind === 'left') (isElsewhere ? elsewhere : waiting).push({...content.game, name, changed});
		else if (!isElsewhere) await addFinished(place, name, content.line).catch(tellUnwritable);
	}

	for (const fault of ['bad', 'newer'] as const)
		if (faulty[fault] > 0) tell({kind: `${fault}-games`, count: faulty[fault], folder: gamesFolder});
	return {waiting: waiting.sort((a, b) => b.changed.getTime() - a.changed.getTime()), elsewhere};
}
