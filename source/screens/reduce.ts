import {isPlayable} from '../engine/index.js';
import type {AppState, ScreenState} from './app-state.js';
import {sourceOf} from './dictionary-choice.js';
import {stepIn} from './step-in.js';
import {
	changeGhost,
	focusGhost,
	settleGhost,
	titleOf,
	typeGhost,
	type GhostDraft,
} from './ghost-setup/draft.js';
import {isGhostRunning, openGhost} from './ghost/play.js';
import {reduceGhost} from './ghost/reduce.js';
import {
	changeHangman,
	focusHangman,
	secretFault,
	settleHangman,
	typeHangman,
	type HangmanDraft,
} from './hangman-setup/draft.js';
import {
	askHint,
	changePace,
	guessLetter,
	guessThought,
	isHangmanRunning,
	openHangman,
	pauseOrGoOn,
	playAgain,
	step,
	takeAnswer,
	takeAssessment,
	takeThought,
	turnPanel,
	type HangmanPlay,
} from './hangman/play.js';
import {closeReview, openReview, takeAppraisal, turnReview} from './hangman/review.js';
import {homeItems} from './home.js';
import type {Message} from './messages.js';
import {rulePages} from './rules.js';
import {bookKey, bookOf, dictionaryOf, shelveBook, shelveDictionary} from './shelf.js';

import {
	changeTournament,
	focusTournament,
	playersFault,
	settleTournament,
	typeTournament,
	type TournamentDraft,
} from './tournament/draft.js';
import {
	isTournamentRunning,
	moveCursor,
	nextChooser,
	nextMeasure,
	openTournamentPlay,
	type TournamentPlay,
} from './tournament/play.js';

/** A message, with a seed for the game that it may begin. */
export type Action = {readonly message: Message; readonly freshSeed: string};

const go = (app: AppState, screen: ScreenState): AppState => ({...app, screen, overlay: undefined});

/** Plays what the set-up says, or waits until the dictionary, and for Ghost its trie, are there. */
function start(app: AppState, freshSeed: string): AppState {
	const {screen, shelf, hangmanDraft, ghostDraft} = app;
	if (screen.name === 'hangman-setup') {
		const dictionary = dictionaryOf(shelf, sourceOf(hangmanDraft.dictionary));
		if (dictionary === undefined) return {...app, hangmanDraft: {...hangmanDraft, isWaiting: true}};
		if (secretFault(hangmanDraft)) return app;
		const settings = settleHangman(hangmanDraft, dictionary, freshSeed);
		const settled = {...hangmanDraft, length: settings.length, secret: '', isWaiting: false};
		const play = openHangman(dictionary, settings, hangmanDraft.figure);
		return go({...app, hangmanDraft: settled}, {name: 'hangman', play});
	}

	if (screen.name === 'ghost-setup') {
		const settings = settleGhost(ghostDraft, freshSeed);
		const book = bookOf(shelf, titleOf(ghostDraft));
		if (book === undefined) return {...app, ghostDraft: {...ghostDraft, isWaiting: true}};
		if (!isPlayable(book)) return app;
		return go(
			{...app, ghostDraft: {...ghostDraft, isWaiting: false, solved: 0}},
			{name: 'ghost', play: openGhost(book, settings)},
		);
	}

	if (screen.name === 'tournament-setup') {
		const {tournamentDraft} = app;
		const dictionary = dictionaryOf(shelf, sourceOf(tournamentDraft.dictionary));
		if (dictionary === undefined) return {...app, tournamentDraft: {...tournamentDraft, isWaiting: true}};
		if (playersFault(tournamentDraft)) return app;
		const request = settleTournament(tournamentDraft, dictionary, freshSeed);
		return go(
			{...app, tournamentDraft: {...tournamentDraft, isWaiting: false}},
			{name: 'tournament', play: openTournamentPlay(dictionary, request)},
		);
	}

	return app;
}

function open(app: AppState): AppState {
	const item = homeItems[app.homeItem];
	switch (item?.opens) {
		case 'hangman-setup': {
			return go({...app, hangmanDraft: {...app.hangmanDraft, guesser: 'you'}}, {name: 'hangman-setup'});
		}

		case 'watch': {
			const {guesser} = app.hangmanDraft;
			const hangmanDraft = {...app.hangmanDraft, guesser: guesser === 'you' ? 'expert' : guesser};
			return go({...app, hangmanDraft}, {name: 'hangman-setup'});
		}

		case 'ghost-setup':
		case 'tournament-setup': {
			return go(app, {name: item.opens});
		}

		case 'rules': {
			return go(app, {name: 'rules', page: 0});
		}

		case 'quit':
		case undefined: {
			return {...app, hasLeft: true};
		}
	}
}

const isRunning = ({screen}: AppState) =>
	(screen.name === 'hangman' && isHangmanRunning(screen.play)) ||
	(screen.name === 'ghost' && isGhostRunning(screen.play)) ||
	(screen.name === 'tournament' && isTournamentRunning(screen.play));

function back(app: AppState): AppState {
	const {screen} = app;
	if (screen.name === 'home') return {...app, hasLeft: true};
	if (screen.name === 'hangman' && screen.play.review)
		return go(app, {...screen, play: closeReview(screen.play)});
	if (screen.name === 'tournament' && !isRunning(app)) return go(app, {name: 'tournament-setup'});
	return isRunning(app) ? {...app, overlay: 'leave'} : go(app, {name: 'home'});
}

const editHangman = (app: AppState, hangmanDraft: HangmanDraft): AppState => ({
	...app,
	hangmanDraft: {...hangmanDraft, isWaiting: false},
});

const editGhost = (app: AppState, ghostDraft: GhostDraft): AppState => ({
	...app,
	ghostDraft: {...ghostDraft, isWaiting: false, solved: 0},
});

const editTournament = (app: AppState, tournamentDraft: TournamentDraft): AppState => ({
	...app,
	tournamentDraft: {...tournamentDraft, isWaiting: false},
});

function reduceTournament(play: TournamentPlay, message: Message): TournamentPlay {
	if (message.type === 'standing') return {...play, ...message.standing};
	if (message.type === 'move') return moveCursor(play, message.across, message.down);
	if (message.type === 'next-chooser') return nextChooser(play);
	if (message.type === 'next-measure') return nextMeasure(play);
	return message.type === 'drill' ? {...play, isDrilled: !play.isDrilled} : play;
}

function reduceHangman(play: HangmanPlay, message: Message): HangmanPlay {
	switch (message.type) {
		case 'letter': {
			return guessLetter(play, message.letter);
		}

		case 'answered': {
			return takeAnswer(play, message.turn, message.answer);
		}

		case 'thought': {
			return takeThought(play, message.turn, message.thought);
		}

		case 'assessed': {
			return takeAssessment(play, message.turn, message.assessment, message.isFinal);
		}

		case 'appraised': {
			return takeAppraisal(play, message.moment, message.appraisal, message.isFinal);
		}

		case 'review': {
			return openReview(play);
		}

		case 'review-turn': {
			return turnReview(play, message.by);
		}

		case 'bot-letter': {
			return guessThought(play);
		}

		case 'hint': {
			return askHint(play);
		}

		case 'pause': {
			return pauseOrGoOn(play);
		}

		case 'step': {
			return step(play);
		}

		case 'change-pace': {
			return changePace(play, message.by);
		}

		case 'turn-panel': {
			return turnPanel(play);
		}

		case 'play-again': {
			return playAgain(play);
		}

		default: {
			return play;
		}
	}
}

/** What a message does on the screen that is shown; one that means nothing there does nothing. */
function reduceScreen(app: AppState, message: Message): AppState {
	const {screen, hangmanDraft, ghostDraft} = app;
	switch (screen.name) {
		case 'home': {
			if (message.type !== 'select') return app;
			return {...app, homeItem: (app.homeItem + message.by + homeItems.length) % homeItems.length};
		}

		case 'rules': {
			if (message.type !== 'turn-page') return app;
			const page = stepIn([...rulePages.keys()], screen.page, message.by);
			return {...app, screen: {...screen, page}};
		}

		case 'hangman-setup': {
			const dictionary = dictionaryOf(app.shelf, sourceOf(hangmanDraft.dictionary));
			if (message.type === 'select') return editHangman(app, focusHangman(hangmanDraft, message.by));
			if (message.type === 'change')
				return editHangman(app, changeHangman(hangmanDraft, message.by, dictionary));
			if (message.type === 'type')
				return editHangman(app, typeHangman(hangmanDraft, message.field, message.text));
			return app;
		}

		case 'ghost-setup': {
			if (message.type === 'select') return editGhost(app, focusGhost(ghostDraft, message.by));
			if (message.type === 'change') return editGhost(app, changeGhost(ghostDraft, message.by));
			if (message.type === 'type') return editGhost(app, typeGhost(ghostDraft, message.field, message.text));
			return app;
		}

		case 'tournament-setup': {
			const {tournamentDraft} = app;
			const dictionary = dictionaryOf(app.shelf, sourceOf(tournamentDraft.dictionary));
			if (message.type === 'select') return editTournament(app, focusTournament(tournamentDraft, message.by));
			if (message.type === 'change')
				return editTournament(app, changeTournament(tournamentDraft, message.by, dictionary));
			if (message.type === 'type')
				return editTournament(app, typeTournament(tournamentDraft, message.field, message.text));
			return app;
		}

		case 'tournament': {
			return {...app, screen: {...screen, play: reduceTournament(screen.play, message)}};
		}

		case 'hangman': {
			if (message.type === 'set-up') return go(app, {name: 'hangman-setup'});
			return {...app, screen: {...screen, play: reduceHangman(screen.play, message)}};
		}

		case 'ghost': {
			if (message.type === 'set-up') return go(app, {name: 'ghost-setup'});
			return {...app, screen: {...screen, play: reduceGhost(screen.play, message)}};
		}
	}
}

/** What is shelved, and the game begun that waited for it. */
function shelve(app: AppState, shelf: AppState['shelf'], freshSeed: string): AppState {
	const shelved = {...app, shelf};
	const isWaiting =
		(app.screen.name === 'hangman-setup' && app.hangmanDraft.isWaiting) ||
		(app.screen.name === 'ghost-setup' && app.ghostDraft.isWaiting) ||
		(app.screen.name === 'tournament-setup' && app.tournamentDraft.isWaiting);
	return isWaiting ? start(shelved, freshSeed) : shelved;
}

/** The root of all screens: the state after a message. */
export function reduceApp(app: AppState, {message, freshSeed}: Action): AppState {
	switch (message.type) {
		case 'quit': {
			return {...app, hasLeft: true};
		}

		case 'help': {
			return {...app, overlay: 'help'};
		}

		case 'stay': {
			return {...app, overlay: undefined};
		}

		case 'leave': {
			return go(app, {name: 'home'});
		}

		case 'back': {
			return back(app);
		}

		case 'open': {
			return open(app);
		}

		case 'play': {
			return start(app, freshSeed);
		}

		case 'dictionary-loaded': {
			return shelve(app, shelveDictionary(app.shelf, message.source, message.loaded), freshSeed);
		}

		case 'book-made': {
			return shelve(app, shelveBook(app.shelf, message.title, message.book), freshSeed);
		}

		case 'solving': {
			const isWanted = bookKey(message.title) === bookKey(titleOf(app.ghostDraft));
			return isWanted ? {...app, ghostDraft: {...app.ghostDraft, solved: message.share}} : app;
		}

		default: {
			return reduceScreen(app, message);
		}
	}
}
