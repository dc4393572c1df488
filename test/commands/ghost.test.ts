import {describe, expect, test} from 'vitest';
import {readGhost} from '../../source/commands/ghost.js';
import {readGiven} from '../../source/commands/command.js';
import {ghostTable, type GivenGhost} from '../../source/settings/ghost.js';
import {argumentsOf, readLine, refusal} from './refusal.js';

/** What the arguments after `wordfiend ghost` ask for. */
async function read(line: string) {
	const {words, texts} = await readLine(['ghost', ...argumentsOf(line)]);
	return readGhost({words, given: readGiven(ghostTable, texts)});
}

const handout = {
	dictionary: 'words.txt',
	first: 'you',
	opponent: ['perfect'],
	minLength: 1,
	isMatch: false,
} as const;

describe('wordfiend ghost', () => {
	test.each<[string, GivenGhost]>([
		['', {}],
		['--first computer', {first: 'computer'}],
		['--opponent random', {opponent: ['random']}],
		['--first=you --opponent=careless', {first: 'you', opponent: ['careless']}],
		['--first computer --opponent random', {first: 'computer', opponent: ['random']}],
		['--opponent human --first you', {opponent: ['human'], first: 'you'}],
		['--variant superghost --rule challenge', {variant: 'superghost', rule: 'challenge'}],
		[
			'--opponent careless,perfect,human --names Ann,Ben',
			{opponent: ['careless', 'perfect', 'human'], names: ['Ann', 'Ben']},
		],
		['-v --match', {verbose: true, isMatch: true}],
		[
			'--player stubborn --opponent careless --first computer',
			{player: 'stubborn', opponent: ['careless'], first: 'computer'},
		],
		['--min-length 3 -d huge', {minLength: 3, dictionary: 'huge'}],
		['words.txt 1 1', handout],
		['words.txt 1 0', {...handout, opponent: ['random']}],
		['words.txt 0 1', {...handout, first: 'computer'}],
		['words.txt 0 0', {...handout, first: 'computer', opponent: ['random']}],
		['--plain example 0 1', {...handout, dictionary: 'example', first: 'computer'}],
		['--no-color -- -odd.txt 1 1', {...handout, dictionary: '-odd.txt'}],
	])('%s', async (line, given) => {
		expect(await read(line)).toEqual(given);
	});

	const three = 'Ghost takes three arguments, DICTIONARY FIRST MODE, or none; see wordfiend ghost --help.';
	const mode = 'MODE must be 0 for a random computer or 1 for a perfect one, not';

	test.each<[string, string]>([
		['words.txt', three],
		['words.txt 1', three],
		['words.txt 1 1 1', three],
		['words.txt 2 1', 'FIRST must be 1 for you or 0 for the computer, not 2.'],
		['words.txt -1 1', 'FIRST must be 1 for you or 0 for the computer, not -1.'],
		['words.txt 1 2', `${mode} 2.`],
		['words.txt 1 constructor', `${mode} constructor.`],
		['words.txt 1 1 --first you', 'The option --first does not go with DICTIONARY FIRST MODE; leave it out.'],
		[
			'words.txt 1 1 --min-length 4',
			'The option --min-length does not go with DICTIONARY FIRST MODE; leave it out.',
		],
		[
			'-d small words.txt 1 1',
			'The option --dictionary does not go with DICTIONARY FIRST MODE; leave it out.',
		],
		['--first me', 'The option --first must be you or computer, not me.'],
		[
			'--opponent evil',
			'The option --opponent must be perfect, stubborn, careless, random, human or elsewhere, not evil.',
		],
		[
			'--opponent human --first computer',
			'Among people no computer goes first; leave out --first or --opponent.',
		],
		[
			'--opponent perfect,human,careless,random,stubborn,perfect',
			'The option --opponent must be a list of at most 5, not perfect,human,careless,random,stubborn,perfect.',
		],
		[
			'--opponent perfct,human',
			'The option --opponent must be perfect, stubborn, careless, random, human or elsewhere, not perfct; did you mean perfect?',
		],
		[
			'--opponent elsewhere,perfect',
			'Friends elsewhere play among themselves: give --opponent elsewhere, or elsewhere,elsewhere and so on.',
		],
		['--opponent human --names Ann,Ben,Cid', 'There are 3 names for 2 people; give fewer.'],
		['--names Ann,ann --opponent human', 'The option --names must be names that differ, not Ann,ann.'],
		[
			'--names computer',
			'The option --names must be names of up to 12 letters, other than those of the players here, not computer.',
		],
		['--min-length 0', 'The option --min-length must be a whole number of 1 or more, not 0.'],
		['--min-length 4 --min-length 5', 'The option --min-length can be given only once.'],
		['--length 5', 'The option --length goes only with wordfiend hangman and wordfiend par.'],
		['--rule mercy', 'The option --rule must be instant or challenge, not mercy.'],
		[
			'--variant ghast',
			'The option --variant must be ghost, superghost, superduperghost, xghost or spook, not ghast; did you mean ghost?',
		],
		['--player human', 'The option --player must be you, perfect, stubborn, careless or random, not human.'],
		['--guess 3', 'There is no option --guess; did you mean --guesses?'],
		['--oponent human', 'There is no option --oponent; did you mean --opponent?'],
		[
			'-d example --min-length 5',
			'The dictionary example has no words of 5 letters or more; choose 4 or less.',
		],
	])('%s: refused', async (line, sentence) => {
		expect(await refusal(['ghost', ...line.split(' ')])).toEqual({sentence, exitCode: 2});
	});

	test('a dictionary that cannot be loaded', async () => {
		expect(await refusal(['ghost', 'test', '1', '1'])).toEqual({
			sentence: 'The dictionary test is a folder; give a file with one word a line.',
			exitCode: 1,
		});
	});
});
