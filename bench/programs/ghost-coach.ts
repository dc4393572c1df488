import {digestOf} from '../../source/codes/digest.js';
import {knownLosses} from '../../source/dictionaries/bundled.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {
	coach,
	decide,
	makeBookData,
	newGhost,
	openBook,
	players as bots,
	seedRandom,
	variantNames,
} from '../../source/engine/index.js';
import {median} from '../numbers.js';

const [file = '', name, players = '2'] = process.argv.slice(2);
const loaded = await loadDictionary(file);
const variant = variantNames.find(each => each === name);
if (!loaded.ok || variant === undefined) throw new Error(`No ${name} on ${file}`);
const losses = knownLosses(digestOf(loaded.dictionary), 4, variant);
const data = makeBookData(variant, loaded.dictionary, 4, {losses});
const times: number[] = [];

function time<Found>(find: () => Found): Found {
	const start = performance.now();
	const found = find();
	times.push(performance.now() - start);
	return found;
}

/** Asks the coach and a bot about a fragment where nothing is known yet but the openings. */
function timeAt(fragment: string) {
	// A book keeps its findings in its data.
	const fresh = () => openBook({...data});
	const [book, other] = [fresh(), fresh()];
	const {advice} = time(() => coach(book, fragment, Number(players)));
	const game = {...newGhost(other, {players: Number(players)}), fragment};
	time(() => decide(bots.perfect, game, seedRandom('bench')));
	return {book, advice};
}

const {book: first, advice: firsts} = timeAt('');
for (const {fragment} of firsts) if (!first.isWord(fragment)) timeAt(fragment);
// Letter by letter to where the most words are still in reach.
for (let fragment = ''; ;) {
	const {book, advice} = timeAt(fragment);
	const [next] = advice.toSorted((a, b) => b.count - a.count);
	if (next === undefined || book.isWord(next.fragment)) break;
	({fragment} = next);
}

console.log(Math.max(...times), median(times));
