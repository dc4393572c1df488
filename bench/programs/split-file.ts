import {readFile} from 'node:fs/promises';
import process from 'node:process';

const start = performance.now();
const lines = (await readFile(process.argv[2] ?? '', 'utf8')).split('\n');
const time = performance.now() - start;
if (lines.length < 2) throw new Error('No lines');
console.log(time, process.resourceUsage().maxRSS / 1024);
