import {makeBook} from '../../source/engine/index.js';
import {openList} from '../list.js';

const dictionary = await openList(process.argv[2] ?? '');
const start = performance.now();
makeBook('ghost', dictionary, 4);
console.log(performance.now() - start);
