import {provedAnswers} from '../../dictionaries/proved-answers.js';
import {
	askedLetter,
	beginGuessing,
	chooserAgent,
	choosers,
	drawSecret,
	fromRecord,
	hangmanRules,
	playNow,
	guessers,
	isLetter,
	learn,
	letterSet,
	newGame,
	nextSeed,
	once,
	readPosition,
	status,
	wordsOfLength,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type HangmanAnswer,
	type ProgramLine,
} from '../../engine/index.js';

export type ServedPlayer =
	| {readonly guesser: GuesserName}
	| {readonly chooser: ChooserName; readonly seed: string};

export type ServedGame = (line: ProgramLine) => string;

export type ServeRefusal =
	| {readonly reason: 'guesses' | 'chooses' | 'not-letters' | 'nothing-left' | 'over' | 'other-families'}
	| {readonly reason: 'places' | 'no-words'; readonly length: number}
	| {readonly reason: 'guess'; readonly guess: string};

/** Opens one of our players for someone else's program. A fair chooser draws its words from one seed after another. A line that makes no sense goes to `refuse`. */
export function servePlayer(
	player: ServedPlayer,
	dictionary: Dictionary,
	refuse: (refusal: ServeRefusal) => never,
): (line: ProgramLine & {readonly kind: 'game'}) => ServedGame {
	let seed = 'seed' in player ? player.seed : '';
	const learnt = once(() => learn(dictionary));

	function serveGuesser(name: GuesserName, length: number): ServedGame {
		const words = wordsOfLength(dictionary, length);
		const rank = beginGuessing(guessers[name], {words, list: dictionary, learnt});
		return line => {
			if (line.kind !== 'guess') return refuse({reason: 'guesses'});
			const {pattern, guessed} = line;
			if (pattern.length !== length) refuse({reason: 'places', length});
			if (!guessed.every(letter => isLetter(dictionary.alphabet, letter))) refuse({reason: 'not-letters'});
			const position = readPosition({
				...{words, pattern},
				guessed: letterSet(dictionary.alphabet, guessed),
			});
			return askedLetter(rank(position)) ?? refuse({reason: 'nothing-left'});
		};
	}

	function serveChooser(name: ChooserName, length: number, budget: number): ServedGame {
		const words = wordsOfLength(dictionary, length);
		if (words.count === 0) refuse({reason: 'no-words', length});
		let game = newGame({words, budget, secret: drawSecret(name, words, seed)});
		seed = nextSeed(seed);
		const choosing = chooserAgent(choosers[name].begin(words, provedAnswers));
		return line => {
			if (line.kind !== 'choose') return refuse({reason: 'chooses'});
			if (status(game) !== 'playing') return refuse({reason: 'over'});
			const {guess, families} = line;
			const asked: HangmanAnswer = {kind: 'guess', guess};
			game = playNow(hangmanRules, game, [fromRecord([asked]), choosing], {
				report(applied) {
					if (!applied.ok) refuse({reason: 'guess', guess});
				},
			});
			if (!families.some(({pattern}) => pattern === game.pattern)) refuse({reason: 'other-families'});
			return game.pattern;
		};
	}

	return ({length, budget}) =>
		'guesser' in player ? serveGuesser(player.guesser, length) : serveChooser(player.chooser, length, budget);
}
