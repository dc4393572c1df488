import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** What the game no longer says, and says better now. */
const unsaid = [
	'by a slip',
	'may be wrong',
	'Answered by bounds',
	'misses to come',
	'is to guess',
	'word was left to it',
	'a letter divides',
	'not decided',
	'working it out',
	'No word is named',
	'could become nothing else',
	'and threw it away',
	'could force a win',
	'goes on so',
	'words can be reached',
	'guesser looks away',
	'while the other looks away',
	'what each answer keeps',
	'it goes round',
	'one letter further',
	'In a row with a text',
	'perfect play comes to',
	'did not say',
	'other characters than',
	'A word is asked for',
	'No word is so long',
	'is no word with',
	'forces the most misses it can',
	'your mistakes',
	'guess a word that cheats',
	'but not for one letter in four',
	'two good guessers',
	'just enough against',
	'it would claim',
	'Choose what to play with',
	'Sent to the terminal',
	'Games left',
	'Leave this game?',
	'Gave something away',
	'over that loses the day',
	'Today is still to come',
	'one position a day',
	'lesson of five minutes',
	'when the opening allows it',
	'can hold out for',
	'into 1 family',
	'. One guess fewer',
	'so that nothing can change it',
	'Today breaks nothing',
	'it is counted here',
	'that of another day',
	'is no date',
	'a row to send to a friend',
	'It ends with 0',
	'lets him',
];

const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, {recursive: true, encoding: 'utf8'})
		.filter(name => /\.tsx?$/.test(name))
		.map(name => `${folder}/${name}`);

const said = ['text', 'screens', 'components', 'line-mode', 'commands', 'settings'].flatMap(room =>
	filesIn(`source/${room}`),
);

test.each([...said, 'README.md', 'docs/reference.md', 'docs/players.md'])('%s says none of it', path => {
	const lines = readFileSync(path, 'utf8')
		.split('\n')
		.filter(line => !/^\s*(?:\/?\*|\/\/)/.test(line))
		.join('\n')
		.toLowerCase();
	expect(unsaid.filter(phrase => lines.includes(phrase.toLowerCase()))).toEqual([]);
});
