import {keyFor} from '../../page/keys.js';
import {codeOf} from '../../games/kinds.js';
import {
	isOver,
	isWatched,
	judgeGame,
	mayHaveHint,
	offerAfter,
	type NextGame,
} from '../../games/hangman/hangman.js';
import {expertHelp, hintHelp, paceText} from '../../text/hangman/hangman.js';
import {isMistake} from '../../text/hangman/review.js';
import {spokenHistory, spokenWords} from '../../text/hangman/spoken.js';
import {changeSettings, everyArrow, help, shareKey, sideways, toMenu} from '../common.js';
import {
	codeKey,
	endsKey,
	letterKey,
	pauseKey,
	pickerKeys,
	stepKey,
	tellKey,
	tryKeys,
	typingKeys,
} from '../game-keys.js';
import {goTo, set, type Key, type Keys} from '../screen.js';
import type {Face} from '../session.js';
import {
	lostInRow,
	isReviewed,
	giveGuess,
	paces,
	playAgain,
	practiceFrom,
	setUpFor,
	panelsOf,
	showPanel,
	typeLetter,
	type HangmanState,
	type HangmanUpdate,
} from './state.js';
import {noMistakeText, noTurnText, unfinishedWordText} from '../../text/refusals.js';
import {shareGame} from '../../text/share.js';

type HangmanKey = Key<HangmanState>;

const pickers = ({play, pointer}: HangmanState): Keys<HangmanState> =>
	pickerKeys(play.game.words.alphabet, pointer, everyArrow, typeLetter);

const wholeWord: HangmanKey = keyFor(
	['enter'],
	'word',
	'guess the whole word: right, and you win; wrong, and it costs a guess and the word is out',
	() => state => ({state: state.play.game.question === undefined ? {...state, typed: ''} : state}),
	{isQuiet: 'when-narrow', words: {}},
);

function wordKeys(state: HangmanState): Keys<HangmanState> {
	const {play, pointer, typed = ''} = state;
	const {alphabet, length} = play.game.words;
	return [
		...pickers(state),
		...typingKeys<HangmanState>(alphabet, pointer, {
			help: 'type the word',
			type: typeLetter,
			say: {
				hint: typed.length < length ? 'guess it' : `guess ${typed}`,
				help: 'guess the word that is typed, once it is as long as the secret',
				does: () => now =>
					now.typed?.length === length
						? giveGuess({...now, typed: undefined}, now.typed)
						: {state: now, say: unfinishedWordText(length)},
			},
			erase: now => ({state: {...now, typed: now.typed?.slice(0, -1)}}),
		}),
		help,
		keyFor(['escape'], 'letters', 'back to guessing letters', () => set<HangmanState>({typed: undefined})),
	];
}

const again: HangmanKey = keyFor(['enter'], 'again', 'play again with the same settings', () => playAgain());

/** A day has no settings: it is played again as it is, or left for today's page. */
const practice: HangmanKey = {
	...again,
	hint: 'practice',
	help: 'play this day again, as practice that doesn’t count',
	does: () => practiceFrom(0),
};

const toDaily: HangmanKey = {
	...changeSettings(goTo<HangmanState>({to: 'daily', with: {}})),
	hint: 'daily',
	help: 'today’s puzzle, your streak and your last seven days',
};

const others: Readonly<Record<NextGame, HangmanKey>> = {
	harder: keyFor(
		['up'],
		'harder',
		'play again with one wrong guess fewer or, after a game without a miss, against a stronger fiend',
		() => playAgain('harder'),
	),
	easier: keyFor(['down'], 'easier', 'play again with two wrong guesses more', () => playAgain('easier')),
};

const review: HangmanKey = keyFor(
	['r', 'right'],
	'review',
	'step through the game again: what each letter cost; also →',
	() => set({isReviewing: true}),
);

const askForHint: HangmanUpdate = state => {
	const {play, thought, isHintWanted, hand} = state;
	if (thought) return {state: {...state, refused: undefined}};
	const isBusy = isHintWanted || play.game.question !== undefined || hand.hasAnswers();
	return {state: mayHaveHint(play) && !isBusy ? {...state, isHintWanted: true} : state};
};

const hintKey = (play: HangmanState['play']): HangmanKey =>
	keyFor(['space'], play.daily ? 'hint, costs a miss' : 'hint', hintHelp(play), () => askForHint, {
		words: {hint: 'space'},
	});

const turnBy =
	(by: number): HangmanUpdate =>
	state => {
		const last = state.play.game.turns.length - 1;
		const shownTurn = Math.min(last, Math.max(0, state.shownTurn + by));
		return shownTurn === state.shownTurn ? {state, say: noTurnText(by)} : {state: {...state, shownTurn}};
	};

function mistakesIn({play, appraisals}: HangmanState): readonly number[] {
	const {turns} = judgeGame(play, appraisals);
	return turns.flatMap((turn, at) => (isMistake(turn) ? [at] : []));
}

const toMistake =
	(by: 1 | -1): HangmanUpdate =>
	state => {
		const {shownTurn} = state;
		const mistakes = mistakesIn(state);
		const next = by === 1 ? mistakes.find(at => at > shownTurn) : mistakes.findLast(at => at < shownTurn);
		return next === undefined
			? {state, say: noMistakeText(by, isReviewed(state))}
			: {state: {...state, shownTurn: next}};
	};

/** Tab hides it again, too; the command only asks for it. */
const showExpert =
	(key: string): HangmanUpdate =>
	state => ({state: {...state, isExpertShown: key !== 'tab' || !state.isExpertShown}});

const mistakeKey: HangmanKey = keyFor(
	['n', 'down', 'p', 'up'],
	'mistake',
	'the next mistake, or the one before; also ↓ and ↑',
	key => toMistake(key === 'p' || key === 'up' ? -1 : 1),
	{label: 'N P', isQuiet: 'when-narrow', words: {}},
);

const reviewKeys = (state: HangmanState): Keys<HangmanState> => [
	sideways('turn', 'the turn before or after', turnBy),
	endsKey(end => turnBy(end === 'first' ? -Infinity : Infinity)),
	...(mistakesIn(state).length > 0 ? [mistakeKey] : []),
	keyFor(['tab'], 'expert', expertHelp, showExpert, {isQuiet: 'when-narrow', words: {expert: ''}}),
	...tryKeys<HangmanState>(state.play.game.turns.length, practiceFrom(state.shownTurn)),
	{...help, hint: 'accuracy', help: 'what accuracy is, and the other numbers', isQuiet: 'when-narrow'},
	keyFor(['escape'], 'back', 'back to the end of the game', () => set({isReviewing: false})),
];

const watching: Keys<HangmanState> = [
	{...pauseKey(), words: {all: 'space'}},
	stepKey(['right', 'enter'], 'one guess, then pause'),
	keyFor(
		['up', 'down'],
		'pace',
		'faster or slower',
		key => state => {
			const pace = paces[paces.indexOf(state.pace) + (key === 'up' ? 1 : -1)] ?? state.pace;
			return {state: {...state, pace}, say: paceText(pace, paces)};
		},
		{isQuiet: 'when-narrow', words: {}},
	),
];

/** Commands of line mode for facts that the screen always shows. */
const factKeys = (state: HangmanState): Keys<HangmanState> => [
	tellKey(
		'guesses',
		'the letters guessed so far, and how many words fit',
		() => `${spokenHistory(state.play.game)} ${spokenWords(state.play.game)}`,
	),
	codeKey(state.play),
];

const panelHelp = {
	families: 'the families that the last letter made',
	thoughts: 'what the bot thinks of its letters',
	log: 'what your program was asked, said and wrote',
};

/** Tab goes through the panels; line mode has a word for each. */
function panelKeys(play: HangmanState['play'], isQuiet = false): Keys<HangmanState> {
	const {families, log} = panelHelp;
	const more = isQuiet ? ({isQuiet: 'when-narrow'} as const) : {};
	const panels = panelsOf(play);
	const [hint, helpText] = panels.includes('log')
		? ['panel', `${families}, ${log}, or neither`]
		: ['families', families];
	const named = panels.filter(name => name !== 'guesses');
	return [
		keyFor(['tab'], hint, helpText, () => showPanel(), {...more, words: {}}),
		...named.map(name => keyFor([], name, panelHelp[name], () => showPanel(name), more)),
	];
}

function overKeys(state: HangmanState, face: Face): Keys<HangmanState> {
	const {play} = state;
	const other = offerAfter(play, lostInRow(state));
	const offered = other ? [others[other]] : [];
	const text = () => shareGame(play, {code: codeOf(play), isSpoken: face === 'spoken'});
	return [
		...(play.daily
			? [practice, toDaily]
			: [again, ...offered, changeSettings(goTo<HangmanState>(setUpFor(play)))]),
		{...shareKey(text), isQuiet: 'when-narrow'},
		...panelKeys(play, true),
		review,
		...tryKeys<HangmanState>(play.game.turns.length),
		...factKeys(state),
		help,
		toMenu,
	];
}

export function hangmanKeys(state: HangmanState, face: Face): Keys<HangmanState> {
	const {play} = state;
	// The transcript has one question after a game.
	if (state.isReviewing)
		return [
			...reviewKeys(state),
			...(face === 'plain' ? overKeys(state, face) : [codeKey<HangmanState>(play)]),
		];
	if (isOver(play)) return overKeys(state, face);
	if (isWatched(play)) return [...watching, ...panelKeys(play), ...factKeys(state), help, toMenu];
	if (state.typed !== undefined) return wordKeys(state);
	return [
		letterKey(play.game.words.alphabet, 'guess', 'guess a letter', typeLetter),
		...pickers(state),
		...(panelsOf(play).length > 1 ? panelKeys(play, play.daily !== undefined) : []),
		hintKey(play),
		// Enter takes a letter that is pointed to.
		...(state.pointer === undefined ? [wholeWord] : []),
		...factKeys(state),
		help,
		toMenu,
	];
}
