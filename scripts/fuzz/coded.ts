import {
	codedBeginners,
	codedChoosers,
	codedGuessers,
	codedLanguages,
	codedOpponents,
	codedOwnPlayers,
	codedRules,
	codedVariants,
	type CodedGhostMove,
	type CodedGuess,
} from '../../source/codes/coded.js';
import {encodeGame, type CodedGame} from '../../source/codes/index.js';
import type {Dice} from './dice.js';
import {exampleDigest} from './games.js';
import {hostileTexts} from './hostile.js';

const numbers = [0, 1, 2, 3, 4, 5, 8, 26, 27, 50, 63];
const large = [2 ** 20, 2 ** 31, 2 ** 49];

const letter = (dice: Dice): number => dice.below(dice.oneIn(4) ? 32 : 26);

const word = (dice: Dice, length: number): number[] => dice.list(length, () => letter(dice));

const guess = (dice: Dice): CodedGuess => (dice.oneIn(6) ? 'hint' : letter(dice));

const answer = (dice: Dice): CodedGhostMove =>
	dice.oneIn(5)
		? {kind: 'challenge'}
		: dice.oneIn(6)
			? {kind: 'name', word: dice.oneIn(2) ? undefined : word(dice, dice.between(1, 12))}
			: {kind: 'letter', letter: letter(dice), end: dice.pick(['front', 'back'])};

/** A game that a code can tell, whether or not it can be played. */
function someCoded(dice: Dice): CodedGame {
	const number = () => (dice.oneIn(6) ? dice.pick(large) : dice.pick(numbers));
	const guesses = {moves: dice.list(dice.below(30), () => guess(dice)), answers: dice.below(1024)};
	const list = {
		language: dice.oneIn(6) ? dice.pick(codedLanguages) : 'en',
		digest: dice.oneIn(8) ? '5f3e09a' : exampleDigest,
		seed: dice.oneIn(3) ? dice.pick(hostileTexts).slice(0, 200) : '4f2a-999999999',
	} as const;
	if (dice.oneIn(4)) return {game: 'daily', day: dice.oneIn(2) ? dice.below(4000) : number(), ...guesses};
	if (dice.oneIn(2)) {
		const length = dice.oneIn(2) ? 4 : dice.pick(numbers);
		return {
			game: 'hangman',
			...list,
			length,
			budget: number(),
			chooser: dice.pick(codedChoosers),
			guesser: dice.pick(codedGuessers),
			secret: dice.oneIn(3) ? word(dice, length) : undefined,
			...guesses,
		};
	}

	return {
		game: 'ghost',
		...list,
		variant: dice.pick(codedVariants),
		rule: dice.pick(codedRules),
		player: dice.pick(codedOwnPlayers),
		opponent: dice.pick(codedOpponents),
		first: dice.pick(codedBeginners),
		minLength: number(),
		isMatch: dice.oneIn(3),
		moves: dice.list(dice.below(12), () => answer(dice)),
	};
}

/** A code, of a game that can be played or not, or a text that is none. */
export function someCode(dice: Dice): string {
	const code = encodeGame(someCoded(dice)) ?? '';
	const given = dice.oneIn(6) ? dice.pick(hostileTexts).replaceAll('\u0000', '') : code;
	if (!dice.oneIn(6)) return given;
	const at = dice.below(given.length + 1);
	return given.slice(0, at) + dice.pick(['0', 'Z', ' ', '-', 'U']) + given.slice(at + dice.below(2));
}
