import {parentPort, workerData} from 'node:worker_threads';
import {expose} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import {loadDictionary} from '../dictionary-files.js';
import {
	appraiseWorst,
	assess,
	coach,
	countDictionary,
	createExpectation,
	drawTree,
	isAppraised,
	isAssessed,
	openBook,
	readPosition,
	choosers,
	createSolver,
	guessers,
	type Book,
	type ChooserName,
	type Choose,
	type Coaching,
	type Dictionary,
	type GuesserName,
	type LetterCounts,
	type Moment,
	type Node,
	type OnProgress,
	type Question,
	type RankLetters,
	type Ranking,
	type Shown,
	type Situation,
	type Solver,
	type Tree,
	type Variant,
	type Words,
} from '../engine/index.js';
import {openTournament, playJob} from './tournament-desk.js';
import {createProver} from './prover.js';

/** What a game is played with. */
export type Table = {readonly words: Words; readonly dictionary: Dictionary};

/** The table of the game that questions are about: the same words for all of them, for bots keep what they lay out for them. */
let seat:
	| {
			readonly words: Words;
			readonly counts: LetterCounts;
			readonly ranks: Map<GuesserName, RankLetters>;
			solver?: Solver;
			choose?: Choose;
			expect?: ReturnType<typeof createExpectation>;
	  }
	| undefined;

function seated() {
	if (seat === undefined) throw new Error('No table has been sent to the worker');
	return seat;
}

function solver(): Solver {
	const at = seated();
	return (at.solver ??= createSolver(at.words));
}

/** How long background work goes on before it tells what it has found, in milliseconds. */
const slice = 120;

/** How many answers somebody waits for; background work makes room for them. */
const waiting = workerData instanceof Int32Array ? workerData : new Int32Array(1);

/** Ends background work after its slice, or as soon as an answer is waited for. */
function patience(): () => boolean {
	const end = performance.now() + slice;
	return () => performance.now() >= end || Atomics.load(waiting, 0) > 0;
}

/** The book that questions of Ghost are about. */
let opened: Book | undefined;

function openedBook() {
	if (opened === undefined) throw new Error('No book has been sent to the worker');
	return opened;
}

/** What a worker can be asked to do. */
const api = {
	loadDictionary,
	/** Makes a book and keeps it: the next questions are about it. */
	openBook(dictionary: Dictionary, minLength: number, variant: Variant, onProgress: OnProgress): Book {
		opened = openBook(dictionary, minLength, variant, onProgress);
		return opened;
	},
	/** Takes the book that the next questions are about. */
	takeBook(book: Book): void {
		opened = book;
	},
	coach: (node: Node): Coaching => coach(openedBook(), node),
	drawTree: (node: Node, rows: number): Tree => drawTree(openedBook(), node, rows),
	openTournament,
	playJob,
	...createProver(),
	/** Takes the table of the game that the next questions are about. */
	sitDown({words, dictionary}: Table): void {
		seat = {words, counts: countDictionary(dictionary), ranks: new Map()};
	},
	/** Which of a question's families a chooser keeps. */
	choose(chooser: ChooserName, question: Omit<Question, 'words'>) {
		const at = seated();
		at.choose ??= choosers[chooser].begin(at.words);
		const {family, isProved} = at.choose({...question, words: at.words});
		return {family: question.families.indexOf(family), isByBounds: !isProved};
	},
	/** What a guesser thinks of what is shown. */
	rank(guesser: GuesserName, shown: Omit<Shown, keyof Table>): Ranking {
		const {words, counts, ranks} = seated();
		const rank = ranks.get(guesser) ?? guessers[guesser].begin(words);
		ranks.set(guesser, rank);
		return rank(readPosition({...shown, words, dictionary: counts}));
	},
	/** Where a game stands, as far as a slice of time tells. */
	assess(situation: Situation) {
		const assessment = assess(solver(), situation, patience());
		return {assessment, isFinal: isAssessed(assessment)};
	},
	/** What a moment was worth, as far as a slice of time tells; on average where the chooser is honest, else at worst. */
	appraise(moment: Moment, isFair: boolean) {
		const at = seated();
		if (isFair) at.expect ??= createExpectation(at.words);
		const appraisal = at.expect && isFair ? at.expect(moment) : appraiseWorst(solver(), moment, patience());
		return {appraisal, isFinal: isAppraised(moment, appraisal)};
	},
};

export type WorkerApi = typeof api;

if (parentPort) expose(api, nodeEndpoint(parentPort));
