import {existsSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
import {openTerminal} from '../terminal.js';

/** After the first games, once Node has taken what it takes for short-lived things, and at the end. */
const [few, settled, many] = [10, 100, 600] as const;

/** As many letters as the budget allows, none of which evil lets appear. */
const wrong = 'xqzjvkwy';

/** The milliseconds between two keys of somebody who leans on the keyboard: every game is left before anything about it is worked out. */
const pace = 20;

const memoryOf = (pid: number): number => {
	const [, kilobytes = 'NaN'] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
	return Number(kilobytes) / 1024;
};

/** Plays game after game with the families shown, so that each letter has the game assessed. */
async function playMany(): Promise<ReadonlyMap<number, number>> {
	const options = ['--length', '7', '--guesses', '8', '--verbose', '--seed', 'bench'];
	const terminal = openTerminal(wordfiend, 'hangman', ...options);
	await terminal.sees(/a–z guess/);
	const memory = new Map<number, number>();
	for (let game = 1; game <= many; game++) {
		for (const key of wrong) {
			terminal.press(key);
			await wait(pace);
		}

		const next = terminal.sees(new RegExp(`bench-${game + 1}\\b`));
		terminal.press('\r');
		await next;
		if (game === few || game === settled || game === many) memory.set(game, memoryOf(terminal.pid));
	}

	await terminal.close();
	return memory;
}

export async function lastingRows(): Promise<Row[]> {
	const rows = [
		[`memory after ${many} quick games`, few],
		['the same, once it has settled', settled],
	] as const;
	const limit = '1.5 ×';
	if (!existsSync('/proc/self/status'))
		return rows.map(([what]) => skipped(what, limit, 'this system has no /proc'));
	const memory = await playMany();
	const after = (games: number) => memory.get(games) ?? NaN;
	return rows.map(([what, games]) => compare(what, limit, 'MB', after(many), after(games), `after ${games}`));
}
