import {execFileSync} from 'node:child_process';
import {chmod, rm} from 'node:fs/promises';
import process from 'node:process';
import {build} from 'esbuild';

const outdir = 'dist';

await rm(outdir, {recursive: true, force: true});
await build({
	entryPoints: ['source/cli.ts', 'source/workers/worker.ts'],
	entryNames: '[name]',
	outdir,
	bundle: true,
	splitting: true,
	minify: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	legalComments: 'linked',
	// Ink's developer tools stay out of the program.
	alias: {'react-devtools-core': './scripts/nothing.ts', ws: './scripts/nothing.ts'},
	define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"'},
	banner: {
		js: "import {createRequire as makeRequire} from 'node:module';const require=makeRequire(import.meta.url);",
	},
	logLevel: 'warning',
});
await chmod(`${outdir}/cli.js`, 0o755);

// The engine also goes out as a library with types; its own tsconfig knows no Node and no DOM.
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'source/engine'], {
	stdio: 'inherit',
});
