import {isBundled} from '../../dictionaries/index.js';
import {foldTyped, type Letter} from '../../engine/index.js';
import type {Binding} from '../../hooks/use-keys.js';
import {isOver, isWatched, offerAfter, type NextGame} from '../../games/hangman.js';
import {outcomeOf} from '../../games/daily.js';
import {programsIn} from '../../settings/program.js';
import {expertHelp} from '../../text/hangman.js';
import {shareHangman} from '../../text/share.js';
import {
	changeSettings,
	help,
	letterKey,
	pauseKey,
	pickerKeys,
	shareKey,
	toMenu,
	tryAgain,
} from '../common-keys.js';
import type {AppMessage, Keys} from '../screen.js';
import {nextMistake, type ReviewState} from './review-state.js';
import {codeIn, mayShowFamilies, type HangmanMessage, type HangmanState} from './state.js';

type Key = Binding<HangmanMessage | AppMessage>;

const letterKeys = ({play, pointer}: HangmanState): readonly Key[] => {
	const {alphabet} = play.game.words;
	const guess = (letter: Letter): HangmanMessage => ({type: 'letter', letter});
	return [
		letterKey<HangmanMessage>(alphabet, 'guess', 'guess a letter', guess),
		...pickerKeys<HangmanMessage>(alphabet, pointer, ['up', 'down', 'left', 'right'], {
			point: at => ({type: 'point', at}),
			pick: guess,
		}),
	];
};

const wholeWord: Key = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'word',
	help: 'guess the whole word: right, and you win; wrong, and it costs a guess and the word is out',
	isQuiet: 'when-narrow',
	message: () => ({type: 'open-word'}),
};

/** The keys while a whole word is typed. */
function wordKeys({play, pointer, typed = ''}: HangmanState): Keys<HangmanMessage> {
	const {alphabet, length} = play.game.words;
	const type = (letter: string): HangmanMessage => ({type: 'letter', letter});
	return [
		...pickerKeys<HangmanMessage>(alphabet, pointer, ['up', 'down', 'left', 'right'], {
			point: at => ({type: 'point', at}),
			pick: type,
		}),
		{
			...letterKey<HangmanMessage>(alphabet, 'type', 'type the word', type),
			letters: character => foldTyped(alphabet, character),
		},
		{
			// Enter takes a letter that is pointed to.
			keys: pointer === undefined ? ['enter', 'space'] : ['space'],
			label: pointer === undefined ? 'Enter' : 'Space',
			hint: typed.length < length ? 'guess it' : `guess ${typed}`,
			help: 'guess the word that is typed, once it is as long as the secret',
			message: () => ({type: 'say-word'}),
		},
		{
			keys: ['backspace'],
			label: 'Bksp',
			hint: 'erase',
			help: 'erase a letter',
			message: () => ({type: 'erase'}),
		},
		help,
		{
			keys: ['escape'],
			label: 'Esc',
			hint: 'letters',
			help: 'back to guessing letters',
			message: () => ({type: 'close-word'}),
		},
	];
}

const again: Key = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'again',
	help: 'play again with the same settings',
	message: () => ({type: 'again'}),
};

/** A day has no settings: it is played again as it is, or left for today's page. */
const practice: Key = {
	...again,
	hint: 'practice',
	help: 'play this day again, as practice that counts nowhere',
};

const toDaily: Key = {
	...changeSettings<HangmanMessage>({type: 'set-up'}),
	hint: 'daily',
	help: 'today’s puzzle, your streak and your last seven days',
};

const others: Readonly<Record<NextGame, Key>> = {
	harder: {
		keys: ['up'],
		label: '↑',
		hint: 'harder',
		help: 'play again with a wrong guess fewer; after a game without a miss, against a stronger fiend',
		message: () => ({type: 'again', change: 'harder'}),
	},
	easier: {
		keys: ['down'],
		label: '↓',
		hint: 'easier',
		help: 'play again with two wrong guesses more',
		message: () => ({type: 'again', change: 'easier'}),
	},
};

const families: Key = {
	keys: ['tab'],
	label: 'Tab',
	hint: 'families',
	help: 'show or hide the families that the last letter made',
	message: () => ({type: 'turn-panel'}),
};

const panels: Key = {
	...families,
	hint: 'panel',
	help: 'the families that the last letter made, what your program was asked, said and wrote, or neither',
};

const review: Key = {
	keys: ['r', 'right'],
	label: 'R',
	hint: 'review',
	help: 'step through the game again: what each letter cost; also →',
	message: () => ({type: 'review'}),
};

const hint: Key = {
	keys: ['space'],
	label: 'Space',
	hint: 'hint',
	help: 'the letter that the expert would guess, and why',
	message: () => ({type: 'hint'}),
};

const hintInDaily: Key = {
	...hint,
	hint: 'hint, costs a miss',
	help: 'the letter that the expert would guess, and why; it counts as a miss',
};

function share(state: HangmanState): Binding<AppMessage> {
	const {play} = state;
	const isOwnList = !isBundled(play.settings.dictionary);
	return shareKey(shareHangman(play, outcomeOf(play), {code: codeIn(state), face: 'lines', isOwnList}));
}

/** The keys that go to a mistake: those that find one. */
function mistakeKeys(play: HangmanState['play'], review: ReviewState): Keys<HangmanMessage> {
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
			message: key => ({type: 'review-mistake', by: key === 'p' || key === 'up' ? -1 : 1}),
		},
	];
}

const reviewKeys = (play: HangmanState['play'], review: ReviewState): Keys<HangmanMessage> => [
	{
		keys: ['left', 'right'],
		label: '←→',
		hint: 'turn',
		help: 'the turn before or after',
		message: key => ({type: 'review-turn', by: key === 'left' ? -1 : 1}),
	},
	...mistakeKeys(play, review),
	{
		keys: ['tab'],
		label: 'Tab',
		hint: 'expert',
		help: expertHelp,
		isQuiet: 'when-narrow',
		message: () => ({type: 'turn-expert'}),
	},
	tryAgain<HangmanMessage>({type: 'retry'}),
	{...help, hint: 'what accuracy is', isQuiet: 'when-narrow'},
	{
		keys: ['escape'],
		label: 'Esc',
		hint: 'back',
		help: 'back to the end of the game',
		message: () => ({type: 'close-review'}),
	},
];

const watching: Keys<HangmanMessage> = [
	pauseKey<HangmanMessage>({type: 'pause'}),
	{
		keys: ['right'],
		label: '→',
		hint: 'step',
		help: 'one guess, then pause',
		message: () => ({type: 'step'}),
	},
	{
		keys: ['up', 'down'],
		label: '↑↓',
		hint: 'pace',
		help: 'faster or slower',
		isQuiet: 'when-narrow',
		message: key => ({type: 'change-pace', by: key === 'up' ? 1 : -1}),
	},
];

export function hangmanKeys(state: HangmanState): Keys<HangmanMessage> {
	const {play, review: reviewed, lostInRow} = state;
	const tab = programsIn(play.settings).length > 0 ? panels : families;
	if (reviewed?.isOpen) return reviewKeys(play, reviewed);
	if (isOver(play)) {
		const other = offerAfter(play, lostInRow);
		const offered = other ? [others[other]] : [];
		const shared = {...share(state), isQuiet: 'when-narrow' as const};
		return [
			...(play.daily
				? [practice, toDaily]
				: [again, ...offered, changeSettings<HangmanMessage>({type: 'set-up'})]),
			shared,
			{...tab, isQuiet: 'when-narrow'},
			review,
			help,
			toMenu,
		];
	}

	if (isWatched(play)) return [...watching, tab, help, toMenu];
	if (state.typed !== undefined) return wordKeys(state);
	return [
		...letterKeys(state),
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
