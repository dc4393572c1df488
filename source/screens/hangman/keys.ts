import {codeIn, kindOf} from '../../games/kinds.js';
import {foldTyped, isCalled} from '../../engine/index.js';
import {isOver, isWatched, offerAfter, type NextGame} from '../../games/hangman.js';
import {programsIn} from '../../settings/program.js';
import {expertHelp, hintHelp} from '../../text/hangman.js';
import {
	changeSettings,
	everyArrow,
	help,
	letterKey,
	pauseKey,
	pickerKeys,
	shareKey,
	sideways,
	toMenu,
	tryAgain,
	typedKeys,
} from '../common-keys.js';
import {goTo, set, type Key, type Keys} from '../screen.js';
import {nextMistake, type ReviewState} from './review-state.js';
import {
	askForHint,
	changePace,
	guessThought,
	mayShowFamilies,
	openReview,
	openWord,
	playAgain,
	practiceFrom,
	reviewing,
	sayWord,
	setUpFor,
	turnPanel,
	typeLetter,
	type HangmanState,
	type HangmanUpdate,
} from './state.js';

type HangmanKey = Key<HangmanState>;

const letterKeys = (
	{play, pointer}: HangmanState,
	[hint, helpText]: readonly [hint: string, help: string],
): readonly [HangmanKey, ...HangmanKey[]] => {
	const {alphabet} = play.game.words;
	return [
		letterKey(alphabet, hint, helpText, typeLetter),
		...pickerKeys(alphabet, pointer, everyArrow, {
			point: at => set<HangmanState>({pointer: at}),
			pick: typeLetter,
		}),
	];
};

const wholeWord: HangmanKey = {
	keys: ['enter'],
	hint: 'word',
	help: 'guess the whole word: right, and you win; wrong, and it costs a guess and the word is out',
	isQuiet: 'when-narrow',
	does: () => openWord,
};

function wordKeys(state: HangmanState): Keys<HangmanState> {
	const {play, pointer, typed = ''} = state;
	const {alphabet, length} = play.game.words;
	const [letters, ...pickers] = letterKeys(state, ['type', 'type the word']);
	return [
		...pickers,
		{...letters, letters: character => foldTyped(alphabet, character)},
		...typedKeys<HangmanUpdate>(
			pointer,
			{
				hint: typed.length < length ? 'guess it' : `guess ${typed}`,
				help: 'guess the word that is typed, once it is as long as the secret',
				does: () => sayWord,
			},
			now => ({state: {...now, typed: now.typed?.slice(0, -1)}}),
		),
		help,
		{
			keys: ['escape'],
			hint: 'letters',
			help: 'back to guessing letters',
			does: () => set<HangmanState>({typed: undefined}),
		},
	];
}

const again: HangmanKey = {
	keys: ['enter'],
	hint: 'again',
	help: 'play again with the same settings',
	does: () => playAgain(),
};

/** A day has no settings: it is played again as it is, or left for today's page. */
const practice: HangmanKey = {
	...again,
	hint: 'practice',
	help: 'play this day again, as practice that counts nowhere',
	does: () => practiceFrom(0),
};

const toDaily: HangmanKey = {
	...changeSettings(goTo<HangmanState>({to: 'daily', with: {}})),
	hint: 'daily',
	help: 'today’s puzzle, your streak and your last seven days',
};

const others: Readonly<Record<NextGame, HangmanKey>> = {
	harder: {
		keys: ['up'],
		hint: 'harder',
		help: 'play again with one wrong guess fewer or, after a game without a miss, against a stronger fiend',
		does: () => playAgain('harder'),
	},
	easier: {
		keys: ['down'],
		hint: 'easier',
		help: 'play again with two wrong guesses more',
		does: () => playAgain('easier'),
	},
};

const families: HangmanKey = {
	keys: ['tab'],
	hint: 'families',
	help: 'show or hide the families that the last letter made',
	does: () => turnPanel,
};

const panels: HangmanKey = {
	...families,
	hint: 'panel',
	help: 'the families that the last letter made, what your program was asked, said and wrote, or neither',
};

const review: HangmanKey = {
	keys: ['r', 'right'],
	hint: 'review',
	help: 'step through the game again: what each letter cost; also →',
	does: () => openReview,
};

const hint: HangmanKey = {
	keys: ['space'],
	hint: 'hint',
	help: hintHelp(false),
	does: () => askForHint,
};

const hintInDaily: HangmanKey = {
	...hint,
	hint: 'hint, costs a miss',
	help: hintHelp(true),
};

const turnBy = (by: 1 | -1) =>
	reviewing((shown, {game}) => ({
		...shown,
		turn: Math.min(game.turns.length - 1, Math.max(0, shown.turn + by)),
	}));

const toMistake = (by: 1 | -1) =>
	reviewing((shown, play) => ({...shown, turn: nextMistake(play, shown, by) ?? shown.turn}));

function mistakeKeys(play: HangmanState['play'], review: ReviewState): Keys<HangmanState> {
	const goes = (by: 1 | -1) => nextMistake(play, review, by) !== undefined;
	const keys = [...(goes(1) ? (['n', 'down'] as const) : []), ...(goes(-1) ? (['p', 'up'] as const) : [])];
	if (keys.length === 0) return [];
	return [
		{
			keys,
			label: 'N P',
			hint: 'mistake',
			help: 'the next mistake, or the one before; also ↓ and ↑',
			isQuiet: 'when-narrow',
			does: key => toMistake(key === 'p' || key === 'up' ? -1 : 1),
		},
	];
}

const reviewKeys = (play: HangmanState['play'], review: ReviewState): Keys<HangmanState> => [
	sideways('turn', 'the turn before or after', turnBy),
	...mistakeKeys(play, review),
	{
		keys: ['tab'],
		hint: 'expert',
		help: expertHelp,
		isQuiet: 'when-narrow',
		does: () => reviewing(shown => ({...shown, isExpertShown: !shown.isExpertShown})),
	},
	// The letters that a day begins with stay; a program that isn't here answers no others.
	...(isCalled(play.settings.chooser)
		? []
		: [tryAgain(practiceFrom(Math.max(0, review.turn - (play.daily?.given.length ?? 0))))]),
	{...help, hint: 'what accuracy is', isQuiet: 'when-narrow'},
	{
		keys: ['escape'],
		hint: 'back',
		help: 'back to the end of the game',
		does: () => reviewing(shown => ({...shown, isOpen: false})),
	},
];

const watching: Keys<HangmanState> = [
	pauseKey<HangmanUpdate>(state => ({state: {...state, isPaused: !state.isPaused}})),
	{
		keys: ['right'],
		hint: 'step',
		help: 'one guess, then pause',
		does: () => state => guessThought({...state, isPaused: true}),
	},
	{
		keys: ['up', 'down'],
		hint: 'pace',
		help: 'faster or slower',
		isQuiet: 'when-narrow',
		does: key => changePace(key === 'up' ? 1 : -1),
	},
];

export function hangmanKeys(state: HangmanState): Keys<HangmanState> {
	const {play, review: reviewed, lostInRow} = state;
	const tab = programsIn(play.settings).length > 0 ? panels : families;
	if (reviewed?.isOpen) return reviewKeys(play, reviewed);
	if (isOver(play)) {
		const other = offerAfter(play, lostInRow);
		const offered = other ? [others[other]] : [];
		const text = kindOf(play).share(play, {code: codeIn(state), face: 'lines'});
		return [
			...(play.daily
				? [practice, toDaily]
				: [again, ...offered, changeSettings(goTo<HangmanState>(setUpFor(play)))]),
			{...shareKey(text), isQuiet: 'when-narrow'},
			{...tab, isQuiet: 'when-narrow'},
			review,
			help,
			toMenu,
		];
	}

	if (isWatched(play)) return [...watching, tab, help, toMenu];
	if (state.typed !== undefined) return wordKeys(state);
	return [
		...letterKeys(state, ['guess', 'guess a letter']),
		...(mayShowFamilies(play) || tab === panels
			? [play.daily ? {...tab, isQuiet: 'when-narrow' as const} : tab]
			: []),
		play.daily ? hintInDaily : hint,
		// Enter takes a letter that is pointed to.
		...(state.pointer === undefined ? [wholeWord] : []),
		help,
		toMenu,
	];
}
