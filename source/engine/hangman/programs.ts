import type {Letter} from '../alphabet.js';
import {reveal, type Guess, type Pattern} from './rules/families.js';
import {
	currentSecret,
	guessedLetters,
	remainingGuesses,
	status,
	type HangmanAnswer,
	type HangmanGame,
	type Forfeiter,
	type ForfeitReason,
} from './rules/game.js';
import type {HangmanAgent} from './rules/rules.js';

const prefix = 'run:';

/** A player that is a program of someone's own, by the command that starts it. */
export type ProgramName = `${typeof prefix}${string}`;

export const isProgram = (name: unknown): name is ProgramName =>
	typeof name === 'string' && name.startsWith(prefix);

export const programCommand = (name: ProgramName): string => name.slice(prefix.length).trim();

export type ProgramLine =
	| {readonly kind: 'game'; readonly length: number; readonly budget: number}
	| {
			readonly kind: 'guess';
			readonly pattern: Pattern;
			readonly guessed: readonly Letter[];
			readonly left: number;
	  }
	| {
			readonly kind: 'choose';
			readonly guess: Guess;
			readonly families: readonly {readonly pattern: Pattern; readonly count: number}[];
	  }
	| {readonly kind: 'over'; readonly result: 'won' | 'lost'; readonly word: string};

/** A program's answer, empty where none was asked for; or why it forfeits the game. */
export type ProgramAnswer =
	| {readonly ok: true; readonly answer: string}
	| {readonly ok: false; readonly reason: ForfeitReason};

/** A program and the side it plays; a program that plays both sides of a game runs twice. */
export type ProgramSide = {readonly by: Forfeiter; readonly name: ProgramName};

/** Asks a program. The answer is already checked: a letter that was not guessed, or one of the patterns. */
export type AskProgram = (side: ProgramSide, line: ProgramLine) => Promise<ProgramAnswer>;

function lineFor(game: HangmanGame): ProgramLine {
	const {pattern, question} = game;
	if (question === undefined)
		return {kind: 'guess', pattern, guessed: guessedLetters(game), left: remainingGuesses(game)};
	const {guess, families} = question;
	return {
		kind: 'choose',
		guess,
		families: families.map(({places, pool}) => ({
			pattern: reveal(pattern, guess, places),
			count: pool.length,
		})),
	};
}

/** Reads a program's text as an answer, which the rules accept or refuse. */
function readProgram({pattern, question}: HangmanGame, text: string): HangmanAnswer {
	if (question === undefined) return {kind: 'guess', guess: text};
	const {guess, families} = question;
	const kept = families.find(({places}) => reveal(pattern, guess, places) === text);
	return {kind: 'keep', places: kept?.places ?? Number.NaN, isProved: true};
}

export type ProgramAgent = {
	readonly agent: HangmanAgent;
	/** Tells the program how the game ended, unless it forfeited or was never asked. */
	readonly tellEnd: (game: HangmanGame) => Promise<void>;
};

/** Returns an agent that asks a program. Silence, nonsense, a refusal or an exit forfeits the game; that is this wrapper's rule and no rule of Hangman. */
export function programAgent(side: ProgramSide, ask: AskProgram): ProgramAgent {
	const forfeit = (reason: ForfeitReason): HangmanAnswer => ({kind: 'forfeit', by: side.by, reason});
	let hasBegun = false;
	let answer = '';

	return {
		async agent({ask: game, refused}) {
			if (refused !== undefined)
				return forfeit({kind: game.question ? 'no-family' : 'no-letter', line: answer});
			if (!hasBegun) {
				hasBegun = true;
				const begun = await ask(side, {kind: 'game', length: game.words.length, budget: game.budget});
				if (!begun.ok) return forfeit(begun.reason);
			}

			const answered = await ask(side, lineFor(game));
			if (!answered.ok) return forfeit(answered.reason);
			answer = answered.answer;
			return readProgram(game, answer);
		},
		async tellEnd(game) {
			if (!hasBegun || game.forfeit?.by === side.by) return;
			const result = status(game) === 'lost' ? 'lost' : 'won';
			await ask(side, {kind: 'over', result, word: currentSecret(game)});
		},
	};
}
