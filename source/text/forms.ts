import type {BundledName} from '../dictionaries/index.js';
import {ordinal} from './words.js';
import type {FigureName} from '../settings/hangman.js';
import type {ThemeName} from '../settings/preferences.js';

/** Notes beside the values of a form, and placeholders of its empty texts. */
export const formNotes = {
	// Hangman
	secretLength: 'as long as the secret word',
	secret: 'hidden while you type',
	noSecret: 'the fiend draws one; type your own',
	from: 'your name in the line',
	ownBest: 'your own best game',
	toSend: 'you get a line to send',
	knows: 'as do hints; the word may not be on it',
	families: 'the words each answer keeps (Tab)',
	budget: (budget: number) =>
		budget <= 20 ? '●'.repeat(budget) : `the ${ordinal(budget)} wrong letter loses`,
	// Ghost
	elsewhere: 'a friend: you send each other lines',
	humans: 'people at one keyboard',
	humanAgainstBot: 'you play against it',
	ownNameFirst: 'Ann,Ben – yours first',
	names: 'Ann,Ben – in the order of the turns',
	minLength: (minLength: number) =>
		minLength === 1 ? 'every word counts' : 'letters; shorter words don’t count',
	rule: {instant: 'leave a dead fragment and you lose', challenge: 'bluff, until you are challenged'},
	match: 'a letter for each lost round',
	// A tournament
	games: (games: number | 'all') =>
		games === 'all' ? 'each word is the secret once, for random' : 'secrets of each length, for random',
	tournamentSeed: 'fresh; type one to repeat it',
	// Any of them
	seed: 'fresh; type one to repeat a game',
	ownList: 'a list of your own',
	path: 'type the path of a file, one word a line',
} as const;

export const dictionaryNotes = {
	small: 'words everyone knows',
	common: 'a fair, rich game',
	huge: 'tournament words',
	animals: 'beasts, birds and fish',
	body: 'from head to toe',
	feelings: 'what people feel',
	food: 'food and drink',
	music: 'songs, dances, instruments',
	nature: 'land, water and weather',
	people: 'jobs and family',
	plants: 'trees, flowers and crops',
	things: 'clothes, tools and toys',
	vehicles: 'by land, sea and air',
	example: 'to see how it works',
} as const satisfies Record<BundledName, string>;

export const figureNotes = {
	eye: 'opens as your guesses go',
	gallows: 'the old drawing',
	none: 'letters only',
} as const satisfies Record<FigureName, string>;

export const themeNotes = {
	auto: 'goes by the terminal’s background',
	light: 'for a light background',
	dark: 'for a dark background',
	contrast: 'bold and inverse instead of colors',
	colorblind: 'blue and orange',
	mono: 'bold only',
} as const satisfies Record<ThemeName, string>;

export function motionNote(motion: 'on' | 'off', mayMove: boolean): string {
	if (!mayMove) return 'nothing moves: your environment says so';
	return motion === 'on' ? 'eyes and ghosts move' : 'nothing moves by itself';
}
