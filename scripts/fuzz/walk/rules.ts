import {wordAt, wrongLetters, remainingGuesses, status, type Words} from '../../../source/engine/index.js';
import type {HangmanPlay} from '../../../source/games/hangman.js';
import type {TerminalSize} from '../../../source/hooks/use-terminal-size.js';
import type {Binding} from '../../../source/hooks/use-keys.js';
import {formatNumber} from '../../../source/text/numbers.js';
import {faultsIn} from '../../../test/screens/sound-frame.js';
import {mask} from '../hangman.js';
import {hostileTexts} from '../hostile.js';
import {demand, demandSame} from '../kind.js';
import {unfit} from '../run.js';
import type {World} from './world.js';

/** Texts that a program may stumble over, but for one that would be taken for a fault where it is shown. */
export const typedTexts = hostileTexts.filter(text => text !== 'NaN');

/** Whether a window has room for a screen. */
export const isLargeEnough = ({columns, rows}: TerminalSize): boolean => columns >= 60 && rows >= 20;

const spelled = new WeakMap<Words, readonly string[]>();

/** The words of a game, as texts. */
function textsOf(words: Words): readonly string[] {
	const known = spelled.get(words) ?? Array.from({length: words.count}, (_, index) => wordAt(words, index));
	spelled.set(words, known);
	return known;
}

/** What the first line says of where we are. */
export const placeIn = (frame: string): string =>
	/^ *wordfiend(?: › ([^·]*?))?(?: {2}|$)/m.exec(frame.split('\n', 1)[0] ?? '')?.[1] ?? '';

const inGame: readonly string[] = ['hangman', 'daily'];

/** What a frame says of a game of Hangman, as far as it can be read. */
export const factsIn = (frame: string) => ({
	left: /^ *(?:\S.*)?\bleft +\S* +([\d,]+ of [\d,]+)/m.exec(frame)?.[1],
	words: /\bwords +([\d,]+ of [\d,]+)(?![\d,…])/.exec(frame)?.[1],
	wrong: /\bwrong +((?:✗\p{L} ?)+)(?: |$)/mu.exec(frame)?.[1]?.replaceAll(/[✗ ]/g, ''),
	tiles: /(?:│ [\p{L}-] )+│/u.exec(frame)?.[0].replaceAll(/[│ ]/g, ''),
});

/** What a game of Hangman shows is what its letters say, followed on plain strings. */
function checkHangman(frame: string, {game, ground, daily}: HangmanPlay): void {
	const {turns, pattern, budget} = game;
	const guessed = turns.map(({letter}) => letter).join('');
	const all = textsOf(ground.words);
	const fitting = all.filter(word => mask(word, guessed) === pattern);
	const wrong = Array.from(guessed).filter(letter => !pattern.includes(letter));
	const what = (fact: string) => () => `${fact} after ${guessed} at ${pattern}`;
	demandSame(wrongLetters(game).join(''), wrong.join(''), what('Wrong letters'));
	demandSame(game.pool.length, fitting.length, what('The words that fit'));
	demand(fitting.length > 0, what('No word fits'));
	demandSame(remainingGuesses(game), budget - wrong.length, what('What is left'));
	const over = pattern.includes('-') ? (wrong.length >= budget ? 'lost' : 'playing') : 'won';
	demandSame(status(game), over, what('How it stands'));

	const shown = factsIn(frame);
	const of = (part: number, whole: number) => `${formatNumber(part)} of ${formatNumber(whole)}`;
	// In a day's game a hint costs a guess.
	if (daily === undefined)
		demandSame(
			shown.left ?? of(budget - wrong.length, budget),
			of(budget - wrong.length, budget),
			what('What is shown as left'),
		);
	demandSame(
		shown.words ?? of(fitting.length, all.length),
		of(fitting.length, all.length),
		what('The words that are shown'),
	);
	demandSame(shown.wrong ?? wrong.join(''), wrong.join(''), what('What is shown as wrong'));
	if (over === 'playing') demandSame(shown.tiles ?? pattern, pattern, what('The pattern that is shown'));
}

const characterOf = (key: string): string | undefined => (Array.from(key).length === 1 ? key : undefined);

/** A key that is shown to do one thing doesn't do another. */
function checkKeys(bindings: readonly Binding<unknown>[]): void {
	bindings.forEach((binding, at) => {
		const [key] = binding.keys;
		if (key === undefined) return;
		const typed = characterOf(key);
		const first = bindings.findIndex(
			({keys, letters}) => keys.includes(key) || (typed !== undefined && letters?.(typed) !== undefined),
		);
		demandSame(bindings[first]?.hint, bindings[at]?.hint, () => `What ${binding.label} does`);
	});
}

/** What must hold of whatever is shown. */
export function checkFrame(world: World, isAscii: boolean): void {
	const frame = world.frame();
	const size = world.size();
	const lines = frame.split('\n');
	demandSame(faultsIn(frame, size), [], () => 'Faults');
	const [odd] = unfit.exec(frame) ?? [];
	demand(odd === undefined, () => `It shows ${JSON.stringify(odd)}`);
	demand(frame.trim() !== '', () => 'Nothing is shown');
	demand(!isAscii || !/[\u2800-\u28FF]/.test(frame), () => 'A drawing that a plain terminal lacks');
	if (!isLargeEnough(size)) {
		demand(/^\s*Wordfiend/.test(frame), () => 'It doesn’t say that the window is too small');
		return;
	}

	demandSame(lines.length, size.rows, () => 'Rows');
	demand(lines[0]?.trim() !== '' && lines.at(-1)?.trim() !== '', () => 'No title, or no footer');
	checkKeys(world.picture().screen.keys());
	const last = world.last();
	if (last?.game === 'hangman' && last.type !== 'began' && inGame.includes(placeIn(frame)))
		checkHangman(frame, last.play);
}
