import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import process from 'node:process';
import {createSolver, packWords} from '../source/engine/index.js';
import {addDays, dayNumber, firstDay, lastDay} from '../source/daily/calendar.js';
import {dailyLengths, lengthOfDay, writeEntry} from '../source/daily/daily.js';
import {chooseDay} from './daily/choose.js';

// Chooses and proves ten years of daily positions: dictionaries/daily/words.txt holds their words, dictionaries/daily/days.json the days.
// It takes about a minute. Run again after `small` has changed it makes other days: those that were played are gone.

const folder = new URL('../dictionaries/daily/', import.meta.url);
const small = (await readFile(new URL('../en/small.txt', folder), 'utf8')).split('\n');
const words = small.filter(word => dailyLengths.some(length => length === word.length));
const text = words.map(word => `${word}\n`).join('');

const solvers = new Map(
	dailyLengths.map(length => [length, createSolver(packWords(words.filter(word => word.length === length)))]),
);
const taken = new Set<string>();
const months: Record<string, string> = {};
const began = performance.now();
for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
	const solver = solvers.get(lengthOfDay(dayNumber(day)));
	if (solver === undefined) throw new Error(`${day} has a length of no words`);
	const entry = writeEntry(chooseDay(solver, day, taken));
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
