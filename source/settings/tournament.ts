import type {Source} from '../dictionaries/index.js';
import type {ChooserName, Dictionary, GuesserName, Tournament} from '../engine/index.js';
import {countOf} from '../text/numbers.js';
import {chooserTitles, guesserTitles} from '../text/players.js';
import {chooserNames, guesserNames, nearestLength} from './hangman.js';
import {choiceRow, readChoices, readCount, seedAsked, seedSetting, sourceOf} from './readers.js';
import type {Asked, Known, Reading, Row, Setting, ValuesOf} from './setting.js';
import {words} from './shared.js';

/** Lengths from one to another, both included. */
export type LengthRange = {readonly from: number; readonly to: number};

/** A tournament as far as it is told without the dictionary. */
export type TournamentRequest = Source & {
	readonly guessers: readonly GuesserName[];
	readonly choosers: readonly ChooserName[];
	/** Every length that has words where it is `all`. */
	readonly lengths: readonly LengthRange[] | 'all';
	readonly games: number | 'all';
	readonly seed: string | undefined;
};

function readRanges(text: string): Reading<readonly LengthRange[] | 'all'> {
	if (text === 'all') return {ok: true, value: 'all'};
	const ranges: LengthRange[] = [];
	for (const part of text.split(',')) {
		const [, first = '', last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part.trim()) ?? [];
		const range = {from: Number(first), to: Number(last)};
		if (range.from < 1 || range.from > range.to || first === '')
			return {ok: false, wanted: 'lengths such as 4-8 or 3,5,7-9', refused: text};
		ranges.push(range);
	}

	return {ok: true, value: ranges};
}

const listOfNames = (text: string): readonly string[] => text.split(',').filter(name => name !== '');

/** A row for each player, in or out. */
const playerRows =
	(name: 'guessers' | 'choosers', names: readonly string[], titles: Readonly<Record<string, string>>) =>
	({asked}: Known): readonly Row[] => {
		const chosen = asked[name] === undefined ? names : listOfNames(asked[name]);
		return names.map(each => {
			const isIn = chosen.includes(each);
			const toggled = names.filter(other => (other === each ? !isIn : chosen.includes(other)));
			return {
				name: `${name} ${each}`,
				label: `${name === 'guessers' ? 'Guesser' : 'Chooser'} ${each}`,
				value: isIn ? 'in' : 'out',
				note: titles[each] ?? '',
				kind: 'choice',
				step: () => ({[name]: toggled.join(',')}),
			};
		});
	};

const guessers: Setting<readonly GuesserName[]> = {
	flag: {name: 'guessers', value: 'NAMES', help: `some of ${guesserNames.join(', ')} (all)`},
	read: readChoices(guesserNames),
	rows: playerRows('guessers', guesserNames, guesserTitles),
};

const choosers: Setting<readonly ChooserName[]> = {
	flag: {name: 'choosers', value: 'NAMES', help: `some of ${chooserNames.join(', ')} (all)`},
	read: readChoices(chooserNames),
	rows: playerRows('choosers', chooserNames, chooserTitles),
};

const standardRange: LengthRange = {from: 4, to: 9};

/** The lengths that a form goes from and to, in this dictionary. */
function rangeOf({lengths: text = ''}: Asked, dictionary: Dictionary): LengthRange {
	const reading = readRanges(text);
	const asked = reading.ok && reading.value !== 'all' ? reading.value[0] : undefined;
	const {from, to} = asked ?? standardRange;
	return {from: nearestLength(dictionary, from), to: nearestLength(dictionary, to)};
}

function lengthRows({asked, loaded}: Known): readonly Row[] {
	const rows = [
		['from', 'Shortest words'],
		['to', 'Longest words'],
	] as const;
	return rows.map(([end, label]): Row => {
		if (!loaded?.ok) return {name: end, label, value: '…', note: 'letters', kind: 'choice'};
		const range = rangeOf(asked, loaded.dictionary);
		const values = loaded.dictionary.lengths.map(({length}) => String(length));
		const row = choiceRow(end, label, {value: String(range[end]), values, note: 'letters'});
		return {
			...row,
			step(by) {
				const length = Number(row.step?.(by)[end] ?? range[end]);
				const from = end === 'from' ? length : range.from;
				const to = end === 'to' ? length : range.to;
				return {lengths: `${Math.min(from, length)}-${Math.max(to, length)}`};
			},
		};
	});
}

const lengths: Setting<readonly LengthRange[] | 'all'> = {
	flag: {name: 'lengths', value: 'LENGTHS', help: 'such as 4-8 or 3,5,7-9 (all)'},
	read: readRanges,
	rows: lengthRows,
};

const gameCounts = ['100', '1000', 'all'] as const;

const games: Setting<number | 'all'> = {
	flag: {name: 'games', value: 'N', help: 'against a fair chooser N words of each length, or all (all)'},
	read: text => (text === 'all' ? {ok: true, value: 'all'} : readCount(text)),
	rows({asked}) {
		const value = asked.games ?? '100';
		const note =
			value === 'all'
				? 'each word is the secret once, for random'
				: `${countOf(Number(value), 'secret')} of each length, for random`;
		return [choiceRow('games', 'Games', {value, values: gameCounts, note})];
	},
};

/** The settings of a tournament. */
export const tournamentTable = {
	...words,
	guessers,
	choosers,
	lengths,
	games,
	seed: seedSetting('the same seed draws the same words (a fresh one)', 'fresh; type one to repeat it'),
};

export const requestTournament = (
	asked: Asked,
	values: ValuesOf<typeof tournamentTable>,
): TournamentRequest => ({
	...sourceOf(asked),
	guessers: values.guessers ?? guesserNames,
	choosers: values.choosers ?? chooserNames,
	lengths: values.lengths ?? 'all',
	games: values.games ?? 'all',
	seed: values.seed,
});

/** The request that a filled-in form stands for, or what is wrong with it, in a sentence. */
export function settleTournament(
	asked: Asked,
	dictionary: Dictionary,
	freshSeed: string,
):
	| {readonly ok: true; readonly request: TournamentRequest & {readonly seed: string}}
	| {readonly ok: false; readonly sentence: string} {
	const fault = playersFault(asked);
	if (fault !== undefined) return {ok: false, sentence: fault};
	const chosen = <Name extends string>(names: readonly Name[], text: string | undefined) =>
		text === undefined ? names : names.filter(name => listOfNames(text).includes(name));
	const {games: count = '100'} = asked;
	return {
		ok: true,
		request: {
			...sourceOf(asked),
			guessers: chosen(guesserNames, asked.guessers),
			choosers: chosen(chooserNames, asked.choosers),
			lengths: [rangeOf(asked, dictionary)],
			games: count === 'all' ? 'all' : Number(count),
			seed: seedAsked(asked, freshSeed),
		},
	};
}

/** What keeps a tournament from beginning, in a sentence. */
export function playersFault({guessers: guessing, choosers: choosing}: Asked): string | undefined {
	if (guessing === '') return 'No one guesses; let one guesser in.';
	return choosing === '' ? 'No one chooses; let one chooser in.' : undefined;
}

/** The tournament of a request, on those of its lengths that have words; they may be none. */
export function startTournament(
	{lengths: found}: Dictionary,
	{seed, ...request}: TournamentRequest & {readonly seed: string},
): Tournament {
	const ranges = request.lengths;
	const played = found
		.map(({length}) => length)
		.filter(length => ranges === 'all' || ranges.some(({from, to}) => from <= length && length <= to));
	return {
		guessers: request.guessers,
		choosers: request.choosers,
		lengths: played,
		games: request.games,
		seed,
	};
}
