import {render} from 'ink-testing-library';
import {describe, expect, test} from 'vitest';
import {Frame} from '../../source/components/frame.js';
import {PageView} from '../../source/components/page/page-view.js';
import {contentArea} from '../../source/components/stage/layout.js';
import {LookProvider} from '../../source/components/tone.js';
import {Motion} from '../../source/hooks/use-motion.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import type {Page, Part, TablePart} from '../../source/page/page.js';
import {toAscii} from '../../source/text/tables.js';
import {sizes} from '../screens/open-screen.js';
import {faultsIn} from '../screens/sound-frame.js';

const english = Array.from('abcdefghijklmnopqrstuvwxyz');

const word: Part = {
	part: 'word',
	tiles: [
		{text: '-', look: 'hidden'},
		{text: 'e', look: 'known'},
		{text: 'a', look: 'fresh'},
		{text: 'l', look: 'lost'},
	],
	alphabet: english,
};

const families: TablePart = {
	part: 'table',
	heading: 'families for e',
	remark: '40 families',
	columns: [
		{title: 'pattern', side: 'left', least: 8},
		{title: 'words', side: 'right'},
		{title: '', side: 'left', rank: 1},
		{title: 'such as', side: 'left'},
	],
	rows: Array.from({length: 40}, (_, at) => ({
		mark: at === 25 ? 'kept' : undefined,
		bar: 1 / (at + 1),
		cells: [
			`--e${at}-`,
			String(4170 - at),
			at === 25 ? {text: 'kept', as: 'fiend'} : '',
			{words: ['abalone', 'ballad', 'cereal', 'dimension', 'evening', 'follow'], isCut: true},
		],
	})),
	notes: ['✓ You can still win'],
};

const guesses: TablePart = {
	part: 'table',
	heading: 'guesses',
	columns: [
		{title: '', side: 'left'},
		{title: 'pattern', side: 'left'},
	],
	rows: english.map(letter => ({cells: [{text: `${letter}✗`, as: 'miss'}, `-${letter}--`]})),
	keeps: 'last',
};

const keyboard: Part = {part: 'keyboard', letters: english, hits: ['e'], misses: ['q'], cursor: 'k'};

const facts: readonly Part[] = [
	{part: 'figure', figure: 'eye', progress: 0.5, gaze: {x: 0, y: 0.4}},
	{part: 'meter', label: 'left', left: 3, total: 8},
	{part: 'facts', rows: [{label: 'wrong', value: [{text: '✗q ✗w', as: 'miss'}]}]},
];

const ending =
	'✗ You lost. It says the word “was” dumdums. It cheated: it had no word, and 4 other words would have done as well';

const briefing: Part = {
	part: 'prose',
	heading: 'this game',
	paragraphs: ['Guess the word letter by letter.', 'Evil cheats.'],
	isOptional: true,
};

const task: Part = {part: 'prose', heading: 'How it cheats', paragraphs: ['Guess e and watch.']};

const chart: Part = {
	part: 'chart',
	label: 'words left',
	values: [4170, 402, 35, 1],
	scale: 'ratio',
	selected: 1,
	marked: [2],
	markText: 'mistakes',
};

const long = (text: string): Part => ({
	part: 'prose',
	heading: text,
	paragraphs: Array(20).fill(`${text} goes on`),
});

const pages: Readonly<Record<string, Partial<Page<true>>>> = {
	'a game with wide panels': {news: {text: 'No q.'}, parts: [word, ...facts, keyboard, families, guesses]},
	'a game with narrow panels': {news: {text: 'No q.'}, parts: [word, ...facts, keyboard, guesses]},
	'a new game': {news: {text: 'Your letter'}, parts: [word, ...facts, keyboard, briefing]},
	'a finished game': {parts: [{part: 'prose', paragraphs: [ending]}, word, ...facts, families, guesses]},
	'a task': {news: {text: 'No e.'}, parts: [task, word, ...facts.slice(1), families]},
	'a document that scrolls': {
		scrolls: 'rules',
		parts: [chart, long('Hangman'), long('Ghost'), {part: 'facts', rows: [{label: '?', value: 'this help'}]}],
	},
	'a document that fits': {parts: [chart, families, guesses, {part: 'progress', label: 'made', share: 0.4}]},
	'the first menu': {
		news: {text: 'it has not picked a word yet', as: 'quiet'},
		parts: [
			{part: 'figure', figure: 'eye', progress: 1},
			{
				part: 'menu',
				items: ['Hangman', 'Ghost', 'Daily', 'Quit'].map(label => ({key: label, label, note: 'a game'})),
				selected: 'Ghost',
			},
		],
	},
	'a form': {
		parts: [
			{
				part: 'form',
				focused: 'length',
				rows: [
					{name: 'length', label: 'Letters', value: '7', note: '11,416 words', kind: 'choice'},
					{name: 'secret', label: 'Secret', value: 'abc', note: 'hidden', kind: 'secret'},
					{name: 'path', label: 'File', value: '', note: '', kind: 'text', placeholder: 'a path'},
					{name: 'more', label: 'More…', value: '', note: 'players, rules', kind: 'more'},
				],
			},
			{part: 'chart', label: 'words', values: [1, 2, 3], scale: 'zero', selected: 1, text: '2–4'},
			{part: 'prose', paragraphs: ['Par 11: with 12 wrong guesses, perfect play beats every chooser.']},
			{part: 'figure', figure: 'gallows', progress: 0.6},
		],
	},
};

function draw(page: Partial<Page<true>>, size: TerminalSize, {isAscii = false, top = 0} = {}): string {
	const whole: Page<true> = {title: {trail: [], status: ''}, parts: [], keys: [], about: () => '', ...page};
	const app = render(
		<Motion value={false}>
			<LookProvider>
				<Frame size={size} trail={['page']} status='' bindings={[{label: 'Esc', hint: 'menu '}]}>
					<PageView
						page={whole}
						area={contentArea(size)}
						top={top}
						onTop={() => undefined}
						onPanel={() => undefined}
					/>
				</Frame>
			</LookProvider>
		</Motion>,
	);
	const frame = app.lastFrame() ?? '';
	app.unmount();
	return isAscii ? toAscii(frame) : frame;
}

describe.each(sizes)('at $columns×$rows', size => {
	test.each(Object.entries(pages))('%s is sound', (name, page) => {
		for (const isAscii of [false, true]) expect(faultsIn(draw(page, size, {isAscii}), size)).toEqual([]);
		if (size.columns === 80) expect(draw(page, size)).toMatchSnapshot(name);
	});

	test('what has no share yet is named with one ellipsis', () => {
		const frame = draw({parts: [{part: 'progress', label: 'Opening the game…'}]}, size);
		expect(frame.match(/…/g)).toHaveLength(1);
	});

	test('a column for words is left out where none of them has room', () => {
		const columns = ['pattern', 'words', 'misses forced', 'such as'].map(
			title => ({title, side: 'left'}) as const,
		);
		const word = 'unwahrscheinlich';
		const cells = ['-'.repeat(word.length), '1', '0', {words: [word], isCut: false}];
		const frame = draw({parts: [{part: 'table', columns, rows: [{cells}]}]}, size);
		expect(frame.includes('such as')).toBe(frame.includes(word));
	});

	test('what matters is never cut', () => {
		const playing = draw(pages['a game with wide panels'] ?? {}, size);
		expect(playing).toContain('▸ --e25-');
		expect(playing).toContain('✓ You can still win');
		expect(draw(pages['a game with narrow panels'] ?? {}, size)).toContain('z✗  -z--');
		const over = draw(pages['a finished game'] ?? {}, size);
		expect(over.replaceAll(/\s+/g, ' ')).toContain(ending);
		expect(over).toContain('▸ --e25-');
	});

	test('a task is above its word, and begins in the same column', () => {
		const lines = draw(pages['a task'] ?? {}, size).split('\n');
		const starts = ['── How it cheats', 'No e.', 'left ', '── families'].map(text =>
			lines.map(line => line.indexOf(text)).find(start => start !== -1),
		);
		expect(new Set(starts).size).toBe(1);
		const rowOf = (text: string) => lines.findIndex(line => line.includes(text));
		expect(rowOf('Guess e and watch.')).toBeLessThan(rowOf('No e.'));
	});

	test('a text that wraps has one left edge', () => {
		const paragraphs = [ending, 'Without help.'];
		const page = {parts: [{part: 'prose', paragraphs} as const, word, ...facts, guesses]};
		const lines = draw(page, size).split('\n');
		const first = lines.findIndex(line => line.includes('✗ You lost.'));
		const last = lines.findIndex(line => line.includes('Without help.'));
		const starts = lines.slice(first, last + 1).map(line => line.search(/\S/));
		expect(new Set(starts).size).toBe(1);
	});

	test('nothing moves when a letter comes', () => {
		const page = pages['a game with narrow panels'] ?? {};
		const later = (page.parts ?? []).map((part): Part =>
			part.part === 'facts'
				? {...part, rows: [{label: 'wrong', value: [{text: '✗q ✗w ✗s ✗x ✗z', as: 'miss'}]}]}
				: part,
		);
		const before = draw(page, size).split('\n');
		const after = draw({news: {text: 'There are two of them.'}, parts: later}, size).split('\n');
		const place = (lines: readonly string[], text: string) =>
			lines.map((line, row) => [row, line.indexOf(text)]).find(([, at]) => at !== -1);
		for (const text of ['wrong', 'left', 'k ', '── guesses'])
			expect(place(after, text)).toEqual(place(before, text));
	});
});

test('a table that has room for one row only says how many it has', () => {
	const frame = draw(
		{parts: [...facts.slice(1, 2), ...Array.from({length: 5}, () => guesses)]},
		{columns: 60, rows: 20},
	);
	expect(frame.match(/── guesses ─+ 1 of 26 ──\n +pattern\n +z✗/g)).toHaveLength(5);
});

test('a form has its figure beside its texts where there is no room below', () => {
	const {parts = []} = pages['a form'] ?? {};
	const frame = draw({parts: [...parts, keyboard, families]}, {columns: 80, rows: 24});
	expect(frame).toMatch(/Par 11.*[\u2800-\u28FF]/);
});

test('a document scrolls, in two columns where there is room', () => {
	const page = pages['a document that scrolls'] ?? {};
	const narrow = draw(page, {columns: 80, rows: 24});
	expect(narrow).toMatch(/↓ \d+ more/);
	expect(narrow).not.toContain('── Ghost');
	expect(draw(page, {columns: 80, rows: 24}, {top: 10})).toMatch(/↑ 10 above {3}↓ \d+ more/);
	expect(draw({...page, parts: [long('Hangman'), long('Ghost')]}, {columns: 120, rows: 24})).toMatch(
		/── Hangman ─.* {4}── Ghost ─/,
	);
});
