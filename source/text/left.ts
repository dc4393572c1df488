import type {LeftFault} from '../games/open.js';
import type {LeftGame, Standing} from '../store/index.js';
import {companyText} from './players.js';
import {capitalize, spokenPattern, countOf} from './words.js';

export function leftFaultText(fault: LeftFault): string {
	switch (fault.kind) {
		case 'broken':
			return 'This saved game is damaged; throw it away.';
		case 'taken':
			return 'This game is over, or open in another window; choose another.';
		case 'changed':
			return `The words of ${fault.list} have changed since you left this game; bring them back, or throw it away.`;
	}
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function agoText(milliseconds: number): string {
	if (milliseconds < minute) return 'just now';
	const [unit, name] =
		milliseconds < hour ? [minute, 'minute'] : milliseconds < day ? [hour, 'hour'] : [day, 'day'];
	return `${countOf(Math.floor(milliseconds / unit), name)} ago`;
}

const settingText = (value: string | number | boolean | undefined): string =>
	value === undefined ? 'unknown' : String(value);

function companyOf({player, opponent, names, here}: LeftGame['settings']): string {
	const others = settingText(names)
		.split(',')
		.filter((name, at) => name !== '' && at !== here);
	return companyText(settingText(player), settingText(opponent).split(','), others);
}

function opponentOf({game, settings}: LeftGame): string {
	if (game === 'daily') return `daily ${settingText(settings.day)}`;
	if (game === 'hangman') return settingText(settings.chooser);
	return `${capitalize(settingText(settings.variant))} ${companyOf(settings)}`;
}

const turnOf = ({standing}: LeftGame): string =>
	standing?.next === undefined ? '' : standing.next === 'you' ? 'your turn' : `${standing.next}’s turn`;

const roundsText = ({standing}: LeftGame): string =>
	standing?.lost === undefined ? '' : `rounds lost ${standing.lost.replaceAll('-', '–')}`;

const guessesLeft = ({left, budget}: Standing): string =>
	left === undefined || budget === undefined ? '' : `${left} of ${budget} left`;

/** Describes an unfinished game in parts, the most important first: `-u---`, `7 of 10 left`, `evil`, `2 hours ago`. */
export function leftParts(left: LeftGame, face: 'shown' | 'spoken' = 'shown'): readonly string[] {
	const {game, standing = {shown: ''}} = left;
	const {shown} = standing;
	const pattern = face === 'shown' ? shown : spokenPattern(shown).slice(0, -1);
	const fragment = face === 'shown' ? shown.toUpperCase() : Array.from(shown).join(', ');
	const parts =
		game === 'ghost'
			? [shown === '' ? 'a new round' : fragment, opponentOf(left), turnOf(left), roundsText(left)]
			: [pattern, guessesLeft(standing), opponentOf(left)];
	return [...parts, agoText(Date.now() - left.changed.getTime())].filter(Boolean);
}

export const spokenLeft = (left: LeftGame): string => leftParts(left, 'spoken').join('; ');

export const goOnQuestion = (left: LeftGame): string => `Go on with ${leftParts(left).join(', ')}?`;

export const throwAwayQuestion = (spoken?: string): string =>
	`Throw this game away${spoken === undefined ? '' : `: ${spoken}`}?`;

export const openElsewhereNotice = 'Open in another window, too: the first to end counts.';

export const moreLeftText = (count: number): string => `${count} more`;

export const openingGameText = 'Opening the game…';

export const leaveGameQuestion = 'Leave?';
