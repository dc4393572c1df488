import type {Background} from '../../source/terminal/capabilities.js';
import {Text} from 'ink';
import {render} from 'ink-testing-library';
import {describe, expect, test} from 'vitest';
import {isLight, paletteNames, palettes, type Palette} from './palettes.js';
import {Runs} from '../../source/components/lines.js';
import {LookProvider, stylesOf, useStyles, type Style, styleOf} from '../../source/components/tone.js';
import {tones} from '../../source/page/page.js';
import {themes} from '../../source/settings/preferences.js';

const backgrounds: readonly (Background | undefined)[] = ['light', 'dark', undefined];

const looks = themes.flatMap(theme => backgrounds.map(background => [theme, background] as const));

test.each(looks)('%s on %s: text is never dim, and the fiend is bold', (theme, background) => {
	const styles = stylesOf(theme, background);
	for (const tone of tones) if (tone !== 'frame') expect(styles[tone].dimColor, tone).toBeUndefined();
	expect(styles.fiend.bold).toBe(true);
	expect(styles.quiet).toEqual({});
	for (const tone of tones) expect(styles[tone].color ?? '', tone).not.toMatch(/gray|grey|black|white|green/);
});

test.each(looks)('%s on %s: what can be read on it', (theme, background) => {
	const {hit, miss, accent} = stylesOf(theme, background);
	if (theme === 'mono' || theme === 'contrast') {
		for (const tone of tones) expect(stylesOf(theme, background)[tone].color).toBeUndefined();
		return;
	}

	const isLight = theme === 'light' || (theme !== 'dark' && background === 'light');
	const isDark = theme === 'dark' || (theme !== 'light' && background === 'dark');
	expect(hit.color).not.toBe(miss.color);
	expect(accent).toEqual(isDark ? {color: 'yellow'} : {bold: true});
	if (theme === 'colorblind' && background !== undefined) {
		expect([hit.color, miss.color]).toEqual(isLight ? ['#005a9c', '#b34700'] : ['#85c0f9', '#f5793a']);
	} else {
		expect([hit.color, miss.color]).toEqual([isLight ? 'blue' : 'cyan', 'red']);
	}
});

/** How bright a color is to the eye, from 0 to 1. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
		const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return channel <= 0.039_28 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
};

const ansiColors = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

describe.each(paletteNames)('on %s', name => {
	const palette: Palette = palettes[name];
	const background = isLight(palette) ? 'light' : 'dark';

	/** The color that a style has there; a terminal of sixteen colors shows bold ones bright. */
	function shown({color, bold = false}: Style): string {
		if (color === undefined) return palette.foreground;
		if (color.startsWith('#')) return color;
		const bright = bold && (name === 'vga' || name === 'xterm') ? 8 : 0;
		return palette.colors[ansiColors.indexOf(color) + bright] ?? palette.foreground;
	}

	test.each(themes.filter(theme => theme !== 'light' && theme !== 'dark'))('%s can be read', theme => {
		const styles = stylesOf(theme, background);
		for (const tone of tones)
			expect(contrast(shown(styles[tone]), palette.background), tone).toBeGreaterThanOrEqual(3);
	});

	test('the colors for colorblind eyes are read as well as text should be', () => {
		const {hit, miss} = stylesOf('colorblind', background);
		for (const style of [hit, miss])
			expect(contrast(shown(style), palette.background)).toBeGreaterThanOrEqual(4.5);
	});
});

/** Which style the look in a provider gives to a hit. */
function Probe() {
	return <Text>{JSON.stringify(useStyles().hit)}</Text>;
}

function look(props: Omit<Parameters<typeof LookProvider>[0], 'children'>) {
	const app = render(
		<LookProvider {...props}>
			<Probe />
		</LookProvider>,
	);
	const frame = app.lastFrame();
	app.unmount();
	return frame;
}

test('the provider decides by theme, background and what the terminal can', () => {
	expect(look({})).toBe('{"color":"cyan"}');
	expect(look({background: 'light'})).toContain('{"color":"blue"}');
	expect(look({isColorless: true, background: 'dark'})).toContain('{"bold":true}');
	expect(look({theme: 'contrast', isColorless: true})).toContain('{"bold":true}');
});

test('high contrast inverts texts that stand out, and no drawing, bar or blank', () => {
	const contrast = stylesOf('contrast', undefined);
	expect(styleOf(contrast, {as: 'accent'}).inverse).toBeUndefined();
	expect(styleOf(contrast, {as: 'accent', bold: false}).inverse).toBeUndefined();
	expect(styleOf(contrast, {as: 'accent', bold: true}).inverse).toBe(true);
	expect(styleOf(contrast, {as: 'accent', bold: true, inverse: false}).inverse).toBeUndefined();
	expect(styleOf(contrast, {as: 'hit', bold: true}).inverse).toBeUndefined();
	expect(styleOf(contrast, {as: 'hit', inverse: true}).inverse).toBe(true);
});

test('what has a tone is a text', () => {
	const app = render(
		<Runs
			lines={[
				[
					{text: 'yes', as: 'hit', bold: true},
					{text: ' and no', as: 'quiet'},
				],
			]}
		/>,
	);
	expect(app.lastFrame()).toBe('yes and no');
	app.unmount();
});
