import type {Dictionary, Guess} from '../../../engine/index.js';
import {
	isOver,
	isOwnWord,
	isWatched,
	knownBeforehand,
	type HangmanPlay,
	type NextGame,
} from '../../../games/hangman.js';
import {raceOf, type Rival} from '../../../games/rival.js';
import {largestBudget, nearestLength, withBudget} from '../../../settings/hangman.js';
import {meaningsAloud} from '../../../text/define.js';
import {
	endingAloud,
	familiesAloud,
	openingAloud,
	reviewAloud,
	turnAloud,
	watchedAloud,
} from '../../../text/hangman-spoken.js';
import {comparisonAloud, raceAloud} from '../../../text/race.js';
import {refused} from '../../../text/lines.js';
import {remark, waitFor, type Dialogue} from '../../dialogue.js';
import type {HangmanVoice, Way} from '../../hangman.js';
import {readGuess} from '../../hangman-play.js';
import {askAloud, askCount, askNumber, chooseAloud, tell} from './ask.js';

const otherTexts = {
	harder: 'harder',
	easier: 'easier, with two more wrong guesses',
} as const satisfies Record<NextGame, string>;

/** What came of the last letter, the families where they are in view, and how the rival does. */
function answerAloud(play: HangmanPlay, rival: Rival | undefined): Dialogue {
	const turn = play.game.turns.at(-1);
	const isShown = play.settings.verbose && turn !== undefined && !isOwnWord(play);
	return remark(
		turnAloud(play),
		isShown ? familiesAloud(turn, play.game.words.length) : '',
		rival ? raceAloud(raceOf(play, rival)) : '',
	);
}

function askLength(dictionary: Dictionary, standard: number): Dialogue<number> {
	const lengths = dictionary.lengths.map(({length}) => length);
	const usual = nearestLength(dictionary, standard);
	return askNumber(
		`Word length, from ${lengths[0] ?? 1} to ${lengths.at(-1) ?? 1}, Enter for ${usual}:`,
		usual,
		value => lengths.includes(value),
		'There are no words of that length.',
	);
}

export const spokenHangman: HangmanVoice = {
	face: 'spoken',
	askCount,
	reviewed: reviewAloud,
	*askRest(openWords, plan) {
		const {settings, missing} = plan;
		const dictionary = yield* waitFor(openWords);
		const length = missing.length ? yield* askLength(dictionary, settings.length) : settings.length;
		const usual = withBudget({...plan, settings: {...settings, length}}, dictionary).budget;
		const budget = missing.budget ? yield* askCount('Wrong guesses', largestBudget, usual) : usual;
		return {dictionary, settings: {...settings, length, budget}};
	},
	*opened(play) {
		const isNew = play.moves === '' || isWatched(play);
		yield* remark(isNew ? openingAloud(play, knownBeforehand(play)) : turnAloud(play));
	},
	askGuess: help =>
		askAloud<Guess | undefined>({
			question: 'Letter?',
			read: line =>
				line.trim().toLowerCase() === 'menu' ? {answer: undefined} : readGuess(line, help.play()),
			about:
				'Type a letter to guess it, or an equals sign and a whole word. Menu: leave this game for the menu',
			commands: help.ofTurn(),
		}),
	askOn: ({thought}, help) =>
		askAloud<'next' | 'all' | 'menu'>({
			question: `Enter for ${help.play().names.guesser}’s next letter:`,
			read(line) {
				const word = line.trim().toLowerCase();
				if (word === '') return {answer: 'next'};
				if (word === 'all' || word === 'menu') return {answer: word};
				return refused.notOn;
			},
			about: 'Enter: the next letter. All: play on to the end. Menu: leave this game for the menu',
			commands: help.ofBot(thought),
		}),
	*answered(play, {rival, isHurried}) {
		if (isWatched(play))
			yield* isHurried || isOver(play) ? tell(watchedAloud(play)) : remark(watchedAloud(play));
		else if (!isOver(play)) yield* answerAloud(play, rival);
	},
	*ended(help, rival) {
		const play = help.play();
		const race = rival ? comparisonAloud(raceOf(play, rival)) : [];
		yield* remark(endingAloud(play), ...race, ...meaningsAloud(yield* help.meanings()));
	},
	askWay: (help, offered) =>
		chooseAloud<Way>(
			'R review.',
			[
				{name: 'again', text: 'again'},
				{name: 'setup', text: 'set-up'},
				{name: 'menu', text: 'menu'},
				...(offered ? [{name: offered, text: otherTexts[offered]}] : []),
			],
			help.afterwards(),
		),
	*replayed(play) {
		yield* tell(turnAloud(play));
	},
};
