import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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
	type ProgramAnswer,
	type ProgramLine,
	type ProgramName,
} from '../engine/index.js';
import {programsIn} from '../settings/program.js';
import {shellWords} from '../settings/shell-words.js';
import {beforeLeaving} from '../terminal/leaving.js';
import {forfeitReason, type ProgramFault} from '../text/programs.js';
import {startChild, type Child} from './child.js';
import {greeting, isAnswered, readAnswer, readReady, writeLine} from './lines.js';

/** Programs that play one game after another, each for whoever opened them. */
export type Players = {
	readonly ask: AskProgram;
	/** Ends them; whoever waits for an answer gets none. */
	readonly end: () => Promise<void>;
};

/** The programs that the person at the keyboard may have play. */
export type Programs = {
	/** Allows the programs among some values: the person at the keyboard has typed their commands. */
	readonly allow: (values: Readonly<Record<string, unknown>>) => void;
	/** Players for a game, or for one game after another; each program is started when it is first asked. */
	readonly open: (dictionary: Dictionary) => Players;
	/** What programs call themselves, by their commands. */
	readonly names: () => ReadonlyMap<string, string>;
	/** The last lines that a program wrote to its standard error. */
	readonly errors: (name: ProgramName) => readonly string[];
	/** Hears when a program writes to its standard error, until it is called. */
	readonly onErrors: (listen: () => void) => () => void;
	readonly stop: () => Promise<void>;
};

/** A program that was never typed is not started. */
export class ForbiddenProgram extends Error {
	override readonly name = 'ForbiddenProgram';
}

const standardPatience = 10;

/** Forfeits of silence after which a program is not waited for any more. */
const mostSilences = 2;

/** How many programs are kept running between their games, those used last. */
const mostRunning = 8;

/** A list of words as a file of its own, one a line, for as long as this program runs. */
function createWordFiles(): (dictionary: Dictionary) => string {
	const files = new WeakMap<Dictionary, string>();
	let folder: string | undefined;
	let count = 0;
	return dictionary => {
		const known = files.get(dictionary);
		if (known !== undefined) return known;
		if (folder === undefined) {
			const made = mkdtempSync(join(tmpdir(), 'wordfiend-words-'));
			beforeLeaving(() => {
				rmSync(made, {recursive: true, force: true});
			});
			folder = made;
		}

		const path = join(folder, `words-${++count}.txt`);
		writeFileSync(path, allWords(dictionary));
		files.set(dictionary, path);
		return path;
	};
}

const allWords = (dictionary: Dictionary): string =>
	dictionary.lengths
		.map(({length}) => {
			const words = wordsOfLength(dictionary, length);
			return Array.from(everyWord(words), word => `${wordAt(words, word)}\n`).join('');
		})
		.join('');

/** Programs that may answer within so many seconds; none is allowed yet. */
export function createPrograms({
	patience = standardPatience,
}: {readonly patience?: number | undefined} = {}): Programs {
	const allowed = new Set<ProgramName>();
	const names = new Map<string, string>();
	const errors = new Map<ProgramName, readonly string[]>();
	const listeners = new Set<() => void>();
	const silences = new Map<ProgramName, number>();
	const open = new Set<Players>();
	const fileOf = createWordFiles();

	function start(name: ProgramName): Child {
		const split = shellWords(commandOf(name));
		if (!allowed.has(name) || !split.ok || split.words.length === 0)
			throw new ForbiddenProgram('A program runs only where its command was typed.');
		return startChild(split.words, lines => {
			errors.set(name, lines);
			for (const listen of listeners) listen();
		});
	}

	function openPlayers(dictionary: Dictionary): Players {
		const children = new Map<ProgramName, Child>();
		let isOpen = true;

		async function greet(name: ProgramName): Promise<Child | ProgramFault> {
			const [oldest] = children;
			if (oldest && children.size >= mostRunning) {
				children.delete(oldest[0]);
				await oldest[1].end(true);
			}

			const child = start(name);
			children.set(name, child);
			child.tell(greeting);
			const heard = await child.listen(patience);
			if (!heard.ok) return heard.fault;
			const said = readReady(heard.line);
			if (said === undefined) return {kind: 'unready', line: heard.line};
			if (said !== '') names.set(name, said);
			child.tell(`words ${fileOf(dictionary)}`);
			return child;
		}

		/** The program, running; those that were asked last go to the end of the list. */
		async function find(name: ProgramName): Promise<Child | ProgramFault> {
			const child = children.get(name);
			if (child === undefined) return greet(name);
			children.delete(name);
			children.set(name, child);
			return child;
		}

		async function answer(
			child: Child,
			line: ProgramLine,
			alphabet: Alphabet,
		): Promise<string | ProgramFault> {
			const unasked = isAnswered(line) || line.kind === 'game' ? child.unasked() : undefined;
			if (unasked) return unasked;
			child.tell(writeLine(line));
			if (!isAnswered(line)) return '';
			const heard = await child.listen(patience);
			if (!heard.ok) return heard.fault;
			const read = readAnswer(line, heard.line, alphabet);
			return read.ok ? read.answer : read.fault;
		}

		async function forfeit(name: ProgramName, fault: ProgramFault): Promise<ProgramAnswer> {
			const child = children.get(name);
			children.delete(name);
			await child?.end(false);
			if (fault.kind === 'silent') silences.set(name, (silences.get(name) ?? 0) + 1);
			return {
				ok: false,
				sentence: forfeitReason(name, fault, {said: names.get(name), lastError: errors.get(name)?.at(-1)}),
			};
		}

		const players: Players = {
			async ask(name, line) {
				if (!isOpen) return {ok: false, sentence: ''};
				// A program that has ended between two games isn't missed before the next.
				if (!children.has(name) && line.kind === 'over') return {ok: true, answer: ''};
				if ((silences.get(name) ?? 0) >= mostSilences)
					return forfeit(name, {kind: 'silent', seconds: patience});
				const child = await find(name);
				if ('kind' in child) return forfeit(name, child);
				const answered = await answer(child, line, dictionary.alphabet);
				return typeof answered === 'string' ? {ok: true, answer: answered} : forfeit(name, answered);
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
		allow(values) {
			for (const name of programsIn(values)) if (commandOf(name) !== '') allowed.add(name);
		},
		open: openPlayers,
		names: () => names,
		errors: name => errors.get(name) ?? [],
		onErrors(listen) {
			listeners.add(listen);
			return () => listeners.delete(listen);
		},
		async stop() {
			await Promise.all(Array.from(open, players => players.end()));
		},
	};
}
