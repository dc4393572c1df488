import fc from 'fast-check';
import {Text} from 'ink';
import {render} from 'ink-testing-library';
import {expect, test} from 'vitest';
import {fitFacts, fitHints, Frame, type Hint} from '../../source/components/frame.js';
import {widthOf} from '../../source/text/tables.js';

const hints: readonly Hint[] = [
	{label: 'a–z', hint: 'guess'},
	{label: 'Tab', hint: 'families'},
	{label: 'Space', hint: 'hint'},
	{label: '↑↓', hint: 'look back', isQuiet: 'when-narrow'},
	{label: 'Ctrl+L', hint: 'redraw', isQuiet: true},
	{label: '?', hint: 'help'},
	{label: 'Esc', hint: 'menu'},
];

test.each([
	[80, 'a–z|Tab|Space|↑↓|?|Esc', 3],
	[68, 'a–z|Tab|Space|↑↓|?|Esc', 2],
	[60, 'a–z|Tab|Space|?|Esc', 2],
	[50, 'a–z|Tab|?|Esc', 2],
	[30, 'a–z|?|Esc', 2],
	[8, '?', 2],
	[3, '', 2],
	[-3, '', 2],
])('in %i columns the hints are %s', (columns, labels, gap) => {
	const fitted = fitHints(hints, columns);
	expect(fitted.hints.map(({label}) => label).join('|')).toBe(labels);
	expect(fitted.gap).toHaveLength(gap);
});

test('hints never take more room than there is', () => {
	const text = fc.string({minLength: 1, maxLength: 12, unit: 'grapheme'});
	const quiet = fc.constantFrom<Hint['isQuiet'][]>(undefined, true, 'when-narrow');
	const hint = fc.record({label: text, hint: text, isQuiet: quiet});
	fc.assert(
		fc.property(fc.array(hint, {maxLength: 9}), fc.nat(120), (drawn, columns) => {
			const given: Hint[] = drawn.map(({isQuiet, ...rest}) => (isQuiet ? {...rest, isQuiet} : rest));
			const fitted = fitHints(given, columns);
			const line = fitted.hints.map(each => `${each.label} ${each.hint}`).join(fitted.gap);
			expect(widthOf(line)).toBeLessThanOrEqual(columns);
		}),
	);
});

test.each([
	[78, 'evil · 7 letters · common · seed 4f2a'],
	[50, 'evil · 7 letters · common'],
	[34, 'evil'],
	[25, 'evil'],
	[22, ''],
])('in %i columns the facts are %s', (columns, facts) => {
	expect(fitFacts(['hangman'], 'evil · 7 letters · common · seed 4f2a', columns)).toBe(facts);
});

test.each([
	[60, 20],
	[80, 24],
	[120, 40],
	[200, 50],
])('a frame of %i×%i has its title first and its hints last, and no line is too long', (columns, rows) => {
	const app = render(
		<Frame
			size={{columns, rows}}
			trail={['superduperghost', 'openings', 'set-up']}
			status={'evil · 7 letters · common · seed 4f2a · with families'}
			bindings={hints}
		>
			<Text>body</Text>
		</Frame>,
	);
	const lines = (app.lastFrame() ?? '').split('\n');
	app.unmount();
	expect(lines).toHaveLength(rows);
	expect(lines[0]).toContain('wordfiend');
	expect(lines[0]).toMatch(/set-up/);
	expect(lines.at(-1)).toMatch(/Esc menu$/);
	for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
});
