import {readdirSync} from 'node:fs';
import {readCorrections} from './corrections.js';
import {debianPath, npmPath, readLines, requirePackage} from './packages.js';

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** SCOWL's English and American words up to a level, of letters a to z. */
export function readScowl(level: number): string[] {
	const folder = debianPath('usr/share/dict/scowl/');
	const files = readdirSync(folder).filter(name => {
		const [, reached] = /^(?:english|american)-words\.(\d+)$/.exec(name) ?? [];
		return reached !== undefined && Number(reached) <= level;
	});
	const words = files.flatMap(name => readLines(new URL(name, folder), 'latin1'));
	return [...new Set(words.filter(word => /^[a-z]{2,}$/.test(word)))].sort(byCode);
}

const endings = {
	plain: [
		's',
		'es',
		'ed',
		'er',
		'ers',
		'ing',
		'y',
		'dom',
		'head',
		'ish',
		'ism',
		'isms',
		'ling',
		'lings',
		'ness',
	],
	doubled: ['ed', 'er', 'ers', 'ing', 'y'],
	e: ['ed', 'er', 'ers', 'ing'],
	y: ['ied', 'ier', 'ies', 'iest', 'ily', 'iness'],
};

/** A word and what could be its forms. */
function formsOf(word: string): string[] {
	const stem = word.slice(0, -1);
	return [
		word,
		...endings.plain.map(ending => word + ending),
		...endings.doubled.map(ending => word + word.slice(-1) + ending),
		...(word.endsWith('e') ? endings.e.map(ending => stem + ending) : []),
		...(word.endsWith('y') ? endings.y.map(ending => stem + ending) : []),
	];
}

const readMisc = (name: string) =>
	readLines(debianPath(`scowl-2020.12.07/misc/${name}`), 'latin1').map(word => word.toLowerCase());

type Ratings = {readonly cuss: Readonly<Record<string, number>>};

/**
Returns what finds offensive words: slurs, which one source marks, and oaths, on which two agree; their forms, if they are among
`words`; and what the corrections add. A word that the corrections let in stays, and so do its forms.
*/
export async function findOffensive(words: readonly string[]): Promise<(word: string) => boolean> {
	const {cuss} = (await import(npmPath('cuss/index.js').href)) as Ratings;
	const {en} = requirePackage('naughty-words') as {readonly en: readonly string[]};
	const {array} = requirePackage('badwords-list') as {readonly array: readonly string[]};
	const slurs = new Set([
		...['offensive.1', 'offensive.2', 'profane.1'].flatMap(readMisc),
		...Object.keys(cuss).filter(word => cuss[word] === 2),
	]);
	const oaths = [readMisc('profane.3'), en, array].map(list => new Set(list));
	const {leavesOut, letsIn} = readCorrections('en');
	const isMarked = (word: string) =>
		!letsIn(word) && (slurs.has(word) || oaths.filter(list => list.has(word)).length > 1);
	const forms = new Set(words.filter(isMarked).flatMap(formsOf));
	return word => leavesOut(word) || isMarked(word) || (forms.has(word) && !letsIn(word));
}
