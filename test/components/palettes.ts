/** The colors of a terminal: its default ones and the sixteen that programs name. */
export type Palette = {
	readonly foreground: string;
	readonly background: string;
	readonly colors: readonly string[];
};

const list = (colors: string): readonly string[] => colors.split(' ');

const solarized = list(
	'#073642 #dc322f #859900 #b58900 #268bd2 #d33682 #2aa198 #eee8d5 #002b36 #cb4b16 #586e75 #657b83 #839496 #6c71c4 #93a1a1 #fdf6e3',
);

export const palettes = {
	dark: {
		foreground: '#cdd6f4',
		background: '#181825',
		colors: list(
			'#45475a #f38ba8 #a6e3a1 #f9e2af #89b4fa #cba6f7 #94e2d5 #bac2de #6c7086 #f38ba8 #a6e3a1 #f9e2af #89b4fa #f5c2e7 #94e2d5 #ffffff',
		),
	},
	light: {
		foreground: '#24292f',
		background: '#ffffff',
		colors: list(
			'#24292e #d73a49 #28a745 #dbab09 #0366d6 #5a32a3 #0598bc #6a737d #959da5 #cb2431 #22863a #b08800 #005cc5 #5a32a3 #3192aa #d1d5da',
		),
	},
	'solarized-dark': {foreground: '#839496', background: '#002b36', colors: solarized},
	'solarized-light': {foreground: '#657b83', background: '#fdf6e3', colors: solarized},
	vga: {
		foreground: '#aaaaaa',
		background: '#000000',
		colors: list(
			'#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff',
		),
	},
	xterm: {
		foreground: '#000000',
		background: '#ffffff',
		colors: list(
			'#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5 #7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff',
		),
	},
} as const satisfies Record<string, Palette>;

type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as readonly PaletteName[];

const lightnessOf = (color: string): number =>
	[1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);

/** Whether a terminal's background is lighter than its text. */
export const isLight = ({foreground, background}: Palette): boolean =>
	lightnessOf(background) > lightnessOf(foreground);
