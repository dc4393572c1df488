import {test} from 'vitest';
import {Dice} from '../scripts/fuzz/dice.js';
import {ghost} from '../scripts/fuzz/ghost.js';
import {hangman} from '../scripts/fuzz/hangman.js';
import {playerFile} from '../scripts/fuzz/player-file.js';
import {walk} from '../scripts/fuzz/walk/index.js';
import {wordFile} from '../scripts/fuzz/word-file.js';

// A taste of `npm run fuzz`, the same each time; its findings have tests of their own.
test.each([
	['games of Hangman, followed by a referee', hangman],
	['games of Ghost, followed by a referee', ghost],
	['hostile word files', wordFile],
	['damaged files of a player', playerFile, 5],
	['walks through the screens', walk, 1, 6],
])('%s', async (_, kind, count = 200, from = 0) => {
	for (let at = from; at < from + count; at++) await kind.try(new Dice(`test ${at}`), at);
});
