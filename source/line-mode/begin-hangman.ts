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

/** Asks until a line means an answer, and says what is wrong with the others; `undefined` if the player leaves. */
async function ask<Answer extends number | boolean>(
	channel: Channel,
	question: string,
	read: (word: string) => Answer | string | Promise<Answer | string>,
): Promise<Answer | undefined> {
	for (;;) {
		const word = (await channel.ask(question))?.trim().toLowerCase();
		if (word === undefined || word === 'quit') return undefined;
		const answer = await read(word);
		if (typeof answer !== 'string') return answer;
		channel.say(answer);
	}
}

const askNumber = (
	channel: Channel,
	question: string,
	refusal: string,
	isRight: (number: number) => boolean | Promise<boolean>,
): Promise<number | undefined> =>
	ask(channel, question, async word => {
		if (word === 'help') return 'Type a whole number.\nquit: leave';
		const number = readNumber(word) ?? 0;
		return (await isRight(number)) ? number : refusal;
	});

/** Asks for a length before the words are read: the question doesn't wait for them. */
const askLength = (channel: Channel, openWords: OpenWords) =>
	askNumber(
		channel,
		'What word length do you want to play with? ',
		'Sorry, there are no words of that length.',
		async number => (await openWords()).lengths.some(({length}) => length === number),
	);

const askBudget = (channel: Channel) =>
	askNumber(
		channel,
		`How many guesses would you like? [1..${largestBudget}] `,
		refused.notInRange(largestBudget),
		number => number >= 1 && number <= largestBudget,
	);

/** Begins games of Hangman in plain lines as the handouts have it: each asks for what the command line leaves open. */
export function beginByAsking(openWords: OpenWords, given: GivenHangman) {
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
export const askGoOn = (channel: Channel, left: LeftGame): Promise<boolean | undefined> =>
	ask(channel, `${goOnQuestion(left)} [y/n] `, word => {
		if (['y', 'yes'].includes(word)) return true;
		return ['n', 'no'].includes(word) ? false : refused.notYesOrNo;
	});
