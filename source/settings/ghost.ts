import {players, ruleNames, variantNames, type Dictionary, type PlayerName} from '../engine/index.js';
import {isPrintable} from '../dictionaries/index.js';
import {oneOf, readCount, seedSetting, seriesOf, switchOn, upTo} from './readers.js';
import {
	flag,
	refuse,
	withDefaults,
	type Given,
	type Reading,
	type Settled,
	type Table,
	type Values,
} from './setting.js';
import {wordsTable} from './words.js';

export const botNames = Object.keys(players) as readonly PlayerName[];

/** Another player: a bot, someone at this keyboard, or a friend who plays by message. */
export type Opponent = PlayerName | 'human' | 'elsewhere';

export const opponents: readonly Opponent[] = [...botNames, 'human', 'elsewhere'];

/** It errs now and then, so a newcomer can win. */
export const defaultOpponent: Opponent = 'careless';

export const mostPlayers = 6;

/** A longer name would not fit beside others. */
const longestName = 12;

/** The names of players without a chosen one. */
const takenNames = new Set(['you', 'your friend', 'computer', 'player', ...botNames]);

const isTaken = (name: string): boolean => takenNames.has(name.toLowerCase().replace(/ \d+$/, ''));

function readNames(text: string): Reading<readonly string[]> {
	const names = text === '' ? [] : text.split(',').map(name => name.trim().normalize('NFC'));
	const wrong = names.find(
		name => name === '' || Array.from(name).length > longestName || !isPrintable(name) || isTaken(name),
	);
	if (wrong !== undefined)
		return refuse(`names of up to ${longestName} letters, other than those of the players here`, wrong);
	if (new Set(names.map(name => name.toLowerCase())).size < names.length)
		return refuse('names that differ', text);
	return {ok: true, value: names};
}

function readPlayer(text: string): Reading<number> {
	const value = /^\d$/.test(text) ? Number(text) : mostPlayers;
	if (value < mostPlayers) return {ok: true, value};
	return refuse(`a player from 0 to ${mostPlayers - 1}`, text);
}

export const ghostTable = {
	opponent: {
		flag: flag(
			'opponent',
			'NAME',
			`up to ${mostPlayers - 1} with commas between; elsewhere plays by message`,
		),
		...seriesOf(opponents, mostPlayers - 1),
		default: [defaultOpponent],
	},
	/** People's names in the order of the turns, not necessarily of all. */
	names: {
		flag: flag('names', 'NAMES', 'what people are called, with commas between', {
			usual: 'You, or Player 1 …',
		}),
		default: [],
		read: readNames,
		mayBeEmpty: true,
	},
	/** Your player index among friends elsewhere, or -1 if you are none of them. */
	here: {default: 0, isLocal: true, read: readPlayer},
	variant: {flag: flag('variant', 'NAME'), ...oneOf(variantNames), default: 'ghost'},
	first: {flag: flag('first', 'WHO'), ...oneOf(['you', 'computer']), default: 'you'},
	dictionary: wordsTable.dictionary,
	minLength: {
		flag: flag('min-length', 'N', 'the shortest word that counts'),
		default: 4,
		offers: upTo(12),
		read: readCount,
	},
	rule: {flag: flag('rule', 'NAME'), ...oneOf(ruleNames), default: 'instant'},
	isMatch: switchOn('match', 'rounds, until someone has all of G-H-O-S-T'),
	player: {flag: flag('player', 'NAME'), ...oneOf(['you', ...botNames]), default: 'you'},
	verbose: {
		...switchOn('verbose', 'show the coach from the start; in line mode, the coach and the tree', 'v'),
		isLocal: true,
	},
	language: wordsTable.language,
	seed: seedSetting('the same seed plays the same game'),
} satisfies Table;

export type GhostSettings = Values<typeof ghostTable>;

export type GivenGhost = Given<GhostSettings>;

export const openingsTable = {
	...wordsTable,
	variant: ghostTable.variant,
	minLength: ghostTable.minLength,
} satisfies Table;

export type OpeningsSettings = Values<typeof openingsTable>;

type PlayersChosen = Pick<GhostSettings, 'player' | 'opponent'>;

export const everyoneIn = ({player, opponent}: PlayersChosen): readonly Opponent[] => [
	player === 'you' ? 'human' : player,
	...opponent,
];

export const isBot = (name: Opponent): name is PlayerName => name !== 'human' && name !== 'elsewhere';

export const isElsewhere = ({opponent}: Pick<GhostSettings, 'opponent'>): boolean =>
	opponent.includes('elsewhere');

export const areAllPeople = (players: PlayersChosen): boolean => !everyoneIn(players).some(isBot);

export const countPeople = (players: PlayersChosen): number =>
	everyoneIn(players).filter(name => !isBot(name)).length;

export type GhostClash =
	| {readonly reason: 'elsewhere-and-others' | 'no-computer' | 'no-player'}
	| {readonly reason: 'too-many-names'; readonly names: number; readonly people: number}
	| {
			readonly reason: 'no-long-words';
			readonly dictionary: string;
			readonly minLength: number;
			readonly longest: number;
	  };

function playersClash(settings: GhostSettings): GhostClash | undefined {
	const {player, opponent, names, first, here} = settings;
	const people = countPeople(settings);
	if (isElsewhere(settings) && (player !== 'you' || opponent.some(name => name !== 'elsewhere')))
		return {reason: 'elsewhere-and-others'};
	if (areAllPeople(settings) && first === 'computer') return {reason: 'no-computer'};
	if (names.length > people) return {reason: 'too-many-names', names: names.length, people};
	return here > opponent.length ? {reason: 'no-player'} : undefined;
}

export function minLengthClash(
	{lengths}: Dictionary,
	{dictionary, minLength}: Pick<GhostSettings, 'dictionary' | 'minLength'>,
): GhostClash | undefined {
	const longest = lengths.at(-1)?.length ?? 0;
	return minLength > longest ? {reason: 'no-long-words', dictionary, minLength, longest} : undefined;
}

export function settleGhost(given: GivenGhost, dictionary: Dictionary): Settled<GhostSettings, GhostClash> {
	const settings = withDefaults(ghostTable, given);
	const clash = playersClash(settings) ?? minLengthClash(dictionary, settings);
	return clash ? {ok: false, clash} : {ok: true, settings};
}
