import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The built program. Without it every test of it would wait in vain, so it is looked for once, before all of them. */
export const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

if (!existsSync(program)) throw new Error('There is no program to test. Run npm run build first.');
