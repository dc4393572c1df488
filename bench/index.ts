import {cpus} from 'node:os';
import process from 'node:process';
import {botRows} from './rows/bots.js';
import {dictionaryRows} from './rows/dictionary.js';
import {ghostRows} from './rows/ghost.js';
import {guessRows} from './rows/guess.js';
import {playRows} from './rows/play.js';
import {solverRows} from './rows/solver.js';
import {startRows} from './rows/start.js';
import {drawTable, type Row} from './table.js';

const rows: Row[] = [];
for (const measure of [startRows, dictionaryRows, guessRows, ghostRows, playRows, botRows, solverRows])
	rows.push(...(await measure()));

const processors = cpus();
console.log(
	`Node ${process.version}, ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}\n`,
);
console.log(drawTable(rows));
