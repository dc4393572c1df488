import {loadDictionary} from '../../source/dictionaries/index.js';

const start = performance.now();
const loaded = await loadDictionary(process.argv[2] ?? '');
const time = performance.now() - start;
if (!loaded.ok) throw new Error(loaded.fault.kind);
console.log(time);
