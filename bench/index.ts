import {mkdirSync} from 'node:fs';
import {cpus} from 'node:os';
import {home} from './program.js';
import {answerRows} from './rows/answers.js';
import {dictionaryRows} from './rows/dictionary.js';
import {endRows} from './rows/end.js';
import {guessRows, strangerRows} from './rows/engine.js';
import {ghostRows} from './rows/ghost.js';
import {packageRows} from './rows/package.js';
import {playRows} from './rows/play.js';
import {startRows} from './rows/start.js';
import {drawTable} from './table.js';

const parts = {
	start: startRows,
	dictionary: dictionaryRows,
	guess: guessRows,
	answers: answerRows,
	ghost: ghostRows,
	play: playRows,
	end: endRows,
	stranger: strangerRows,
	package: packageRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}`);

mkdirSync(home, {recursive: true});
process.env.WORDFIEND_HOME = home;
// Node reads these certificates at each start.
delete process.env.NODE_EXTRA_CA_CERTS;

const processors = cpus();
console.log(`Node ${process.version}, ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`);
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const rows = await measure();
	console.log(`\n${drawTable(rows)}`);
	if (rows.some(({isOver}) => isOver)) process.exitCode = 1;
}
