import {describe, expect, test} from 'vitest';
import {readGiven} from '../../source/commands/command.js';
import {choosers, guessers} from '../../source/engine/index.js';
import {withDefaults} from '../../source/settings/setting.js';
import {startTournament, tournamentTable, type TournamentSettings} from '../../source/settings/tournament.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {argumentsOf, readLine, refusal} from './refusal.js';

/** What the arguments after `wordfiend tournament` ask for. */
async function read(line: string): Promise<TournamentSettings> {
	const {texts} = await readLine(['tournament', ...argumentsOf(line)]);
	return withDefaults(tournamentTable, readGiven(tournamentTable, texts));
}

const everybody = {
	guessers: Object.keys(guessers).filter(name => name !== 'stranger'),
	choosers: Object.keys(choosers),
};
const plain = {
	...everybody,
	dictionary: 'common',
	language: 'en',
	lengths: 'all',
	games: 'all',
	knows: undefined,
	seed: 's',
};

describe('wordfiend tournament', () => {
	test.each([
		['', plain],
		['--guessers paga', {...plain, guessers: ['paga']}],
		['--guessers expert,naive,expert', {...plain, guessers: ['expert', 'naive']}],
		['--choosers random,evil -d huge', {...plain, choosers: ['random', 'evil'], dictionary: 'huge'}],
		['--lengths 4-8', {...plain, lengths: [{from: 4, to: 8}]}],
		[
			'--lengths 3,5,7-9',
			{
				...plain,
				lengths: [
					{from: 3, to: 3},
					{from: 5, to: 5},
					{from: 7, to: 9},
				],
			},
		],
		['--lengths all --games all', plain],
		['--games 200 --json', {...plain, games: 200}],
	])('%s', async (line, request) => {
		expect(await read(`${line} --seed s`)).toEqual(request);
	});

	test.each([
		[
			'--guessers you',
			'The option --guessers must be naive, pattern, paga, expert, perfect, stranger or run:COMMAND, not you.',
		],
		[
			'--choosers evil,kind',
			'The option --choosers must be random, evil, cunning, perfect or run:COMMAND, not kind.',
		],
		[
			'--guessers run:',
			'The option --guessers must be run: and a command, such as run:python3 mine.py, not run:.',
		],
		[
			'--choosers run:a|b',
			'The option --choosers must be a command without |, since no shell runs it; put it in single quotes, or in a script of its own, not run:a|b.',
		],
		['--json --csv', 'Choose --json or --csv, not both.'],
		['--lengths 8-4', 'The option --lengths must be lengths such as 4-8 or 3,5,7-9, not 8-4.'],
		['--lengths x', 'The option --lengths must be lengths such as 4-8 or 3,5,7-9, not x.'],
		['--lengths 4,,5', 'The option --lengths must be lengths such as 4-8 or 3,5,7-9, not 4,,5.'],
		['--games 0', 'The option --games must be a whole number of 1 or more, not 0.'],
		['--games some', 'The option --games must be a whole number of 1 or more, not some.'],
		[
			'-d example --lengths 5-9',
			'The dictionary example has no words of these lengths; it has words of 4 letters.',
		],
		['now', 'Tournament takes options only; leave out now, or see wordfiend tournament --help.'],
	])('%s: refused', async (line, sentence) => {
		expect(await refusal(['tournament', ...line.split(' ')])).toEqual({sentence, exitCode: 2});
	});
});

test('the lengths that have words are played, once each', async () => {
	const dictionary = dictionaryOf('at', 'tea', 'cool', 'letter');
	const lengthsOf = async (lengths: string) =>
		startTournament(dictionary, await read(`--lengths ${lengths}`)).lengths;
	expect(await lengthsOf('all')).toEqual([2, 3, 4, 6]);
	expect(await lengthsOf('4-8,3-4')).toEqual([3, 4, 6]);
	expect(await lengthsOf('5')).toEqual([]);
});
