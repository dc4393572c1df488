import {chooserNames, guesserNames, type Dictionary, type Tournament} from '../engine/index.js';
import {playersOf} from './program.js';
import {rangeIn, readCount, seedSetting} from './readers.js';
import {
	flag,
	refuse,
	withDefaults,
	type Given,
	type LengthRange,
	type Reading,
	type Settled,
	type Table,
	type Values,
} from './setting.js';
import {knows, wordsTable} from './words.js';

function readRanges(text: string): Reading<readonly LengthRange[] | 'all'> {
	if (text === 'all') return {ok: true, value: 'all'};
	const ranges = text.split(',').map(part => rangeIn(part.trim()));
	const value = ranges.filter(range => range !== undefined);
	return value.length === ranges.length ? {ok: true, value} : refuse('lengths such as 4-8 or 3,5,7-9', text);
}

function readGames(text: string): Reading<number | 'all'> {
	return text === 'all' ? {ok: true, value: 'all'} : readCount(text);
}

export const tournamentTable = {
	dictionary: wordsTable.dictionary,
	lengths: {
		flag: flag('lengths', 'LENGTHS', 'such as 4-8 or 3,5,7-9'),
		default: 'all',
		read: readRanges,
	},
	games: {
		flag: flag('games', 'N', 'how many words of each length against a fair chooser, or one of'),
		choices: [100, 1000, 'all'],
		default: 'all',
		read: readGames,
	},
	guessers: {
		flag: flag('guessers', 'NAMES', 'run:COMMAND, or some of', {usual: 'all except stranger'}),
		...playersOf(guesserNames),
		// The one for words that are on no list takes its time.
		default: guesserNames.filter(name => name !== 'stranger'),
	},
	choosers: {
		flag: flag('choosers', 'NAMES', 'run:COMMAND, or some of', {usual: 'all'}),
		...playersOf(chooserNames),
		default: chooserNames,
	},
	language: wordsTable.language,
	knows,
	seed: seedSetting('the same seed draws the same words'),
} satisfies Table;

export type TournamentSettings = Values<typeof tournamentTable>;

export type TournamentClash =
	| {readonly reason: 'no-guesser' | 'no-chooser'}
	| {readonly reason: 'no-lengths'; readonly dictionary: string; readonly lengths: readonly number[]};

export function settleTournament(
	given: Given<TournamentSettings>,
	dictionary: Dictionary,
): Settled<TournamentSettings, TournamentClash> {
	const settings = withDefaults(tournamentTable, given);
	const refuse = (clash: TournamentClash) => ({ok: false, clash}) as const;
	if (settings.guessers.length === 0) return refuse({reason: 'no-guesser'});
	if (settings.choosers.length === 0) return refuse({reason: 'no-chooser'});
	if (startTournament(dictionary, settings).lengths.length > 0) return {ok: true, settings};
	const lengths = dictionary.lengths.map(({length}) => length);
	return refuse({reason: 'no-lengths', dictionary: settings.dictionary, lengths});
}

export function startTournament(
	{lengths: found}: Dictionary,
	{guessers, choosers, lengths: ranges, games, seed}: TournamentSettings,
): Tournament {
	const lengths = found
		.map(({length}) => length)
		.filter(length => ranges === 'all' || ranges.some(({from, to}) => from <= length && length <= to));
	return {guessers, choosers, lengths, games, seed};
}
