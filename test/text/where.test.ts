import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parseAst} from 'rolldown/parseAst';

/** A part of a file's syntax, or a list of some. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** What a table of options, commands or keys says of itself. */
const helps = new Set(['help', 'summary', 'usage', 'examples', 'notes', 'usual', 'wanted']);

/** Functions that make a row of such a table, given its help. */
const rowMakers = new Set(['switchOn', 'seedSetting', 'keyFor']);

const isHelp = ({type, key, callee}: Node): boolean =>
	(type === 'Property' && helps.has(nameOf(key))) ||
	(type === 'CallExpression' && rowMakers.has(nameOf(callee)));

/** Whether nobody reads it in a game: paths of modules, types, and messages of faults in the program. */
const isForProgrammers = ({type, source, callee}: Node): boolean =>
	(/^(?:Import|ExportAll|ExportNamed)/.test(String(type)) && isNode(source)) ||
	type === 'TSLiteralType' ||
	(type === 'NewExpression' && nameOf(callee).endsWith('Error'));

function textOf({type, value, quasis}: Node): string {
	if (type === 'TemplateLiteral' && Array.isArray(quasis))
		return quasis.map(({value: {cooked}}: {value: {cooked: string}}) => cooked).join(' ');
	return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

/** Returns the number of words of a text; none of a few words, which may be names, nor of a shell's script. */
function countWords(text: string): number {
	const count = (text.match(/[\p{L}’']{2,}|[aI]\b/gu) ?? []).length;
	return count < 4 || text.startsWith('#') ? 0 : count;
}

type Found = {readonly text: string; readonly count: number; readonly isInPlace: boolean};

function findTexts(node: unknown, isInPlace: boolean): readonly Found[] {
	if (!isNode(node) || isForProgrammers(node)) return [];
	const isHere = isInPlace || isHelp(node);
	const text = textOf(node);
	const count = countWords(text);
	return [
		...(count > 0 ? [{text, count, isInPlace: isHere}] : []),
		...Object.values(node).flatMap(each => findTexts(each, isHere)),
	];
}

const files = readdirSync('source', {recursive: true, encoding: 'utf8'}).filter(file => /\.tsx?$/.test(file));

test('nineteen words of twenty that a player reads are in text/, or are the help in a table', () => {
	const found = files.flatMap(file => {
		const lang = file.endsWith('x') ? 'tsx' : 'ts';
		const syntax: unknown = parseAst(readFileSync(join('source', file), 'utf8'), {lang});
		return findTexts(syntax, /^(?:text|settings)\//.test(file)).map(each => ({...each, file}));
	});
	const sum = (some: readonly Found[]) => some.reduce((all, {count}) => all + count, 0);
	const elsewhere = found.filter(({isInPlace}) => !isInPlace);
	const share = sum(elsewhere) / sum(found);
	expect(sum(found)).toBeGreaterThan(5000);
	expect(share, elsewhere.map(({file, text}) => `${file}: ${text}`).join('\n')).toBeLessThan(0.05);
});
