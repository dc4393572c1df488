import process from 'node:process';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {makeBook} from '../../source/engine/index.js';

const loaded = await loadDictionary(process.argv[2] ?? '');
if (!loaded.ok) throw new Error(loaded.sentence);
const start = performance.now();
makeBook('ghost', loaded.dictionary, 4);
console.log(performance.now() - start);
