import {execFileSync} from 'node:child_process';
import {chmod, rm} from 'node:fs/promises';
import process from 'node:process';
import {build} from 'esbuild';
import {bundling} from './bundling.js';

const outdir = 'dist';

await rm(outdir, {recursive: true, force: true});
await build({
	...bundling,
	entryPoints: ['source/cli.ts', 'source/workers/worker.ts'],
	entryNames: '[name]',
	outdir,
	legalComments: 'linked',
});
await chmod(`${outdir}/cli.js`, 0o755);

// The engine also goes out as a library with types; its own tsconfig knows no Node and no DOM.
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'source/engine'], {
	stdio: 'inherit',
});
