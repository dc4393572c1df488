import chalk from 'chalk';
import {Text} from 'ink';
import {render} from 'ink-testing-library';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Runs, type PaintedRun} from '../../source/components/lines.js';
import {LookProvider, styleOf, useStyles} from '../../source/components/tone.js';
import {tones} from '../../source/page/page.js';
import {themes} from '../../source/settings/preferences.js';

const {level} = chalk;

beforeEach(() => {
	chalk.level = 3;
});

afterEach(() => {
	chalk.level = level;
});

const weights = [{}, {bold: false}, {bold: true}, {inverse: true}] as const;

/** A text that Ink styles itself. */
function Styled({text, ...look}: PaintedRun) {
	return <Text {...styleOf(useStyles(), look)}>{text}</Text>;
}

test.each(themes)('%s: runs look as Ink would style them', theme => {
	for (const background of ['light', 'dark', undefined] as const) {
		const runs = tones.flatMap(as => weights.map(weight => ({as, ...weight, text: `${as} `})));
		const painted = (
			<LookProvider theme={theme} background={background}>
				<Runs lines={[[{text: 'plain '}, ...runs], [{text: 'next'}]]} />
			</LookProvider>
		);
		const tuned = (
			<LookProvider theme={theme} background={background}>
				<Text>
					{'plain '}
					{runs.map((run, index) => (
						<Styled key={index} {...run} />
					))}
					{'\nnext'}
				</Text>
			</LookProvider>
		);
		const [ours, inks] = [painted, tuned].map(view => render(view).lastFrame());
		expect(ours).toContain('\u001B[');
		expect(ours).toBe(inks);
	}
});
