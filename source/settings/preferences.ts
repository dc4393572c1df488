import {choiceRow, oneOf, readSwitch, switchOff, switchOn} from './readers.js';
import type {Given, Table} from './setting.js';

/** What the colors go by. */
export const themes = ['auto', 'light', 'dark', 'contrast', 'colorblind', 'mono'] as const;

export type ThemeName = (typeof themes)[number];

export type Look = {readonly theme: ThemeName; readonly reduceMotion: boolean};

type LookConfig = {readonly theme?: string | undefined; readonly motion?: string | undefined};

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
		rows: ({values: {theme}}) => [
			choiceRow('theme', 'Theme', {
				value: theme,
				values: themes,
				note: themeNotes[theme],
				choose: name => ({theme: name}),
			}),
		],
	},
	reduceMotion: {
		flag: {name: 'reduce-motion', help: 'nothing moves by itself; also PREFERS_REDUCED_MOTION, NO_MOTION'},
		standard: false,
		read: readSwitch,
		rows: ({values: {reduceMotion}}) => [
			choiceRow('reduceMotion', 'Motion', {
				value: reduceMotion,
				values: [false, true],
				note: reduceMotion ? 'nothing moves by itself' : 'eyes and ghosts move',
				shown: reduceMotion ? 'off' : 'on',
				choose: isReduced => ({reduceMotion: isReduced}),
			}),
		],
	},
};

const motions = new Map([
	['on', false],
	['off', true],
]);

/** What the player's file says of the look, as far as it can be read. */
export const lookOf = ({theme, motion}: LookConfig): Given<Look> => ({
	theme: themes.find(each => each === theme),
	reduceMotion: motion === undefined ? undefined : motions.get(motion),
});

/** What of the look is another than before, for the player's file. */
export const configOfLook = (before: Given<Look>, {theme, reduceMotion}: Given<Look>): LookConfig => ({
	...(theme !== before.theme && {theme}),
	...(reduceMotion !== before.reduceMotion && {motion: reduceMotion ? 'off' : 'on'}),
});

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
