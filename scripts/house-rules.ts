import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import process from 'node:process';
import {parseSync, Visitor} from 'rolldown/utils';

// What only this project asks of source/, and the linter therefore can't know.

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
	['lab', 'bundled-folder', 'compile-cache'],
	['engine'],
];

const rowOf = (room: string): number => rows.findIndex(row => row.includes(room));
const roomOf = (path: string): string => path.split(sep)[1]?.replace(/\.tsx?$/, '') ?? '';

function mayImport(from: string, to: string): boolean {
	if (from === to) return true;
	if (from === 'text') return to === 'engine';
	if (to === 'lab') return ['commands', 'games', 'workers'].includes(from);
	return rowOf(from) < rowOf(to);
}

const colorProps = ['color', 'dimColor', 'backgroundColor', 'borderColor'];

/** A file's modules, types and what is loaded later included, and what it writes that is another room's. */
function read(path: string) {
	const text = readFileSync(path, 'utf8');
	const {module, program} = parseSync(path, text);
	const faults: string[] = [];
	const isEscape = (part: string): boolean => part.includes('\u001B') && roomOf(path) !== 'terminal';
	new Visitor({
		Literal({value}) {
			if (typeof value === 'string' && isEscape(value)) faults.push('only terminal/ writes escape sequences');
		},
		TemplateElement({value}) {
			if (isEscape(value.cooked ?? '')) faults.push('only terminal/ writes escape sequences');
		},
		JSXAttribute({name}) {
			const isOwn = roomOf(path) === 'terminal' || path === join('source', 'components', 'tone.tsx');
			if (!isOwn && name.type === 'JSXIdentifier' && colorProps.includes(name.name))
				faults.push('only components/tone.tsx knows colors: say what a text means with Tone');
		},
	}).visit(program);
	const modules = [
		...module.staticImports.map(({moduleRequest}) => moduleRequest.value),
		...module.staticExports.flatMap(({entries}) =>
			entries.flatMap(entry => entry.moduleRequest?.value ?? []),
		),
		...module.dynamicImports.map(({moduleRequest: {start, end}}) => text.slice(start + 1, end - 1)),
	];
	return {path, modules, faults};
}

const files = readdirSync('source', {recursive: true, encoding: 'utf8'})
	.filter(file => /\.tsx?$/.test(file))
	.map(file => read(join('source', file)));
const paths = new Set(files.map(({path}) => path));

const imports = new Map(
	files.map(({path, modules}) => [
		path,
		modules
			.filter(module => module.startsWith('.'))
			.map(module => join(dirname(path), module).replace(/\.js$/, ''))
			.flatMap(target => [`${target}.ts`, `${target}.tsx`])
			.filter(target => paths.has(target)),
	]),
);

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

const faults = files.flatMap(({path, modules, faults: written}) => {
	const room = roomOf(path);
	const circle = circleFrom(path);
	const isPure = ['engine', 'lab'].includes(room);
	return [
		...written,
		...(rowOf(room) === -1 ? ['its room has no row in scripts/house-rules.ts'] : []),
		...(circle ? [`a circle: ${circle.join(' → ')}`] : []),
		...(imports.get(path) ?? [])
			.filter(target => !mayImport(room, roomOf(target)))
			.map(target => `${room} may not import ${target}`),
		...modules
			.filter(module => isPure && !/^(?:\.{1,2}\/|pure-rand\/)/.test(module))
			.map(module => `${room} is pure: it imports itself and pure-rand, not ${module}`),
	].map(fault => `${path}: ${fault}`);
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
