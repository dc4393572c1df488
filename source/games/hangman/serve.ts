import {provedAnswers} from '../../dictionaries/proved-answers.js';
import {
	askedLetter,
	beginChoosing,
	beginGuessing,
	chooserAgent,
	choosers,
	fromRecord,
	hangmanRules,
	playNow,
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
	type HangmanAnswer,
	type Learnt,
	type ProgramLine,
} from '../../engine/index.js';

export type ServedPlayer =
	{readonly guesser: GuesserName} | {readonly chooser: ChooserName; readonly seed: string};

export type ServedGame = (line: ProgramLine) => string;

/** Opens one of our players for someone else's program. A fair chooser draws its words from one seed after another. A line that makes no sense goes to `refuse` as a sentence. */
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
		const choosing = chooserAgent(beginChoosing(choosers[name], words, provedAnswers));
		return line => {
			if (line.kind !== 'choose')
				return refuse('A chooser guesses no letters; see wordfiend serve --guesser.');
			const {guess, families} = line;
			const asked: HangmanAnswer = {kind: 'guess', guess};
			const before = game;
			game = playNow(hangmanRules, game, [fromRecord([asked]), choosing], {
				report(applied) {
					if (!applied.ok) refuse(`The guess ${guess} can’t be guessed: ${applied.reason}.`);
				},
			});
			if (game === before) return refuse('The game is over.');
			if (!families.some(({pattern}) => pattern === game.pattern))
				refuse('These families are not those of the words given.');
			return game.pattern;
		};
	}

	return ({length, budget}) =>
		'guesser' in player ? serveGuesser(player.guesser, length) : serveChooser(player.chooser, length, budget);
}
