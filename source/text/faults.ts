import {listOf} from './lists.js';
import {countOf} from './numbers.js';

/** What a thread was asked to do when it broke, in brackets; nothing where it was idle. */
const doing = (tasks: readonly string[]): string =>
	tasks.length > 0 ? ` (${[...new Set(tasks)].join(', ')})` : '';

/** Work on another thread that broke, and why; the reason may be shown as it is. */
export const backgroundFaultText = (tasks: readonly string[], reason: string): string =>
	`Something went wrong in the background${doing(tasks)}: ${reason}.`;

export const memoryFaultText = (tasks: readonly string[]): string =>
	`There was not enough memory in the background${doing(tasks)}; try a smaller dictionary.`;

export type StoreFault =
	| {readonly kind: 'no-home'}
	/** A game could not even be written down. */
	| {readonly kind: 'unkept'; readonly reason: string}
	/** `code` is the system's short name for what went wrong. */
	| {
			readonly kind: 'unwritable' | 'unreadable';
			readonly what: 'games' | 'settings';
			readonly path: string;
			readonly code: string;
	  }
	| {readonly kind: 'bad-config' | 'newer-config'; readonly path: string}
	/** Files of games left that can't be read. */
	| {readonly kind: 'bad-games' | 'newer-games'; readonly count: number; readonly folder: string}
	/** Settings whose values mean nothing. */
	| {readonly kind: 'unusable'; readonly path: string; readonly keys: readonly string[]};

const reasons: Readonly<Record<string, string>> = {
	EACCES: 'permission denied',
	EPERM: 'permission denied',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
	EDQUOT: 'your share of the disk is full',
	ENOENT: 'the folder can’t be made',
	ENOTDIR: 'a file is in the way',
	EEXIST: 'a file is in the way',
	EISDIR: 'a folder is in the way',
	EFTYPE: 'something that isn’t a file is in the way',
	EFBIG: 'it is larger than 200 MB',
	EILSEQ: 'it is not UTF-8 text',
	ELOOP: 'its link leads to itself',
};

/** What is wrong comes first and the path last, for the first line of a screen may cut it. */
export function storeFaultText(fault: StoreFault): string {
	switch (fault.kind) {
		case 'no-home':
			return 'Your games and settings can’t be kept: there is no home folder; set WORDFIEND_HOME to a folder for them.';
		case 'unkept':
			return `Something went wrong when this game was kept: ${fault.reason}. Play on.`;
		case 'unwritable': {
			const reason = reasons[fault.code] ?? fault.code;
			return `Your ${fault.what} can’t be kept: ${reason}. Play on; set WORDFIEND_HOME to keep them elsewhere than in ${fault.path}.`;
		}

		case 'unreadable': {
			const reason = reasons[fault.code] ?? fault.code;
			return `Your ${fault.what} can’t be read: ${reason}; look at ${fault.path}.`;
		}

		case 'bad-config':
			return `Your settings can’t be read, so they are left as they are; correct or delete ${fault.path}.`;
		case 'newer-config':
			return `Your settings are of a newer version of Wordfiend, so they are left as they are; update this one, or delete ${fault.path}.`;
		case 'bad-games':
			return `${countOf(fault.count, 'game')} left can’t be read, so you can’t go on with ${fault.count === 1 ? 'it' : 'them'}; look in ${fault.folder}, or delete what is there.`;
		case 'newer-games':
			return `${countOf(fault.count, 'game')} left ${fault.count === 1 ? 'is' : 'are'} of a newer version of Wordfiend and wait${fault.count === 1 ? 's' : ''} in ${fault.folder}; update this one to go on.`;
		case 'unusable':
			return `Your settings have no usable ${listOf(fault.keys, {joint: 'or'})}; correct or delete what stands in ${fault.path}.`;
	}
}
