import {readFileSync} from 'node:fs';
import type answers from '../../dictionaries/answers.json';
import type bots from '../../dictionaries/bots.json';
import type days from '../../dictionaries/daily/days.json';
import type evil from '../../dictionaries/evil.json';
import type losses from '../../dictionaries/losses.json';
import type par from '../../dictionaries/par.json';
import {gameFile} from '../game-file.js';

type Tables = {
	readonly 'answers.json': typeof answers;
	readonly 'bots.json': typeof bots;
	readonly 'daily/days.json': typeof days;
	readonly 'evil.json': typeof evil;
	readonly 'losses.json': typeof losses;
	readonly 'par.json': typeof par;
};

const tables: {-readonly [Name in keyof Tables]?: Tables[Name]} = {};

/** Returns a bundled table, read when it is first needed. As code in the bundle, the tables took a tenth of line mode's start. */
export function bundledTable<Name extends keyof Tables>(name: Name): Tables[Name] {
	const table = tables[name] ?? (JSON.parse(readFileSync(gameFile(name), 'utf8')) as Tables[Name]);
	tables[name] = table;
	return table;
}
