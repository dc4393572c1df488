import {
	programCommand,
	type AskProgram,
	type Dictionary,
	type Forfeiter,
	type ForfeitReason,
	type ProgramAnswer,
	type ProgramLine,
	type ProgramName,
	type ProgramSide,
} from '../engine/index.js';
import {faultCode} from '../dictionaries/source.js';
import {Child, mostLines, type LogLine} from './child.js';
import {createFolder, type Folder} from './folder.js';
import {protocolGreeting, isAnswered, readAnswer, readReady, writeLine} from './lines.js';
import {programsIn, shellWords} from '../settings/program.js';

/** Programs that play one game after another. */
export type Players = {
	readonly ask: AskProgram;
	/** Ends them; an answer that someone waits for is a forfeit then. */
	readonly end: () => Promise<void>;
};

/** The list that the programs of each side may know: a chooser needs the words of the games. */
type Lists = Readonly<Record<Forfeiter, Dictionary>>;

type Means = {
	readonly lists: Lists;
	/** The time a program has for an answer, in seconds. */
	readonly patience: number;
	readonly folder: Folder;
	readonly start: (name: ProgramName) => Child | ForfeitReason;
	readonly onReady: (program: ProgramName, name: string) => void;
};

/** The most programs that run at once; to start another, the one asked longest ago is ended. */
const mostRunning = 8;

const stopped: ForfeitReason = {kind: 'ended', how: 'it was stopped', cause: undefined};

/** Says a line to a program; returns its answer, which is empty if the line asks for none. */
async function say(
	child: Child,
	line: ProgramLine,
	{patience, lists: {guesser}}: Means,
): Promise<string | ForfeitReason> {
	const unasked = line.kind === 'over' ? undefined : child.unasked();
	if (unasked) return unasked;
	child.send(writeLine(line));
	if (!isAnswered(line)) return '';
	const reply = await child.next(patience);
	return typeof reply === 'string' ? readAnswer(line, reply, guesser.alphabet) : reply;
}

/** Greets a program that has just started; returns its name, or its fault if it isn't ready. */
async function greet(child: Child, words: string, patience: number): Promise<string | ForfeitReason> {
	child.send(protocolGreeting);
	const reply = await child.next(patience);
	if (typeof reply !== 'string') return reply;
	const name = readReady(reply);
	if (name === undefined) return {kind: 'unready', line: reply};
	child.send(`words ${words}`);
	return name;
}

/** Opens players, each of which is started when it is first asked. */
function openPlayers(means: Means): Players {
	const {lists, patience, folder, start, onReady} = means;
	/** The running programs by their sides, the one asked last at the end. */
	const children = new Map<string, Child>();
	let isOpen = true;

	async function endOldest(): Promise<void> {
		const [oldest] = children;
		if (oldest === undefined || children.size < mostRunning) return;
		children.delete(oldest[0]);
		await oldest[1].end(true);
	}

	async function startPlayer(side: string, {by, name}: ProgramSide): Promise<Child | ForfeitReason> {
		await endOldest();
		let words: string;
		try {
			words = await folder.wordsFile(lists[by]);
		} catch (error) {
			return {kind: 'wordless', code: faultCode(error)};
		}

		const child = isOpen ? start(name) : stopped;
		if (!(child instanceof Child)) return child;
		children.set(side, child);
		// If this fails, the program may outlive a Wordfiend that is killed, and nothing else.
		if (child.pid !== undefined) await folder.list(child.pid).catch(() => undefined);
		const ready = await greet(child, words, patience);
		if (typeof ready !== 'string') return ready;
		onReady(name, ready);
		return child;
	}

	async function forfeit(side: string, reason: ForfeitReason): Promise<ProgramAnswer> {
		const child = children.get(side);
		children.delete(side);
		await child?.end(false);
		return {ok: false, reason};
	}

	return {
		async ask(program, line) {
			const side = `${program.by} ${program.name}`;
			const running = children.get(side);
			// A program that has ended between two games is missed only in the next.
			if (running === undefined && line.kind === 'over') return {ok: true, answer: ''};
			const child = running ?? (await startPlayer(side, program));
			if (!(child instanceof Child)) return forfeit(side, child);
			children.delete(side);
			children.set(side, child);
			const answer = await say(child, line, means);
			return typeof answer === 'string' ? {ok: true, answer} : forfeit(side, answer);
		},
		async end() {
			isOpen = false;
			const all = [...children.values()];
			children.clear();
			await Promise.all(all.map(child => child.end(true)));
		},
	};
}

export type Programs = ReturnType<typeof createPrograms>;

const defaultPatience = 10;

/** Creates a keeper of programs that have so many seconds for an answer; none may run yet. */
export function createPrograms({patience = defaultPatience}: {readonly patience?: number | undefined} = {}) {
	const allowed = new Set<ProgramName>();
	/** The programs that have been ready, with their names. */
	const ready = new Map<ProgramName, string>();
	const logs = new Map<ProgramName, readonly LogLine[]>();
	const listeners = new Set<() => void>();
	const open = new Set<Players>();
	const folder = createFolder();

	const log = (name: ProgramName): readonly LogLine[] => logs.get(name) ?? [];

	function write(name: ProgramName, kind: LogLine['kind'], texts: readonly string[]): void {
		const lines = [...log(name), ...texts.map(text => ({kind, text}))];
		logs.set(name, lines.slice(-mostLines));
		for (const listener of listeners) listener();
	}

	function start(name: ProgramName): Child | ForfeitReason {
		const split = shellWords(programCommand(name));
		if (!allowed.has(name) || !split.ok || split.value.length === 0) return {kind: 'untyped'};
		try {
			return new Child(split.value, (kind, texts) => write(name, kind, texts));
		} catch (error) {
			return {kind: 'unstarted', code: faultCode(error)};
		}
	}

	return {
		/** Allows the programs among some values to run: the person at the keyboard has typed their commands. */
		allow(values: Readonly<Record<string, unknown>>): void {
			for (const name of programsIn(values)) allowed.add(name);
		},
		/** Opens programs, which are ended at the latest when the signal aborts. */
		open(lists: Lists, signal?: AbortSignal): Players {
			const {ask, end} = openPlayers({
				...{lists, patience, folder, start},
				onReady: (program, name) => void ready.set(program, name),
			});
			const players: Players = {
				ask,
				async end() {
					await end();
					open.delete(players);
				},
			};
			open.add(players);
			signal?.addEventListener('abort', () => void players.end(), {once: true});
			return players;
		},
		hasBeenReady: (name: ProgramName): boolean => ready.has(name),
		names: (): ReadonlyMap<string, string> => new Map([...ready].filter(([, name]) => name !== '')),
		log,
		/** Calls a listener whenever there are new lines; returns a function that ends this. */
		onLog(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async stop(): Promise<void> {
			await Promise.all(Array.from(open, players => players.end()));
			await folder.remove();
		},
	};
}
