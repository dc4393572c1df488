import {choiceRow, readChoice, readSwitch, switchOn} from './readers.js';
import {no, yes, type Asked, type Setting} from './setting.js';

/** What the colors go by. */
export const themes = ['auto', 'light', 'dark', 'contrast', 'colorblind', 'mono'] as const;

export type ThemeName = (typeof themes)[number];

/** The look as it stands in the player's file. */
type LookConfig = {readonly theme?: string | undefined; readonly motion?: string | undefined};

const themeNotes = {
	auto: 'goes by the terminal’s background',
	light: 'for a light background',
	dark: 'for a dark background',
	contrast: 'bold and inverse instead of colors',
	colorblind: 'blue and orange',
	mono: 'bold only',
} as const satisfies Record<ThemeName, string>;

const theme: Setting<ThemeName> = {
	flag: {name: 'theme', value: 'NAME', help: `${themes.join(', ')} (auto)`},
	read: readChoice(themes),
	rows({asked}) {
		const value = themes.find(name => name === asked.theme) ?? 'auto';
		return [choiceRow('theme', 'Theme', {value, values: themes, note: themeNotes[value]})];
	},
};

const reduceMotion: Setting<boolean> = {
	flag: {name: 'reduce-motion', help: 'nothing moves by itself; also PREFERS_REDUCED_MOTION, NO_MOTION'},
	standard: no,
	read: readSwitch,
	rows({asked}) {
		const value = asked.reduceMotion === yes ? yes : no;
		const shown = value === yes ? 'off' : 'on';
		const note = value === yes ? 'nothing moves by itself' : 'eyes and ghosts move';
		return [choiceRow('reduceMotion', 'Motion', {value, values: [no, yes], note, shown})];
	},
};

/** How the full screen looks. */
export const lookTable = {theme, reduceMotion};

const motions = {on: no, off: yes} as const;

/** What the player's file says of the look, as far as it can be read. */
export function lookOf({theme: name, motion}: LookConfig): Asked {
	const moves = motion !== undefined && Object.hasOwn(motions, motion) ? motion : undefined;
	return {
		theme: themes.find(each => each === name),
		reduceMotion: moves === 'on' || moves === 'off' ? motions[moves] : undefined,
	};
}

/** What of the look is another than before, for the player's file. */
export const configOfLook = (before: Asked, {theme: name, reduceMotion: reduced}: Asked): LookConfig => ({
	...(name !== before.theme && {theme: name}),
	...(reduced !== before.reduceMotion && {motion: reduced === yes ? 'off' : 'on'}),
});

/** How it looks and speaks, whatever is played; what has no default is told by the terminal or the player's file. */
export const preferences = {
	plain: switchOn('plain', 'play in line mode; also without a terminal, or with TERM=dumb'),
	screenReader: switchOn('screen-reader', 'line mode, spoken; also ACCESSIBLE, INK_SCREEN_READER'),
	...lookTable,
	save: {
		flag: {name: 'save', isNegatable: true, help: 'keep the game, or with --no-save nothing of it'},
		read: readSwitch,
	} satisfies Setting<boolean>,
};

/** What goes with every command. */
export const everywhere = {
	color: {
		flag: {name: 'color', isNegatable: true, help: 'colors, or with --no-color or NO_COLOR none'},
		read: readSwitch,
	} satisfies Setting<boolean>,
	help: switchOn('help', 'this help', 'h'),
	version: switchOn('version', 'the version', 'V'),
};
