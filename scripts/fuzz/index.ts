import process from 'node:process';
import {parseArgs} from 'node:util';
import {commandLine} from './command-line.js';
import {Dice} from './dice.js';
import {ghost} from './ghost.js';
import {hangman} from './hangman.js';
import type {Kind} from './kind.js';
import {playerFile} from './player-file.js';
import {playerProgram} from './player-program.js';
import {screen} from './screen.js';
import {session} from './session.js';
import {walk} from './walk/index.js';
import {wordFile} from './word-file.js';

const kinds: Readonly<Record<string, Kind>> = {
	hangman,
	ghost,
	'word-file': wordFile,
	'command-line': commandLine,
	'player-file': playerFile,
	'player-program': playerProgram,
	walk,
	session,
	screen,
};

const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		seed: {type: 'string', default: String(Date.now())},
		from: {type: 'string', default: '0'},
		count: {type: 'string'},
		seconds: {type: 'string', default: '12'},
	},
});

const {seed} = values;
const from = Number(values.from);
const to = values.count === undefined ? Infinity : from + Number(values.count);

/** Tries a kind with one seed after another; gives how many times it found something. */
async function fuzz(name: string, kind: Kind): Promise<number> {
	const end = values.count === undefined ? Date.now() + Number(values.seconds) * 1000 : Infinity;
	let found = 0;
	let at = from;
	for (; at < to && Date.now() < end; at++) {
		try {
			await kind.try(new Dice(`${seed} ${at}`), at);
		} catch (error) {
			found++;
			const reason = error instanceof Error ? error.message : String(error);
			process.stdout.write(`\nnpm run fuzz -- ${name} --seed ${seed} --from ${at} --count 1\n${reason}\n`);
		}
	}

	process.stdout.write(`${name}: ${at - from} tried from seed ${seed}, ${found} found something\n`);
	if (kind.told) process.stdout.write(`${kind.told()}\n`);
	return found;
}

let found = 0;
for (const [name, kind] of Object.entries(kinds))
	if (positionals.length === 0 || positionals.includes(name)) found += await fuzz(name, kind);
process.exit(found === 0 ? 0 : 1);
