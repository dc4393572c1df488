export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

export type DescribedOption = {
	readonly name: string;
	readonly short: string | undefined;
	readonly value: string | undefined;
	readonly isNegatable: boolean;
	readonly choices: readonly string[];
	/** Whether there are values besides the choices: files. */
	readonly isOpen: boolean;
	readonly help: string;
};

export type Completable = {
	readonly options: readonly DescribedOption[];
	readonly commands: readonly {
		readonly name: string;
		readonly summary: string;
		readonly options: readonly DescribedOption[];
	}[];
};

const dashed = ({name, short}: DescribedOption): readonly string[] => [
	`--${name}`,
	...(short === undefined ? [] : [`-${short}`]),
];

const typed = (options: readonly DescribedOption[]): readonly string[] =>
	options.flatMap(option => [...dashed(option), ...(option.isNegatable ? [`--no-${option.name}`] : [])]);

function argumentsOf(name: string, {commands}: Completable): readonly string[] {
	if (name === 'completion') return shells;
	return name === 'help' ? commands.map(command => command.name) : [];
}

const takesFile = ({value, isOpen, choices}: DescribedOption): boolean =>
	value === 'FILE' || (isOpen && value === 'NAME' && choices.length > 0);

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** The values of a command's options: `chooser' '--chooser|-c) …`. */
function bashValues(command: string, options: readonly DescribedOption[]): readonly string[] {
	return options.flatMap(option => {
		if (option.value === undefined) return [];
		const patterns = dashed(option).map(dash => `'${command} ${dash}'`);
		const words = `COMPREPLY=($(compgen -W '${option.choices.join(' ')}' -- "$word"))`;
		const files = takesFile(option) ? '; COMPREPLY+=($(compgen -f -- "$word"))' : '';
		return [`		${patterns.join('|')}) ${words}${files}; return ;;`];
	});
}

function bash(completable: Completable): string {
	const {options, commands} = completable;
	const names = commands.map(({name}) => name);
	const wordsAfter = (name: string, own: readonly DescribedOption[]) =>
		[...argumentsOf(name, completable), ...typed(own)].join(' ');
	return `# wordfiend: completion for bash
_wordfiend() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= each
	for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		case $each in ${names.join('|')}) command=$each; break ;; esac
	done
	COMPREPLY=()
	case "$command $before" in
${[...bashValues('', options), ...commands.flatMap(({name, options: own}) => bashValues(name, own))].join('\n')}
	esac
	case $command in
${commands.map(({name, options: own}) => `		${name}) COMPREPLY=($(compgen -W '${wordsAfter(name, own)}' -- "$word")) ;;`).join('\n')}
		*) COMPREPLY=($(compgen -W '${[...names, ...typed(options)].join(' ')}' -- "$word")) ;;
	esac
}
complete -o default -F _wordfiend wordfiend
`;
}

const quoted = (text: string): string => text.replaceAll("'", "'\\''");

function zshSpecs(option: DescribedOption): readonly string[] {
	const {name, value, choices, isNegatable} = option;
	const help = quoted(option.help).replaceAll(/[[\]:]/g, '\\$&');
	const list = choices.join(' ');
	const files = choices.length > 0 ? `{_alternative "names:name:(${list})" "files:file:_files"}` : '_files';
	const values = takesFile(option) ? files : choices.length > 0 ? `(${list})` : ' ';
	const argument = value === undefined ? '' : `:${value}:${values}`;
	return [...dashed(option), ...(isNegatable ? [`--no-${name}`] : [])].map(
		dash => `'${dash}[${help}]${argument}'`,
	);
}

function zsh(completable: Completable): string {
	const {options, commands} = completable;
	const specs = (name: string, own: readonly DescribedOption[]): string => {
		const words = argumentsOf(name, completable);
		return [...own.flatMap(zshSpecs), ...(words.length > 0 ? [`'1:word:(${words.join(' ')})'`] : [])].join(
			' ',
		);
	};

	return `#compdef wordfiend
# wordfiend: completion for zsh
_wordfiend() {
	local -a commands=(
${commands.map(({name, summary}) => `		'${name}:${quoted(summary).replaceAll(':', '\\:')}'`).join('\n')}
	)
	case $words[2] in
${commands.map(({name, options: own}) => `		${name}) shift words; (( CURRENT-- )); _arguments ${specs(name, own)} ;;`).join('\n')}
		*) _describe command commands; _arguments ${options.flatMap(zshSpecs).join(' ')} ;;
	esac
}
(( $+functions[compdef] )) && compdef _wordfiend wordfiend
`;
}

function fishLines(condition: string, option: DescribedOption): readonly string[] {
	const {name, short, value, choices, isNegatable, help} = option;
	const begin = `complete -c wordfiend -n '${condition}'`;
	const values = takesFile(option) ? ['-r'] : value === undefined ? [] : ['-x'];
	const line = [
		`${begin} -l ${name}`,
		...(short === undefined ? [] : [`-s ${short}`]),
		...values,
		...(choices.length > 0 ? [`-a '${choices.join(' ')}'`] : []),
		`-d '${quoted(help)}'`,
	].join(' ');
	return [line, ...(isNegatable ? [`${begin} -l no-${name} -d '${quoted(help)}'`] : [])];
}

function fish(completable: Completable): string {
	const {options, commands} = completable;
	const lines = [
		...commands.map(
			({name, summary}) =>
				`complete -c wordfiend -n __fish_use_subcommand -f -a ${name} -d '${quoted(summary)}'`,
		),
		...options.flatMap(option => fishLines('__fish_use_subcommand', option)),
		...commands.flatMap(({name, options: own}) => {
			const condition = `__fish_seen_subcommand_from ${name}`;
			const words = argumentsOf(name, completable);
			return [
				...own.flatMap(option => fishLines(condition, option)),
				...(words.length > 0 ? [`complete -c wordfiend -n '${condition}' -f -a '${words.join(' ')}'`] : []),
			];
		}),
	];
	return `# wordfiend: completion for fish\n${unique(lines).join('\n')}\n`;
}

const writers = {bash, zsh, fish} as const satisfies Record<Shell, (completable: Completable) => string>;

export const completionScript = (shell: Shell, completable: Completable): string =>
	writers[shell](completable);
