import type {Flag} from '../settings/setting.js';

/** The shells that there is a script for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** What can be completed: options without a command, and the commands with theirs. */
export type Completable = {
	readonly flags: readonly Flag[];
	readonly commands: readonly {
		readonly name: string;
		readonly summary: string;
		readonly flags: readonly Flag[];
	}[];
};

const optionsOf = (flags: readonly Flag[]): readonly string[] =>
	flags.flatMap(({name, short, isNegatable}) => [
		`--${name}`,
		...(isNegatable === true ? [`--no-${name}`] : []),
		...(short === undefined ? [] : [`-${short}`]),
	]);

/** The values that a flag's help lists: `random, evil, cunning, perfect (evil)`. */
function valuesOf({value, help}: Flag): readonly string[] {
	if (value === undefined) return [];
	const listed = help.replace(/^some of /, '').replace(/ \([^)]*\).*$/, '');
	const names = listed.split(', ').filter(name => /^[a-z]+$/.test(name));
	return names.length > 1 ? names : [];
}

const withValues = (flags: readonly Flag[]): readonly (readonly [string, readonly string[]])[] =>
	flags.flatMap(flag => {
		const values = valuesOf(flag);
		return values.length === 0 ? [] : [[`--${flag.name}`, values] as const];
	});

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

function bash({flags, commands}: Completable): string {
	const names = commands.map(({name}) => name).join(' ');
	const values = new Map([...withValues(flags), ...commands.flatMap(command => withValues(command.flags))]);
	return `# wordfiend: completion for bash
_wordfiend() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= each
	for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		case $each in ${commands.map(({name}) => name).join('|')}) command=$each; break ;; esac
	done
	case $before in
${[...values].map(([option, names]) => `		${option}) COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$word")); [[ $before != --dictionary ]] && return ;;`).join('\n')}
	esac
	case $before in -d|--dictionary) COMPREPLY+=($(compgen -f -- "$word")); return ;; esac
	case $command in
${commands.map(({name, flags: own}) => `		${name}) COMPREPLY=($(compgen -W '${[...optionsOf(own), ...(name === 'help' ? [names] : []), ...(name === 'completion' ? shells : [])].join(' ')}' -- "$word")) ;;`).join('\n')}
		*) COMPREPLY=($(compgen -W '${names} ${optionsOf(flags).join(' ')}' -- "$word")) ;;
	esac
}
complete -o default -F _wordfiend wordfiend
`;
}

const quoted = (text: string): string => text.replaceAll("'", "'\\''");

function zsh({flags, commands}: Completable): string {
	const spec = (flag: Flag): readonly string[] => {
		const values = valuesOf(flag);
		const help = quoted(flag.help).replaceAll(/[[\]:]/g, '\\$&');
		const argument =
			flag.value === undefined
				? ''
				: `:${flag.value}:${flag.name === 'dictionary' ? '_files' : values.length > 0 ? `(${values.join(' ')})` : ' '}`;
		const names = [`--${flag.name}`, ...(flag.short === undefined ? [] : [`-${flag.short}`])];
		return names.map(name => `'${name}[${help}]${argument}'`);
	};

	return `#compdef wordfiend
# wordfiend: completion for zsh
_wordfiend() {
	local -a commands=(
${commands.map(({name, summary}) => `		'${name}:${quoted(summary).replaceAll(':', '\\:')}'`).join('\n')}
	)
	case $words[2] in
${commands.map(({name, flags: own}) => `		${name}) shift words; (( CURRENT-- )); _arguments ${own.flatMap(spec).join(' ')}${name === 'completion' ? ` '1:shell:(${shells.join(' ')})'` : ''}${name === 'help' ? ` '1:command:(${commands.map(each => each.name).join(' ')})'` : ''} ;;`).join('\n')}
		*) _describe command commands; _arguments ${flags.flatMap(spec).join(' ')} ;;
	esac
}
(( $+functions[compdef] )) && compdef _wordfiend wordfiend
`;
}

function fish({flags, commands}: Completable): string {
	const line = (condition: string, flag: Flag): string => {
		const values = valuesOf(flag);
		return [
			`complete -c wordfiend -n '${condition}' -l ${flag.name}`,
			...(flag.short === undefined ? [] : [`-s ${flag.short}`]),
			...(flag.value === undefined ? [] : ['-r']),
			...(values.length > 0 ? [`-a '${values.join(' ')}'`] : []),
			`-d '${quoted(flag.help)}'`,
		].join(' ');
	};

	const lines = [
		...commands.map(
			({name, summary}) =>
				`complete -c wordfiend -n __fish_use_subcommand -f -a ${name} -d '${quoted(summary)}'`,
		),
		...flags.map(flag => line('__fish_use_subcommand', flag)),
		...commands.flatMap(({name, flags: own}) =>
			own.map(flag => line(`__fish_seen_subcommand_from ${name}`, flag)),
		),
		`complete -c wordfiend -n '__fish_seen_subcommand_from completion' -f -a '${shells.join(' ')}'`,
		`complete -c wordfiend -n '__fish_seen_subcommand_from help' -f -a '${commands.map(({name}) => name).join(' ')}'`,
	];
	return `# wordfiend: completion for fish\n${unique(lines).join('\n')}\n`;
}

const writers = {bash, zsh, fish} as const satisfies Record<Shell, (completable: Completable) => string>;

/** The script that completes commands, options and their values in a shell. */
export const completionScript = (shell: Shell, completable: Completable): string =>
	writers[shell](completable);
