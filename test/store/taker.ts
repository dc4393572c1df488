import {createStore, findFolders} from '../../source/store/index.js';

// A program that takes a game that was left, says so, and lives until its input ends.

const store = createStore({folders: findFolders(process.env), isKeeping: true, onFault: () => undefined});
const game = await store.take(process.argv[2] ?? '');
process.stdout.write(`${game?.id ?? ''}\n`);
process.stdin.resume();
