import {printable} from '../dictionaries/index.js';
import {listOf} from '../text/words.js';
import {commandOf, dashesOf, homeTable, isCommand, optionsOf, usageError, type Commands} from './command.js';
import {describeOptions, type DescribedOption} from './help.js';

/** Stands for the names of files, which the shell knows. */
const files = ':';

/** Each script asks the program for what may follow on the line up to the cursor: a text on a line, and after a tab what it means. */
const scripts = {
	bash: `# wordfiend: completion for bash
_wordfiend() {
	local line=\${COMP_LINE:0:COMP_POINT} text
	local word=\${line##*[[:space:]]}
	COMPREPLY=()
	while IFS=$'\\t' read -r text _; do
		if [[ $text == ${files} ]]; then
			compopt -o filenames 2>/dev/null
			while read -r text; do COMPREPLY+=("$text"); done < <(compgen -f -- "\${word##*=}")
		else
			COMPREPLY+=("$text")
		fi
	done < <(wordfiend completion bash -- "$line" 2>/dev/null)
}
complete -F _wordfiend wordfiend
`,
	zsh: `#compdef wordfiend
# wordfiend: completion for zsh
_wordfiend() {
	local line
	local -a described
	for line in \${(f)"$(wordfiend completion zsh -- "\${(j: :)words[1,CURRENT]}" 2>/dev/null)"}; do
		if [[ $line == ${files} ]]; then
			_files
		else
			described+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
		fi
	done
	(( $#described )) && _describe wordfiend described
}
(( $+functions[compdef] )) && compdef _wordfiend wordfiend
`,
	fish: `# wordfiend: completion for fish
function __wordfiend
	for line in (wordfiend completion fish -- (commandline -cp | string collect) 2>/dev/null)
		if test "$line" = ${files}
			__fish_complete_path (commandline -ct)
		else
			echo $line
		end
	end
end
complete -c wordfiend -f -a '(__wordfiend)'
`,
} as const;

const shells = Object.keys(scripts);

/** Returns the lines for the value of an option; one with commas between is completed behind the last comma. */
function valueLines({offers, isPath}: DescribedOption, typed: string, head: string): readonly string[] {
	const done = typed.slice(0, typed.lastIndexOf(',') + 1);
	const lines = offers
		.filter(value => (done + value).startsWith(typed))
		.map(value => `${head}${done}${value}\t`);
	return isPath ? [...lines, files] : lines;
}

export async function completeLine(
	line: string,
	shell: string,
	commands: Commands,
): Promise<readonly string[]> {
	const words = line.split(/\s+/).slice(1);
	const typed = words.pop() ?? '';
	const name = words.find(word => isCommand(word, commands));
	const command = name === undefined ? undefined : (await commands[name]?.load())?.command;
	const options = describeOptions(command ? optionsOf(command) : homeTable);
	const [, flag = words.at(-1) ?? '', value = typed] = /^(--[a-z-]+)=(.*)$/.exec(typed) ?? [];
	const asked = options.find(({flag: each}) => each.value !== undefined && dashesOf(each).includes(flag));
	// For bash, a word begins anew behind an equals sign.
	if (asked) return valueLines(asked, value, value === typed || shell === 'bash' ? '' : `${flag}=`);
	const summaries = Object.entries(commands).map(([each, {summary}]) => [each, summary] as const);
	const following: Readonly<Record<string, readonly (readonly [text: string, meaning: string])[]>> = {
		'': summaries,
		help: summaries,
		completion: shells.map(each => [each, '']),
	};
	const dashed = options.flatMap(option => dashesOf(option.flag).map(text => [text, option.help] as const));
	const lines = [...(following[name ?? ''] ?? []), ...dashed]
		.filter(([text]) => text.startsWith(typed))
		.map(texts => texts.join('\t'));
	return name === 'check' || name === 'ghost' ? [...lines, files] : lines;
}

export const command = commandOf({
	usage: shells.join('|'),
	examples: [
		['wordfiend completion bash >> ~/.bashrc', 'from the next shell on'],
		['wordfiend completion zsh > ~/.zfunc/_wordfiend', ''],
		['wordfiend completion fish > ~/.config/fish/completions/wordfiend.fish', ''],
	],
	takesWords: Infinity,
	table: {},
	async run({words: [name = '', line]}, commands) {
		const refuse = (word: string) =>
			usageError(`Name one shell: ${listOf(shells)}${word === '' ? '' : `, not ${printable(word)}`}.`);
		if (!Object.hasOwn(scripts, name)) throw refuse(name);
		if (line === undefined) return scripts[name as keyof typeof scripts];
		// A line to complete has blanks, unlike another shell.
		if (!/\s/.test(line)) throw refuse(line);
		const lines = await completeLine(line, name, commands);
		return lines.map(each => `${each}\n`).join('');
	},
});
