import {hasMeanings} from '../dictionaries/index.js';
import type {Ranking, Review} from '../engine/index.js';
import {explainedInHangman, practiceHangman, secondOpinion} from '../games/afterwards.js';
import {
	asPractice,
	isOver,
	isOwnWord,
	isWatched,
	lookAtFamilies,
	mayAssess,
	mayHaveHint,
	ownTurns,
	showFamilies,
	takeHint,
	type HangmanPlay,
} from '../games/hangman.js';
import {programNames} from '../games/programs.js';
import {expertHelp, gameAbout, hintHelp, noHintText, practiceHelp} from '../text/hangman.js';
import {opinionLines} from '../text/hangman-review.js';
import {
	hintAloud,
	historyAloud,
	outlookAloud,
	thoughtsAloud,
	turnAloud,
	wordsAloud,
} from '../text/hangman-spoken.js';
import {patternAloud} from '../text/lists.js';
import {logHelp, logText} from '../text/programs.js';
import {
	meaningCommand,
	say,
	tryCommand,
	unasked,
	waitFor,
	type Command,
	type Dialogue,
	type Voice,
} from './dialogue.js';
import {askExpert, judge, lookAhead, openHangman} from './hangman-play.js';
import {shareGame, tellCode} from './send.js';
import {explain, follow, type LineServices} from './services.js';

/** What the player may ask for at a question; hints and looks at the families are counted in the game. */
export type HangmanHelp = ReturnType<typeof helpIn>;

const mostLogged = 20;

/** How help is told. */
export type HangmanTelling = Voice & {
	/** A review: in a table or in sentences. */
	readonly reviewed: (review: Review, play: HangmanPlay) => readonly string[];
};

/** `playOn` plays a game that is practice to its end. */
export function helpIn(
	begun: HangmanPlay,
	services: LineServices,
	{face, askCount, reviewed}: HangmanTelling,
	playOn: (practice: HangmanPlay) => Dialogue<unknown>,
) {
	let play = begun;

	function* hint(): Dialogue<string> {
		if (!mayHaveHint(play)) return noHintText;
		const thought = yield* askExpert(play, services);
		play = follow(takeHint(play), services);
		return hintAloud(thought) + (play.daily ? ' It counts as a miss.' : '');
	}

	function* look(): Dialogue<string> {
		if (!isWatched(play) && !isOver(play))
			play = showFamilies(follow(lookAtFamilies(play), services), play.settings.verbose);
		const isOpen = !isOver(play) && play.game.turns.length > 0 && mayAssess(play);
		return outlookAloud(play, isOpen ? yield* lookAhead(play, services) : undefined);
	}

	function* review(): Dialogue {
		yield* say(...reviewed(yield* judge(play, services), play));
	}

	function* opinions(): Dialogue {
		const turns = ownTurns(play);
		const given = play.game.turns.length - turns.length;
		const asked = turns.map((_, at) => secondOpinion(play, given + at, services));
		yield* say(...opinionLines(turns, yield* waitFor(() => Promise.all(asked))));
	}

	function* retry(guess: number): Dialogue {
		yield* playOn(asPractice(yield* openHangman(practiceHangman(play, guess), services)));
	}

	const meanings = () => explain(explainedInHangman(play).slice(0, 1), services);

	/** What the programs of the game were asked, said and wrote last; empty where none plays. */
	function log(): readonly string[] {
		const names = programNames(play);
		const lines = services.player.programs.log([...names.keys()]).slice(-mostLogged);
		return lines.map(line => logText(line, names));
	}

	const families = (...words: readonly string[]): Command => ({
		words: ['families', ...words],
		help: 'the words each answer keeps',
		run: look,
	});

	const logCommand = (number: string): readonly Command[] =>
		log().length === 0 ? [] : [{words: ['log', number], help: logHelp, run: () => say(...log())}];

	const whilePlaying = (): readonly Command[] => [
		...(isOwnWord(play) && !isWatched(play) ? [] : [families('2')]),
		{
			words: ['guesses', '3'],
			help: 'the letters guessed so far, and how many words fit',
			run: () => unasked(`${historyAloud(play.game)} ${wordsAloud(play.game)}`),
		},
		{words: ['repeat', '4'], help: 'how the game stands', run: () => unasked(turnAloud(play))},
		{
			words: ['numbers', '5'],
			help: 'what every number means',
			run: () => unasked(gameAbout(play).replaceAll('\n', ' ')),
		},
		{words: ['code', '6'], help: 'the code of this game', run: () => tellCode(play)},
		...logCommand('7'),
	];

	const practise = tryCommand('guess', practiceHelp, ownTurns(play).length, askCount, retry);

	return {
		play: () => play,
		log,
		review,
		meanings,
		/** What the player who guesses may ask for. */
		ofTurn: (): readonly Command[] => [
			{words: ['hint', '1'], help: hintHelp(play.daily !== undefined), run: hint},
			...whilePlaying(),
		],
		/** What whoever watches a bot may ask for, which thinks so. */
		ofBot: (thought: Ranking): readonly Command[] => [
			{
				words: ['thoughts', '1'],
				help: 'what it thinks of its letters',
				run: () => unasked(thoughtsAloud(thought)),
			},
			...whilePlaying(),
		],
		/** What may be asked for once the game is over. */
		afterwards: (): readonly Command[] => [
			{words: ['review', 'r', '6'], help: 'whether it cheated, and what each letter cost', run: review},
			{words: ['expert', 'e', '11'], help: expertHelp, run: opinions},
			practise,
			...(hasMeanings(play.settings) ? [meaningCommand('what the word means', meanings)] : []),
			families('f', '7'),
			{
				words: ['word', 'w', '8'],
				help: 'the letters shown at the end',
				run: () => unasked(patternAloud(play.game.pattern)),
			},
			{words: ['copy', 'c', '9'], help: 'copy your result', run: () => shareGame(play, face, services)},
			...logCommand('12'),
		],
		/** Plays on from before a guess of the player's, as practice. */
		practise,
	};
}
