import {oneOf, rangeIn, readCount, readText, upTo} from './readers.js';
import {flag, refuse, type LengthRange, type Reading, type Table} from './setting.js';
import {words} from './words.js';

const all: LengthRange = {from: 1, to: Infinity};

const lengthHelp = 'a length, a range such as 5-8, or all';

function readRange(text: string): Reading<LengthRange> {
	const value = text === 'all' ? all : rangeIn(text);
	return value ? {ok: true, value} : refuse(lengthHelp, text);
}

export const parTable = {
	...words,
	chooser: {
		flag: flag('chooser', 'NAME', undefined, {short: 'c'}),
		...oneOf(['perfect', 'evil'] as const),
		default: 'perfect',
	},
	length: {
		flag: flag('length', 'N', lengthHelp, {short: 'l', usual: 'all'}),
		default: all,
		offers: ['all', ...upTo(20)],
		read: readRange,
	},
	/** In seconds; then bounds must do. */
	limit: {
		flag: flag('limit', 'SECONDS', 'stop after so long, with bounds for what is not proved yet', {
			usual: 'never',
		}),
		default: Infinity,
		read: readCount,
	},
	proof: {
		flag: flag('proof', 'FILE', 'write a proof of the values, for wordfiend check and for you'),
		default: undefined,
		isPath: true,
		read: readText,
	},
} satisfies Table;
