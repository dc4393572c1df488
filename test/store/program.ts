import process from 'node:process';
import {createStore} from '../../source/store/index.js';
import {hangman, left} from './games.js';

// A program that plays game after game until it is killed, or as many as it is told: each with two letters and an end.

const [, , name = '', count = 'Infinity'] = process.argv;
const store = createStore({
	environment: process.env,
	isKeeping: true,
	onFault: sentence => process.stdout.write(`fault ${sentence}\n`),
});
for (let game = 0; game < Number(count); game++) {
	const id = `${name}-${game}`;
	for (const moves of ['e', 'ea']) {
		store.leave(id, {...left, seed: id, moves});
		await store.settled();
	}

	store.finish(id, {...hangman, date: `2026-11-21T17:18:20.000+01:00 ${id}`, seed: id});
	await store.settled();
	process.stdout.write(`${game}\n`);
}
