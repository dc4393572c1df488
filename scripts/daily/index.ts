import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createSolver, packWords, type Solver} from '../../source/engine/index.js';
import {addDays, dayNumber, firstDay, lastDay, type Day} from '../../source/daily/calendar.js';
import {entryOf, lengthOfDay, type DayEntry} from '../../source/daily/daily.js';
import {openGiven} from './appraise.js';
import {chooseDay, dailyLengths, writeEntry} from './choose.js';

// Chooses and proves ten years of daily positions: dictionaries/daily/words.txt holds their words, dictionaries/daily/days.json the days.
// It takes about a minute. Run again after `small` has changed, a day keeps its position if that is worth as much as before.

const folder = new URL('../../dictionaries/daily/', import.meta.url);
const small = (await readFile(new URL('../en/small.txt', folder), 'utf8')).split('\n');
const words = small.filter(word => dailyLengths.some(length => length === word.length));
const text = words.map(word => `${word}\n`).join('');

const solvers = new Map(
	dailyLengths.map(length => [length, createSolver(packWords(words.filter(word => word.length === length)))]),
);
const taken = new Set<string>();

/** Returns the position that a day has, or another if that is worth something else with the words as they are now. */
function entryFor(solver: Solver, day: Day): DayEntry {
	const known = entryOf(day);
	const {pool} = openGiven(solver.words, known.given);
	const {atLeast} = solver.solve(pool);
	if (atLeast === known.value) return known;
	process.stdout.write(`${day} is worth ${atLeast}, not ${known.value}: another position\n`);
	return chooseDay(solver, day, taken);
}

const months: Record<string, string> = {};
const began = performance.now();
for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
	const solver = solvers.get(lengthOfDay(dayNumber(day)));
	if (solver === undefined) throw new Error(`${day} has a length of no words`);
	const entry = writeEntry(entryFor(solver, day));
	taken.add(entry);
	const month = day.slice(0, 7);
	months[month] = month in months ? `${months[month]} ${entry}` : entry;
	if (day.endsWith('-01'))
		process.stdout.write(`${month} ${Math.round((performance.now() - began) / 1000)} s\n`);
}

const sha256 = createHash('sha256').update(text).digest('hex');
const table = {command: 'npm run daily', sha256, first: firstDay, last: lastDay, months};
await mkdir(folder, {recursive: true});
await writeFile(new URL('words.txt', folder), text);
await writeFile(new URL('days.json', folder), `${JSON.stringify(table, undefined, '\t')}\n`);
