import {isText} from '../dictionaries/index.js';
import {oneOf, switchOff, switchOn} from './readers.js';
import {flag, readTexts, write, type Table, type Texts, type Values} from './setting.js';
import {wordsTable} from './words.js';

export const themes = ['auto', 'light', 'dark', 'contrast', 'colorblind', 'mono'] as const;

export type ThemeName = (typeof themes)[number];

const motions = ['on', 'off'] as const;

export const lookTable = {
	theme: {flag: flag('theme', 'NAME'), ...oneOf(themes), default: 'auto'},
	motion: {
		flag: {name: 'reduce-motion', help: 'nothing moves by itself; also PREFERS_REDUCED_MOTION, NO_MOTION'},
		offers: motions,
		default: 'on',
		// The flag says yes, the player's file on or off.
		read: (text: string) => oneOf(motions).read(text === write(true) ? 'off' : text),
	},
} satisfies Table;

export type Look = Values<typeof lookTable>;

/** Options of every game; the environment and the player's file may set some of them, too. */
export const preferences = {
	plain: switchOn('plain', 'play in line mode; also without a terminal, or with TERM=dumb'),
	screenReader: switchOn('screen-reader', 'line mode, spoken; also ACCESSIBLE, INK_SCREEN_READER'),
	...lookTable,
	save: switchOff('save', '--no-save: keep nothing of this game'),
} satisfies Table;

export const everywhere = {
	color: switchOff('color', '--no-color, NO_COLOR: no colors'),
	help: switchOn('help', 'this help', 'h'),
	version: switchOn('version', 'the version', 'V'),
} satisfies Table;

const kept = {...lookTable, ...wordsTable};

/** The settings that the player's file holds, as far as they can be read. */
export const keptIn = (preferences: Texts = {}) => ({
	look: readTexts(lookTable, preferences).given,
	source: readTexts(wordsTable, preferences).given,
});

/** Names the settings of the player's file that it has and that can't be read. */
export const unusableIn = (preferences: Readonly<Record<string, unknown>>): readonly string[] =>
	Object.keys(kept).filter(name => {
		const {[name]: value} = preferences;
		return value !== undefined && !(isText(value) && readTexts(kept, {[name]: value}).refused.length === 0);
	});
