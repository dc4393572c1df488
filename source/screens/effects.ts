import {useContext} from 'react';
import {isBundled} from '../dictionary-files.js';
import {momentsOf, type GuesserName} from '../engine/index.js';
import {Motion} from '../hooks/use-motion.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';
import {useWork} from '../hooks/use-work.js';
import {currentSource, type AppState} from './app-state.js';
import {openQuestion, situationOf, type HangmanPlay} from './hangman/play.js';
import {isFinished} from './hangman/progress.js';
import {nextMoment} from './hangman/review.js';
import {titleOf} from './ghost-setup/draft.js';
import {isComputersTurn, isGhostWatched, type GhostPlay} from './ghost/play.js';
import {coachedPlace, isSameSpot, spotOf} from './ghost/study.js';
import {treeRows} from './ghost/layout.js';
import type {Message} from './messages.js';
import type {Services} from './services.js';
import {sightsOf} from '../workers/sights.js';
import {isTournamentRunning} from './tournament/play.js';
import {bookKey, bookOf, dictionaryOf} from './shelf.js';

const ghostPause = 450;
const watchedPause = 1000;
const typingPause = 250;

type Send = (message: Message) => void;

/** Loads the dictionary of the screen that is shown; a path only once the typing pauses. */
function useDictionaries(app: AppState, {loadDictionary}: Services, send: Send) {
	const source = currentSource(app);
	const isMissing = source !== '' && !app.shelf.dictionaries.has(source);
	useWork(
		isMissing ? {key: source} : undefined,
		({key}, signal) => loadDictionary(key, signal),
		(loaded, {key}) => send({type: 'dictionary-loaded', source: key, loaded}),
		isBundled(source) ? 0 : typingPause,
	);
}

/** Makes the book that the Ghost set-up asks for. */
function useBooks({screen, shelf, ghostDraft}: AppState, {openBook}: Services, send: Send) {
	const title = titleOf(ghostDraft);
	const dictionary = dictionaryOf(shelf, title.source);
	const isMissing = screen.name === 'ghost-setup' && bookOf(shelf, title) === undefined;
	useWork(
		isMissing && dictionary ? {key: bookKey(title), dictionary, title} : undefined,
		({dictionary: from, title: {minLength, variant}, title: wanted}, signal) =>
			openBook(from, minLength, variant, share => send({type: 'solving', title: wanted, share}), signal),
		(book, job) => send({type: 'book-made', title: job.title, book}),
	);
}

/** Lets the computer play in Ghost after a moment, so that one sees it come. */
function useComputer(play: GhostPlay | undefined, isCovered: boolean, send: Send) {
	const mayMove = useContext(Motion);
	const isWatched = play && isGhostWatched(play);
	const halts = isWatched && (play.isPaused || isCovered);
	useWork(
		play && isComputersTurn(play) && !halts
			? {key: `${play.settings.seed} ${play.game.turns.length}`}
			: undefined,
		() => undefined,
		() => send({type: 'computer-turn'}),
		mayMove ? (isWatched ? watchedPause : ghostPause) : 0,
	);
}

/** Asks the coach about the fragment, and has the tree drawn that is looked at. */
function useStudies(play: GhostPlay | undefined, size: TerminalSize, services: Services, send: Send) {
	const coached =
		play?.panel === 'coach' && !play.game.ending
			? spotOf(coachedPlace(play.game, isComputersTurn(play) && !isGhostWatched(play)))
			: undefined;
	const isCoached = isSameSpot(coached, play?.lesson?.spot);
	useWork(
		play && coached && !isCoached
			? {key: `${play.settings.seed} ${coached.fragment}`, play, coached}
			: undefined,
		(job, signal) => services.coach(job.play.book, job.coached.node, signal),
		(coaching, job) => send({type: 'coached', lesson: {spot: job.coached, coaching}}),
	);
	const spot = play?.panel === 'tree' ? play.walk.path.at(-1) : undefined;
	const rows = treeRows(size);
	const isDrawn = isSameSpot(spot, play?.plan?.spot) && rows === play?.plan?.rows;
	useWork(
		play && spot && !isDrawn
			? {key: `${play.settings.seed} ${rows} ${spot.fragment}`, play, spot, rows}
			: undefined,
		(job, signal) => services.drawTree(job.play.book, job.spot.node, job.rows, signal),
		(tree, {spot: drawn, rows: height}) =>
			send({type: 'tree-drawn', plan: {spot: drawn, rows: height, tree}}),
	);
}

/** Names a turn of a game of Hangman and what is to be done in it. */
const turnKey = ({settings, game}: HangmanPlay, what: string) =>
	`${what} ${game.turns.length} ${settings.seed}`;

/** Has a chooser that takes its time answer the letter that waits. */
function useAnswers(play: HangmanPlay | undefined, {choose}: Services, send: Send) {
	const question = play && openQuestion(play);
	useWork(
		play && question && {key: turnKey(play, question.letter), play, question},
		({play: {game, settings}, question: {letter}}, signal) => choose(game, settings.chooser, letter, signal),
		(answer, {play: {game}}) => send({type: 'answered', turn: game.turns.length, answer}),
	);
}

const thinkerOf = ({thinking, settings}: HangmanPlay): GuesserName | undefined => {
	if (thinking === 'hint') return 'expert';
	return thinking === 'bot' && settings.guesser !== 'you' ? settings.guesser : undefined;
};

/** Has a bot think about the turn to come, of a game that is watched or for a hint. */
function useThoughts(play: HangmanPlay | undefined, {rank}: Services, send: Send) {
	const guesser = play && thinkerOf(play);
	useWork(
		guesser && {key: turnKey(play, guesser), play, guesser},
		({play: {game, dictionary, thinking}, guesser: thinker}, signal) => {
			const seen = sightsOf(game);
			return rank(
				{words: game.words, dictionary},
				thinker,
				thinking === 'hint' ? seen.slice(-1) : seen,
				signal,
			);
		},
		(thought, {play: {game}}) => send({type: 'thought', turn: game.turns.length, thought}),
	);
}

/** Works out where the game stands while its families are shown, a little at a time and only while nothing else is asked. */
function useStanding(play: HangmanPlay | undefined, {assess}: Services, send: Send) {
	const isWanted =
		play?.panel === 'families' && !play.review && play.waiting.length === 0 && !isFinished(play.standing);
	useWork(
		isWanted ? {key: turnKey(play, `standing ${play.standing?.steps ?? 0}`), play} : undefined,
		({play: shown}, signal) =>
			assess({words: shown.game.words, dictionary: shown.dictionary}, situationOf(shown), signal),
		({assessment, isFinal}, {play: {game}}) =>
			send({type: 'assessed', turn: game.turns.length, assessment, isFinal}),
	);
}

/** Works out what the moments of a finished game were worth while it is reviewed. */
function useReview(play: HangmanPlay | undefined, {appraise}: Services, send: Send) {
	const review = play?.review;
	const index = review && nextMoment(review);
	const moment = play && index !== undefined ? momentsOf(play.game)[index] : undefined;
	const steps = index === undefined ? 0 : (review?.appraisals[index]?.steps ?? 0);
	useWork(
		play && moment && index !== undefined
			? {key: turnKey(play, `review ${index} ${steps}`), play, moment, index}
			: undefined,
		({play: {game, dictionary}, moment: due}, signal) =>
			appraise({words: game.words, dictionary}, due, game.secret !== undefined, signal),
		({appraisal, isFinal}, job) => send({type: 'appraised', moment: job.index, appraisal, isFinal}),
	);
}

/** Lets a watched game go on at its pace. */
function useBot(play: HangmanPlay | undefined, isCovered: boolean, send: Send) {
	const isReady =
		play?.thought &&
		play.settings.guesser !== 'you' &&
		play.waiting.length === 0 &&
		!play.isPaused &&
		!isCovered;
	useWork(
		isReady ? {key: turnKey(play, String(play.pace))} : undefined,
		() => undefined,
		() => send({type: 'bot-letter'}),
		(play?.pace ?? 0) * 1000,
	);
}

/** Plays the tournament that is shown. */
function useTournament({screen}: AppState, {playTournament}: Services, send: Send) {
	const play = screen.name === 'tournament' && isTournamentRunning(screen.play) ? screen.play : undefined;
	useWork(
		play && {key: play.request.seed, play},
		({play: {dictionary, tournament}}, signal) =>
			playTournament({dictionary, tournament}, signal, standing => {
				if (!signal.aborted) send({type: 'standing', standing});
			}),
		() => undefined,
	);
}

/** All that happens by itself: what the state needs is worked for, and what comes of it is sent as a message. */
export function useEffects(app: AppState, size: TerminalSize, services: Services, send: Send) {
	const play = app.screen.name === 'hangman' ? app.screen.play : undefined;
	useDictionaries(app, services, send);
	useBooks(app, services, send);
	const ghost = app.screen.name === 'ghost' ? app.screen.play : undefined;
	useComputer(ghost, app.overlay !== undefined, send);
	useStudies(ghost, size, services, send);
	useAnswers(play, services, send);
	useThoughts(play, services, send);
	useStanding(play, services, send);
	useReview(play, services, send);
	useBot(play, app.overlay !== undefined, send);
	useTournament(app, services, send);
}
