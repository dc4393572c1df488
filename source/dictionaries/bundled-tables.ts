import type answers from '../../dictionaries/answers.json';
import type bots from '../../dictionaries/bots.json';
import type days from '../../dictionaries/daily/days.json';
import type evil from '../../dictionaries/evil.json';
import type fair from '../../dictionaries/fair.json';
import type losses from '../../dictionaries/losses.json';
import type par from '../../dictionaries/par.json';
import {gameFile, readBundledNow} from './bundled-files.js';

type Tables = {
	readonly 'answers.json': typeof answers;
	readonly 'bots.json': typeof bots;
	readonly 'daily/days.json': typeof days;
	readonly 'evil.json': typeof evil;
	readonly 'fair.json': typeof fair;
	readonly 'losses.json': typeof losses;
	readonly 'par.json': typeof par;
};

const tables: {-readonly [Name in keyof Tables]?: Tables[Name]} = {};

/** A table that comes with the game, read when it is first asked for: bundled as code, the tables took a tenth of line mode's start. */
export function bundledTable<Name extends keyof Tables>(name: Name): Tables[Name] {
	const table = tables[name] ?? (JSON.parse(readBundledNow(gameFile(name))) as Tables[Name]);
	tables[name] = table;
	return table;
}
