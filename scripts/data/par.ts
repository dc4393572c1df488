import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {bundledNames} from '../../source/dictionaries/index.js';
import {
	addScores,
	playTournamentJob,
	createSolver,
	everyWord,
	languages,
	noGames,
	planJobs,
	wordsOfLength,
	type Dictionary,
	type Language,
	type Words,
} from '../../source/engine/index.js';
import {createEvilParSolver} from '../../source/lab/index.js';
import {folder, readList, writeRows} from './measured.js';

// Proves the fewest misses of all lengths of the bundled dictionaries, and writes them to dictionaries/:
// par.json against perfect, beside the wrong guesses with which `paga` wins 75 of 100 fair games, and evil.json against evil.
// `npm run par -- evil huge de --limit 600` does some of it, at most 600 seconds a length, and keeps the rest of the files.

type Row = {readonly length: number; readonly words: number};

type Book = Record<string, {readonly sha256: string; readonly results: readonly Row[]}>;

const boundsText = ({atLeast, atMost}: {readonly atLeast: number; readonly atMost: number}) =>
	`${atLeast} to ${atMost}`;

/** The wrong guesses with which a bot wins so many of all fair games, each word the secret once. */
async function wrongGuessesFor(share: number, length: number, dictionary: Dictionary): Promise<number> {
	const tournament = {
		guessers: ['paga'],
		choosers: ['random'],
		lengths: [length],
		games: 'all',
		seed: '',
	} as const;
	const jobs = planJobs(dictionary, tournament);
	const scores = await Promise.all(jobs.map(job => playTournamentJob({dictionary, tournament}, job)));
	const {games} = scores.reduce(addScores, noGames);
	const wonWith = (budget: number) => games.slice(0, budget).reduce((sum, count) => sum + count, 0);
	const all = wonWith(games.length);
	return 1 + games.findIndex((_, misses) => wonWith(misses + 1) >= share * all);
}

type Solving = {
	readonly words: Words;
	readonly length: number;
	readonly dictionary: Dictionary;
	readonly shouldStop: () => boolean;
};

/** What is found of a length, and how it is reported. */
const solvers = {
	async perfect({words, length, dictionary, shouldStop}: Solving) {
		const bounds = createSolver(words, 24).solve(everyWord(words), shouldStop);
		return {
			found: {...bounds, fair: await wrongGuessesFor(0.75, length, dictionary)},
			text: boundsText(bounds),
		};
	},
	evil({words, shouldStop}: Solving) {
		const found = createEvilParSolver(words, 24).solve(shouldStop);
		return {found, text: boundsText(found)};
	},
};

const files = {perfect: 'par.json', evil: 'evil.json'} as const;
const names = bundledNames.filter(name => name !== 'example');

const {positionals, values} = parseArgs({allowPositionals: true, options: {limit: {type: 'string'}}});
const limit = Number(values.limit ?? Infinity) * 1000;
const isAsked = (name: string) => positionals.includes(name);
const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);
const others = Object.keys(languages)
	.filter(isLanguage)
	.filter(code => code !== 'en');
const isAskedFor = [...names, ...others].some(isAsked) ? isAsked : () => true;
const choosers = (['perfect', 'evil'] as const).filter((each, _, all) => isAsked(each) || !all.some(isAsked));

async function prove(chooser: keyof typeof solvers, language: Language, name: string): Promise<Book[string]> {
	const {dictionary, sha256} = await readList(language, name);
	const results: Book[string]['results'][number][] = [];
	for (const {length, count} of dictionary.lengths) {
		const words = wordsOfLength(dictionary, length);
		const start = performance.now();
		const shouldStop = () => performance.now() - start > limit;
		const {found, text} = await solvers[chooser]({words, length, dictionary, shouldStop});
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		process.stdout.write(`${chooser} ${language} ${name} ${length}: ${text}, ${seconds} s\n`);
		results.push({length, words: count, ...found});
	}

	return {sha256, results};
}

type Books = {readonly dictionaries: Book; readonly languages?: Book};

async function readBooks(file: URL): Promise<Books> {
	try {
		return JSON.parse(await readFile(file, 'utf8')) as Books;
	} catch {
		return {dictionaries: {}};
	}
}

const writeBooks = (file: URL, books: Books): Promise<void> =>
	writeRows(file, {command: 'npm run par', ...books}, 'length');

const inOrder = (keys: readonly string[], book: Book): Book =>
	Object.fromEntries(keys.flatMap(key => (book[key] ? [[key, book[key]]] : [])));

for (const chooser of choosers) {
	const file = new URL(files[chooser], folder);
	// The file is read again after each proof, for another run may have written to it.
	for (const name of names.filter(isAskedFor)) {
		const proved = await prove(chooser, 'en', name);
		const books = await readBooks(file);
		const dictionaries = inOrder(names, {...books.dictionaries, [name]: proved});
		await writeBooks(file, {...books, dictionaries});
	}

	for (const code of others.filter(isAskedFor)) {
		const proved = await prove(chooser, code, 'common');
		const books = await readBooks(file);
		await writeBooks(file, {...books, languages: inOrder(others, {...books.languages, [code]: proved})});
	}
}
