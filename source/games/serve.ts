import {provedAnswers} from '../dictionaries/proved-answers.js';
import {
	answerWith,
	askChooser,
	askedLetter,
	beginChoosing,
	beginGuessing,
	chooseLine,
	choosers,
	countDictionary,
	guessers,
	isLetter,
	learn,
	letterSet,
	newGame,
	nextSeed,
	readPosition,
	seedRandom,
	wordsOfLength,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type Learnt,
	type Letter,
	type ProgramLine,
} from '../engine/index.js';

/** Which of our players answers. */
export type ServedPlayer =
	{readonly guesser: GuesserName} | {readonly chooser: ChooserName; readonly seed: string};

type Guess = ProgramLine & {readonly kind: 'guess'};
type Choose = ProgramLine & {readonly kind: 'choose'};

/** Answers the lines of a game; throws what is wrong with a line that makes no sense in it. */
export type ServedGame = {readonly guess: (line: Guess) => Letter; readonly choose: (line: Choose) => string};

/** What is wrong with a line. */
export class UnplayableLine extends Error {}

const refuse = (sentence: string): never => {
	throw new UnplayableLine(sentence);
};

/** Has a player of ours play, on the words of a dictionary; the games of a fair chooser are drawn one after the other. */
export function servePlayer(player: ServedPlayer, dictionary: Dictionary) {
	const counts = countDictionary(dictionary);
	let seed = 'seed' in player ? player.seed : '';

	let learnt: Learnt | undefined;
	const background = () => ({
		learnt: (learnt ??= learn(dictionary, dictionary.alphabet)),
		isElsewhere: false,
	});

	function serveGuesser(name: GuesserName, length: number): ServedGame {
		const words = wordsOfLength(dictionary, length);
		const rank = beginGuessing(guessers[name], words, background);
		return {
			guess({pattern, guessed, left}) {
				if (pattern.length !== length) refuse(`A pattern of this game has ${length} places.`);
				if (!guessed.every(letter => isLetter(dictionary.alphabet, letter)))
					refuse('Only letters can have been guessed.');
				const position = readPosition({
					...{words, dictionary: counts, pattern, remaining: left},
					guessed: letterSet(dictionary.alphabet, guessed),
				});
				return askedLetter(rank(position)) ?? refuse('Nothing is left to guess.');
			},
			choose: () => refuse('A guesser chooses no families; see wordfiend serve --chooser.'),
		};
	}

	function serveChooser(name: ChooserName, length: number, budget: number): ServedGame {
		const words = wordsOfLength(dictionary, length);
		if (words.count === 0) refuse(`There are no words of ${length} letters.`);
		let game = newGame({words, chooser: choosers[name], budget, random: seedRandom(seed)});
		seed = nextSeed(seed);
		const choose = beginChoosing(choosers[name], words, provedAnswers);
		return {
			guess: () => refuse('A chooser guesses no letters; see wordfiend serve --guesser.'),
			choose({guess, families}) {
				const asked = askChooser(game, guess);
				if (!asked.ok) return refuse(`The guess ${guess} can’t be guessed: ${asked.reason}.`);
				const {family} = choose(asked.question);
				const line = chooseLine(game, asked.question);
				const pattern =
					line.kind === 'choose'
						? line.families[asked.question.families.indexOf(family)]?.pattern
						: undefined;
				if (!families.some(each => each.pattern === pattern))
					return refuse('These families are not those of the words given.');
				({game} = answerWith(game, asked.question, family));
				return pattern ?? '';
			},
		};
	}

	return ({length, budget}: ProgramLine & {readonly kind: 'game'}): ServedGame =>
		'guesser' in player ? serveGuesser(player.guesser, length) : serveChooser(player.chooser, length, budget);
}
