import {isNamedKey as isNamed, keyName} from '../page/keys.js';

export const idleText = (key: string, areLettersTyped: boolean): string =>
	areLettersTyped && !isNamed(key)
		? `${keyName(key)} is not one of the letters here.`
		: `${keyName(key)} does nothing here; ? lists the keys.`;

type Letters = {readonly range: string; readonly isLatin: boolean};

const noLetterText = (character: string, {range, isLatin}: Letters): string =>
	isLatin || !/\p{Script=Latin}/u.test(character)
		? `${keyName(character)} is not a letter here; use ${range}.`
		: `Use ${range}: switch keyboards, or pick with ↑↓←→.`;

const isLetterKey = (key: string): boolean => /^\p{L}$/u.test(key);

type LettersNow =
	| {readonly now: 'over'; readonly isReviewed: boolean}
	| {readonly now: 'watched'; readonly step: string}
	| ({readonly now: 'playing'} & Letters);

export function idleLetterText(key: string, letters: LettersNow): string | undefined {
	if (letters.now === 'playing')
		return isNamed(key) || key.length === 0 ? undefined : noLetterText(key, letters);
	if (!isLetterKey(key)) return undefined;
	if (letters.now === 'watched') return `You are watching: Space pauses, ${letters.step} steps.`;
	return letters.isReviewed
		? 'This is a review: ←→ step, Esc goes back.'
		: 'The game is over: Enter plays again.';
}

export const isMistakeKey = (key: string): boolean => ['n', 'down', 'p', 'up'].includes(key);

export const noMistakeText = (key: string, isDone: boolean): string =>
	`No mistake ${key === 'n' || key === 'down' ? 'after' : 'before'} this turn${isDone ? '.' : ', as far as analysed.'}`;

export const noFamiliesText = 'Families would give the word away: see them at the end.';

export const noChallengeText =
	'There are no challenges in this game; the row Rule of the set-up allows them.';

export const nothingToChallengeText = 'There is nothing to challenge yet.';

export const slipIdleText = 'Backspace takes the letter back; Enter plays it.';
