import {readChoice, readCount, readText} from './readers.js';
import type {Reading, Setting} from './setting.js';
import {json, words} from './shared.js';
import type {LengthRange} from './tournament.js';

function readRange(text: string): Reading<LengthRange> {
	if (text === 'all') return {ok: true, value: {from: 1, to: Infinity}};
	const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
	const [from, to] = [Number(first), Number(last)];
	if (from >= 1 && to >= from) return {ok: true, value: {from, to}};
	return {ok: false, wanted: 'a length, a range such as 5-8, or all', refused: text};
}

const length: Setting<LengthRange> = {
	flag: {name: 'length', short: 'l', value: 'N', help: 'a length, a range such as 5-8, or all (all)'},
	standard: 'all',
	read: readRange,
};

const limit: Setting<number> = {
	flag: {
		name: 'limit',
		value: 'SECONDS',
		help: 'stop after so long, with bounds for what is not proved yet (never)',
	},
	read: readCount,
};

const opponents = ['perfect', 'evil'] as const;

export type ParChooser = (typeof opponents)[number];

const chooser: Setting<ParChooser> = {
	flag: {
		name: 'chooser',
		short: 'c',
		value: 'NAME',
		help: 'perfect, evil (perfect)',
	},
	standard: 'perfect',
	read: readChoice(opponents),
};

const proof: Setting<string> = {
	flag: {
		name: 'proof',
		value: 'FILE',
		help: 'write why the values are what they are, for wordfiend check and for you',
	},
	read: readText,
};

/** The settings of `par`. */
export const parTable = {...words, chooser, length, limit, proof, json};
