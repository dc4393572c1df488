import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {
	chooseFamily,
	createSolver,
	everyWord,
	isMiss,
	splitPool,
	wordsOfLength,
	type Bounds,
	type Letter,
	type Pool,
	type ProvedAnswer,
	type Words,
} from '../../source/engine/index.js';
import {
	digestOfWords,
	type AnswersBook,
	type AnswersEntry,
	type ValuesText,
} from '../../source/dictionaries/proved-answers.js';
import {writeAnswer, writeValues} from './write-answers.js';
import {folder, readList} from './measured.js';

// Proves what perfect answers to first letters on the bundled lists, and to second ones where they take long to find, and
// the values of the words that have none of some letters, where those take long; and writes it to dictionaries/answers.json.
// `npm run answers -- values small common --lengths 3,4` does some of it and keeps the rest.

const names = ['small', 'common', 'huge'] as const;

/** The lengths whose second letters are answered, too. */
const second: Readonly<Record<(typeof names)[number], readonly number[]>> = {
	small: [3, 4, 5, 6, 7],
	common: [3, 4, 5, 6, 7],
	huge: [3, 6, 7, 8, 9],
};

/** The lengths whose third and fourth letters take long: values are proved without up to this many letters. */
const without: Readonly<Record<(typeof names)[number], Readonly<Record<number, number>>>> = {
	small: {6: 4, 7: 3},
	common: {4: 4, 5: 4},
	huge: {3: 4, 6: 3, 7: 3, 8: 3},
};

const parts = ['answers', 'values'] as const;

const {positionals, values} = parseArgs({
	allowPositionals: true,
	options: {lengths: {type: 'string'}},
});
/** Returns the names on the command line, or all of them if it has none. */
const asked = <Name extends string>(all: readonly Name[]): readonly Name[] => {
	const named = all.filter(each => positionals.includes(each));
	return named.length === 0 ? all : named;
};

const lengths = values.lengths?.split(',').map(Number);

type Answered = {readonly letter: Letter; readonly answer: ProvedAnswer; readonly pool: Pool};

/** The answers to all letters that tell words of a pool apart. */
function answersIn(words: Words, pool: Pool, {atLeast, atMost}: Bounds, solver = createSolver(words)) {
	return words.alphabet.letters.flatMap((letter): Answered[] => {
		const families = splitPool(words, pool, letter);
		if (families.length === 1) return [];
		for (const family of families) solver.learn(family.pool, {atLeast: 0, atMost});
		const {family} = chooseFamily({
			solver,
			families,
			remaining: Infinity,
			held: atLeast,
			shouldStop: () => false,
		});
		const misses = solver.bounds(family.pool).atLeast + (isMiss(family) ? 1 : 0);
		return [{letter, answer: {family: families.indexOf(family), misses}, pool: family.pool}];
	});
}

const write = ({alphabet}: Words, answers: readonly Answered[]): string =>
	alphabet.letters.map(letter => writeAnswer(answers.find(each => each.letter === letter)?.answer)).join(' ');

function prove(words: Words, withSecond: boolean): AnswersEntry {
	const solver = createSolver(words);
	const pool = everyWord(words);
	const value = solver.solve(pool);
	const first = answersIn(words, pool, value, solver);
	const entry = {value: value.atLeast, first: write(words, first)};
	if (!withSecond) return entry;
	const answers = first.map(({letter, pool: kept}): [string, string] => [
		letter,
		write(words, answersIn(words, kept, solver.solve(kept), solver)),
	]);
	return {...entry, second: Object.fromEntries(answers)};
}

function proveWithout(words: Words, value: number, letters: number): ValuesText {
	const solver = createSolver(words, 24);
	return writeValues(words.alphabet, value, letters, (left, atMost) => {
		const pool = everyWord(words).filter(word => ((words.sets[word] ?? 0) & left) === 0);
		solver.learn(pool, {atLeast: 0, atMost});
		return solver.solve(pool).atLeast;
	});
}

const file = new URL('answers.json', folder);

/** The answers as the file says now. */
async function readBook(): Promise<AnswersBook> {
	const {words} = JSON.parse(await readFile(file, 'utf8')) as {readonly words: AnswersBook};
	return words;
}

async function proveEntry(
	part: (typeof parts)[number],
	name: (typeof names)[number],
	words: Words,
): Promise<AnswersEntry> {
	const known = (await readBook())[digestOfWords(words)];
	if (part === 'answers')
		return {
			...prove(words, second[name].includes(words.length)),
			...(known?.without && {without: known.without}),
		};
	if (known === undefined) throw new Error(`${name} ${words.length}: prove the answers first`);
	const letters = without[name][words.length];
	return letters === undefined ? known : {...known, without: proveWithout(words, known.value, letters)};
}

async function readLengths(name: (typeof names)[number]): Promise<readonly Words[]> {
	const {dictionary} = await readList('en', name);
	return dictionary.lengths.map(({length}) => wordsOfLength(dictionary, length));
}

const lists = await Promise.all(names.map(async name => ({name, ofLengths: await readLengths(name)})));
/** Entries of words that no list has any more are left out. */
const digests = new Set(lists.flatMap(({ofLengths}) => ofLengths.map(digestOfWords)));

for (const part of asked(parts))
	for (const {name, ofLengths} of lists) {
		if (!asked(names).includes(name)) continue;
		for (const words of ofLengths) {
			if (words.count === 1 || lengths?.includes(words.length) === false) continue;
			const before = process.cpuUsage();
			const entry = await proveEntry(part, name, words);
			const {user} = process.cpuUsage(before);
			process.stdout.write(`${part} ${name} ${words.length}: ${(user / 1e6).toFixed(1)} s\n`);
			// The file is read again after each length, for another run may have written to it.
			const book = Object.entries({...(await readBook()), [digestOfWords(words)]: entry});
			const kept = Object.fromEntries(book.filter(([digest]) => digests.has(digest)));
			const text = JSON.stringify({command: 'npm run answers', words: kept}, undefined, '\t');
			await writeFile(file, `${text}\n`);
		}
	}
