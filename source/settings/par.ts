import type {Source} from '../dictionaries/index.js';
import {oneOf, rangeIn, readCount, readText} from './readers.js';
import type {LengthRange, Reading, Table} from './setting.js';
import {words} from './words.js';

const parChoosers = ['perfect', 'evil', 'random'] as const;

export type ParChooser = (typeof parChoosers)[number];

export type ParSettings = Source & {
	readonly chooser: ParChooser;
	readonly length: LengthRange;
	/** Seconds after which it makes do with bounds. */
	readonly limit: number;
	readonly proof: string | undefined;
};

const all: LengthRange = {from: 1, to: Infinity};

function readRange(text: string): Reading<LengthRange> {
	if (text === 'all') return {ok: true, value: all};
	const value = rangeIn(text);
	return value
		? {ok: true, value}
		: {ok: false, wanted: 'a length, a range such as 5-8, or all', refused: text};
}

export const parTable: Table<ParSettings> = {
	...words,
	chooser: {
		flag: {name: 'chooser', short: 'c', value: 'NAME'},
		...oneOf(parChoosers),
		standard: 'perfect',
	},
	length: {
		flag: {
			name: 'length',
			short: 'l',
			value: 'N',
			help: 'a length, a range such as 5-8, or all',
			usual: 'all',
		},
		standard: all,
		read: readRange,
	},
	limit: {
		flag: {
			name: 'limit',
			value: 'SECONDS',
			help: 'stop after so long, with bounds for what is not proved yet',
			usual: 'never',
		},
		standard: Infinity,
		read: readCount,
	},
	proof: {
		flag: {
			name: 'proof',
			value: 'FILE',
			help: 'write a proof of the values, for wordfiend check and for you',
		},
		standard: undefined,
		read: readText,
	},
};
