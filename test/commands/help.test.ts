import {describe, expect, test} from 'vitest';
import {commandFlags, flagTypes, homeFlags, optionName, type FlagName} from '../../source/commands/flags.js';
import {helpFor} from '../../source/commands/help.js';
import {choosers} from '../../source/engine/index.js';

describe('help', () => {
	test.each<[string | undefined, readonly FlagName[]]>([
		[undefined, homeFlags],
		['hangman', commandFlags.hangman],
		['ghost', commandFlags.ghost],
		['suggest', commandFlags.suggest],
		['tournament', commandFlags.tournament],
		['par', commandFlags.par],
		['openings', commandFlags.openings],
	])('of %s begins with examples and names the options that go with it, and no others', (command, flags) => {
		const help = helpFor(command);
		const [, options = ''] = help.split('\nOptions\n');
		const shown = flags.map(flag => (flag === 'color' ? '--no-color' : optionName(flag)));
		expect(help).toMatch(/^Examples\n {2}\$ wordfiend/);
		expect([...new Set(options.match(/--[a-z-]+/g))].sort()).toEqual(shown.sort());
		expect(help.split('\n').every(line => line.length <= 100 && line === line.trimEnd())).toBe(true);
	});

	test('names the short flags and the choosers', () => {
		const help = helpFor('hangman');
		for (const flag of commandFlags.hangman) {
			const type = flagTypes[flag];
			if ('shortFlag' in type && flag !== 'help')
				expect(help).toContain(`-${type.shortFlag}, ${optionName(flag)}`);
		}

		for (const chooser of Object.keys(choosers)) expect(help).toContain(chooser);
	});

	test('of anything else is the help of the whole', () => {
		expect(helpFor('nonsense')).toBe(helpFor(undefined));
	});
});
