import {lastsWith, merit, type Lasting} from './lasting.js';
import {buildGraph} from './superghost/build-graph.js';
import {substringBook, type SubstringData} from './superghost/substring-book.js';
import {
	backOf,
	backsOf,
	firstLetter,
	frontOf,
	frontsOf,
	lastLetter,
	type SubstringGraph,
} from './superghost/substring-graph.js';
import {root, type Book, type BookMaker, type Move, type Node} from './variant.js';

/** What the book of Superghost is made of: plain data, so that a thread can send it to another. */
export type SuperghostData = SubstringData & {readonly variant: 'superghost'};

export type SuperghostBook = Book & {readonly data: SuperghostData};

export const front = '<';
export const back = '';

/** Letters go to either end. */
export const superghost: BookMaker<SuperghostData> = {
	name: 'superghost',
	title: 'Superghost',
	places: () => [front, back],
	choosesPlace: true,
	isTree: false,
	isQuick: false,
	isSearched: false,
	extend: (fragment, {letter, place}) => (place === front ? letter + fragment : fragment + letter),
	indexOf: (fragment, place) => (place === front ? 0 : fragment.length),
	isAnswer: (fragment, word) => word.includes(fragment),
	readTyped(line) {
		if (/^[^-]+-$/.test(line)) return {letter: line.slice(0, -1), place: front};
		return {letter: /^-[^-]+$/.test(line) ? line.slice(1) : line, place: back};
	},
	phrases: {
		adding: 'before the fragment or after it',
		note: 'letters go to the end or the front',
		dead: 'no word contains',
		answering: fragment => `with ${fragment} in it`,
		noWord: fragment => `No word contains ${fragment}`,
		noWordPlain: fragment => `No word has the letters ${fragment}`,
		parts: 'substring',
		placed(letters, place, fragment) {
			if (fragment === '') return letters;
			return place === front ? `${letters}-` : `-${letters}`;
		},
		placeAloud: (place, fragment) =>
			fragment === '' ? '' : place === front ? ' at the front' : ' at the back',
		typing: {
			short: 'a- before, -a after',
			full: 'a- puts it before the letters, -a after them',
			aloud: 'A and a hyphen put it before the letters, a hyphen and A after them',
		},
	},
	make(dictionary, minLength, {onProgress} = {}) {
		const graph = buildGraph(dictionary, minLength, onProgress);
		return {variant: 'superghost', dictionary, minLength, graph, lasting: solve(graph)};
	},
	open,
};

/** Longer fragments have higher numbers, and each tells the two fragments it comes from, without its last and without its first letter. */
function solve({words, backs, links}: SubstringGraph): Lasting {
	const lasting = new Uint8Array(words.length);
	const bests = new Uint8Array(words.length);
	for (let node = words.length - 1; node >= root; node--) {
		let best = bests[node]!;
		for (let longer = backs[node]!; longer < backs[node + 1]!; longer++)
			best = Math.max(best, merit(lasting[longer]!));
		const lasts = words[node] === 1 ? 0 : lastsWith(best);
		lasting[node] = lasts;
		const link = links[node]!;
		bests[link] = Math.max(bests[link]!, merit(lasts));
	}

	return lasting;
}

/** Where both ends give the same fragment, as for the first letter, the move is to the back. */
export function movesFrom(graph: SubstringGraph, node: Node): Move[] {
	const backs = backsOf(graph, node);
	const fronts = frontsOf(graph, node).filter(longer => !backs.includes(longer));
	return [
		...fronts.map(longer => ({letter: firstLetter(graph, longer), place: front, node: longer})),
		...backs.map(longer => ({letter: lastLetter(graph, longer), place: back, node: longer})),
	];
}

function open(data: SuperghostData): SuperghostBook {
	const {graph} = data;
	return {
		...substringBook(data),
		data,
		variant: superghost,
		movesFrom: node => movesFrom(graph, node),
		reach: (node, {letter, place}) =>
			place === front ? frontOf(graph, node, letter) : backOf(graph, node, letter),
	};
}
