import {choiceOf, oneOf, switchOff, switchOn} from './readers.js';
import {write, type Table} from './setting.js';

/** What the colors go by. */
export const themes = ['auto', 'light', 'dark', 'contrast', 'colorblind', 'mono'] as const;

export type ThemeName = (typeof themes)[number];

const motions = ['on', 'off'] as const;

export type Look = {readonly theme: ThemeName; readonly motion: (typeof motions)[number]};

const themeNotes = {
	auto: 'goes by the terminal’s background',
	light: 'for a light background',
	dark: 'for a dark background',
	contrast: 'bold and inverse instead of colors',
	colorblind: 'blue and orange',
	mono: 'bold only',
} as const satisfies Record<ThemeName, string>;

export const lookTable: Table<Look> = {
	theme: {
		flag: {name: 'theme', value: 'NAME'},
		...oneOf(themes),
		standard: 'auto',
		rows: choiceOf('theme', 'Theme', themes, ({theme}) => ({note: themeNotes[theme]})),
	},
	motion: {
		flag: {name: 'reduce-motion', help: 'nothing moves by itself; also PREFERS_REDUCED_MOTION, NO_MOTION'},
		standard: 'on',
		// The flag says yes, the player's file on or off.
		read: text => oneOf(motions).read(text === write(true) ? 'off' : text),
		rows: choiceOf('motion', 'Motion', motions, ({motion}) => ({
			note: motion === 'off' ? 'nothing moves by itself' : 'eyes and ghosts move',
		})),
	},
};

/** How it looks and speaks, whatever is played; where they are not given, the terminal or the player's file may say. */
export const preferences = {
	plain: switchOn('plain', 'play in line mode; also without a terminal, or with TERM=dumb'),
	screenReader: switchOn('screen-reader', 'line mode, spoken; also ACCESSIBLE, INK_SCREEN_READER'),
	...lookTable,
	save: switchOff('save', 'keep the game, or with --no-save nothing of it'),
};

export const everywhere = {
	color: switchOff('color', 'colors, or with --no-color or NO_COLOR none'),
	help: switchOn('help', 'this help', 'h'),
	version: switchOn('version', 'the version', 'V'),
};
