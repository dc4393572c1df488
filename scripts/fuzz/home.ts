import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {countByScope, countsVersion, noCountsByScope, packCounts} from '../../source/statistics/counts.js';
import {readHistory, writeLine} from '../../source/store/history.js';
import {writeGameFile} from '../../source/store/game-file.js';
import type {LeftGame} from '../../source/store/index.js';
import {damage, spoil} from './damage.js';
import type {Dice} from './dice.js';
import {someFinished, someLeft} from './games.js';
import {hostileTexts} from './hostile.js';

/** A player's files as they might be, and what of them is good. */
export type Home = {
	readonly path: string;
	/** The lines of finished games that nothing is wrong with, in their order. */
	readonly lines: readonly string[];
	/** The games left that nothing is wrong with, by their names. */
	readonly left: ReadonlyMap<string, LeftGame>;
	/** Whether what was counted of the history is true, wherever it can be read. */
	readonly hasTrueCounts: boolean;
};

/** JSON that is damaged, or no JSON any more. */
const spoiled = (dice: Dice, value: unknown): Buffer => {
	const damaged = JSON.stringify(dice.oneIn(4) ? value : damage(dice, value));
	return dice.oneIn(3) ? spoil(dice, damaged) : Buffer.from(damaged);
};

/** Something that is no file where one should be. */
function putInTheWay(dice: Dice, path: string): void {
	switch (dice.below(4)) {
		case 0: {
			mkdirSync(join(path, 'folder'), {recursive: true});
			break;
		}

		// Never a link to a file or device of the machine: this may run as root.
		case 1: {
			symlinkSync(
				dice.pick([path, join(dirname(path), 'nowhere', 'at all'), `elsewhere-${basename(path)}`]),
				path,
			);
			break;
		}

		case 2: {
			writeFileSync(path, '', {mode: 0o000});
			break;
		}

		default: {
			execFileSync('mkfifo', [path]);
		}
	}
}

type History = {readonly bytes: Buffer; readonly lines: readonly string[]};

function someHistory(dice: Dice): History {
	const lines: string[] = [];
	const parts = dice.list(dice.below(12), () => {
		const game = {v: 1, ...someFinished(dice)};
		if (dice.oneIn(2)) return spoiled(dice, game);
		lines.push(JSON.stringify(game));
		return Buffer.from(JSON.stringify(game));
	});
	const end = dice.pick(['\n', '\n', '\r\n']);
	const start = dice.oneIn(10) ? '\uFEFF' : '';
	const whole = parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(end), part]));
	const tail = dice.oneIn(4) ? '' : end;
	return {bytes: Buffer.concat([Buffer.from(start), ...whole, Buffer.from(tail)]), lines};
}

const newline = '\n'.charCodeAt(0);

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Counts of a history in the form in which they are kept; where they are not true their digests may say so all the same. */
function someCounts(dice: Dice, {bytes}: History): {readonly bytes: Buffer; readonly areTrue: boolean} {
	const ends = [0, ...Array.from(bytes, (byte, at) => (byte === newline ? at + 1 : 0))];
	const end = dice.pick(ends);
	const counted = bytes.subarray(0, end);
	const counts = noCountsByScope();
	const {games, bad, newer} = readHistory(new TextDecoder().decode(counted));
	for (const game of games) countByScope(counts, game);
	const told = {counts: packCounts(counts), bad, newer};
	const isWhole = dice.oneIn(2);
	const body = JSON.stringify(isWhole ? told : damage(dice, told));
	const head = {v: countsVersion, bytes: end, history: digest(counted), counts: digest(body)};
	const text = `${JSON.stringify(dice.oneIn(2) ? head : damage(dice, head))}\n${body}`;
	return {bytes: dice.oneIn(4) ? spoil(dice, text) : Buffer.from(text), areTrue: isWhole};
}

/** Settings, and one that no version knows yet. */
const settings = {
	v: 1,
	theme: 'mono',
	motion: 'off',
	language: 'de',
	dictionary: 'example',
	choices: {hangman: {length: '4', chooser: 'evil'}, ghost: {opponent: 'perfect'}},
	lists: {'5f3e09a': '/nowhere/words.txt'},
	laterOn: {deep: [1, 'two']},
};

const oddNames = [
	'constructor',
	'__proto__',
	'a b',
	'é',
	'\u001B[2J',
	'a\u202Eb',
	'-',
	'x'.repeat(64),
	'CON',
];

/** A file of a game; the game, where it waits to be gone on with. */
function putGame(dice: Dice, path: string): LeftGame | undefined {
	const game = someLeft(dice);
	const line = dice.oneIn(3) ? dice.pick(hostileTexts) : writeLine(someFinished(dice));
	const isLeft = !dice.oneIn(4);
	// That of the first process is always alive, the last is none that a system gives.
	const pid = dice.pick([undefined, undefined, 1, 2 ** 22 + 1, -1, 0]);
	const text = writeGameFile(isLeft ? {kind: 'left', game} : {kind: 'finished', line}, pid);
	const isGood = dice.oneIn(2);
	writeFileSync(path, isGood ? text : spoiled(dice, JSON.parse(text)));
	const isWaiting = isLeft && (pid === undefined || pid > 1) && /\/[\w-]+\.json$/.test(path);
	return isGood && isWaiting ? game : undefined;
}

function putGames(dice: Dice, folder: string): ReadonlyMap<string, LeftGame> {
	const left = new Map<string, LeftGame>();
	const names = dice.shuffle([...oddNames, ...dice.list(20, () => `game-${dice.below(1000)}`)]);
	for (const name of new Set(names.slice(0, dice.below(6)))) {
		const path = join(folder, name + (dice.oneIn(15) ? '.1-1.tmp' : '.json'));
		if (dice.oneIn(15)) putInTheWay(dice, path);
		else {
			const game = putGame(dice, path);
			if (game) left.set(name, game);
		}
	}

	return left;
}

/** The files of a player, some of them damaged, some of them not there, some of them something else. */
export function someHome(dice: Dice): Home {
	const path = mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-'));
	const history = someHistory(dice);
	/** Makes a file, or something in its place; says which. */
	const put = (name: string, bytes: () => Buffer): boolean => {
		if (dice.oneIn(5)) return false;
		const isThere = !dice.oneIn(10);
		if (isThere) writeFileSync(join(path, name), bytes());
		else putInTheWay(dice, join(path, name));
		return isThere;
	};
	const lines = put('history.jsonl', () => history.bytes) ? history.lines : [];
	const counts = someCounts(dice, history);
	put('counts.json', () => counts.bytes);
	put('config.json', () => spoiled(dice, settings));
	const folder = join(path, 'games');
	if (dice.oneIn(15)) {
		putInTheWay(dice, folder);
		return {path, lines, left: new Map(), hasTrueCounts: counts.areTrue};
	}

	mkdirSync(folder);
	return {path, lines, left: putGames(dice, folder), hasTrueCounts: counts.areTrue};
}

/** What lies below a folder: the text of each file and where each link leads. */
export function snapshot(folder: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const stat = lstatSync(path);
		if (stat.isSymbolicLink()) found.set(name, `link to ${readlinkSync(path)}`);
		else if (stat.isDirectory())
			for (const [each, what] of snapshot(path)) found.set(`${name}/${each}`, what);
		else found.set(name, stat.isFile() ? readFileSync(path, 'latin1') : 'no file');
	}

	return found;
}

export const removeHome = ({path}: Home): void => rmSync(path, {recursive: true, force: true});
