import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {draw, seedRandom} from '../../source/engine/index.js';

// Measures in tournaments how well guessers find words that they don't know, and writes docs/strangers.json, the source of a
// table in docs/results.md. It takes about fifteen minutes.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'wordfiend-strangers-'));
const seed = 'strangers';

const listOf = async (name: string): Promise<readonly string[]> =>
	(await readFile(join(root, 'dictionaries', 'en', `${name}.txt`), 'utf8')).trim().split('\n');

/** Draws one word in `share` from a list; returns these and the others. */
function divide(words: readonly string[], share: number) {
	const random = seedRandom(seed);
	const drawn: string[] = [];
	const others: string[] = [];
	for (const word of words) (draw(random, share) === 0 ? drawn : others).push(word);

	return {drawn, others};
}

async function write(name: string, words: readonly string[]): Promise<string> {
	const path = join(folder, name);
	await writeFile(path, `${words.join('\n')}\n`);
	return path;
}

type Cell = {
	readonly guesser: string;
	readonly length: number;
	readonly games: number;
	readonly meanMisses: number;
	readonly won: Readonly<Record<'6' | '8' | '10', number>>;
};

const run = promisify(execFile);

/** Plays guessers against a fair chooser, and sums up all lengths. */
async function measure(
	guessers: readonly string[],
	args: readonly string[],
	counts?: ReadonlyMap<number, number>,
) {
	process.stdout.write(`${guessers.join(', ')}: ${args.join(' ')}\n`);
	const {stdout} = await run(
		process.execPath,
		[
			join(root, 'dist', 'cli.js'),
			...['tournament', '--json', '--choosers', 'random', '--seed', seed],
			...['--guessers', guessers.join(','), ...args],
		],
		{maxBuffer: 1 << 26},
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Cell[]};
	return guessers.map(guesser => {
		const cells = results.filter(cell => cell.guesser === guesser);
		const weightOf = ({length, games}: Cell): number => counts?.get(length) ?? games;
		const all = cells.reduce((sum, cell) => sum + weightOf(cell), 0);
		const mean = (of: (cell: Cell) => number): number =>
			Number((cells.reduce((sum, cell) => sum + weightOf(cell) * of(cell), 0) / all).toFixed(4));
		return {
			guesser,
			games: cells.reduce((sum, {games}) => sum + games, 0),
			meanMisses: mean(cell => cell.meanMisses),
			won: [6, 8, 10].map(budget => mean(({won}) => won[String(budget) as keyof Cell['won']])),
		};
	});
}

const huge = await listOf('huge');
const common = new Set(await listOf('common'));
const split = divide(huge, 10);
const heldOut = await write('held-out.txt', split.drawn);
const train = await write('train.txt', split.others);
const rare = await write(
	'rare.txt',
	divide(
		huge.filter(word => !common.has(word)),
		20,
	).drawn,
);
const counts = new Map<number, number>();
for (const {length} of huge) counts.set(length, (counts.get(length) ?? 0) + 1);

const measured = [
	{
		known: 'nine tenths of `huge`',
		asked: 'the rest',
		results: await measure(['stranger', 'paga', 'expert'], ['-d', heldOut, '--knows', train]),
	},
	{
		known: '`common`',
		asked: 'one in 20 of the others of `huge`',
		results: await measure(['stranger'], ['-d', rare, '--knows', 'common']),
	},
	{
		known: '`huge`',
		asked: '`huge`, 100 of each length',
		results: await measure(['stranger', 'expert'], ['-d', 'huge', '--games', '100'], counts),
	},
];
await writeFile(
	join(root, 'docs', 'strangers.json'),
	`${JSON.stringify({command: 'npm run strangers', measured}, undefined, '\t')}\n`,
);
await rm(folder, {recursive: true});
