import type {LetterCounts} from '../../words/counts.js';
import type {Words} from '../../words/words.js';
import {beginChoosing} from '../choosers/chooser.js';
import {chooserOf, type AnyChooser} from '../choosers/choosers.js';
import type {FindProved} from '../choosers/proved-answers.js';
import {beginGuessing, guessers, type AnyGuesser} from '../guessers/guessers.js';
import {askedLetter, type Background} from '../guessers/guesser.js';
import {
	chooseLine,
	familyOf,
	guessLine,
	isProgram,
	overLine,
	type AskProgram,
	type Forfeited,
	type ProgramLine,
} from '../programs.js';
import {
	answerWith,
	askChooser,
	forfeitBy,
	type Choice,
	type Forfeiter,
	type Guess,
	type HangmanGame,
	type Question,
} from '../rules/game.js';
import {positionOf} from '../rules/position.js';

export type Players = {
	/** Who guesses, where a bot or a program does. */
	readonly guesser: AnyGuesser | undefined;
	readonly chooser: AnyChooser;
	readonly words: Words;
	/** The words that the guesser knows, where they are others. */
	readonly known?: Words;
	/** The letters of the list that it knows. */
	readonly dictionary: LetterCounts;
	readonly background?: Background;
	readonly findProved?: FindProved | undefined;
	readonly ask: AskProgram;
};

/** What came of asking a side: its answer, or the game that it forfeited, and why. */
export type Asked<Answer> =
	| {readonly ok: true; readonly answer: Answer}
	| {readonly ok: false; readonly game: HangmanGame; readonly forfeit: Forfeited};

export type Sides = {
	readonly begin: (game: HangmanGame) => Promise<Asked<undefined>>;
	/** The letter that is guessed next; `undefined` where nobody guesses, or nothing is left to guess. */
	readonly guess: (game: HangmanGame) => Promise<Asked<Guess | undefined>>;
	readonly choose: (game: HangmanGame, question: Question) => Promise<Asked<Choice>>;
	readonly end: (game: HangmanGame) => Promise<void>;
};

const sideNames = ['guesser', 'chooser'] as const;

/** The programs among those who play a game; nobody else is asked anything. */
export function programSides({
	ask,
	...players
}: {
	readonly guesser: unknown;
	readonly chooser: unknown;
	readonly ask: AskProgram;
}): Sides {
	async function askSide<Answer>(
		by: Forfeiter,
		game: HangmanGame,
		line: ProgramLine,
		read: (answer: string) => Answer,
	): Promise<Asked<Answer>> {
		const name = players[by];
		const asked = isProgram(name) ? await ask({by, name}, line) : ({ok: true, answer: ''} as const);
		return asked.ok
			? {ok: true, answer: read(asked.answer)}
			: {ok: false, game: forfeitBy(game, by), forfeit: {by, reason: asked.reason}};
	}

	const nothing = () => undefined;
	return {
		async begin(game) {
			const line = {kind: 'game', length: game.words.length, budget: game.budget} as const;
			const begun = await askSide('guesser', game, line, nothing);
			return begun.ok ? askSide('chooser', game, line, nothing) : begun;
		},
		guess: game => askSide('guesser', game, guessLine(game), answer => answer),
		choose: (game, question) =>
			askSide('chooser', game, chooseLine(game, question), answer => ({
				family: familyOf(game, question, answer),
				isProved: true,
			})),
		async end(game) {
			const line = overLine(game);
			for (const side of sideNames) if (game.forfeit !== side) await askSide(side, game, line, nothing);
		},
	};
}

export function beginSides(players: Players): Sides {
	const {guesser, chooser, words, known = words, dictionary, background, findProved, ask} = players;
	const programs = programSides({guesser, chooser, ask});
	const rank =
		guesser === undefined || isProgram(guesser)
			? undefined
			: beginGuessing(guessers[guesser], known, background);
	const choose = isProgram(chooser) ? undefined : beginChoosing(chooserOf(chooser), words, findProved);
	return {
		...programs,
		async guess(game) {
			if (isProgram(guesser)) return programs.guess(game);
			return {ok: true, answer: rank && askedLetter(rank(positionOf(game, dictionary, known)))};
		},
		async choose(game, question) {
			return choose ? {ok: true, answer: choose(question)} : programs.choose(game, question);
		},
	};
}

/** Plays a game until it is over, a side forfeits it, or nobody has a guess that may be made. */
export async function playOut(
	begun: HangmanGame,
	sides: Sides,
	isOver: (game: HangmanGame) => boolean,
	onAnswer: (question: Question, choice: Choice) => void = () => undefined,
): Promise<{readonly game: HangmanGame; readonly forfeit?: Forfeited}> {
	let game = begun;
	const opened = await sides.begin(game);
	if (!opened.ok) return opened;
	while (!isOver(game)) {
		const guessed = await sides.guess(game);
		if (!guessed.ok) return guessed;
		const asked = guessed.answer === undefined ? undefined : askChooser(game, guessed.answer);
		if (!asked?.ok) break;
		const chosen = await sides.choose(game, asked.question);
		if (!chosen.ok) return chosen;
		({game} = answerWith(game, asked.question, chosen.answer.family));
		onAnswer(asked.question, chosen.answer);
	}

	return {game};
}
