import {isFairChooser, nextSeed, type Dictionary} from '../engine/index.js';
import {freshSeed} from '../games/player.js';
import type {Route} from '../screens/routes.js';
import {
	chooserIn,
	fillHangman,
	largestBudget,
	missingIn,
	type GivenHangman,
	type HangmanSettings,
} from '../settings/hangman.js';
import {seedOr} from '../settings/readers.js';
import type {LeftGame} from '../store/index.js';
import {goOnQuestion} from '../text/left.js';
import {refused} from '../text/refusals.js';
import type {Channel} from './channel.js';
import {readNumber} from './choices.js';

type OpenWords = () => Promise<Dictionary>;

/** Gets a line; returns what it means, or a sentence that says what is wrong with it. */
type Read<Answer> = (line: string) => {readonly answer: Answer} | string;

/** Asks until there is an answer; `undefined` if the player leaves. */
async function askPlain<Answer>(
	channel: Channel,
	question: string,
	read: Read<Answer>,
	help: readonly string[] = [],
): Promise<{readonly answer: Answer} | undefined> {
	for (;;) {
		const line = await channel.ask(question);
		const word = line?.trim().toLowerCase();
		if (line === undefined || word === 'quit') return undefined;
		const result = word === 'help' && help.length > 0 ? [...help, 'quit: leave'].join('\n') : read(line);
		if (typeof result !== 'string') return result;
		channel.say(result);
	}
}

const aboutNumbers = ['Type a whole number.'];

/** Asks for a length before the words are read: the question doesn't wait for them. */
async function askLength(channel: Channel, openWords: OpenWords) {
	for (;;) {
		const question = 'What word length do you want to play with? ';
		const typed = await askPlain(channel, question, line => ({answer: readNumber(line)}), aboutNumbers);
		if (typed === undefined) return undefined;
		const {lengths} = await openWords();
		if (lengths.some(({length}) => length === typed.answer)) return typed.answer;
		channel.say('Sorry, there are no words of that length.');
	}
}

async function askBudget(channel: Channel): Promise<number | undefined> {
	const question = `How many guesses would you like? [1..${largestBudget}] `;
	const read: Read<number> = line => {
		const number = readNumber(line) ?? 0;
		return number >= 1 && number <= largestBudget ? {answer: number} : refused.notInRange(largestBudget);
	};
	return (await askPlain(channel, question, read, aboutNumbers))?.answer;
}

/** Begins games of Hangman in plain lines as the handouts have it: each asks for what the command line leaves open. */
export function beginHangman(openWords: OpenWords, given: GivenHangman) {
	let last: HangmanSettings | undefined;
	const {length, secret, chooser = chooserIn(given)} = given;
	// A word that someone typed is played once.
	const later = {...given, chooser, length: length ?? secret?.length, secret: undefined};
	/** Returns where the next game begins; `undefined` if the player leaves. */
	return async (channel: Channel): Promise<Route | undefined> => {
		const asked = last === undefined ? given : later;
		const missing = missingIn(asked);
		channel.say('**** H A N G M A N ****');
		if (given.verbose) channel.say(isFairChooser(chooser) ? '(playing clean)' : '(playing dirty)');
		const chosen = missing.length ? await askLength(channel, openWords) : asked.length;
		if (missing.length && chosen === undefined) return undefined;
		const budget = missing.budget ? await askBudget(channel) : asked.budget;
		if (missing.budget && budget === undefined) return undefined;
		const seed = last === undefined ? seedOr(given.seed, freshSeed()) : nextSeed(last.seed);
		const list = await openWords();
		last = fillHangman({...asked, length: chosen, budget, seed}, list);
		return {to: 'hangman', with: {game: 'hangman', list, settings: last}};
	};
}

/** Asks whether to go on with a game that was left; `undefined` if the player leaves. */
export async function askGoOn(channel: Channel, left: LeftGame): Promise<boolean | undefined> {
	const read: Read<boolean> = line => {
		const word = line.trim().toLowerCase();
		if (['y', 'yes'].includes(word)) return {answer: true};
		return ['n', 'no'].includes(word) ? {answer: false} : refused.notYesOrNo;
	};
	return (await askPlain(channel, `${goOnQuestion(left, new Date())} [y/n] `, read))?.answer;
}
