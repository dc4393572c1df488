import type {TextProps} from 'ink';
import {createContext, useContext, type ReactNode} from 'react';
import type {Run, Tone} from '../page/page.js';
import type {ThemeName} from '../settings/preferences.js';
import type {Background} from '../terminal/capabilities.js';

export type Style = Pick<TextProps, 'dimColor' | 'bold' | 'inverse'> & {
	readonly color?: 'cyan' | 'red' | 'yellow' | 'magenta' | 'blue' | `#${string}`;
};

type Styles = Readonly<Record<Tone, Style>>;

/** Text that says something has the default color; only frames, rules and bars are dim. */
const plain = {quiet: {}, frame: {dimColor: true}} as const satisfies Partial<Styles>;

const fiend = {color: 'magenta', bold: true} as const;

const onDark: Styles = {
	...plain,
	fiend,
	hit: {color: 'cyan'},
	// One dark scheme in six shows red darker than plain text can be read in.
	miss: {color: 'red', bold: true},
	accent: {color: 'yellow'},
};

const onLight: Styles = {...plain, fiend, hit: {color: 'blue'}, miss: {color: 'red'}, accent: {bold: true}};

/** Cyan and red are read on most light schemes too; yellow on hardly any. */
const onUnknown: Styles = {...onDark, accent: {bold: true}};

const mono: Styles = {
	...plain,
	fiend: {bold: true},
	hit: {bold: true},
	miss: {},
	accent: {bold: true},
};

const contrast: Styles = {
	quiet: {},
	frame: {},
	fiend: {bold: true},
	hit: {bold: true},
	miss: {bold: true},
	accent: {bold: true, inverse: true},
};

const colorblindOnDark: Styles = {...onDark, hit: {color: '#85c0f9'}, miss: {color: '#f5793a'}};

const colorblindOnLight: Styles = {...onLight, hit: {color: '#005a9c'}, miss: {color: '#b34700'}};

const everywhere = (styles: Styles) => ({dark: styles, light: styles, unknown: styles});

/** Each colorblind scheme is made for one background; where that isn't known, cyan and red can be distinguished too. */
const schemes: Readonly<Record<ThemeName, Readonly<Record<'dark' | 'light' | 'unknown', Styles>>>> = {
	auto: {dark: onDark, light: onLight, unknown: onUnknown},
	light: everywhere(onLight),
	dark: everywhere(onDark),
	contrast: everywhere(contrast),
	colorblind: {dark: colorblindOnDark, light: colorblindOnLight, unknown: onUnknown},
	mono: everywhere(mono),
};

export const stylesOf = (theme: ThemeName, background: Background | undefined): Styles =>
	schemes[theme][background ?? 'unknown'];

/** The marks that say the same as a color. */
export const marks = {hit: '✓', miss: '✗', kept: '▸', chosen: '›', left: '●', used: '○'} as const;

const StylesContext = createContext(onUnknown);

type ProviderProps = {
	readonly theme?: ThemeName;
	readonly background?: Background | undefined;
	readonly isColorless?: boolean;
	readonly children: ReactNode;
};

export function LookProvider({theme = 'auto', background, isColorless = false, children}: ProviderProps) {
	const shown = isColorless && theme !== 'contrast' ? 'mono' : theme;
	return <StylesContext value={stylesOf(shown, background)}>{children}</StylesContext>;
}

export const useStyles = (): Styles => useContext(StylesContext);

/** The meaning of a text, and the part of its look that the theme doesn't decide. */
type RunLook = Omit<Run, 'text'> & {readonly inverse?: boolean};

/** A theme inverts what is bold besides: texts, but no drawing, bar or blank. */
export function styleOf(styles: Styles, {as = 'quiet', bold, inverse}: RunLook): Style {
	const {inverse: mayInvert = false, ...style} = styles[as];
	return {
		...style,
		...(bold !== undefined && {bold: bold || (as === 'accent' && style.bold === true)}),
		...((inverse ?? (mayInvert && bold === true)) && {inverse: true}),
	};
}
