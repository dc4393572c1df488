import type {FigureName} from '../../components/figure.js';
import {
	answerWith,
	askChooser,
	askedLetter,
	choosers,
	nextSeed,
	remainingGuesses,
	status,
	tightenAssessment,
	type Assessment,
	type Dictionary,
	type HangmanGame,
	type Letter,
	type Question,
	type Ranking,
	type Situation,
} from '../../engine/index.js';
import {startHangman, type HangmanSettings} from '../../setup/hangman.js';
import type {Progress} from './progress.js';
import type {ReviewState} from './review.js';

/** What lies beside or under the game. */
export type PanelName = 'guesses' | 'families' | 'thoughts';

/** What a chooser that takes its time answers. */
export type Answer = {
	/** The family it keeps, by its index in the question. */
	readonly family: number;
	/** Whether its time ran out, so that it went by bounds and not by proofs. */
	readonly isByBounds: boolean;
};

/** A game of Hangman on the screen. */
export type HangmanPlay = {
	readonly settings: HangmanSettings;
	readonly dictionary: Dictionary;
	readonly figure: FigureName;
	readonly game: HangmanGame;
	readonly panel: PanelName;
	/** A letter that was refused, because it has been guessed. */
	readonly refused: Letter | undefined;
	/** The letters that wait for an answer, from a chooser that takes its time. */
	readonly waiting: readonly Letter[];
	/** Whether the last answer went by bounds, because the chooser's time ran out. */
	readonly isByBounds: boolean;
	/** Whose turn is thought about in the background: the bot's, or a hint's. */
	readonly thinking: 'bot' | 'hint' | undefined;
	/** What was thought of the turn that is to come. */
	readonly thought: Ranking | undefined;
	/** How the game stands, as far as it is worked out; only while the families are shown. */
	readonly standing: Progress<Assessment> | undefined;
	/** The review that is open, of a game that is over. */
	readonly review: ReviewState | undefined;
	/** How many hints the player asked for. */
	readonly hints: number;
	/** How a watched game goes by itself. */
	readonly pace: Pace;
	readonly isPaused: boolean;
};

/** The time between two letters of a watched game, in seconds. */
export const paces = [4, 2, 1, 0.5, 0.2] as const;

export type Pace = (typeof paces)[number];

export const isWatched = ({settings}: HangmanPlay): boolean => settings.guesser !== 'you';

const isOver = ({game}: HangmanPlay): boolean => status(game) !== 'playing';

/** What a game needs thought about before it goes on. */
const letThink = (play: HangmanPlay): HangmanPlay =>
	isWatched(play) && !isOver(play) && play.thought === undefined ? {...play, thinking: 'bot'} : play;

export function openHangman(
	dictionary: Dictionary,
	settings: HangmanSettings,
	figure: FigureName,
): HangmanPlay {
	const isBot = settings.guesser !== 'you';
	return letThink({
		settings,
		dictionary,
		figure,
		game: startHangman(dictionary, settings),
		panel: settings.verbose ? 'families' : isBot ? 'thoughts' : 'guesses',
		refused: undefined,
		waiting: [],
		isByBounds: false,
		thinking: undefined,
		thought: undefined,
		standing: undefined,
		review: undefined,
		hints: 0,
		pace: 1,
		isPaused: false,
	});
}

export const isHangmanRunning = (play: HangmanPlay): boolean => play.game.turns.length > 0 && !isOver(play);

/** What the chooser is asked now, when it takes its time to answer. */
export function openQuestion({game, waiting: [letter]}: HangmanPlay): Question | undefined {
	const asked = letter === undefined ? undefined : askChooser(game, letter);
	return asked?.ok ? asked.question : undefined;
}

/** The game with the waiting letters guessed, as far as the chooser answers at once. */
function proceed(play: HangmanPlay): HangmanPlay {
	const [letter, ...rest] = play.waiting;
	if (letter === undefined) return letThink(play);
	const asked = askChooser(play.game, letter);
	if (!asked.ok) {
		const refused = asked.reason === 'already-guessed' ? letter : play.refused;
		return proceed({...play, refused, waiting: rest});
	}

	const {isQuick, begin} = choosers[play.settings.chooser];
	if (!isQuick) return play;
	const {game} = answerWith(play.game, asked.question, begin(play.game.words)(asked.question).family);
	return proceed(turned({...play, game, waiting: rest}));
}

/** A play whose game has moved on: what was said and thought of the turn before is past. */
const turned = (play: HangmanPlay): HangmanPlay => ({
	...play,
	refused: undefined,
	isByBounds: false,
	thinking: undefined,
	thought: undefined,
	standing: undefined,
});

/** Your letter; a bot's game takes none. */
export const guessLetter = (play: HangmanPlay, letter: Letter): HangmanPlay =>
	isWatched(play) ? play : proceed({...play, waiting: [...play.waiting, letter]});

/** The chooser's answer to the question of a turn. */
export function takeAnswer(play: HangmanPlay, turn: number, {family, isByBounds}: Answer): HangmanPlay {
	const question = openQuestion(play);
	const kept = question?.families[family];
	if (turn !== play.game.turns.length || question === undefined || kept === undefined) return play;
	const {game} = answerWith(play.game, question, kept);
	return proceed({...turned({...play, game, waiting: play.waiting.slice(1)}), isByBounds});
}

/** What a bot thinks of the turn to come. */
export const takeThought = (play: HangmanPlay, turn: number, thought: Ranking): HangmanPlay =>
	turn === play.game.turns.length && play.thinking !== undefined
		? {...play, thinking: undefined, thought, hints: play.hints + (play.thinking === 'hint' ? 1 : 0)}
		: play;

/** Where the game stands now. */
export const situationOf = ({game}: HangmanPlay): Situation => ({
	pool: game.pool,
	families: game.turns.at(-1)?.families ?? [],
	remaining: remainingGuesses(game),
});

/** What has been found about where the game stands: it only ever gets more precise. */
export function takeAssessment(
	play: HangmanPlay,
	turn: number,
	found: Assessment,
	isFinal: boolean,
): HangmanPlay {
	if (turn !== play.game.turns.length) return play;
	const {steps, result = found} = play.standing ?? {steps: 0};
	return {...play, standing: {steps: steps + 1, isFinal, result: tightenAssessment(result, found)}};
}

/** The bot's letter, once it has thought; a bot with nothing left to ask gives up. */
export function guessThought(play: HangmanPlay): HangmanPlay {
	const letter = isWatched(play) && play.thought ? askedLetter(play.thought) : undefined;
	return letter === undefined || play.waiting.length > 0 ? play : proceed({...play, waiting: [letter]});
}

/** Asks for a hint: a letter from the expert, and why. */
export const askHint = (play: HangmanPlay): HangmanPlay =>
	isWatched(play) || isOver(play) || play.thought || play.thinking || play.waiting.length > 0
		? play
		: {...play, thinking: 'hint'};

export const pauseOrGoOn = (play: HangmanPlay): HangmanPlay => ({...play, isPaused: !play.isPaused});

/** One letter further, and a halt. */
export const step = (play: HangmanPlay): HangmanPlay => guessThought({...play, isPaused: true});

export function changePace(play: HangmanPlay, by: 1 | -1): HangmanPlay {
	const pace = paces[Math.min(paces.length - 1, Math.max(0, paces.indexOf(play.pace) + by))];
	return pace === undefined ? play : {...play, pace};
}

/** The next panel: the families, then what one sees without them. */
export function turnPanel(play: HangmanPlay): HangmanPlay {
	if (play.panel !== 'families') return {...play, panel: 'families'};
	return {...play, panel: isWatched(play) && !isOver(play) ? 'thoughts' : 'guesses'};
}

/** The next game with the same settings; somebody's own secret word is known by now, so the fiend draws one. */
export function playAgain({dictionary, settings, figure, panel, pace}: HangmanPlay): HangmanPlay {
	const next = {...settings, secret: undefined, seed: nextSeed(settings.seed)};
	return {...openHangman(dictionary, next, figure), panel, pace};
}
