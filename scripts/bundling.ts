import type {BuildOptions} from 'esbuild';

/** How anything of ours that shows Ink is bundled: one file loads several times faster than hundreds. */
export const bundling = {
	bundle: true,
	splitting: true,
	minify: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	jsx: 'automatic',
	// Yoga would fetch its own bytes from a data address, for which Node loads all of its HTTP client; without fetch it decodes them.
	define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"', fetch: 'undefined'},
	// Ink's developer tools stay out of the program.
	alias: {'react-devtools-core': './scripts/nothing.ts', ws: './scripts/nothing.ts'},
	banner: {
		js: "import {createRequire as makeRequire} from 'node:module';const require=makeRequire(import.meta.url);",
	},
	logLevel: 'warning',
} as const satisfies BuildOptions;
