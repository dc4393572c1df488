import {languages, longestWord, type Language} from '../engine/index.js';
import {
	printable,
	standardInput,
	type FailedDictionary,
	type Looks,
	type SourceFault,
} from '../dictionaries/index.js';
import type {StoreFault} from '../store/index.js';
import type {WorkerFault} from '../workers/protocol.js';
import {countOf, describeLetters, englishName, listOf} from './words.js';

const noFile = 'is not a file; give a file with one word a line';
const folder = 'is a folder; give a file with one word a line';
const denied = 'can’t be read: permission denied; check its permissions';

const simple = {
	'not-text': 'is not a text file; give a list of words, one a line',
	empty: 'is empty; give a list of words, one a line',
	'too-many': 'has more than 2 million words with capitals or accents; give a smaller file',
	'too-large': 'is larger than 200 MB; give a smaller file',
	'not-utf8': 'is not UTF-8 text; save it as UTF-8',
	folder,
	'not-a-file': noFile,
} as const;

const system: Readonly<Record<string, string>> = {
	EACCES: denied,
	EPERM: denied,
	ENAMETOOLONG: 'has too long a path; give a shorter one',
	EAGAIN: 'can’t be read: nothing is there yet; give a file with one word a line',
	EISDIR: folder,
	ENXIO: noFile,
};

function noWordsText(language: Language, {areTooLong, language: other, letters}: Looks): string {
	if (areTooLong) return `its words have more than ${longestWord} letters, so give shorter ones`;
	if (other !== undefined) return `its words look ${englishName(other)}, so try --language ${other}`;
	const wanted = `give a list of ${englishName(language)} words, one a line, of the letters ${describeLetters(languages[language])}`;
	return letters === undefined ? wanted : `its letters are ${letters.join(' ')}; ${wanted}`;
}

function faultText(fault: SourceFault): string {
	switch (fault.kind) {
		case 'no-words':
			return `has no usable word; ${noWordsText(fault.language, fault.looks)}`;
		case 'not-bundled':
			return `does not come with the game in ${englishName(fault.language)}; give a file of your own`;
		case 'missing':
			return `does not exist; check the path or take ${fault.others.length === 1 ? '' : 'one of '}${fault.others.join(', ')}`;
		case 'system':
			return system[fault.code] ?? `can’t be read: ${fault.code}`;
		default:
			return simple[fault.kind];
	}
}

export const dictionaryAt = (source: string): string =>
	`The dictionary ${source === standardInput ? 'on standard input' : printable(source)}`;

export const sourceFaultText = ({source, fault}: FailedDictionary): string =>
	`${dictionaryAt(source)} ${faultText(fault)}.`;

/** Names the tasks of a thread that broke, in brackets; nothing if it was idle. */
const doing = (tasks: readonly string[]): string =>
	tasks.length > 0 ? ` (${[...new Set(tasks)].join(', ')})` : '';

export const workerFaultText = ({tasks, reason}: WorkerFault): string =>
	reason.kind === 'no-memory'
		? `There was not enough memory in the background${doing(tasks)}; try a smaller dictionary.`
		: `Something went wrong in the background${doing(tasks)}: ${printable(reason.cause)}.`;

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

const reasonOf = ({code}: {readonly code: string}): string => reasons[code] ?? code;

/** Describes a fault. The path comes last, since the first line of a screen may cut it. */
export function storeFaultText(fault: StoreFault): string {
	switch (fault.kind) {
		case 'no-home':
			return 'Your games and settings can’t be kept: there is no home folder; set WORDFIEND_HOME to a folder for them.';
		case 'unkept':
			return `Something went wrong when this game was kept: ${fault.reason}. Play on.`;
		case 'unwritable':
			return `Your ${fault.what} can’t be kept: ${reasonOf(fault)}. Play on; set WORDFIEND_HOME to keep them elsewhere than in ${fault.path}.`;
		case 'unreadable':
			return `Your ${fault.what} can’t be read: ${reasonOf(fault)}; look at ${fault.path}.`;
		case 'bad-config':
			return `Your settings can’t be read, so they are left as they are; correct or delete ${fault.path}.`;
		case 'newer-config':
			return `Your settings need a newer version of Wordfiend, so they are left as they are; update this one, or delete ${fault.path}.`;
		case 'bad-games':
			return `${countOf(fault.count, 'unfinished game')} can’t be read; look in ${fault.folder}, or delete what is there.`;
		case 'newer-games':
			return `${countOf(fault.count, 'unfinished game')} ${fault.count === 1 ? 'needs' : 'need'} a newer version of Wordfiend; update this one to go on, or look in ${fault.folder}.`;
		case 'unusable':
			return `Your settings have no usable ${listOf(fault.keys, {joint: 'or'})}; correct or delete ${fault.keys.length === 1 ? 'it' : 'them'} in ${fault.path}.`;
	}
}
