import {choosers, newGame, splitPool, wordsOfLength, type Letter} from '../../source/engine/index.js';
import {guess} from '../guess.js';
import {openList} from '../list.js';
import {median} from '../numbers.js';

const dictionary = await openList(process.argv[2] ?? '');
const words = wordsOfLength(dictionary, Number(process.argv[3]));
const {letters} = words.alphabet;
const game = newGame({words, budget: 26});
const choose = choosers.evil.begin(words);
for (const letter of letters) splitPool(words, game.pool, letter);

function time(letter: Letter): number {
	const start = performance.now();
	guess(game, letter, choose);
	return performance.now() - start;
}

const first = time('e');
const later = Array.from({length: 10}, () => letters.map(time)).flat();
console.log(first, median(later));
