import {execFileSync} from 'node:child_process';
import {copyFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import * as environment from '../source/commands/environment.js';
import {openSession} from '../source/screens/session.js';
import {shellWords} from '../source/settings/program.js';
import {pick} from '../source/settings/setting.js';
import {wordsTable} from '../source/settings/words.js';
import * as client from '../source/workers/client.js';
import type {AnyTask} from '../source/workers/serve.js';
import type {TaskParts, Tasks} from '../source/workers/protocol.js';
import type {TaskContext} from '../source/workers/task.js';
import {tasks} from '../source/workers/tasks/index.js';
import type {ParResult} from '../source/workers/tasks/prove.js';
import {newFolder} from './at-end.js';
import {runHere} from './commands/run-here.js';
import {pages, readPage} from './pages.js';
import {program} from './program.js';
import {openScreen} from './screens/open-screen.js';
import {someOf} from './some-of.js';
import {localWorkers} from './workers/local-workers.js';
import {openTerminal} from './e2e/terminal.js';

const text = pages.map(readPage).join('\n');

const blocks = (language: string): readonly string[] =>
	Array.from(text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs')), ([, code = '']) => code);

test('the examples with the engine run and print what they say', () => {
	const examples = blocks('js');
	expect(examples.length).toBeGreaterThan(0);
	for (const code of examples) {
		const said = [...code.matchAll(/\/\/ (.*)$/gm)].map(([, line]) => line).join('\n');
		const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
		expect(printed.toString().trimEnd()).toBe(said);
	}
});

/** Defines `wordfiend` in a shell. */
const shell = `wordfiend() { "${process.execPath}" "${program}" "$@"; }`;

test('the example with a pipe is what the program prints', () => {
	const [block = ''] = blocks('console');
	const [command = '', ...lines] = block.trimEnd().split('\n');
	const printed = execFileSync('sh', ['-c', `${shell}\n${command.replace('$ ', '')}`]);
	expect(printed.toString()).toContain(lines.join('\n'));
});

/** What commands of the pages show, by the words behind `wordfiend`. */
const shown: Readonly<Record<string, string>> = {
	hangman: 'More…',
	'hangman --difficulty fair': '‹ fair ›',
	'hangman -l 7 -g 10 --verbose': 'families',
	'hangman -d animals': '‹ animals ›',
	'hangman -l 7 -g 8 --race expert': 'race',
	"hangman --guesser 'run:python3 guesser.py'": '‹ program ›',
	'hangman --secret marmalade': 'Your opponent chose the word.',
	'hangman --secret marmalade --for-a-friend --from Ann': 'Ann’s word for you to guess: 9 letters',
	'hangman --language fr': '‹ français ›',
	'hangman --language es -d palabras.txt': '‹ español ›',
	ghost: 'More…',
	'ghost --opponent human,perfect': '‹ 3 ›',
	'ghost --variant xghost': '‹ xghost ›',
	'ghost --language ru --variant superghost': '‹ русский ›',
	'ghost --opponent elsewhere --names Ann,Ben': 'Ann,Ben',
	'ghost DICTIONARY FIRST MODE': 'wordfiend › ghost',
	daily: 'wordfiend › daily',
	stats: 'No games yet.',
	'play CODE': 'Ann chose the word.',
	'replay CODE': 'Ann chose the word.',
	'suggest --pattern -e--a-': 'words fit',
	'suggest --pattern -e--a- --guessed eaio': 'words fit',
	'suggest --language de --pattern -ä----': 'words fit',
	openings: 'These 47 words beat',
	'openings --language pl --variant xghost': 'Xghost',
	'par --language de': 'guesses to win',
	'check FILE': 'misses, proved in',
	par: 'guesses to win',
	'par --chooser evil': 'guesses to win',
	'par --proof FILE': 'guesses to win',
	'par --dictionary enable1.txt': 'guesses to win',
	'tournament --guessers stranger,paga,expert --choosers random -d held-out.txt --knows train.txt':
		'stranger',
	'serve --guesser expert': 'ready expert',
	'serve --chooser evil': 'ready evil',
	'define mulct': 'money extracted as a penalty',
	'help COMMAND': '$ wordfiend ghost',
	'completion bash': 'COMPREPLY',
};

/** What those show on a terminal that show how far they are, or go through programs or a shell. */
const shownOnTerminal: Readonly<Record<string, string>> = {
	'': 'How to play',
	'--screen-reader': 'How to play',
	tournament: '%',
	'tournament --choosers random': '%',
	"tournament --guessers 'paga,run:python3 guesser.py' --choosers random,evil --lengths 4-8 --games 100 --seed 1":
		'%',
	'tournament --guessers "paga,$players" --lengths 5-8 --games 100 --seed term1 --csv > results.csv': '%',
};

/** Proves only what takes no time. */
const proveFew: AnyTask = async (
	input: TaskParts<Tasks['prove']>['input'],
	context: TaskContext<ParResult>,
) => (input.words.count > 100 ? undefined : tasks.prove(input, context));

describe('the commands of the pages', () => {
	const commands = new Set(
		[...text.matchAll(/`wordfiend\b(?!\/)([^`\n]*)`|^wordfiend\b([^#\n]*)/gm)]
			.map(([, inline, line]) => (inline ?? line ?? '').trim())
			.filter(words => !/^(?:1|proof \d)$/.test(words)),
	);
	const folder = newFolder();
	const values: Readonly<Record<string, string>> = {
		COMMAND: 'ghost',
		FILE: 'proof.txt',
		DICTIONARY: 'common',
		FIRST: '1',
		MODE: '1',
	};

	beforeAll(async () => {
		const [guesser = ''] = blocks('python');
		writeFileSync(join(folder, 'guesser.py'), guesser);
		for (const list of ['enable1', 'palabras', 'held-out', 'train'])
			copyFileSync('dictionaries/en/example.txt', join(folder, `${list}.txt`));
		await open(`par -d example --proof ${join(folder, 'proof.txt')}`);
	});

	test('are all tried', () => {
		const tried = [...Object.keys(shown), ...Object.keys(shownOnTerminal)];
		expect([...commands].filter(command => !tried.includes(command))).toEqual([]);
		expect(tried.filter(command => !commands.has(command))).toEqual([]);
	});

	const filled = (command: string, code = ''): string =>
		command.replaceAll(/\b[A-Z]+\b/g, word => (word === 'CODE' ? code : values[word]) ?? word);

	/** Runs a command here; gives what it writes, and the screen that it would open. */
	async function open(command: string) {
		const stdin = vi
			.spyOn(process, 'stdin', 'get')
			.mockReturnValue(Readable.from(['wordfiend 1\n']) as never);
		const face = vi.spyOn(environment, 'faceOf').mockReturnValue('screen');
		const show = vi.spyOn(environment, 'show').mockResolvedValue(0);
		const workers = vi
			.spyOn(client, 'createWorkers')
			.mockImplementation(() => localWorkers({prove: proveFew}) as never);
		vi.stubEnv('WORDFIEND_HOME', newFolder());
		try {
			const argv = shellWords(command);
			const {exitCode, stdout} = await runHere(...(argv.ok ? argv.value : []));
			expect(exitCode).toBe(0);
			return {written: stdout, start: show.mock.lastCall?.[1]};
		} finally {
			stdin.mockRestore();
			face.mockRestore();
			show.mockRestore();
			workers.mockRestore();
			vi.unstubAllEnvs();
		}
	}

	describe('open what they say', () => {
		const before = process.cwd();
		beforeAll(() => process.chdir(folder));
		afterAll(() => process.chdir(before));

		test.each(Object.entries(shown))('wordfiend %s', async (command, expected) => {
			const code = command.includes('CODE')
				? /play (\S+)$/m.exec(
						(await open('hangman --secret marmalade --for-a-friend --from Ann')).written,
					)?.[1]
				: '';
			const {written, start} = await open(filled(command, code));
			if (start === undefined) {
				expect(written).toContain(expected);
				return;
			}

			const {given, route} = start;
			const begun = typeof route === 'function' ? await route([]) : route;
			if (begun === undefined) throw new Error('It leads nowhere');
			const session = openSession({given: pick(wordsTable, given)});
			const {shows} = await openScreen(begun, {columns: 100, rows: 60}, {session});
			await shows(expected);
		});
	});

	test.each(someOf(Object.entries(shownOnTerminal), 3))('wordfiend %s', async (command, expected) => {
		const words = filled(command);
		const players = command.includes('$players') ? 'players="run:python3 guesser.py"' : '';
		const script = `cd ${folder}\n${shell}\n${players}\nwordfiend ${words}`;
		const terminal = openTerminal('-c', [script], {columns: 100, rows: 60}, {command: 'sh'});
		await terminal.shows(expected);
	});
});
