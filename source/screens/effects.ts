import {useContext} from 'react';
import {isBundled} from '../dictionary-files.js';
import {guessedLetters, letterSet, remainingGuesses, type GuesserName} from '../engine/index.js';
import {Motion} from '../hooks/use-motion.js';
import {useWork} from '../hooks/use-work.js';
import {currentSource, type AppState} from './app-state.js';
import {sourceOf} from './dictionary-choice.js';
import {isComputersTurn} from './ghost/play.js';
import {openQuestion, type HangmanPlay} from './hangman/play.js';
import type {Message} from './messages.js';
import type {Services} from './services.js';
import {isTournamentRunning} from './tournament/play.js';
import {bookOf, dictionaryOf} from './shelf.js';

const ghostPause = 450;
const typingPause = 250;

type Send = (message: Message) => void;

/** Loads the dictionary of the screen that is shown; a path only once the typing pauses. */
function useDictionaries(app: AppState, {loadDictionary}: Services, send: Send) {
	const source = currentSource(app);
	const isMissing = source !== '' && !app.shelf.dictionaries.has(source);
	useWork(
		isMissing ? {key: source} : undefined,
		({key}) => loadDictionary(key),
		(loaded, {key}) => send({type: 'dictionary-loaded', source: key, loaded}),
		isBundled(source) ? 0 : typingPause,
	);
}

/** Makes the trie that the Ghost set-up asks for. */
function useBooks({screen, shelf, ghostDraft}: AppState, {makeBook}: Services, send: Send) {
	const source = sourceOf(ghostDraft.dictionary);
	const {minLength} = ghostDraft;
	const dictionary = dictionaryOf(shelf, source);
	const isMissing = screen.name === 'ghost-setup' && bookOf(shelf, source, minLength) === undefined;
	useWork(
		isMissing && dictionary ? {key: `${minLength} ${source}`, dictionary, source, minLength} : undefined,
		job => makeBook(job.dictionary, job.minLength),
		(book, job) => send({type: 'book-made', source: job.source, minLength: job.minLength, book}),
	);
}

/** Lets the computer play its letter in Ghost after a moment, so that one sees it come. */
function useComputer({screen}: AppState, send: Send) {
	const mayMove = useContext(Motion);
	const play = screen.name === 'ghost' && isComputersTurn(screen.play) ? screen.play : undefined;
	useWork(
		play && {key: `${play.settings.seed} ${play.game.fragment}`},
		() => undefined,
		() => send({type: 'computer-letter'}),
		mayMove ? ghostPause : 0,
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
		({play: {dictionary, settings}, question: {words, ...rest}}) =>
			choose({words, dictionary}, settings.chooser, rest),
		(family, {play: {game}}) => send({type: 'answered', turn: game.turns.length, family}),
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
		({play: {game, dictionary}, guesser: thinker}) => {
			const guessed = letterSet(guessedLetters(game));
			const shown = {pattern: game.pattern, guessed, remaining: remainingGuesses(game)};
			return rank({words: game.words, dictionary}, thinker, shown);
		},
		(thought, {play: {game}}) => send({type: 'thought', turn: game.turns.length, thought}),
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
export function useEffects(app: AppState, services: Services, send: Send) {
	const play = app.screen.name === 'hangman' ? app.screen.play : undefined;
	useDictionaries(app, services, send);
	useBooks(app, services, send);
	useComputer(app, send);
	useAnswers(play, services, send);
	useThoughts(play, services, send);
	useBot(play, app.overlay !== undefined, send);
	useTournament(app, services, send);
}
