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

/** What could be a word's plural, its verb forms and, if it is a verb, its other spellings of them. */
function inflect(word: string): string[] {
	const doubled = `${word}${word.at(-1) ?? ''}`;
	const stem = word.slice(0, -1);
	return [
		word,
		...['s', 'es', 'ed', 'ing'].map(ending => word + ending),
		...['ed', 'ing'].map(ending => doubled + ending),
		...(word.endsWith('e') ? ['ed', 'ing'].map(ending => stem + ending) : []),
		...(word.endsWith('y') ? ['ies', 'ied'].map(ending => stem + ending) : []),
	];
}

/** What only a list as large as `huge` makes of a slur. */
const derive = (word: string) =>
	['dom', 'head', 'ish', 'ism', 'isms', 'ling', 'lings', 'y'].map(ending => word + ending);

const readMisc = (name: string) =>
	readLines(debianPath(`scowl-2020.12.07/misc/${name}`), 'latin1').map(word => word.toLowerCase());

type Ratings = {readonly cuss: Readonly<Record<string, number>>};

type Unwanted = (word: string) => boolean;

/** What `huge` goes without, and what the smaller lists do. */
export async function findOffensive(): Promise<{isSlur: Unwanted; isRude: Unwanted}> {
	const slurs = [...readMisc('offensive.1'), ...readMisc('offensive.2')];
	const profane = readMisc('profane.1');
	const {cuss} = (await import(npmPath('cuss/index.js').href)) as Ratings;
	const {en} = requirePackage('naughty-words') as {readonly en: readonly string[]};
	const {array} = requirePackage('badwords-list') as {readonly array: readonly string[]};
	const lists = [
		[...slurs, ...profane, ...readMisc('profane.3')],
		Object.keys(cuss).filter(word => cuss[word] === 2),
		en,
		array,
	].map(list => new Set(list));
	const votes = new Map<string, number>();
	for (const word of lists.flatMap(list => [...list])) votes.set(word, (votes.get(word) ?? 0) + 1);
	const agreed = [...votes].filter(([, count]) => count > 1).map(([word]) => word);
	const {leavesOut, letsIn} = readCorrections('en');
	const made = new Set(slurs.flatMap(word => [...inflect(word), ...derive(word)]));
	const rude = new Set([...slurs, ...profane, ...agreed].flatMap(inflect));
	return {
		isSlur: word => (made.has(word) && !letsIn(word)) || leavesOut(word),
		isRude: word => rude.has(word) && !letsIn(word),
	};
}
