import {oneOf, rangeIn, readCount, readText, upTo} from './readers.js';
import type {LengthRange, Reading, Table} from './setting.js';
import {words} from './words.js';

const all: LengthRange = {from: 1, to: Infinity};

const lengthHelp = 'a length, a range such as 5-8, or all';

function readRange(text: string): Reading<LengthRange> {
	const value = text === 'all' ? all : rangeIn(text);
	return value ? {ok: true, value} : {ok: false, wanted: lengthHelp, refused: text};
}

export const parTable = {
	...words,
	chooser: {
		flag: {name: 'chooser', short: 'c', value: 'NAME'},
		...oneOf(['perfect', 'evil'] as const),
		default: 'perfect',
	},
	length: {
		flag: {name: 'length', short: 'l', value: 'N', help: lengthHelp, usual: 'all'},
		default: all,
		offers: ['all', ...upTo(20)],
		read: readRange,
	},
	/** In seconds; then bounds must do. */
	limit: {
		flag: {
			name: 'limit',
			value: 'SECONDS',
			help: 'stop after so long, with bounds for what is not proved yet',
			usual: 'never',
		},
		default: Infinity,
		read: readCount,
	},
	proof: {
		flag: {
			name: 'proof',
			value: 'FILE',
			help: 'write a proof of the values, for wordfiend check and for you',
		},
		default: undefined,
		isPath: true,
		read: readText,
	},
} satisfies Table;
