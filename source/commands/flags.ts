/** What meow reads, for all commands together. */
export const flagTypes = {
	dictionary: {type: 'string', shortFlag: 'd'},
	length: {type: 'string', shortFlag: 'l'},
	guesses: {type: 'string', shortFlag: 'g'},
	chooser: {type: 'string', shortFlag: 'c'},
	secret: {type: 'string'},
	verbose: {type: 'boolean', shortFlag: 'v'},
	first: {type: 'string'},
	opponent: {type: 'string'},
	minLength: {type: 'string'},
	pattern: {type: 'string'},
	guessed: {type: 'string'},
	guesser: {type: 'string'},
	guessers: {type: 'string'},
	choosers: {type: 'string'},
	lengths: {type: 'string'},
	games: {type: 'string'},
	variant: {type: 'string'},
	rule: {type: 'string'},
	player: {type: 'string'},
	match: {type: 'boolean'},
	seed: {type: 'string'},
	limit: {type: 'string'},
	json: {type: 'boolean'},
	plain: {type: 'boolean'},
	color: {type: 'boolean'},
	help: {type: 'boolean', shortFlag: 'h'},
	version: {type: 'boolean'},
} as const;

export type FlagName = keyof typeof flagTypes;

/** The flags as meow read them, before anybody has looked at them. */
export type Flags = Readonly<Record<string, unknown>>;

const everywhere = ['dictionary', 'plain', 'color', 'help', 'version'] as const;

/** The flags that go without a command. */
export const homeFlags: readonly FlagName[] = everywhere;

/** The flags that go with each command. */
export const commandFlags = {
	hangman: [...everywhere, 'length', 'guesses', 'chooser', 'guesser', 'secret', 'verbose', 'seed'],
	ghost: [
		...everywhere,
		'first',
		'opponent',
		'player',
		'minLength',
		'variant',
		'rule',
		'match',
		'verbose',
		'seed',
	],
	suggest: [...everywhere, 'pattern', 'guessed', 'guesser', 'json'],
	tournament: [...everywhere, 'guessers', 'choosers', 'lengths', 'games', 'seed', 'json'],
	par: ['dictionary', 'help', 'version', 'length', 'limit', 'json'],
	openings: [...everywhere, 'minLength', 'variant', 'json'],
} as const satisfies Record<string, readonly FlagName[]>;

/** The flags that go with the handout's three arguments of Ghost, which say the rest. */
export const handoutFlags: readonly FlagName[] = ['plain', 'color', 'help', 'version', 'seed'];

/** What somebody would type for a flag: `--min-length`, `-x`. */
export const optionName = (flag: string): string =>
	flag.length === 1 ? `-${flag}` : `--${flag.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`;
