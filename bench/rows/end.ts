import {median} from '../numbers.js';
import {wordfiend} from '../program.js';
import {row, type Row} from '../table.js';
import {close, openTerminal, timeTo} from '../terminal.js';

/** So bad an order that a game of eight letters takes nearly all of them. */
const badOrder = Array.from('kqxzjvwybfghmpdculnrtoisea');

/** Plays a long game on the largest list to its end; returns its terminal and a function that times a key. */
async function playToEnd() {
	const options = ['--dictionary', 'huge', '--length', '8', '--guesses', '26', '--seed', 'bench'];
	const terminal = openTerminal(wordfiend, 'hangman', ...options);
	const time = (key: string, shown: RegExp) => timeTo(terminal, () => terminal.press(key), shown);
	await terminal.shows(/a–z guess/);
	for (const key of badOrder) await time(key, new RegExp(`${key}[✓✗]|Enter again`));
	return {terminal, time};
}

const escape = '\u001B';
/** A word and what it means, on a screen that isn't the game's. */
const meaning = /^(?![^]*Enter again)[^]*\w: \w/;
/** A review that is whole says no more how far it is. */
const wholeReview = /all turns ─+\s*\n/;
const firstNumbers = /all turns (?:[^\n]*[1-9]\d*%|─+\s*\n)/;

export async function endRows(): Promise<Row[]> {
	const times = {meaning: [] as number[], first: [] as number[], whole: [] as number[], left: [] as number[]};
	for (let run = 0; run < 3; run++) {
		const read = await playToEnd();
		times.meaning.push(await read.time('m', meaning));
		await read.time(escape, /Enter again/);
		const start = performance.now();
		times.first.push(await read.time('r', firstNumbers));
		await read.terminal.shows(wholeReview);
		times.whole.push(read.terminal.lastOutput - start);
		await close(read.terminal);

		const left = await playToEnd();
		await left.time('r', firstNumbers);
		times.left.push(await left.time(escape, /Enter again/));
		await close(left.terminal);
	}

	return [
		row('review of a long game on huge: first numbers', '300 ms', 'ms', median(times.first)),
		row('the whole review', '3 s', 'ms', median(times.whole)),
		row('to leave it while it works', '50 ms', 'ms', median(times.left)),
		row('a meaning, from the key to the screen, the first time', '100 ms', 'ms', median(times.meaning)),
	];
}
