import process from 'node:process';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {choosers, guess, newGame, seedRandom, splitPool, wordsOfLength} from '../../source/engine/index.js';
import {timeGuesses} from '../guesses.js';

const loaded = await loadDictionary(process.argv[2] ?? '');
if (!loaded.ok) throw new Error(loaded.sentence);
const words = wordsOfLength(loaded.dictionary, Number(process.argv[3]));
const game = newGame({words, chooser: choosers.evil, budget: 26, random: seedRandom('')});
const choose = choosers.evil.begin(words);
// A game that is open does so before the first key.
if (process.argv[4] === 'rehearsed')
	for (const letter of words.alphabet.letters) splitPool(words, game.pool, letter);
console.log(timeGuesses(letter => guess(game, letter, choose), 10));
