import {Text} from 'ink';
import {render} from 'ink-testing-library';
import {expect, test} from 'vitest';
import {
	fancyMarks,
	LookProvider,
	stylesOf,
	Tone,
	tones,
	useLook,
	type Background,
} from '../../source/components/tone.js';
import {themes} from '../../source/settings/preferences.js';

const backgrounds: readonly Background[] = ['light', 'dark', undefined];

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

/** Which style the look in a provider gives to a hit. */
function Probe() {
	const {styles, marks, isAscii} = useLook();
	return <Text>{`${JSON.stringify(styles.hit)} ${Object.values(marks).join('')} ${isAscii}`}</Text>;
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
	expect(look({})).toBe(`{"color":"cyan"} ${Object.values(fancyMarks).join('')} false`);
	expect(look({background: 'light'})).toContain('{"color":"blue"}');
	expect(look({isColorless: true, background: 'dark'})).toContain('{"bold":true}');
	expect(look({theme: 'contrast', isColorless: true})).toContain('{"bold":true}');
	expect(look({isAscii: true})).toBe('{"color":"cyan"} +x>>#. true');
});

test('a tone is a text', () => {
	const app = render(
		<Text>
			<Tone as='hit' bold>
				yes
			</Tone>
			<Tone as='quiet'> and no</Tone>
		</Text>,
	);
	expect(app.lastFrame()).toBe('yes and no');
	app.unmount();
});
