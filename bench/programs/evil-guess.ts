import process from 'node:process';
import {choosers, guess, newGame, seedRandom, splitPool, wordsOfLength} from '../../source/engine/index.js';
import {timeGuesses} from '../guesses.js';
import {openList} from '../list.js';

const dictionary = await openList(process.argv[2] ?? '');
const words = wordsOfLength(dictionary, Number(process.argv[3]));
const game = newGame({words, chooser: choosers.evil, budget: 26, random: seedRandom('')});
const choose = choosers.evil.begin(words);
// A game that is open does so before the first key.
if (process.argv[4] === 'rehearsed')
	for (const letter of words.alphabet.letters) splitPool(words, game.pool, letter);
console.log(timeGuesses(letter => guess(game, letter, choose), 10));
