import {defaultDictionary} from '../dictionary-files.js';
import {makeBook} from '../engine/index.js';
import {defaultChooser, defaultGuesser, settle} from '../setup/hangman.js';
import {sourceOf} from './dictionary-choice.js';
import {draftGhost, newGhostDraft, type GhostDraft} from './ghost-setup/draft.js';
import {openGhost, type GhostPlay} from './ghost/play.js';
import {draftHangman, type HangmanDraft} from './hangman-setup/draft.js';
import {openHangman, type HangmanPlay} from './hangman/play.js';
import {emptyShelf, shelveDictionary, type Shelf} from './shelf.js';
import type {Start} from './start.js';
import {newTournamentDraft, type TournamentDraft} from './tournament/draft.js';
import type {TournamentPlay} from './tournament/play.js';

/** The screen that is shown, with what it alone needs. */
export type ScreenState =
	| {readonly name: 'home'}
	| {readonly name: 'hangman-setup'}
	| {readonly name: 'hangman'; readonly play: HangmanPlay}
	| {readonly name: 'ghost-setup'}
	| {readonly name: 'ghost'; readonly play: GhostPlay}
	| {readonly name: 'tournament-setup'}
	| {readonly name: 'tournament'; readonly play: TournamentPlay}
	| {readonly name: 'rules'; readonly page: number};

export type AppState = {
	readonly screen: ScreenState;
	/** What lies over the screen: its help, or the question whether to leave the game. */
	readonly overlay: 'help' | 'leave' | undefined;
	readonly hasLeft: boolean;
	readonly shelf: Shelf;
	/** What is chosen on the first screen, and the set-ups as they were last, so that the player finds them again. */
	readonly homeItem: number;
	readonly hangmanDraft: HangmanDraft;
	readonly ghostDraft: GhostDraft;
	readonly tournamentDraft: TournamentDraft;
};

const blank = (dictionary: string): AppState => ({
	screen: {name: 'home'},
	overlay: undefined,
	hasLeft: false,
	shelf: emptyShelf,
	homeItem: 0,
	hangmanDraft: draftHangman({
		dictionary,
		guesser: defaultGuesser,
		chooser: defaultChooser,
		secret: undefined,
		verbose: false,
		seed: undefined,
	}),
	ghostDraft: newGhostDraft(dictionary),
	tournamentDraft: newTournamentDraft(dictionary),
});

/** The state to begin with; a game that leaves nothing to ask begins at once. */
export function openApp(start: Start, freshSeed: string): AppState {
	if (start.screen === 'home') return blank(start.dictionary);
	const {dictionary} = start;
	const source = start.request.dictionary;
	const empty = blank(source);
	const app = {...empty, shelf: shelveDictionary(empty.shelf, source, {ok: true, dictionary})};
	if (start.screen === 'hangman') {
		const settings = settle(start.request, freshSeed);
		const hangmanDraft = draftHangman(start.request);
		if (settings === undefined) return {...app, hangmanDraft, screen: {name: 'hangman-setup'}};
		const play = openHangman(dictionary, settings, hangmanDraft.figure);
		return {...app, hangmanDraft, screen: {name: 'hangman', play}};
	}

	const ghostDraft = draftGhost(start.request);
	const isSolvedFirst = start.request.variant === 'superghost';
	if (!start.isSettled || isSolvedFirst) {
		const waiting = {...ghostDraft, isWaiting: start.isSettled};
		return {...app, homeItem: 1, ghostDraft: waiting, screen: {name: 'ghost-setup'}};
	}

	const settings = {...start.request, seed: start.request.seed ?? freshSeed};
	const play = openGhost(makeBook(dictionary, settings.minLength), settings);
	return {...app, homeItem: 1, ghostDraft, screen: {name: 'ghost', play}};
}

/** The source of the dictionary that the screen is about. */
export function currentSource({screen, hangmanDraft, ghostDraft, tournamentDraft}: AppState): string {
	switch (screen.name) {
		case 'home':
		case 'rules':
		case 'hangman-setup': {
			return sourceOf(hangmanDraft.dictionary) || defaultDictionary;
		}

		case 'ghost-setup': {
			return sourceOf(ghostDraft.dictionary);
		}

		case 'tournament-setup': {
			return sourceOf(tournamentDraft.dictionary);
		}

		case 'tournament': {
			return screen.play.request.dictionary;
		}

		case 'hangman':
		case 'ghost': {
			return screen.play.settings.dictionary;
		}
	}
}
