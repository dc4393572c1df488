import {cpus} from 'node:os';
import process from 'node:process';
import {answerRows} from './rows/answers.js';
import {botRows} from './rows/bots.js';
import {dictionaryRows} from './rows/dictionary.js';
import {ghostRows} from './rows/ghost.js';
import {guessRows} from './rows/guess.js';
import {lastingRows} from './rows/lasting.js';
import {playRows} from './rows/play.js';
import {solverRows} from './rows/solver.js';
import {startRows} from './rows/start.js';
import {strangerRows} from './rows/stranger.js';
import {drawTable} from './table.js';

const parts = {
	start: startRows,
	dictionary: dictionaryRows,
	guess: guessRows,
	play: playRows,
	lasting: lastingRows,
	ghost: ghostRows,
	bots: botRows,
	solver: solverRows,
	answers: answerRows,
	stranger: strangerRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}`);

const processors = cpus();
console.log(`Node ${process.version}, ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`);
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const rows = await measure();
	console.log(`\n${drawTable(rows)}`);
	if (rows.some(({isOver}) => isOver)) process.exitCode = 1;
}
