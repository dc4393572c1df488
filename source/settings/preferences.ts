import {readChoice, switchOn} from './readers.js';
import {yes, type Setting} from './setting.js';

/** What the colors go by. */
export const themes = ['auto', 'light', 'dark', 'contrast', 'colorblind', 'mono'] as const;

export type ThemeName = (typeof themes)[number];

const theme: Setting<ThemeName> = {
	flag: {name: 'theme', value: 'NAME', help: `${themes.join(', ')} (auto)`},
	read: readChoice(themes),
};

/** How it looks and speaks, whatever is played; what has no default is told by the terminal or the player's file. */
export const preferences = {
	plain: switchOn('plain', 'play in line mode; also without a terminal, or with TERM=dumb'),
	screenReader: switchOn('screen-reader', 'line mode, spoken; also ACCESSIBLE, INK_SCREEN_READER'),
	theme,
	save: {
		flag: {name: 'save', isNegatable: true, help: 'keep the game, or with --no-save nothing of it'},
		read: text => ({ok: true, value: text === yes}),
	} satisfies Setting<boolean>,
	reduceMotion: switchOn('reduce-motion', 'nothing moves by itself; also PREFERS_REDUCED_MOTION, NO_MOTION'),
};

/** What goes with every command. */
export const everywhere = {
	color: {
		flag: {name: 'color', isNegatable: true, help: 'colors, or with --no-color or NO_COLOR none'},
		read: text => ({ok: true, value: text === yes}),
	} satisfies Setting<boolean>,
	help: switchOn('help', 'this help', 'h'),
	version: switchOn('version', 'the version', 'V'),
};
