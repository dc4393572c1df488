import {provedAnswers} from '../dictionaries/proved-answers.js';
import {
	answerWith,
	askChooser,
	askedLetter,
	beginChoosing,
	beginGuessing,
	choosers,
	countDictionary,
	guessers,
	isLetter,
	learn,
	letterSet,
	newGame,
	nextSeed,
	readPosition,
	reveal,
	seedRandom,
	wordsOfLength,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type Learnt,
	type ProgramLine,
} from '../engine/index.js';

export type ServedPlayer =
	{readonly guesser: GuesserName} | {readonly chooser: ChooserName; readonly seed: string};

export type ServedGame = (line: ProgramLine) => string;

/** Has a player of ours play, on the words of a dictionary; the games of a fair chooser are drawn one after the other. A line that makes no sense is refused in a sentence, by what throws it. */
export function servePlayer(
	player: ServedPlayer,
	dictionary: Dictionary,
	refuse: (sentence: string) => never,
): (line: ProgramLine & {readonly kind: 'game'}) => ServedGame {
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
		return line => {
			if (line.kind !== 'guess')
				return refuse('A guesser chooses no families; see wordfiend serve --chooser.');
			const {pattern, guessed, left} = line;
			if (pattern.length !== length) refuse(`A pattern of this game has ${length} places.`);
			if (!guessed.every(letter => isLetter(dictionary.alphabet, letter)))
				refuse('Only letters can have been guessed.');
			const position = readPosition({
				...{words, dictionary: counts, pattern, remaining: left},
				guessed: letterSet(dictionary.alphabet, guessed),
			});
			return askedLetter(rank(position)) ?? refuse('Nothing is left to guess.');
		};
	}

	function serveChooser(name: ChooserName, length: number, budget: number): ServedGame {
		const words = wordsOfLength(dictionary, length);
		if (words.count === 0) refuse(`There are no words of ${length} letters.`);
		let game = newGame({words, chooser: choosers[name], budget, random: seedRandom(seed)});
		seed = nextSeed(seed);
		const choose = beginChoosing(choosers[name], words, provedAnswers);
		return line => {
			if (line.kind !== 'choose')
				return refuse('A chooser guesses no letters; see wordfiend serve --guesser.');
			const {guess, families} = line;
			const asked = askChooser(game, guess);
			if (!asked.ok) return refuse(`The guess ${guess} can’t be guessed: ${asked.reason}.`);
			const {family} = choose(asked.question);
			const answer = reveal(game.pattern, guess, family.places);
			if (!families.some(({pattern}) => pattern === answer))
				refuse('These families are not those of the words given.');
			({game} = answerWith(game, asked.question, family));
			return answer;
		};
	}

	return ({length, budget}) =>
		'guesser' in player ? serveGuesser(player.guesser, length) : serveChooser(player.chooser, length, budget);
}
