import {describe, expect, test} from 'vitest';
import {helpFor} from '../../source/commands/help.js';
import {commandNamed, homeTable, optionsOf} from '../../source/commands/command.js';
import {commandRegistry} from '../../source/commands/registry.js';
import {choosers} from '../../source/engine/index.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {settleHangman} from '../settings/settle.js';
import {beginHangman, isOver} from '../../source/games/hangman/hangman.js';
import {makeGuess} from '../games/moves.js';
import {codeOf} from '../../source/games/kinds.js';
import type {Flag, Table} from '../../source/settings/setting.js';

const commandNames = Object.keys(commandRegistry);

async function flagsOf(name: string | undefined): Promise<readonly Flag[]> {
	const table: Table =
		name === undefined ? homeTable : optionsOf((await commandNamed(name, commandRegistry).load()).command);
	return Object.values(table).flatMap(({flag}) => flag ?? []);
}

describe('help', () => {
	test.each([undefined, ...commandNames])(
		'of %s begins with usage and examples and names the options that go with it, and no others',
		async name => {
			const help = await helpFor(name, commandRegistry);
			const [, options = ''] = help.split('\nOptions\n');
			const shown = (await flagsOf(name)).map(
				flag => `--${flag.isNegatable === true ? '[no-]' : ''}${flag.name}`,
			);
			expect(help).toMatch(/^Usage\n {2}\$ wordfiend[^]*\n\nExamples\n {2}\$ /);
			const named = options.split('\n').flatMap(line => /^ {2}(?:-\w, | {4})(--[^ ]+)/.exec(line)?.[1] ?? []);
			expect(named.sort()).toEqual(shown.sort());
			expect(help.split('\n').filter(line => line.length > 100 || line !== line.trimEnd())).toEqual([]);
		},
	);

	test('names the short flags and the choosers', async () => {
		const help = await helpFor('hangman', commandRegistry);
		for (const {name, short} of await flagsOf('hangman'))
			if (short !== undefined) expect(help).toContain(`-${short}, --${name}`);
		for (const chooser of Object.keys(choosers)) expect(help).toContain(chooser);
	});

	test('of the whole lists the commands', async () => {
		const help = await helpFor(undefined, commandRegistry);
		for (const name of commandNames) expect(help).toContain(`\n  ${name} `);
	});

	test.each(['play', 'replay'])(
		'of %s has a code that can be played: of a game on today’s list',
		async name => {
			const loaded = await loadDictionary('common');
			if (!loaded.ok) throw new Error(loaded.fault.kind);
			const common = loaded.dictionary;
			const settled = settleHangman({length: '6', budget: '8', chooser: 'evil', seed: '4f2a'}, common, '');
			if (!settled.ok) throw new Error(settled.sentence);
			let play = beginHangman(common, settled.settings, 'one');
			for (const letter of 'eaiostrn') ({play} = makeGuess(play, letter));
			expect(isOver(play)).toBe(true);
			expect(await helpFor(name, commandRegistry)).toContain(`$ wordfiend ${name} ${codeOf(play) ?? ''} `);
		},
	);
});
