import {isPrintable} from '../dictionaries/printable.js';
import {UnreadableBits, type BitReader, type BitWriter} from './bits.js';
import {
	codedBeginners,
	codedChoosers,
	codedGuessers,
	codedLanguages,
	codedOpponents,
	codedOwnPlayers,
	codedRules,
	codedVariants,
	digestLength,
	type CodedDaily,
	type CodedGame,
	type CodedGhost,
	type CodedGhostMove,
	type CodedGuess,
	type CodedHangman,
	type CodedList,
	type LetterNumber,
} from './coded.js';

/** The code names something that this version does not know. */
export class UnknownName extends Error {
	override readonly name = 'UnknownName';
}

const games = ['hangman', 'ghost', 'daily'] as const satisfies readonly CodedGame['game'][];

export function putGame(bits: BitWriter, game: CodedGame): void {
	putName(bits, games, game.game, 3);
	switch (game.game) {
		case 'hangman': {
			putHangman(bits, game);
			break;
		}

		case 'ghost': {
			putGhost(bits, game);
			break;
		}

		case 'daily': {
			putDaily(bits, game);
		}
	}
}

export function takeGame(bits: BitReader): CodedGame {
	switch (takeName(bits, games, 3)) {
		case 'hangman': {
			return takeHangman(bits);
		}

		case 'ghost': {
			return takeGhost(bits);
		}

		case 'daily': {
			return takeDaily(bits);
		}
	}
}

function putHangman(bits: BitWriter, game: CodedHangman): void {
	putList(bits, game);
	putName(bits, codedChoosers, game.chooser, 4);
	putName(bits, codedGuessers, game.guesser, 4);
	bits.put(game.length, 6);
	bits.putNumber(game.budget);
	putSeed(bits, game.seed);
	putFlag(bits, game.secret !== undefined);
	for (const letter of game.secret ?? []) bits.put(letter, 5);
	putGuesses(bits, game);
}

function takeHangman(bits: BitReader): CodedHangman {
	const list = takeList(bits);
	const chooser = takeName(bits, codedChoosers, 4);
	const guesser = takeName(bits, codedGuessers, 4);
	const length = bits.take(6);
	const budget = bits.takeNumber();
	const seed = takeSeed(bits);
	const secret = takeFlag(bits) ? takeLetters(bits, length) : undefined;
	return {game: 'hangman', ...list, chooser, guesser, length, budget, seed, secret, ...takeGuesses(bits)};
}

function putDaily(bits: BitWriter, game: CodedDaily): void {
	bits.putNumber(game.day);
	putGuesses(bits, game);
}

const takeDaily = (bits: BitReader): CodedDaily => ({
	game: 'daily',
	day: bits.takeNumber(),
	...takeGuesses(bits),
});

function putGhost(bits: BitWriter, game: CodedGhost): void {
	putList(bits, game);
	putName(bits, codedVariants, game.variant, 2);
	putName(bits, codedRules, game.rule, 2);
	putName(bits, codedOwnPlayers, game.player, 4);
	putName(bits, codedOpponents, game.opponent, 4);
	putName(bits, codedBeginners, game.first, 1);
	putFlag(bits, game.isMatch);
	bits.putNumber(game.minLength);
	putSeed(bits, game.seed);
	bits.putNumber(game.moves.length);
	for (const move of game.moves) putGhostMove(bits, game, move);
}

function takeGhost(bits: BitReader): CodedGhost {
	const list = takeList(bits);
	const variant = takeName(bits, codedVariants, 2);
	const rule = takeName(bits, codedRules, 2);
	const player = takeName(bits, codedOwnPlayers, 4);
	const opponent = takeName(bits, codedOpponents, 4);
	const first = takeName(bits, codedBeginners, 1);
	const isMatch = takeFlag(bits);
	const minLength = bits.takeNumber();
	const seed = takeSeed(bits);
	const moves = takeMany(bits.takeNumber(), () => takeGhostMove(bits, {variant, rule}));
	return {game: 'ghost', ...list, variant, rule, player, opponent, first, minLength, isMatch, seed, moves};
}

type GhostKind = Pick<CodedGhost, 'variant' | 'rule'>;

/** Five bits for a letter, and what the rules leave open before it. */
function putGhostMove(bits: BitWriter, {variant, rule}: GhostKind, move: CodedGhostMove): void {
	if (rule === 'challenge') putFlag(bits, move.kind !== 'letter');
	if (move.kind === 'letter') {
		if (variant === 'superghost') putFlag(bits, move.end === 'front');
		bits.put(move.letter, 5);
		return;
	}

	putFlag(bits, move.kind === 'name');
	if (move.kind === 'challenge') return;
	bits.put(move.word?.length ?? 0, 6);
	for (const letter of move.word ?? []) bits.put(letter, 5);
}

function takeGhostMove(bits: BitReader, {variant, rule}: GhostKind): CodedGhostMove {
	if (rule === 'challenge' && takeFlag(bits)) {
		if (!takeFlag(bits)) return {kind: 'challenge'};
		const word = takeLetters(bits, bits.take(6));
		return {kind: 'name', word: word.length === 0 ? undefined : word};
	}

	const end = variant === 'superghost' && takeFlag(bits) ? 'front' : 'back';
	return {kind: 'letter', letter: bits.take(5), end};
}

type Guesses = Pick<CodedHangman, 'moves' | 'answers'>;

/** How many bits `markAnswers` gives. */
export const answerBits = 10;

/** The letters, then the hints by how many moves came before each. */
function putGuesses(bits: BitWriter, {moves, answers}: Guesses): void {
	const letters = moves.filter(move => move !== 'hint');
	bits.putNumber(letters.length);
	for (const letter of letters) bits.put(letter, 5);
	bits.putNumber(moves.length - letters.length);
	for (const [before, move] of moves.entries()) if (move === 'hint') bits.putNumber(before);
	bits.put(answers, answerBits);
}

function takeGuesses(bits: BitReader): Guesses {
	const moves: CodedGuess[] = takeLetters(bits, bits.takeNumber());
	for (const before of takeMany(bits.takeNumber(), bits.takeNumber)) {
		if (before > moves.length) throw new UnreadableBits('A hint comes after the last move');
		moves.splice(before, 0, 'hint');
	}

	return {moves, answers: bits.take(answerBits)};
}

function putList(bits: BitWriter, {language, digest}: CodedList): void {
	putName(bits, codedLanguages, language, 6);
	for (let at = 0; at < digestLength; at++) bits.put(Number.parseInt(digest.charAt(at), 16), 4);
}

const takeList = (bits: BitReader): CodedList => ({
	language: takeName(bits, codedLanguages, 6),
	digest: takeMany(digestLength, () => bits.take(4).toString(16)).join(''),
});

/** Seeds that nobody typed are four hexadecimal digits, later games of them `4f2a-2` and so on; any other seed goes as it is. */
const freshSeed = /^([\da-f]{4})(?:-([1-9]\d{0,8}))?$/;

function putSeed(bits: BitWriter, seed: string): void {
	const [, digits, number] = freshSeed.exec(seed) ?? [];
	putFlag(bits, digits === undefined);
	if (digits === undefined) {
		const bytes = new TextEncoder().encode(seed);
		bits.putNumber(bytes.length);
		for (const byte of bytes) bits.put(byte, 8);
		return;
	}

	bits.put(Number.parseInt(digits, 16), 16);
	putFlag(bits, number !== undefined);
	if (number !== undefined) bits.putNumber(Number(number));
}

function takeSeed(bits: BitReader): string {
	if (takeFlag(bits)) {
		const bytes = Uint8Array.from(takeMany(bits.takeNumber(), () => bits.take(8)));
		const seed = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
		if (!isPrintable(seed)) throw new UnreadableBits();
		return seed;
	}

	const digits = bits.take(16).toString(16).padStart(4, '0');
	return takeFlag(bits) ? `${digits}-${bits.takeNumber()}` : digits;
}

const putFlag = (bits: BitWriter, flag: boolean): void => bits.put(flag ? 1 : 0, 1);

const takeFlag = (bits: BitReader): boolean => bits.take(1) === 1;

function putName<Name extends string>(
	bits: BitWriter,
	names: readonly Name[],
	name: Name,
	size: number,
): void {
	bits.put(names.indexOf(name), size);
}

function takeName<Name extends string>(bits: BitReader, names: readonly Name[], size: number): Name {
	const name = names[bits.take(size)];
	if (name === undefined) throw new UnknownName();
	return name;
}

const takeLetters = (bits: BitReader, count: number): LetterNumber[] => takeMany(count, () => bits.take(5));

/** Whatever the count says, it ends with the bits. */
function takeMany<T>(count: number, take: () => T): T[] {
	const taken: T[] = [];
	while (taken.length < count) taken.push(take());
	return taken;
}
