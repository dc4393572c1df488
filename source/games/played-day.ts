import type {Day} from '../daily/index.js';
import type {Config} from '../store/index.js';

/** What is remembered of a day’s game that is over, beside the choices of set-ups: the menu asks before it can have read a long history. */
export const rememberDay = (day: Day): Config => ({choices: {daily: {day}}});

/** Whether a day's game has ever been finished. */
export const hasPlayedDaily = ({
	choices,
}: {
	readonly choices?: Readonly<Record<string, unknown>> | undefined;
}): boolean => choices?.daily !== undefined;
