import type {HangmanMove} from './moves.js';
import {isLetter, isSpelled} from '../../alphabet.js';
import type {Agent, Applied, Rules} from '../../play.js';
import {findWord} from '../../words/words.js';
import {
	isWholeWord,
	placesIn,
	reveal,
	splitPool,
	type Families,
	type Family,
	type Guess,
	isMiss,
} from './families.js';
import {
	guessesLeft,
	isUnlisted,
	remainingGuesses,
	status,
	type Choice,
	type Choose,
	type Forfeit,
	type HangmanAnswer,
	type HangmanGame,
	type HangmanRefusal,
	type Question,
	type Turn,
	type Status,
} from './game.js';

type HangmanEvent = 'asked' | 'answered' | 'helped' | 'forfeited';

export type HangmanApplied = Applied<HangmanGame, HangmanEvent, HangmanRefusal>;

/** A guesser, which is player 0, or a chooser, player 1: a chooser is asked a game with a question. */
export type HangmanAgent = Agent<HangmanGame, HangmanAnswer, HangmanRefusal>;

const refuse = (reason: HangmanRefusal): HangmanApplied => ({ok: false, reason});

/** A family has no words if the secret shows what no word of the pool does. */
function familiesOf({words, pool, secret}: HangmanGame, guess: Guess): Families {
	if (secret === undefined) return splitPool(words, pool, guess);
	const places = placesIn(secret, guess);
	const own: Family = {places, pool: new Uint32Array()};
	if (pool.length === 0) return [own];
	const families = splitPool(words, pool, guess);
	if (families.some(family => family.places === places)) return families;
	const [first, ...others] = [...families, own].sort((a, b) => a.places - b.places);
	return [first ?? own, ...others];
}

/** Returns false for a whole word that isn't listed or doesn't fit the pattern. A secret that someone typed may be unlisted, so then any word may be right. */
function mayBe(game: HangmanGame, guess: Guess): boolean {
	if (!isWholeWord(guess) || isUnlisted(game)) return true;
	const word = findWord(game.words, guess);
	return word !== undefined && game.pool.includes(word);
}

function refusalOf(game: HangmanGame, guess: Guess): HangmanRefusal | undefined {
	const {alphabet, length} = game.words;
	const isWord = guess.length === length && isSpelled(alphabet, guess);
	if (!isLetter(alphabet, guess) && !isWord) return 'no-letter';
	if (game.turns.some(turn => turn.guess === guess)) return 'already-guessed';
	return mayBe(game, guess) ? undefined : 'impossible-word';
}

function askChooser(game: HangmanGame, guess: Guess): HangmanApplied {
	const reason = refusalOf(game, guess);
	if (reason !== undefined) return refuse(reason);
	const {words, secret, moves} = game;
	const families = familiesOf(game, guess);
	const question = {words, guess, families, remaining: guessesLeft(game), secret};
	const state: HangmanGame = {...game, question, moves: [...moves, {kind: 'guess', guess}]};
	return {ok: true, state, event: 'asked'};
}

function keep(game: HangmanGame, {guess, families}: Question, {places, isProved}: Choice): HangmanApplied {
	const kept = families.find(family => family.places === places);
	if (kept === undefined) return refuse('no-such-family');
	const pattern = reveal(game.pattern, guess, places);
	const turn: Turn = {guess, families, kept, pattern, isProved};
	const state = {...game, pattern, pool: kept.pool, turns: [...game.turns, turn], question: undefined};
	return {ok: true, state, event: 'answered'};
}

const hasLooked = ({moves}: HangmanGame): boolean =>
	moves.findLast(({kind}) => kind !== 'hint')?.kind === 'look';

function help(game: HangmanGame, move: HangmanMove): HangmanApplied {
	if (move.kind === 'look' && (game.turns.length === 0 || hasLooked(game)))
		return refuse('nothing-to-look-at');
	if (move.kind === 'hint' && game.moves.at(-1)?.kind === 'hint') return refuse('already-hinted');
	const price = move.kind === 'hint' ? game.hintPrice : 0;
	if (price >= remainingGuesses(game)) return refuse('no-hint');
	const state = {...game, moves: [...game.moves, move]};
	return {ok: true, state, event: 'helped'};
}

function forfeitBy(game: HangmanGame, {by, reason}: Forfeit): HangmanApplied {
	return {ok: true, state: {...game, forfeit: {by, reason}, question: undefined}, event: 'forfeited'};
}

type HangmanRules = Rules<HangmanGame, HangmanGame, HangmanAnswer, HangmanEvent, HangmanRefusal>;

/** The rules of Hangman (evil-hangman, efficient-hustling). The chooser of a game may cheat, but every answer is a family of the words that are left. */
export const hangmanRules: HangmanRules = {
	asks: game => (status(game) === 'playing' ? {player: game.question ? 1 : 0, ask: game} : undefined),

	answer(game, answer) {
		if (status(game) !== 'playing') return refuse('game-over');
		const {question} = game;
		switch (answer.kind) {
			case 'guess':
				return question ? refuse('not-asked') : askChooser(game, answer.guess);
			case 'hint':
			case 'look':
				return question ? refuse('not-asked') : help(game, answer);
			case 'keep':
				return question ? keep(game, question, answer) : refuse('not-asked');
			case 'forfeit':
				return forfeitBy(game, answer);
		}
	},
};

/** Returns an agent for a guesser: `guess` gets the game and returns the guess, or `undefined` to leave. Throws if the guess is refused, since a bot's never should be. */
export const guesserAgent =
	(guess: (game: HangmanGame) => Guess | undefined): HangmanAgent =>
	({ask, refused}) => {
		if (refused !== undefined) throw new Error(`The guess of a bot was refused: ${refused}`);
		const guessed = guess(ask);
		return guessed === undefined ? undefined : {kind: 'guess', guess: guessed};
	};

/** Returns an agent for a chooser with its memory of the game. Throws if its answer is refused. */
export const chooserAgent =
	(choose: Choose): HangmanAgent =>
	({ask: {question}, refused}) => {
		if (question === undefined) throw new Error('A chooser is asked to choose');
		if (refused !== undefined) throw new Error(`The choice of a bot was refused: ${refused}`);
		return {kind: 'keep', ...choose(question)};
	};

type RaceGuess = {
	readonly guess: Guess;
	readonly isHit: boolean;
	/** The misses up to this guess. */
	readonly misses: number;
};

/** One side of a race, as far as it has been played. A hint that costs a guess counts as a miss. */
export type RaceGame = {
	readonly guesses: readonly RaceGuess[];
	readonly misses: number;
	readonly status: Status;
	readonly forfeit: Forfeit | undefined;
};

/** Returns a game as one side of a race. */
export function raceGame(game: HangmanGame): RaceGame {
	const turns = game.turns.slice(game.given);
	const guesses: RaceGuess[] = [];
	let misses = 0;
	for (const {kind} of game.moves) {
		if (kind === 'hint') misses += game.hintPrice;
		const turn = kind === 'guess' ? turns[guesses.length] : undefined;
		if (turn === undefined) continue;
		const isHit = !isMiss(turn.kept);
		if (!isHit) misses += 1;
		guesses.push({guess: turn.guess, isHit, misses});
	}

	return {guesses, misses, status: status(game), forfeit: game.forfeit};
}
