import {
	askedLetter,
	guessers,
	learn,
	letterSet,
	readPosition,
	wordsOfLength,
} from '../../source/engine/index.js';
import {openList} from '../list.js';
import {median} from '../numbers.js';

const dictionary = await openList('dictionaries/en/huge.txt');
const before = process.memoryUsage().rss;

/** The milliseconds of a processor that some work takes. */
function timed(work: () => void): number {
	const start = process.cpuUsage();
	work();
	const {user, system} = process.cpuUsage(start);
	return (user + system) / 1000;
}

let learnt: ReturnType<typeof learn> | undefined;
const learning = timed(() => {
	learnt = learn(dictionary);
});
const most = process.resourceUsage().maxRSS * 1024;

const words = wordsOfLength(dictionary, 8);
const rank = guessers.stranger({
	words,
	list: dictionary,
	isElsewhere: true,
	learnt() {
		if (learnt === undefined) throw new Error('It has learnt by now');
		return learnt;
	},
});
const times: number[] = [];
for (const word of ['unzebras', 'remarbed', 'blorking', 'snizzles']) {
	let asked = '';
	while (!Array.from(word).every(letter => asked.includes(letter))) {
		const pattern = Array.from(word, letter => (asked.includes(letter) ? letter : '-')).join('');
		const guessed = letterSet(words.alphabet, asked);
		const position = readPosition({words, pattern, guessed});
		times.push(timed(() => (asked += askedLetter(rank(position)) ?? '')));
	}
}

console.log(learning, median(times), (most - before) / 1e6);
