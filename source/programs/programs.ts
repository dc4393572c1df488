import {mkdtempSync, rmSync} from 'node:fs';
import {appendFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {
	commandOf,
	everyWord,
	wordAt,
	wordsOfLength,
	type Alphabet,
	type AskProgram,
	type Dictionary,
	type ProgramLine,
	type ProgramName,
} from '../engine/index.js';
import {programsIn} from '../settings/program.js';
import {shellWords} from '../settings/shell-words.js';
import {beforeLeaving} from '../terminal/program.js';
import {forfeitReason, type LogLine, type ProgramFault} from '../text/programs.js';
import {mostLines, startChild, type Child} from './child.js';
import {greeting, isAnswered, readAnswer, readReady, writeLine} from './lines.js';

/** Programs that play one game after another, each for whoever opened them. */
export type Players = {
	readonly ask: AskProgram;
	/** Ends them; whoever waits for an answer gets none. */
	readonly end: () => Promise<void>;
};

export type Programs = ReturnType<typeof createPrograms>;

type NumberedLine = LogLine & {readonly number: number};

const standardPatience = 10;

/** Forfeits of silence after which a program is not waited for any more. */
const mostSilences = 2;

/** How many programs are kept running between their games, those used last. */
const mostRunning = 8;

/** Programs that may answer within so many seconds; none is allowed yet. */
export function createPrograms({patience = standardPatience}: {readonly patience?: number | undefined} = {}) {
	const allowed = new Set<ProgramName>();
	const names = new Map<string, string>();
	const logs = new Map<ProgramName, NumberedLine[]>();
	let logged = 0;
	const listeners = new Set<() => void>();
	const silences = new Map<ProgramName, number>();
	const open = new Set<Players>();

	function start(name: ProgramName): Child {
		const split = shellWords(commandOf(name));
		if (!allowed.has(name) || !split.ok || split.words.length === 0)
			throw new Error('A program runs only where its command was typed');
		const log = logs.get(name) ?? [];
		logs.set(name, log);
		return startChild(split.words, (kind, texts) => {
			log.push(...texts.map(text => ({by: name, kind, text, number: ++logged})));
			log.splice(0, log.length - mostLines);
			for (const listen of listeners) listen();
		});
	}

	function openPlayers(dictionary: Dictionary): Players {
		/** Those that run, the one that was asked last at the end. */
		const children = new Map<string, Child>();
		let isOpen = true;

		/** Tells a program that has just started what it must know. */
		async function greet(name: ProgramName, child: Child): Promise<ProgramFault | undefined> {
			child.tell(greeting);
			const heard = await child.listen(patience);
			if (typeof heard !== 'string') return heard;
			const said = readReady(heard);
			if (said === undefined) return {kind: 'unready', line: heard};
			if (said !== '') names.set(name, said);
			child.tell(`words ${await wordsFile(dictionary)}`);
			return undefined;
		}

		async function endOldest(): Promise<void> {
			const [oldest] = children;
			if (oldest === undefined || children.size < mostRunning) return;
			children.delete(oldest[0]);
			await oldest[1].end(true);
		}

		async function answer(
			child: Child,
			line: ProgramLine,
			alphabet: Alphabet,
		): Promise<string | ProgramFault> {
			const unasked = line.kind === 'over' ? undefined : child.unasked();
			if (unasked) return unasked;
			child.tell(writeLine(line));
			if (!isAnswered(line)) return '';
			const heard = await child.listen(patience);
			return typeof heard === 'string' ? readAnswer(line, heard, alphabet) : heard;
		}

		const players: Players = {
			async ask({by, name}, line) {
				if (!isOpen) return {ok: false, reason: ''};
				const side = `${by} ${name}`;
				const running = children.get(side);
				// A program that has ended between two games isn't missed before the next.
				if (running === undefined && line.kind === 'over') return {ok: true, answer: ''};
				const silent = silences.get(name) ?? 0;
				if (silent >= mostSilences)
					return {ok: false, reason: forfeitReason({kind: 'silent', seconds: patience})};
				if (running === undefined) await endOldest();
				const child = running ?? start(name);
				children.delete(side);
				children.set(side, child);
				const fault = running ? undefined : await greet(name, child);
				const answered = fault ?? (await answer(child, line, dictionary.alphabet));
				if (typeof answered === 'string') return {ok: true, answer: answered};
				if (answered.kind === 'silent') silences.set(name, silent + 1);
				children.delete(side);
				await child.end(false);
				return {ok: false, reason: forfeitReason(answered)};
			},
			async end() {
				isOpen = false;
				open.delete(players);
				await Promise.all(Array.from(children.values(), child => child.end(true)));
			},
		};
		open.add(players);
		return players;
	}

	return {
		/** Allows the programs among some values: the person at the keyboard has typed their commands. */
		allow(values: Readonly<Record<string, unknown>>): void {
			for (const name of programsIn(values)) if (commandOf(name) !== '') allowed.add(name);
		},
		/** Players for a game, or for one game after another; each program is started when it is first asked. */
		open: openPlayers,
		/** What programs call themselves, by their commands. */
		names: (): ReadonlyMap<string, string> => names,
		/** The last lines that some programs read and wrote, in order. */
		log: (names: readonly ProgramName[]): readonly LogLine[] =>
			names.flatMap(name => logs.get(name) ?? []).sort((a, b) => a.number - b.number),
		/** Calls whenever there are new ones; gives what ends that. */
		onLog(listen: () => void): () => void {
			listeners.add(listen);
			return () => listeners.delete(listen);
		},
		async stop(): Promise<void> {
			await Promise.all(Array.from(open, players => players.end()));
		},
	};
}

const files = new WeakMap<Dictionary, Promise<string>>();

/** A list of words as a file of its own, one a line, for as long as this program runs. */
function wordsFile(dictionary: Dictionary): Promise<string> {
	const known = files.get(dictionary);
	if (known !== undefined) return known;
	const file = writeWords(dictionary);
	files.set(dictionary, file);
	return file;
}

async function writeWords(dictionary: Dictionary): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'wordfiend-words-'));
	beforeLeaving(() => rmSync(folder, {recursive: true, force: true}));
	const path = join(folder, 'words.txt');
	// A length at a time: keys come in between.
	for (const {length} of dictionary.lengths) {
		const words = wordsOfLength(dictionary, length);
		await appendFile(path, Array.from(everyWord(words), word => `${wordAt(words, word)}\n`).join(''));
	}

	return path;
}
