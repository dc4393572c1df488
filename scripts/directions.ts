import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import process from 'node:process';
import ts from 'typescript';

/** The rooms of source/, from the command line down to the engine: each may import the rooms below it, and none beside it. */
const rows = [
	['cli'],
	['main'],
	['commands'],
	['screens', 'line-mode'],
	['components', 'games'],
	['hooks', 'workers', 'programs'],
	['statistics', 'terminal'],
	['codes'],
	['store'],
	['daily', 'settings'],
	['dictionaries'],
	['text'],
	['lab', 'bundled-folder'],
	['engine'],
];

/** What still points the wrong way. Delete a line once it is no longer true; add none. */
const known: readonly string[] = [];

const rowOf = (room: string): number => rows.findIndex(row => row.includes(room));
const roomOf = (file: string): string => file.split(sep)[1]?.replace(/\.tsx?$/, '') ?? '';

function mayImport(from: string, to: string): boolean {
	if (from === 'text') return to === 'engine';
	if (to === 'lab') return ['commands', 'games', 'workers'].includes(from);
	return rowOf(from) < rowOf(to);
}

const files = new Set(
	readdirSync('source', {recursive: true, encoding: 'utf8'})
		.filter(file => /\.tsx?$/.test(file))
		.map(file => join('source', file)),
);

/** The files of source/ that a file imports, types and what is loaded later included. */
function importsOf(file: string): readonly string[] {
	return ts
		.preProcessFile(readFileSync(file, 'utf8'))

		.importedFiles.filter(({fileName}) => fileName.startsWith('.'))
		.map(({fileName}) => join(dirname(file), fileName).replace(/\.js$/, ''))
		.flatMap(path => [`${path}.ts`, `${path}.tsx`])
		.filter(path => files.has(path));
}

const imports = new Map([...files].map(file => [file, importsOf(file)]));

/** The files on a way from one back to itself, if there is one. */
function circleFrom(start: string): readonly string[] | undefined {
	const cameFrom = new Map<string, string>();
	const open = [start];
	for (let file = open.pop(); file !== undefined; file = open.pop()) {
		for (const next of imports.get(file) ?? []) {
			if (cameFrom.has(next)) continue;
			cameFrom.set(next, file);
			open.push(next);
		}
	}

	if (!cameFrom.has(start)) return undefined;
	const way = [start];
	for (let file = cameFrom.get(start); file !== start && file !== undefined; file = cameFrom.get(file))
		way.push(file);
	return way.toReversed();
}

const homeless = [...files]
	.filter(file => rowOf(roomOf(file)) === -1)
	.map(file => ({kind: 'no row for its room', where: file}));
const wrong = [...imports].flatMap(([file, targets]) =>
	targets
		.filter(target => roomOf(target) !== roomOf(file) && !mayImport(roomOf(file), roomOf(target)))
		.map(target => ({kind: `${roomOf(file)} → ${roomOf(target)}`, where: `${file} imports ${target}`})),
);
const circles = [...files].flatMap(file => {
	const circle = circleFrom(file);
	return circle ? [{kind: `a circle in ${dirname(file)}`, where: circle.join(' → ')}] : [];
});
const found = [...homeless, ...wrong, ...circles];
const faults = [
	...found.filter(({kind}) => !known.includes(kind)).map(({kind, where}) => `${kind}: ${where}`),
	...known
		.filter(kind => !found.some(each => each.kind === kind))
		.map(kind => `${kind}: no longer, so take it off the list in scripts/directions.ts`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
