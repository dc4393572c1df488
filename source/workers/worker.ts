import {parentPort} from 'node:worker_threads';
import {expose} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import {loadDictionary} from '../dictionary-files.js';
import {
	choosers,
	countDictionary,
	guessers,
	readPosition,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type LetterCounts,
	type Question,
	type Ranking,
	type Shown,
	type Words,
} from '../engine/index.js';
import {makeBook} from '../setup/ghost.js';
import {openTournament, playJob} from './tournament-desk.js';
import {createProver} from './prover.js';

/** What a game is played with. */
export type Table = {readonly words: Words; readonly dictionary: Dictionary};

/** The table of the game that questions are about: the same words for all of them, for bots keep what they lay out for them. */
let seat: {readonly words: Words; readonly counts: LetterCounts} | undefined;

function seated() {
	if (seat === undefined) throw new Error('No table has been sent to the worker');
	return seat;
}

/** What a worker can be asked to do. */
const api = {
	loadDictionary,
	makeBook,
	openTournament,
	playJob,
	...createProver(),
	/** Takes the table of the game that the next questions are about. */
	sitDown({words, dictionary}: Table): void {
		seat = {words, counts: countDictionary(dictionary)};
	},
	/** Which of a question's families a chooser keeps, by its index. */
	choose(chooser: ChooserName, question: Omit<Question, 'words'>): number {
		const kept = choosers[chooser].choose({...question, words: seated().words});
		return question.families.indexOf(kept);
	},
	/** What a guesser thinks of what is shown. */
	rank(guesser: GuesserName, shown: Omit<Shown, keyof Table>): Ranking {
		const {words, counts} = seated();
		return guessers[guesser].rank(readPosition({...shown, words, dictionary: counts}));
	},
};

export type WorkerApi = typeof api;

if (parentPort) expose(api, nodeEndpoint(parentPort));
