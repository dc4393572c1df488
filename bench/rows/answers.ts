import {provedAnswers} from '../../source/dictionaries/proved-answers.js';
import {
	askedLetter,
	choosers,
	draw,
	guesserNames,
	guessers,
	newGame,
	positionOf,
	seedRandom,
	status,
	wordsOfLength,
	type Choose,
	type Dictionary,
	type HangmanGame,
	type Letter,
	type Random,
	type Words,
} from '../../source/engine/index.js';
import {guess} from '../guess.js';
import {openList} from '../list.js';
import type {Row} from '../table.js';

const lists = ['small', 'common', 'huge'] as const;
const budgets = [6, 8, 10, 26] as const;
const randomGames = 4;

/** The percentage of answers that should be proved. */
const share = 99.9;

/** The milliseconds of processor time in which an answer should be proved. */
const patience = 300;

type Tally = {asked: number; proved: number; slowest: number};

type Ask = (game: HangmanGame) => Letter | undefined;

/** Plays a game against `perfect`, and counts its answers where it had a choice. */
function play(words: Words, budget: number, ask: Ask, tally: Tally): void {
	const perfect = choosers.perfect.begin(words, provedAnswers);
	const choose: Choose = question => {
		const before = process.cpuUsage();
		const choice = perfect(question);
		const {user, system} = process.cpuUsage(before);
		const time = (user + system) / 1000;
		if (question.families.length > 1) {
			tally.asked++;
			if (choice.isProved && time <= patience) tally.proved++;
			tally.slowest = Math.max(tally.slowest, time);
		}

		return choice;
	};

	let game = newGame({words, budget});
	while (status(game) === 'playing' && game.pool.length > 1) {
		const letter = ask(game);
		if (letter === undefined) return;
		game = guess(game, letter, choose);
	}
}

/** Letters in a drawn order. */
function drawnLetters({alphabet}: Words, random: Random): Ask {
	const left = [...alphabet.letters];
	return () => (left.length === 0 ? undefined : left.splice(draw(random, left.length), 1)[0]);
}

function countAnswers(dictionary: Dictionary): Tally {
	const tally: Tally = {asked: 0, proved: 0, slowest: 0};
	for (const {length} of dictionary.lengths) {
		const words = wordsOfLength(dictionary, length);
		for (const budget of budgets) {
			for (const name of guesserNames) {
				const rank = guessers[name]({words, list: dictionary});
				play(words, budget, game => askedLetter(rank(positionOf(game))), tally);
			}

			for (let round = 0; round < randomGames; round++)
				play(words, budget, drawnLetters(words, seedRandom(`${length} ${budget} ${round}`)), tally);
		}
	}

	return tally;
}

export async function answerRows(): Promise<Row[]> {
	const rows: Row[] = [];
	for (const list of lists) {
		const {asked, proved, slowest} = countAnswers(await openList(list));
		rows.push({
			what: `answers of perfect proved within ${patience} ms, ${list}`,
			measured: `${((proved / asked) * 100).toFixed(2)} %`,
			atMost: `≥ ${share} %`,
			isOver: proved < (asked * share) / 100,
			reference: `${proved.toLocaleString('en')} of ${asked.toLocaleString('en')}, the slowest ${slowest.toFixed(0)} ms`,
		});
	}

	return rows;
}
