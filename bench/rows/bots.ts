import wordList from 'word-list';
import {
	addScores,
	choosers,
	countDictionary,
	createPlayer,
	guessers,
	noGames,
	planJobs,
	playMatch,
	summarize,
	wordsOfLength,
	type Chooser,
	type Dictionary,
	type Guesser,
	type GuesserName,
	type Summary,
	type Words,
} from '../../source/engine/index.js';
import {openList} from '../list.js';
import {compare, type Row} from '../table.js';

/** Every word of a dictionary the secret once, on one thread. */
function playAll(dictionary: Dictionary, guesser: GuesserName): Summary {
	const lengths = dictionary.lengths.map(({length}) => length);
	const tournament = {guessers: [guesser], choosers: ['random'], lengths, games: 'all', seed: ''} as const;
	const play = createPlayer(dictionary, tournament);
	const summary = summarize(planJobs(dictionary, tournament).map(play).reduce(addScores, noGames));
	if (summary === undefined) throw new Error('No games');
	return summary;
}

/** The milliseconds of every letter of a guesser, and of every answer of a chooser, in a tournament on some words. */
function timeMatch(dictionary: Dictionary, words: Words, guesser: Guesser, chooser: Chooser) {
	const letters: number[] = [];
	const answers: number[] = [];
	const timed =
		<Asked, Given>(begin: (words: Words) => (asked: Asked) => Given, times: number[]) =>
		(these: Words) => {
			const answer = begin(these);
			return (asked: Asked): Given => {
				const start = performance.now();
				const given = answer(asked);
				times.push(performance.now() - start);
				return given;
			};
		};
	playMatch({
		guesser: {...guesser, begin: timed(guesser.begin, letters)},
		chooser: {...chooser, begin: timed(chooser.begin, answers)},
		words,
		dictionary: countDictionary(dictionary),
	});
	return {letters, answers};
}

/** The slowest of many times, each the best of five runs, on words that nobody has laid out before; the runs are alike but for what else the machine does. */
function slowest(words: Words, time: (words: Words) => number[]): number {
	const [first = [], ...others] = [1, 2, 3, 4, 5].map(() => time({...words}));
	return Math.max(...first.map((value, at) => Math.min(value, ...others.map(run => run[at] ?? value))));
}

export async function botRows(): Promise<Row[]> {
	const large = await openList(wordList);
	const words = wordsOfLength(large, 9);
	const letter = (guesser: Guesser) =>
		slowest(words, fresh => timeMatch(large, fresh, guesser, choosers.random).letters);
	const answer = (chooser: Chooser) =>
		slowest(words, fresh => timeMatch(large, fresh, guessers.paga, chooser).answers);
	return [
		compare(
			'the slowest letter of expert, 41,000 words',
			'20 ms',
			'ms',
			letter(guessers.expert),
			letter(guessers.paga),
			'paga',
		),
		compare(
			'the slowest answer of cunning, 41,000 words',
			'50 ms',
			'ms',
			answer(choosers.cunning),
			answer(choosers.evil),
			'evil',
		),
		missesRow(playAll(large, 'expert'), playAll(large, 'paga')),
	];
}

const most = {mean: 1.925, worst: 20, worstWord: ''};

function missesRow({misses: expert = most}: Summary, {misses: paga = most}: Summary): Row {
	const show = ({mean, worst}: typeof most) => `${mean.toFixed(4)}, worst ${worst}`;
	return {
		what: 'misses of expert, every word of word-list once',
		measured: show(expert),
		atMost: show(most),
		isOver: expert.mean > most.mean || expert.worst > most.worst,
		ratio: `${(expert.mean / paga.mean).toFixed(2)} ×`,
		reference: `${show(paga)}  paga`,
	};
}
