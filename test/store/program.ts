import {createStore, findFolders} from '../../source/store/index.js';
import {hangman, left, named} from './games.js';

// A program that plays game after game until it is killed, or as many as it is told: each with two letters and an end.

const [, , name = '', count = 'Infinity'] = process.argv;
const store = createStore({
	folders: findFolders(process.env),
	isKeeping: true,
	onFault: ({kind}) => process.stdout.write(`fault ${kind}\n`),
});
for (let game = 0; game < Number(count); game++) {
	const id = `${name}-${game}`;
	for (const moves of ['e', 'ea']) {
		store.leave({...left, id, moves});
		await store.settled();
	}

	store.finish(named(id, hangman));
	await store.settled();
	process.stdout.write(`${game}\n`);
}
