import {
	players,
	rules,
	variantNames,
	variants,
	type Dictionary,
	type PlayerName,
	type Rule,
	type VariantName,
} from '../engine/index.js';
import {printable, type Source} from '../dictionaries/index.js';
import {playerTitles} from '../text/players.js';
import {choiceRow, oneOf, readCount, readSwitch, seedOr, seedSetting, switchOn} from './readers.js';
import {givenBy, withStandards, type Given, type Setting, type Table} from './setting.js';
import {words} from './words.js';

/** The bots there are, the strongest first. */
export const botNames = Object.keys(players) as readonly PlayerName[];

export type Opponent = PlayerName | 'human';

export type OwnPlayer = PlayerName | 'you';

export const opponents: readonly Opponent[] = [...botNames, 'human'];

/** Who plays on your side: you, or a bot that you watch. */
const ownPlayers: readonly OwnPlayer[] = ['you', ...botNames];

const firstPlayers = ['you', 'computer'] as const;

export type FirstPlayer = (typeof firstPlayers)[number];

/** All that makes a game of Ghost what it is. */
export type GhostSettings = Source & {
	readonly variant: VariantName;
	readonly player: OwnPlayer;
	readonly opponent: Opponent;
	/** Who plays the first letter; between two people `you` is the first of them. */
	readonly first: FirstPlayer;
	/** The shortest word that counts. */
	readonly minLength: number;
	readonly rule: Rule;
	/** Whether rounds are played until someone has all of G-H-O-S-T. */
	readonly isMatch: boolean;
	/** Whether the coach and the tree are shown from the start. */
	readonly verbose: boolean;
	readonly seed: string;
};

/** The shortest words that a form offers. */
const minLengths = Array.from({length: 12}, (_, index) => index + 1);

/** Two people: no computer goes first, and no chance is drawn. */
const areTwoPeople = ({player, opponent}: GhostSettings): boolean => player === 'you' && opponent === 'human';

const firstNote = ({first, player}: GhostSettings): string => {
	const own = player === 'you' ? 'you play' : 'the player plays';
	return `${first === 'you' ? own : 'the opponent plays'} the first letter`;
};

function opponentNote({opponent, player}: GhostSettings): string {
	if (opponent !== 'human') return playerTitles[opponent];
	return player === 'you' ? 'two people at one keyboard' : 'you play against it';
}

function ruleNote({rule, variant}: GhostSettings): string {
	const {dead} = variants[variant].phrases;
	return rule === 'instant' ? `a fragment that ${dead} loses at once` : 'bluff, until you are challenged';
}

const seed = seedSetting({help: 'the same seed plays the same game'}, 'fresh; type one to repeat a game');

const variant: Setting<VariantName, Pick<GhostSettings, 'variant'>> = {
	flag: {name: 'variant', value: 'NAME'},
	...oneOf(variantNames),
	standard: 'ghost',
	rows: ({values: {variant: value}}) => [
		choiceRow('variant', 'Variant', {
			value,
			values: variantNames,
			note: variants[value].phrases.note,
			choose: name => ({variant: name}),
		}),
	],
};

const minLength: Setting<number, Pick<GhostSettings, 'minLength'>> = {
	flag: {name: 'min-length', value: 'N', help: 'the shortest word that counts'},
	standard: 4,
	read: readCount,
	rows: ({values: {minLength: value}}) => [
		choiceRow('minLength', 'Shortest word', {
			value,
			values: minLengths,
			note: value === 1 ? 'every word counts' : 'letters; shorter words do not count',
			choose: length => ({minLength: length}),
		}),
	],
};

/** The settings of Ghost. */
export const ghostTable: Table<GhostSettings> = {
	...words,
	variant,
	player: {
		flag: {name: 'player', value: 'NAME'},
		...oneOf(ownPlayers),
		standard: 'you',
		rows: ({values: {player}}) => [
			choiceRow('player', 'Player', {
				value: player,
				values: ownPlayers,
				note: player === 'you' ? 'you play' : `you watch; it ${playerTitles[player]}`,
				choose: name => ({player: name}),
			}),
		],
	},
	opponent: {
		flag: {name: 'opponent', value: 'NAME'},
		...oneOf(opponents),
		standard: 'perfect',
		rows: ({values}) => [
			choiceRow('opponent', 'Opponent', {
				value: values.opponent,
				values: opponents,
				note: opponentNote(values),
				choose: name => ({opponent: name}),
			}),
		],
	},
	first: {
		flag: {name: 'first', value: 'WHO'},
		...oneOf(firstPlayers),
		standard: 'you',
		rows: ({values}) =>
			areTwoPeople(values)
				? []
				: [
						choiceRow('first', 'Who begins', {
							value: values.first,
							values: firstPlayers,
							note: firstNote(values),
							choose: name => ({first: name}),
						}),
					],
	},
	minLength,
	rule: {
		flag: {name: 'rule', value: 'NAME'},
		...oneOf(rules),
		standard: 'instant',
		rows: ({values}) => [
			choiceRow('rule', 'Rule', {
				value: values.rule,
				values: rules,
				note: ruleNote(values),
				choose: name => ({rule: name}),
			}),
		],
	},
	isMatch: {
		flag: {name: 'match', help: 'rounds, until someone has all of G-H-O-S-T'},
		standard: false,
		read: readSwitch,
		rows: ({values: {isMatch}}) => [
			choiceRow('isMatch', 'Rounds', {
				value: isMatch,
				values: [false, true],
				note: isMatch ? 'a letter for each lost round' : 'a single round',
				shown: isMatch ? 'G-H-O-S-T' : 'one',
				choose: isOne => ({isMatch: isOne}),
			}),
		],
	},
	verbose: switchOn('verbose', 'show the coach from the start; in line mode, the coach and the tree', 'v'),
	seed: {...seed, rows: form => (areTwoPeople(form.values) ? [] : (seed.rows?.(form) ?? []))},
};

/** Which openings are asked about. */
export type OpeningsSettings = Source & Pick<GhostSettings, 'minLength' | 'variant'>;

/** The settings of `openings`. */
export const openingsTable: Table<OpeningsSettings> = {...words, minLength, variant};

/** A game of Ghost as far as it is given, or what does not go together, in a sentence. */
export type SettledGhost =
	| {
			readonly ok: true;
			readonly settings: GhostSettings;
			/** Whether nothing that may be asked for was left to its default. */
			readonly isComplete: boolean;
	  }
	| {readonly ok: false; readonly sentence: string};

export function settleGhost(given: Given<GhostSettings>, freshSeed: string): SettledGhost {
	const settings = withStandards(ghostTable, {...given, seed: seedOr(given.seed, freshSeed)});
	if (areTwoPeople(settings) && settings.first === 'computer')
		return {
			ok: false,
			sentence: 'Between two people no computer goes first; leave out --first or --opponent.',
		};
	return {
		ok: true,
		settings,
		isComplete: given.first !== undefined && given.opponent !== undefined,
	};
}

/** The game that a filled-in form stands for. */
export const settleGhostForm = (values: GhostSettings, freshSeed: string): SettledGhost =>
	settleGhost(givenBy(ghostTable, {values, loaded: undefined}), freshSeed);

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
