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
import {isPrintable, printable, replaceActing, type Source} from '../dictionaries/index.js';
import {noWordText} from '../text/ghost.js';
import {countOf} from '../text/numbers.js';
import {playerTitles} from '../text/players.js';
import {
	choiceOf,
	choiceRow,
	oneOf,
	readCount,
	seedOr,
	seedSetting,
	seriesOf,
	switchOn,
	textRow,
} from './readers.js';
import {
	givenBy,
	withStandards,
	type Form,
	type Given,
	type Reading,
	type Row,
	type Setting,
	type Settle,
	type Settled,
	type Table,
} from './setting.js';
import {words} from './words.js';

export const botNames = Object.keys(players) as readonly PlayerName[];

/** Who else plays: a bot, someone at this keyboard, or a friend who plays by message. */
export type Opponent = PlayerName | 'human' | 'elsewhere';

export type OwnPlayer = PlayerName | 'you';

export const opponents: readonly Opponent[] = [...botNames, 'human', 'elsewhere'];

const mostPlayers = 6;

const ownPlayers: readonly OwnPlayer[] = ['you', ...botNames];

const firstPlayers = ['you', 'computer'] as const;

export type FirstPlayer = (typeof firstPlayers)[number];

export type GhostSettings = Source & {
	readonly variant: VariantName;
	readonly player: OwnPlayer;
	/** The others, in the order of the turns; there is one at least. */
	readonly opponent: readonly Opponent[];
	/** What the people are called, in the order of the turns; of some or none it may be left open. */
	readonly names: readonly string[];
	/** Among friends elsewhere, which player this one is: 0 began the game; -1, none of them. */
	readonly here: number;
	readonly first: FirstPlayer;
	readonly minLength: number;
	readonly rule: Rule;
	readonly isMatch: boolean;
	readonly verbose: boolean;
	readonly seed: string;
};

const minLengths = Array.from({length: 12}, (_, index) => index + 1);

type Players = Pick<GhostSettings, 'player' | 'opponent'>;

export const everyoneIn = ({player, opponent}: Players): readonly Opponent[] => [
	player === 'you' ? 'human' : player,
	...opponent,
];

export const isBot = (name: Opponent): name is PlayerName => name !== 'human' && name !== 'elsewhere';

export const isElsewhere = ({opponent}: Pick<GhostSettings, 'opponent'>): boolean =>
	opponent.includes('elsewhere');

/** Only people: no computer goes first, and no chance is drawn. */
const areAllPeople = (players: Players): boolean => !everyoneIn(players).some(isBot);

const countPeople = (players: Players): number => everyoneIn(players).filter(name => !isBot(name)).length;

const firstNote = ({first, player}: GhostSettings): string => {
	const own = player === 'you' ? 'you play' : 'the player plays';
	return `${first === 'you' ? own : 'the opponent plays'} the first letter`;
};

function opponentNote(name: Opponent, player: OwnPlayer): string {
	if (name === 'elsewhere') return 'a friend: you send each other lines';
	if (name === 'human') return player === 'you' ? 'people at one keyboard' : 'you play against it';
	return playerTitles[name];
}

/** The opponents with another in a place; friends elsewhere play with no one else. */
function withOpponent(opponent: readonly Opponent[], at: number, name: Opponent): readonly Opponent[] {
	if (name === 'elsewhere' || opponent.includes('elsewhere')) return opponent.map(() => name);
	return opponent.with(at, name);
}

function opponentRows({values: {opponent, player}}: Form<GhostSettings>): readonly Row<GhostSettings>[] {
	const rows = isElsewhere({opponent}) ? opponent.slice(0, 1) : opponent;
	return rows.map((name, at) =>
		choiceRow(
			at === 0 ? 'opponent' : `opponent-${at + 1}`,
			rows.length === 1 ? 'Opponent' : `Opponent ${at + 1}`,
			{
				value: name,
				values: player === 'you' ? opponents : opponents.filter(each => each !== 'elsewhere'),
				note: opponentNote(name, player),
				choose: chosen => ({opponent: withOpponent(opponent, at, chosen)}),
			},
		),
	);
}

const playerCounts = Array.from({length: mostPlayers - 1}, (_, index) => index + 2);

/** How many play: who comes in plays as the last of them. */
const countRow = ({values: {opponent}}: Form<GhostSettings>): Row<GhostSettings> => ({
	...(opponent.length === 1 && {isMore: true}),
	...choiceRow<number, GhostSettings>('players', 'Players', {
		value: opponent.length + 1,
		values: playerCounts,
		note: opponent.length === 1 ? 'up to six' : 'turns go round',
		choose: count => ({
			opponent: Array.from({length: count - 1}, (_, at) => opponent[at] ?? opponent.at(-1) ?? 'perfect'),
		}),
	}),
});

/** A longer name would not fit beside others. */
const longestName = 12;

/** What players are called that have no name. */
const takenNames = new Set(['you', 'your friend', 'computer', 'player', ...botNames]);

const isTaken = (name: string): boolean => takenNames.has(name.toLowerCase().replace(/ \d+$/, ''));

function readNames(text: string): Reading<readonly string[]> {
	const names = text === '' ? [] : text.split(',').map(name => name.trim().normalize('NFC'));
	const wrong = names.find(
		name => name === '' || Array.from(name).length > longestName || !isPrintable(name) || isTaken(name),
	);
	if (wrong !== undefined)
		return {
			ok: false,
			wanted: `names of up to ${longestName} letters, other than those of the players here`,
			refused: wrong,
		};
	if (new Set(names.map(name => name.toLowerCase())).size < names.length)
		return {ok: false, wanted: 'names that differ', refused: text};
	return {ok: true, value: names};
}

function ruleNote({rule, variant}: GhostSettings): string {
	const {dead} = variants[variant].phrases;
	return rule === 'instant' ? `what ${dead} loses at once` : 'bluff, until you are challenged';
}

function readPlayer(text: string): Reading<number> {
	const value = /^\d$/.test(text) ? Number(text) : mostPlayers;
	if (value < mostPlayers) return {ok: true, value};
	return {ok: false, wanted: `a player from 0 to ${mostPlayers - 1}`, refused: text};
}

const seed = seedSetting({help: 'the same seed plays the same game'}, 'fresh; type one to repeat a game');

const variant: Setting<VariantName, Pick<GhostSettings, 'variant'>> = {
	flag: {name: 'variant', value: 'NAME'},
	...oneOf(variantNames),
	standard: 'ghost',
	rows: choiceOf('variant', 'Variant', variantNames, ({variant: name}) => variants[name].phrases),
};

const minLength: Setting<number, Pick<GhostSettings, 'minLength'>> = {
	flag: {name: 'min-length', value: 'N', help: 'the shortest word that counts'},
	standard: 4,
	read: readCount,
	rows: choiceOf('minLength', 'Shortest word', minLengths, ({minLength: least}) => ({
		note: least === 1 ? 'every word counts' : 'letters; shorter words do not count',
	})),
};

export const ghostTable: Table<GhostSettings> = {
	player: {
		flag: {name: 'player', value: 'NAME'},
		...oneOf(ownPlayers),
		standard: 'you',
		isMore: true,
		rows: choiceOf('player', 'Player', ownPlayers, ({player}) => ({
			note: player === 'you' ? 'you play' : `you watch; it ${playerTitles[player]}`,
		})),
	},
	opponent: {
		flag: {
			name: 'opponent',
			value: 'NAME',
			help: `up to ${mostPlayers - 1} with commas between; elsewhere plays by message`,
		},
		...seriesOf(opponents, mostPlayers - 1),
		standard: ['perfect'],
		rows: form => [countRow(form), ...opponentRows(form)],
	},
	names: {
		flag: {
			name: 'names',
			value: 'NAMES',
			help: 'what people are called, with commas between',
			usual: 'You, or Player 1 …',
		},
		standard: [],
		read: readNames,
		mayBeEmpty: true,
		rows: ({values}) =>
			countPeople(values) > 1 || values.names.length > 0
				? [
						textRow('names', 'Names', {
							value: values.names.join(','),
							placeholder: isElsewhere(values)
								? 'Ann,Ben – yours first'
								: 'Ann,Ben – in the order of the turns',
							type: text => ({names: replaceActing(text, () => '').split(',')}),
						}),
					]
				: [],
	},
	here: {standard: 0, read: readPlayer},
	variant,
	first: {
		flag: {name: 'first', value: 'WHO'},
		...oneOf(firstPlayers),
		standard: 'you',
		rows: choiceOf('first', 'Who begins', firstPlayers, values =>
			areAllPeople(values) ? undefined : {note: firstNote(values)},
		),
	},
	dictionary: words.dictionary,
	minLength: {...minLength, isMore: true},
	rule: {
		flag: {name: 'rule', value: 'NAME'},
		...oneOf(rules),
		standard: 'instant',
		isMore: true,
		rows: choiceOf('rule', 'Rule', rules, values => ({note: ruleNote(values)})),
	},
	isMatch: {
		...switchOn('match', 'rounds, until someone has all of G-H-O-S-T'),
		isMore: true,
		rows: choiceOf('isMatch', 'Rounds', [false, true], ({isMatch}) =>
			isMatch
				? {note: 'a letter for each lost round', shown: 'G-H-O-S-T'}
				: {note: 'a single round', shown: 'one'},
		),
	},
	verbose: switchOn('verbose', 'show the coach from the start; in line mode, the coach and the tree', 'v'),
	language: words.language,
	seed: {...seed, rows: form => (areAllPeople(form.values) ? [] : (seed.rows?.(form) ?? []))},
};

export type OpeningsSettings = Source & Pick<GhostSettings, 'minLength' | 'variant'>;

export const openingsTable: Table<OpeningsSettings> = {...words, minLength, variant};

function clashOf(settings: GhostSettings): string | undefined {
	const {player, opponent, names, first, here} = settings;
	const people = countPeople(settings);
	const reading = readNames(names.join(','));
	if (!reading.ok) return `Names: give ${reading.wanted}, not ${printable(reading.refused)}.`;
	if (isElsewhere(settings) && (player !== 'you' || opponent.some(name => name !== 'elsewhere')))
		return 'Friends elsewhere play among themselves: give --opponent elsewhere, or elsewhere,elsewhere and so on.';
	if (areAllPeople(settings) && first === 'computer')
		return 'Among people no computer goes first; leave out --first or --opponent.';
	if (reading.value.length > people)
		return `There are ${names.length} names for ${countOf(people, 'person', 'people')}; give fewer.`;
	return here > opponent.length ? 'There is no such player.' : undefined;
}

export function settleGhost(given: Given<GhostSettings>, freshSeed: string): Settled<GhostSettings> {
	const settings = withStandards(ghostTable, {
		...given,
		names: given.names?.filter(name => name !== ''),
		seed: seedOr(given.seed, freshSeed),
	});
	const sentence = clashOf(settings);
	return sentence === undefined ? {ok: true, settings} : {ok: false, sentence};
}

export const settleOpenings: Settle<OpeningsSettings> = (settings, {lengths}) =>
	settings.minLength > (lengths.at(-1)?.length ?? 0)
		? {ok: false, sentence: noWordText(settings.minLength)}
		: {ok: true, settings};

export function settleGhostForm(
	values: GhostSettings,
	dictionary: Dictionary,
	freshSeed: string,
): Settled<GhostSettings> {
	const counted = settleOpenings(values, dictionary, freshSeed);
	return counted.ok ? settleGhost(givenBy(ghostTable, {values, loaded: undefined}), freshSeed) : counted;
}
