import type {Source} from '../dictionaries/index.js';
import {
	commandOf,
	isProgram,
	unknownProgram,
	type AnyChooser,
	type AnyGuesser,
	type Dictionary,
	type ProgramName,
	type Tournament,
} from '../engine/index.js';
import {chooserTitles, guesserTitles} from '../text/players.js';
import {chooserNames, guesserNames, nearestLength} from './hangman.js';
import {commandRow, playersOf, programFault} from './program.js';
import {choiceOf, choiceRow, rangeIn, readCount, seedOr, seedSetting} from './readers.js';
import type {Chosen, Form, LengthRange, Reading, Row, Settled, Table} from './setting.js';
import {knows, words} from './words.js';

export type TournamentSettings = Source & {
	readonly guessers: readonly AnyGuesser[];
	readonly choosers: readonly AnyChooser[];
	/** Every length that has words where it is `all`. */
	readonly lengths: readonly LengthRange[] | 'all';
	readonly games: number | 'all';
	readonly knows: string | undefined;
	readonly seed: string;
};

type Known = Form<TournamentSettings>;

function readRanges(text: string): Reading<readonly LengthRange[] | 'all'> {
	if (text === 'all') return {ok: true, value: 'all'};
	const ranges = text.split(',').map(part => rangeIn(part.trim()));
	const value = ranges.filter(range => range !== undefined);
	return value.length === ranges.length
		? {ok: true, value}
		: {ok: false, wanted: 'lengths such as 4-8 or 3,5,7-9', refused: text};
}

type Players<Name extends string> = {
	readonly label: string;
	readonly names: readonly Name[];
	readonly titles: Readonly<Record<Name, string>>;
	readonly chosen: readonly (Name | ProgramName)[];
	readonly choose: (names: readonly (Name | ProgramName)[]) => Chosen<TournamentSettings>;
};

/** A row for each player, in or out, and for the commands of programs: one more than there are. */
function playerRows<Name extends string>({
	label,
	names,
	titles,
	chosen,
	choose,
}: Players<Name>): readonly Row<TournamentSettings>[] {
	const bots = names.filter(name => chosen.includes(name));
	const programs = chosen.filter(isProgram);
	return [
		...names.map(each =>
			choiceRow<boolean, TournamentSettings>(`${label} ${each}`, `${label} ${each}`, {
				value: chosen.includes(each),
				values: [false, true],
				shown: chosen.includes(each) ? 'in' : 'out',
				note: titles[each],
				choose: isIn =>
					choose([...names.filter(other => (other === each ? isIn : chosen.includes(other))), ...programs]),
			}),
		),
		...[...programs, unknownProgram].map((program, at) =>
			commandRow(`${label} program ${at + 1}`, `${label} program`, program, typed => {
				const others = programs.toSpliced(at, 1, typed);
				return choose([...bots, ...others.filter(each => commandOf(each) !== '')]);
			}),
		),
	];
}

function rangeOf({lengths}: TournamentSettings, dictionary: Dictionary): LengthRange {
	const all = {from: 1, to: Number.MAX_SAFE_INTEGER};
	const {from, to} = (lengths === 'all' ? undefined : lengths[0]) ?? all;
	return {from: nearestLength(dictionary, from), to: nearestLength(dictionary, to)};
}

function lengthRows({values, loaded}: Known): readonly Row<TournamentSettings>[] {
	const rows = [
		['from', 'Shortest words'],
		['to', 'Longest words'],
	] as const;
	return rows.map(([end, label]): Row<TournamentSettings> => {
		if (!loaded?.ok) return {name: end, label, value: '…', note: 'letters', kind: 'choice'};
		const range = rangeOf(values, loaded.dictionary);
		return choiceRow<number, TournamentSettings>(end, label, {
			value: range[end],
			values: loaded.dictionary.lengths.map(({length}) => length),
			note: 'letters',
			choose(length) {
				const [from, to] = end === 'from' ? [length, range.to] : [range.from, length];
				return {lengths: [{from: Math.min(from, to), to: Math.max(from, to)}]};
			},
		});
	});
}

const gameCounts = [100, 1000, 'all'] as const;

/** The settings of a tournament. A form begins with one that is over in a minute. */
export const tournamentTable: Table<TournamentSettings> = {
	dictionary: words.dictionary,
	lengths: {
		flag: {name: 'lengths', value: 'LENGTHS', help: 'such as 4-8 or 3,5,7-9'},
		standard: 'all',
		first: [{from: 4, to: 9}],
		read: readRanges,
		rows: lengthRows,
	},
	games: {
		flag: {
			name: 'games',
			value: 'N',
			help: 'or another number: words of each length against a fair chooser',
		},
		choices: gameCounts,
		isOpen: true,
		standard: 'all',
		first: 100,
		read: text => (text === 'all' ? {ok: true, value: 'all'} : readCount(text)),
		rows: choiceOf('games', 'Games', gameCounts, ({games}) => ({
			note:
				games === 'all' ? 'each word is the secret once, for random' : 'secrets of each length, for random',
		})),
	},
	guessers: {
		flag: {name: 'guessers', value: 'NAMES', help: 'run:COMMAND, or some of', usual: 'all but stranger'},
		...playersOf(guesserNames),
		// The one for words that are on no list takes its time.
		standard: guesserNames.filter(name => name !== 'stranger'),
		isMore: true,
		rows: ({values: {guessers}}) =>
			playerRows({
				...{label: 'Guesser', names: guesserNames, titles: guesserTitles, chosen: guessers},
				choose: names => ({guessers: names}),
			}),
	},
	choosers: {
		flag: {name: 'choosers', value: 'NAMES', help: 'run:COMMAND, or some of', usual: 'all'},
		...playersOf(chooserNames),
		standard: chooserNames,
		isMore: true,
		rows: ({values: {choosers}}) =>
			playerRows({
				...{label: 'Chooser', names: chooserNames, titles: chooserTitles, chosen: choosers},
				choose: names => ({choosers: names}),
			}),
	},
	language: words.language,
	knows,
	seed: seedSetting({help: 'the same seed draws the same words'}, 'fresh; type one to repeat it'),
};

function playersFault({guessers, choosers}: TournamentSettings): string | undefined {
	const fault = programFault({guessers, choosers});
	if (fault !== undefined) return fault;
	if (guessers.length === 0) return 'No one guesses; let one guesser in.';
	return choosers.length === 0 ? 'No one chooses; let one chooser in.' : undefined;
}

export function settleTournamentForm(
	form: TournamentSettings,
	dictionary: Dictionary,
	freshSeed: string,
): Settled<TournamentSettings> {
	const sentence = playersFault(form);
	if (sentence !== undefined) return {ok: false, sentence};
	const [guessers, choosers] = [[...new Set(form.guessers)], [...new Set(form.choosers)]];
	const settings = {
		...form,
		guessers,
		choosers,
		lengths: [rangeOf(form, dictionary)],
		seed: seedOr(form.seed, freshSeed),
	};
	return {ok: true, settings};
}

/** The tournament of some settings, on those of its lengths that have words; they may be none. */
export function startTournament(
	{lengths: found}: Dictionary,
	{guessers, choosers, lengths: ranges, games, seed}: TournamentSettings,
): Tournament {
	const played = found
		.map(({length}) => length)
		.filter(length => ranges === 'all' || ranges.some(({from, to}) => from <= length && length <= to));
	return {guessers, choosers, lengths: played, games, seed};
}
