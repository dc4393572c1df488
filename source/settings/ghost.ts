import {
	players,
	rules,
	variants,
	type Dictionary,
	type PlayerName,
	type Rule,
	type Variant,
} from '../engine/index.js';
import {printable, type Source} from '../dictionaries/index.js';
import {playerTitles} from '../text/players.js';
import {
	askSource,
	choiceRow,
	readChoice,
	readCount,
	readSwitch,
	seedAsked,
	seedSetting,
	sourceOf,
	switchOn,
} from './readers.js';
import {no, readTable, yes, type Asked, type Known, type Setting, type ValuesOf} from './setting.js';
import {words} from './shared.js';

/** The bots there are, the strongest first. */
export const botNames = Object.keys(players) as readonly PlayerName[];

export type Opponent = PlayerName | 'human';

export type OwnPlayer = PlayerName | 'you';

export const opponents: readonly Opponent[] = [...botNames, 'human'];

/** Who plays on your side: you, or a bot that you watch. */
const ownPlayers: readonly OwnPlayer[] = ['you', ...botNames];

const firstPlayers = ['you', 'computer'] as const;

export type FirstPlayer = (typeof firstPlayers)[number];

export const standardMinLength = 4;

const longestMinLength = 12;

const pickOf = <Name extends string>(
	names: readonly Name[],
	text: string | undefined,
	standard: Name,
): Name => names.find(name => name === text) ?? standard;

const playerOf = ({player: text}: Asked): OwnPlayer => pickOf(ownPlayers, text, 'you');

const opponentOf = ({opponent: text}: Asked): Opponent => pickOf(opponents, text, 'perfect');

/** Two people: no computer goes first, and no chance is drawn. */
const areTwoPeople = (asked: Asked): boolean => playerOf(asked) === 'you' && opponentOf(asked) === 'human';

const variant: Setting<Variant> = {
	flag: {name: 'variant', value: 'NAME', help: `${variants.join(', ')} (ghost)`},
	standard: 'ghost',
	read: readChoice(variants),
	rows({asked}) {
		const value = pickOf(variants, asked.variant, 'ghost');
		const note = value === 'ghost' ? 'letters go to the end' : 'letters go to the end or the front';
		return [choiceRow('variant', 'Variant', {value, values: variants, note})];
	},
};

const player: Setting<OwnPlayer> = {
	flag: {name: 'player', value: 'NAME', help: `${ownPlayers.join(', ')} (you)`},
	standard: 'you',
	read: readChoice(ownPlayers),
	rows({asked}) {
		const value = playerOf(asked);
		const note = value === 'you' ? 'you play' : `you watch; it ${playerTitles[value]}`;
		return [choiceRow('player', 'Player', {value, values: ownPlayers, note})];
	},
};

const opponent: Setting<Opponent> = {
	flag: {name: 'opponent', value: 'NAME', help: `${opponents.join(', ')} (perfect)`},
	read: readChoice(opponents),
	rows({asked}) {
		const value = opponentOf(asked);
		const person = playerOf(asked) === 'you' ? 'two people at one keyboard' : 'you play against it';
		const note = value === 'human' ? person : playerTitles[value];
		return [choiceRow('opponent', 'Opponent', {value, values: opponents, note})];
	},
};

const first: Setting<FirstPlayer> = {
	flag: {name: 'first', value: 'WHO', help: `${firstPlayers.join(', ')} (you)`},
	read: readChoice(firstPlayers),
	rows({asked}) {
		if (areTwoPeople(asked)) return [];
		const value = pickOf(firstPlayers, asked.first, 'you');
		const own = playerOf(asked) === 'you' ? 'you play' : 'the player plays';
		const note = `${value === 'you' ? own : 'the opponent plays'} the first letter`;
		return [choiceRow('first', 'Who begins', {value, values: firstPlayers, note})];
	},
};

const minLength: Setting<number> = {
	flag: {name: 'min-length', value: 'N', help: `the shortest word that counts (${standardMinLength})`},
	standard: String(standardMinLength),
	read: readCount,
	rows({asked}) {
		const value = Number(asked.minLength ?? standardMinLength);
		const note = value === 1 ? 'every word counts' : 'letters; shorter words do not count';
		const values = Array.from({length: longestMinLength}, (_, index) => String(index + 1));
		return [choiceRow('minLength', 'Shortest word', {value: String(value), values, note})];
	},
};

const rule: Setting<Rule> = {
	flag: {name: 'rule', value: 'NAME', help: `${rules.join(', ')} (instant)`},
	standard: 'instant',
	read: readChoice(rules),
	rows({asked}) {
		const value = pickOf(rules, asked.rule, 'instant');
		const dead = asked.variant === 'superghost' ? 'in no word' : 'that begins no word';
		const note = value === 'instant' ? `a fragment ${dead} loses at once` : 'bluff, until you are challenged';
		return [choiceRow('rule', 'Rule', {value, values: rules, note})];
	},
};

const isMatch: Setting<boolean> = {
	flag: {name: 'match', help: 'rounds, until someone has all of G-H-O-S-T'},
	standard: no,
	read: readSwitch,
	rows({asked}) {
		const value = asked.isMatch === yes ? yes : no;
		const note = value === yes ? 'a letter for each lost round' : 'a single round';
		const shown = value === yes ? 'G-H-O-S-T' : 'one';
		return [choiceRow('isMatch', 'Rounds', {value, values: [no, yes], note, shown})];
	},
};

const seed = seedSetting(
	'the same seed plays the same game (a fresh one)',
	'fresh; type one to repeat a game',
);

/** The settings of Ghost. */
export const ghostTable = {
	...words,
	variant,
	player,
	opponent,
	first,
	minLength,
	rule,
	isMatch,
	verbose: switchOn('verbose', 'show the coach from the start; in line mode, the coach and the tree', 'v'),
	seed: {...seed, rows: (known: Known) => (areTwoPeople(known.asked) ? [] : (seed.rows?.(known) ?? []))},
};

/** All that makes a game of Ghost what it is. */
export type GhostSettings = Source & {
	readonly variant: Variant;
	readonly rule: Rule;
	readonly player: OwnPlayer;
	readonly opponent: Opponent;
	/** Who plays the first letter; between two people `you` is the first of them. */
	readonly first: FirstPlayer;
	/** The shortest word that counts. */
	readonly minLength: number;
	/** Whether rounds are played until someone has all of G-H-O-S-T. */
	readonly isMatch: boolean;
	/** Whether the coach and the tree are shown from the start. */
	readonly verbose: boolean;
	readonly seed: string;
};

/** What is asked for of a game of Ghost, read and checked. */
export type GhostRequest = Omit<GhostSettings, 'seed'> & {
	/** A fresh one for each game where none is given. */
	readonly seed: string | undefined;
	/** Whether nothing is left to ask. */
	readonly isComplete: boolean;
};

/** What goes with what; the table's settings are read before. */
export function requestGhost(
	asked: Asked,
	values: ValuesOf<typeof ghostTable>,
): {readonly ok: true; readonly request: GhostRequest} | {readonly ok: false; readonly sentence: string} {
	const {first: beginner, opponent: against, player: own = 'you'} = values;
	if (own === 'you' && against === 'human' && beginner === 'computer')
		return {
			ok: false,
			sentence: 'Between two people no computer goes first; leave out --first or --opponent.',
		};
	return {
		ok: true,
		request: {
			...sourceOf(asked),
			variant: values.variant ?? 'ghost',
			rule: values.rule ?? 'instant',
			player: own,
			opponent: against ?? 'perfect',
			first: beginner ?? 'you',
			minLength: values.minLength ?? standardMinLength,
			isMatch: values.isMatch ?? false,
			verbose: values.verbose ?? false,
			seed: values.seed,
			isComplete: beginner !== undefined && against !== undefined,
		},
	};
}

/** The settings that a filled-in form stands for; its rows refuse nothing. */
export function settleGhost(asked: Asked, freshSeed: string): GhostSettings {
	const form = {
		...asked,
		first: areTwoPeople(asked) ? 'you' : asked.first,
		seed: seedAsked(asked, freshSeed),
	};
	const reading = readTable(ghostTable, form);
	if (!reading.ok) throw new RangeError(`The form has no such ${reading.name}: ${reading.refused}`);
	const settled = requestGhost(form, reading.values);
	if (!settled.ok) throw new RangeError(settled.sentence);
	const {isComplete: _, ...request} = settled.request;
	return {...request, seed: request.seed ?? freshSeed};
}

/** What a form asks for to play by the same settings; each game has a seed of its own. */
export const askedForGhost = (settings: GhostSettings): Asked => ({
	...askSource(settings),
	variant: settings.variant,
	rule: settings.rule,
	player: settings.player,
	opponent: settings.opponent,
	first: settings.first,
	minLength: String(settings.minLength),
	isMatch: settings.isMatch ? yes : no,
	verbose: settings.verbose ? yes : no,
});

/** What is wrong with a shortest word that is longer than every word, in a sentence. */
export function minLengthFault(
	{lengths}: Dictionary,
	{dictionary, minLength: least}: Pick<GhostSettings, 'dictionary' | 'minLength'>,
): string | undefined {
	const longest = lengths.at(-1)?.length ?? 0;
	return least <= longest
		? undefined
		: `The dictionary ${printable(dictionary)} has no words of ${least} letters or more; give --min-length ${longest} or less.`;
}
