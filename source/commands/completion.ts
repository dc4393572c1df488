import {printable} from '../dictionaries/index.js';
import {completionScript, shells} from '../text/completion.js';
import {listOf} from '../text/lists.js';
import {commandOf, homeTable, tableOf, usageError} from './command.js';
import {describeOptions} from './help.js';

export const command = commandOf({
	usage: shells.join('|'),
	examples: [
		['wordfiend completion bash >> ~/.bashrc', 'from the next shell on'],
		['wordfiend completion zsh > ~/.zfunc/_wordfiend', ''],
		['wordfiend completion fish > ~/.config/fish/completions/wordfiend.fish', ''],
	],
	table: {},
	async run({words: [name = '', surplus]}, commands) {
		const shell = shells.find(each => each === name);
		if (shell === undefined || surplus !== undefined)
			throw usageError(
				`Name one shell: ${listOf(shells)}${name === '' ? '' : `, not ${printable(surplus ?? name)}`}.`,
			);
		const described = await Promise.all(
			Object.entries(commands).map(async ([each, {load, summary}]) => ({
				name: each,
				summary,
				options: describeOptions(tableOf((await load()).command)),
			})),
		);
		return completionScript(shell, {options: describeOptions(homeTable), commands: described});
	},
});
