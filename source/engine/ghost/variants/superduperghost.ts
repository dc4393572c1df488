import {lastsWith, merit, type Lasting} from './lasting.js';
import {back, front, movesFrom as movesToEnds, superghost} from './superghost.js';
import {buildGraph} from './superghost/build-graph.js';
import {substringBook, type SubstringData} from './superghost/substring-book.js';
import {backOf, frontOf, substringAt, type SubstringGraph} from './superghost/substring-graph.js';
import {root, type Book, type BookMaker, type Move, type Node, type Place} from './variant.js';

export type SuperduperghostData = SubstringData & {
	readonly variant: 'superduperghost';
	/** The node of each fragment turned round; where no word contains that, the root. */
	readonly mirrors: Uint32Array;
};

/** Before a place: the fragment is turned round first. */
const turned = '~';

const isTurned = (place: Place): boolean => place.startsWith(turned);
const endOf = (place: Place): Place => (isTurned(place) ? place.slice(turned.length) : place);
const turn = (place: Place): Place => (isTurned(place) ? endOf(place) : turned + place);
const reverse = (fragment: string): string => Array.from(fragment).reverse().join('');
const lies = (fragment: string, place: Place): string => (isTurned(place) ? reverse(fragment) : fragment);

const ends = [front, back];

/** Letters go to either end of the fragment, which may be turned round before. */
export const superduperghost: BookMaker<SuperduperghostData> = {
	...superghost,
	name: 'superduperghost',
	title: 'Superduperghost',
	places: fragment => (reverse(fragment) === fragment ? ends : [...ends.map(turn), ...ends]),
	lies,
	turn,
	extend: (fragment, {letter, place}) =>
		superghost.extend(lies(fragment, place), {letter, place: endOf(place)}),
	indexOf: (fragment, place) => superghost.indexOf(fragment, endOf(place)),
	readTyped(line) {
		const {letter, place} = superghost.readTyped(line.replace(/^~/, ''));
		return {letter, place: line.startsWith(turned) ? turn(place) : place};
	},
	phrases: {
		...superghost.phrases,
		adding: 'before the fragment or after it, and turn it round first if you like',
		noCrib: 'a fragment may be turned round, so a word is no guide to all its parts',
		note: 'turn it round, then as in Superghost',
		placed: (letters, place, fragment) =>
			superghost.phrases.placed(letters, endOf(place), fragment) + (isTurned(place) ? ' turned' : ''),
		placeAloud: (place, fragment) =>
			superghost.phrases.placeAloud(endOf(place), fragment) +
			(isTurned(place) ? ' of the letters turned round' : ''),
		typing: {
			short: 'a- before, -a after, ~ first to turn round; or all the letters',
			full: 'a- puts it before the letters, -a after them; ~a- and ~-a turn them round first; or type the letters as they then stand',
			aloud:
				'A and a hyphen put it before the letters, a hyphen and A after them. To turn them round, type all the letters as they then stand',
		},
	},
	make(dictionary, minLength, {onProgress} = {}) {
		const graph = buildGraph(dictionary, minLength, onProgress);
		const mirrors = findMirrors(graph);
		return {
			variant: 'superduperghost',
			dictionary,
			minLength,
			graph,
			mirrors,
			lasting: solve(graph, mirrors),
		};
	},
	open,
};

/** Turned round, a fragment is its rest turned round and then its first letter. */
function findMirrors(graph: SubstringGraph): Uint32Array {
	const {links, heads, letters, backs} = graph;
	const mirrors = new Uint32Array(links.length);
	for (let node = 1; node < links.length; node++) {
		const link = links[node]!;
		const mirror = mirrors[link]!;
		if (link !== root && mirror === root) continue;
		for (let longer = backs[mirror]!; longer < backs[mirror + 1]!; longer++)
			if (letters[longer] === heads[node]) mirrors[node] = longer;
	}

	return mirrors;
}

/** As in Superghost, but the letters of a fragment are those of the fragment turned round, too: the longest are solved first, length by length. */
function solve({words, backs, links}: SubstringGraph, mirrors: Uint32Array): Lasting {
	const lasting = new Uint8Array(words.length);
	const bests = new Uint8Array(words.length);
	const lengths = new Uint8Array(words.length);
	for (let node = 1; node < words.length; node++) lengths[node] = lengths[links[node]!]! + 1;
	for (let end = words.length; end > 0;) {
		let start = end;
		while (start > 0 && lengths[start - 1] === lengths[end - 1]) start--;
		for (let node = start; node < end; node++)
			for (let longer = backs[node]!; longer < backs[node + 1]!; longer++)
				bests[node] = Math.max(bests[node]!, merit(lasting[longer]!));
		for (let node = start; node < end; node++) {
			const best = Math.max(bests[node]!, mirrors[node] === root ? 0 : bests[mirrors[node]!]!);
			lasting[node] = words[node] === 1 ? 0 : lastsWith(best);
			// The root stands for no mirror, and is solved last.
			const link = links[node]!;
			bests[link] = Math.max(bests[link]!, merit(lasting[node]!));
		}

		end = start;
	}

	return lasting;
}

/** Each longer fragment once: as the letters lie rather than turned round. */
function movesFrom(graph: SubstringGraph, mirrors: Uint32Array, node: Node): Move[] {
	const seen = new Set<Node>();
	const mirror = mirrors[node]!;
	const turnedMoves = mirror === root || mirror === node ? [] : movesToEnds(graph, mirror);
	const moves = [
		...movesToEnds(graph, node),
		...turnedMoves.map(move => ({...move, place: turned + move.place})),
	].filter(({node: longer}) => !seen.has(longer) && seen.add(longer));
	return superduperghost
		.places(substringAt(graph, node))
		.flatMap(place => moves.filter(move => move.place === place));
}

function open(data: SuperduperghostData): Book & {readonly data: SuperduperghostData} {
	const {graph, mirrors} = data;
	/** A node and the one of its fragment turned round, as far as a word contains that. */
	const bothWays = (node: Node): Node[] =>
		mirrors[node] === root ? [node] : [...new Set([mirrors[node]!, node])];
	return {
		...substringBook(data, bothWays),
		data,
		variant: superduperghost,
		movesFrom: node => movesFrom(graph, mirrors, node),
		reach(node, {letter, place}) {
			const at = isTurned(place) ? mirrors[node]! : node;
			if (at === root && node !== root) return undefined;
			return endOf(place) === front ? frontOf(graph, at, letter) : backOf(graph, at, letter);
		},
	};
}
