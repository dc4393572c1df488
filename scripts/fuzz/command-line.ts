import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {registry} from '../../source/commands/registry.js';
import {tableOf} from '../../source/commands/tables.js';
import {preferences} from '../../source/settings/preferences.js';
import type {Flag} from '../../source/settings/setting.js';
import type {Dice} from './dice.js';
import {hostileName, hostileTexts} from './hostile.js';
import {demand, type Kind} from './kind.js';
import {run, unfit} from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-'));
writeFileSync(join(folder, 'words.txt'), "ally\nbeta\ncool\nwon't\nDÉJÀ\n\u001B[31m\n");
writeFileSync(join(folder, hostileName), 'ally\nbeta\n');
writeFileSync(join(folder, 'empty.txt'), '\n');
writeFileSync(join(folder, 'nul.txt'), 'cool\n\u0000');

const commands = await Promise.all(
	Object.entries(registry).map(async ([name, {load}]) => {
		const {command} = await load();
		const settings = Object.values({...preferences, ...tableOf(command)});
		return {name, flags: settings.flatMap(({flag}): readonly Flag[] => (flag === undefined ? [] : [flag]))};
	}),
);

function someArguments(dice: Dice): string[] {
	const {name, flags} = dice.pick(commands);
	const option = (): string[] => {
		const {name: flag, short, value, isNegatable} = dice.pick(flags);
		const typed = short !== undefined && dice.oneIn(3) ? `-${short}` : `--${flag}`;
		if (value === undefined) return [isNegatable && dice.oneIn(2) ? `--no-${flag}` : typed];
		const text = dice.pick(hostileTexts);
		return dice.oneIn(4) ? [`${typed}=${text}`] : [typed, text];
	};
	const most = dice.below(5);
	const given = dice.list(most, option).flat();
	const small = dice.oneIn(4) || given.some(text => /^(-d|--dictionary)/.test(text)) ? [] : ['-d', 'example'];
	const words = dice.list(dice.pick([0, 0, 0, 1, 1, 2, 3]), () => dice.pick(hostileTexts));
	const command = dice.oneIn(15) ? [] : [dice.oneIn(25) ? `${name}e` : name];
	const all = [...command, ...words, ...small, ...given];
	return dice.oneIn(10) ? dice.shuffle(all) : all;
}

/** The program with any arguments and any input: it ends as the README says, with clean text. */
export const commandLine: Kind = {
	async try(dice) {
		const args = someArguments(dice).map(text => text.replaceAll('\u0000', ''));
		const input = dice.oneIn(2) ? '' : dice.list(dice.below(12), () => dice.pick(hostileTexts)).join('\n');
		const {code, signal, stdout, stderr, wasInterrupted} = await run(args, input, {
			cwd: folder,
			home: join(folder, 'home'),
		});
		const told = () =>
			`${JSON.stringify(args)} < ${JSON.stringify(input.slice(0, 200))}\n${stdout.slice(-600)}\n${stderr}`;
		const codes = wasInterrupted ? [0, 1, 130] : [0, 1, 2];
		demand(
			(code !== null && codes.includes(code)) || (wasInterrupted && signal === 'SIGINT'),
			() => `Ended with ${code ?? signal ?? ''}: ${told()}`,
		);
		const isColored = args.includes('--color');
		// eslint-disable-next-line no-control-regex
		const shown = (stdout + stderr).replaceAll(isColored ? /\u001B\[[\d;]*m/g : /(?!)/g, '');
		const isEchoed = /undefined|NaN/.test(args.join(' ') + input);
		demand(isEchoed || !unfit.test(shown), () => `Writes what is unfit: ${told()}`);
		const isCheck = args.includes('check') && stdout.includes('refused');
		if (code === 1 || code === 2)
			demand(isCheck || /^[^\n]+[.?]\n$/m.test(stderr), () => `No sentence: ${told()}`);
		if (code === 2)
			demand(stdout === '' || input !== '' || !args.includes('--json'), () => `Refused late: ${told()}`);
		if (code === 0 && args.includes('--json') && stdout.startsWith('{')) JSON.parse(stdout);
	},
};
