import {afterEach, describe, expect, test, vi} from 'vitest';
import type {FormRow, Page, Part} from '../../source/page/page.js';
import {mount} from '../../source/screens/mount.js';
import {screenRegistry} from '../../source/screens/registry.js';
import {set, type Does, type Job, type Screen, type Update} from '../../source/screens/screen.js';
import {inLines, lineServices} from './transcript.js';

afterEach(() => {
	vi.restoreAllMocks();
});

/** Plays on a made-up screen. */
function onScreen<State>(
	screen: Screen<object, State>,
	answers: readonly string[],
	face: 'plain' | 'spoken',
) {
	vi.spyOn(screenRegistry, 'rules').mockReturnValue(mount(screen));
	return inLines({to: 'rules', with: {}}, answers, {face});
}

const empty = {title: {trail: [], status: ''}, parts: [], keys: [], about: () => 'It is a test.'};

type Round = {readonly letters: string; readonly news: string; readonly job?: Job<Round>};

const type =
	(letter: string): Update<Round> =>
	state => ({state: {...state, letters: state.letters + letter, news: `${letter}.`}});

const word = (letters: string): Part => ({
	part: 'word',
	alphabet: [],
	tiles: Array.from(letters.padEnd(4, '-'), text => ({text, look: text === '-' ? 'hidden' : 'known'})),
});

/** A game in which letters are typed into a word. */
const game = (more: (state: Round) => Partial<Page<Does<Round>>> = () => ({})): Screen<object, Round> => ({
	open: () => ({state: {letters: '', news: 'Begin.'}}),
	page: state => ({
		...empty,
		news: {text: state.news, at: state.letters.length},
		parts: [
			{part: 'meter', label: 'letters left', left: 4 - state.letters.length, total: 4},
			word(state.letters),
			{part: 'prose', paragraphs: ['Take your time.']},
		],
		keys: [
			{
				keys: [],
				letters: character => (/^[a-z]$/.test(character) && state.letters.length < 4 ? character : undefined),
				label: 'a–z',
				hint: 'type',
				help: 'type a letter',
				does: type,
			},
			{keys: ['tab'], hint: 'hint', help: 'a letter', does: () => set<Round>({news: 'Try x.'})},
		],
		...more(state),
	}),
	work: ({state: {job}}) => (job ? [job] : []),
});

describe('a game, spoken', () => {
	test('a turn is one line: what happened, what is left, the word; what stays the same is told once', async () => {
		expect(await onScreen(game(), ['e', 'a', 'hint', 'hint', 'x', '0'], 'spoken')).toEqual([
			'Begin. 4 of 4 letters left. Blank, blank, blank, blank. Take your time. Letter? e',
			'E. 3 of 4 letters left. E, blank, blank, blank. Letter? a',
			'A. 2 of 4 letters left. E, a, blank, blank. Letter? hint',
			'Try x. Letter? hint',
			'Try x. Letter? x',
			'X. 1 of 4 letters left. E, a, x, blank. Letter? 0',
		]);
	});

	test('what is no letter is refused; help, about and repeat are understood anywhere', async () => {
		const shown = await onScreen(game(), ['7', 'ab', '?', '1', 'about', 'REPEAT', 'quit'], 'spoken');
		expect(shown.slice(1)).toEqual([
			'Please enter a letter from a to z. Letter? ab',
			'Please enter one letter, or help. Letter? ?',
			'Type a letter. 1 or hint: a letter. About: what is on the screen. Repeat: all of it again. 0 or quit: leave. Letter? 1',
			'Try x. Letter? about',
			'It is a test. Letter? REPEAT',
			'Try x. 4 of 4 letters left. Blank, blank, blank, blank. Take your time. Letter? quit',
		]);
	});

	test('it waits for work, and tells all that happens meanwhile', async () => {
		const job: Job<Round> = {
			key: 'answers',
			async run({send}) {
				for (const letter of 'oo') {
					await new Promise(resolve => setTimeout(resolve, 5));
					send(type(letter));
				}

				return ({letters}) => ({state: {letters, news: 'Done.'}});
			},
		};
		const busy: Screen<object, Round> = {
			...game(),
			open: () => ({state: {letters: '', news: 'Begin.', job}}),
		};
		expect(await onScreen(busy, [], 'spoken')).toEqual([
			'Begin. O. O. Done. 2 of 4 letters left. O, o, blank, blank. Take your time. Letter? ',
		]);
	});
});

describe('the transcript of a game', () => {
	const plain = game(({letters}) => ({
		plain: {
			lines: letters.length === 4 ? [`It is ${letters}.`] : ['', `Letters: ${letters}`],
			...(letters.length === 4
				? {question: 'Play again? [y/n] ', then: 'again', help: ['y: another game']}
				: {question: 'Type a letter: ', help: ['Type one letter.']}),
		},
	}));

	test('is printed instead of the page, with its own prompt and the words of the keys', async () => {
		const answers = ['e', '7', '1', 'help', 'hint', 'a', 's', 't', '1', 'help', 'x', 'n'];
		const words = [
			'hint: a letter',
			'about: what is on the screen',
			'repeat: all of it again',
			'quit: leave',
		];
		expect(await onScreen(plain, answers, 'plain')).toEqual([
			...['', 'Letters: ', 'Type a letter: e', '', 'Letters: e'],
			...['7', '1'].flatMap(line => [`Type a letter: ${line}`, 'Please enter a letter from a to z.']),
			...['Type a letter: help', 'Type one letter.', ...words, 'Type a letter: hint', 'Try x.'],
			...['Type a letter: a', '', 'Letters: ea', 'Type a letter: s', '', 'Letters: eas'],
			...['Type a letter: t', 'It is east.', 'Play again? [y/n] 1', 'Please answer y or n.'],
			...['Play again? [y/n] help', 'y: another game', ...words],
			...['Play again? [y/n] x', 'Please answer y or n.', 'Play again? [y/n] n'],
		]);
	});
});

test('the keys of a page are numbered choices, and its tables sentences', async () => {
	const table: Part = {
		part: 'table',
		heading: 'games',
		remark: '3 · 1 lost',
		columns: [
			{title: '', side: 'left'},
			{title: 'won', side: 'right'},
			{title: 'misses', side: 'right'},
		],
		rows: [{cells: ['evil', '2 of 3', '–']}, {cells: ['random', '1', '≈ 2.5'], mark: 'kept'}],
		notes: ['More to come'],
	};
	const screen: Screen<object, string> = {
		open: () => ({state: 'end'}),
		page: state => ({
			...empty,
			title: {trail: ['statistics'], status: ''},
			news: {text: state},
			parts: [table],
			keys: [
				{keys: ['enter'], hint: 'again', help: 'play again', does: () => () => ({state: 'again'})},
				{keys: ['up', 'down'], hint: 'row', help: 'go to a row', words: {}, does: () => state => ({state})},
				{keys: ['c'], hint: 'copy', help: 'copy it', isQuiet: true, does: () => () => ({state: 'copied'})},
				{keys: ['t'], hint: 'try again', help: 'try', does: () => () => ({state: 'tried'})},
			],
		}),
	};
	expect(await onScreen(screen, ['1', 'again', 'TRY AGAIN', 'c', '9', '', '?', '0'], 'spoken')).toEqual([
		'Statistics. End.',
		'Games: 3, 1 lost.',
		'Evil: won 2 of 3.',
		'Random: won 1, misses about 2.5, kept.',
		'More to come.',
		'1 again. 2 try again. 0 quit. Number? 1',
		'Again. Number? again',
		'Again. Number? TRY AGAIN',
		'Tried. Number? c',
		'Copied. Number? 9',
		'Please type one of the numbers. A question mark lists them all. Number? ',
		'Please type one of the numbers. A question mark lists them all. Number? ?',
		'1 or again: play again. 2 or try again: try. 3 or copy: copy it. About: what is on the screen. Repeat: all of it again. 0 or quit: leave. Number? 0',
	]);
	expect(await onScreen(screen, [], 'plain')).toEqual([
		'end',
		'games: 3 · 1 lost',
		'           won  misses',
		'evil    2 of 3       –',
		'random       1   ≈ 2.5',
		'More to come',
		'Number? [1 again, 2 try again, 0 quit] ',
	]);
});

test('a menu is numbered, and choosing an item opens it', async () => {
	const items = ['Daily', 'Hangman', 'Ghost'].map(label => ({
		key: label,
		label,
		note: label === 'Daily' ? 'today' : '',
	}));
	const screen: Screen<object, {readonly selected: string; readonly opened?: string}> = {
		open: () => ({state: {selected: 'Hangman'}}),
		page: ({selected, opened}) => ({
			...empty,
			...(opened !== undefined && {news: {text: `${opened} is opened`}}),
			parts: [{part: 'menu', items, selected}],
			keys: [
				{
					keys: ['up', 'down'],
					hint: 'choose',
					help: 'go to a row',
					words: {},
					does: key => state => {
						const at = items.findIndex(item => item.key === state.selected) + (key === 'up' ? 2 : 1);
						return {state: {...state, selected: items[at % 3]?.key ?? ''}};
					},
				},
				{
					keys: ['enter'],
					hint: 'open',
					help: 'open what is chosen',
					words: {},
					does: () => state => ({state: {...state, opened: state.selected}}),
				},
				{
					keys: ['backspace'],
					hint: 'throw away',
					help: 'throw it away',
					does: () => state => ({state: {...state, opened: `not ${state.selected}`}}),
				},
			],
		}),
	};
	const menu = '1 Daily: today. 2 Hangman. 3 Ghost. 4 throw away. 0 quit. Number?';
	expect(await onScreen(screen, ['3', 'daily', 'throw away 2', '5', '', '0'], 'spoken')).toEqual([
		`${menu} 3`,
		`Ghost is opened. Number? daily`,
		`Daily is opened. Number? throw away 2`,
		`Not Hangman is opened. Number? 5`,
		'Please type one of the numbers. A question mark lists them all. Number? ',
		'Please type one of the numbers. A question mark lists them all. Number? 0',
	]);
});

describe('a form', () => {
	type State = {
		readonly focused: string;
		readonly level: number;
		readonly count: number;
		readonly name: string;
		readonly isOpen: boolean;
		readonly isPlayed: boolean;
	};
	const levels = ['easy', 'fair', 'hard'];
	const rowsOf = ({level, count, name, isOpen}: State): readonly FormRow[] => [
		{
			name: 'level',
			label: 'Difficulty',
			value: levels[level] ?? '',
			note: `level ${level} · so it is`,
			kind: 'choice',
		},
		{name: 'count', label: 'Word length', value: String(count), note: 'letters', kind: 'choice'},
		...(isOpen
			? ([
					{name: 'name', label: 'From', value: name, note: '', kind: 'text', placeholder: 'your name'},
				] as const)
			: []),
		{name: 'more', label: 'More…', value: '', note: '', kind: 'more'},
	];
	const chosen = (state: State, focused: string, by: number): State => {
		if (focused === 'level') return {...state, focused, level: (state.level + by) % 3};
		if (focused === 'count') return {...state, focused, count: 3 + ((state.count - 3 + by) % 5)};
		return {...state, focused, isOpen: true};
	};
	const screen: Screen<object, State> = {
		open: () => ({
			state: {focused: 'count', level: 1, count: 5, name: '', isOpen: false, isPlayed: false},
		}),
		page: state => ({
			...empty,
			title: {trail: ['hangman', 'set-up'], status: ''},
			...(state.isPlayed && {news: {text: 'You play'}}),
			parts: [{part: 'form', rows: rowsOf(state), focused: state.focused}],
			keys: [
				{
					keys: ['up', 'down'],
					hint: 'row',
					help: 'go to a row',
					words: {},
					does: key => now => {
						const names = rowsOf(now).map(({name}) => name);
						const at = names.indexOf(now.focused) + (key === 'up' ? names.length - 1 : 1);
						return {state: {...now, focused: names[at % names.length] ?? ''}};
					},
				},
				state.focused === 'more'
					? {
							keys: ['enter'],
							hint: 'more',
							help: 'show more',
							words: {},
							does: () => now => ({state: {...now, isOpen: true}}),
						}
					: {
							keys: ['enter'],
							hint: 'play',
							help: 'start',
							does: () => now => ({state: {...now, isPlayed: true}}),
						},
			],
			onType: (focused, text) => now => ({state: {...now, focused, name: text}}),
			choices: row =>
				Array.from({length: row === 'level' ? 3 : 5}, (_, by) => rowsOf(chosen(state, row, by))).flatMap(
					rows => rows.find(({name}) => name === row) ?? [],
				),
			onChoose: (row, at) => now => ({state: chosen(now, row, at)}),
		}),
	};

	test('is filled in by numbers, and told again where its rows change', async () => {
		const answers = ['1', '4', '?', 'repeat', 'EASY', '2', '9', '7', '3', '3', ' Ann ', 'x', '', '0'];
		const question = 'Number to change, Enter to play:';
		const levelQuestion =
			'Difficulty, now fair. 1 fair: level 1, so it is. 2 hard: level 2, so it is. 3 easy: level 0, so it is. Number?';
		expect(await onScreen(screen, answers, 'spoken')).toEqual([
			'Hangman, set-up.',
			'1 Difficulty: fair, level 1, so it is.',
			'2 Word length: 5 letters.',
			'3 More.',
			`${question} 1`,
			`${levelQuestion} 4`,
			'Please type one of the numbers. A question mark lists them all. Number? ?',
			`${levelQuestion} repeat`,
			`${levelQuestion} EASY`,
			`Difficulty: easy. ${question} 2`,
			'Word length, from 3 to 7, now 5: 9',
			'Please enter a number from 3 to 7. Word length, from 3 to 7, now 5: 7',
			`Word length: 7. ${question} 3`,
			'1 Difficulty: easy, level 0, so it is.',
			'2 Word length: 7 letters.',
			'3 From: your name.',
			'4 More.',
			`${question} 3`,
			'From:  Ann ',
			`From: Ann. ${question} x`,
			`Please enter a number from 1 to 4, or nothing to play. ${question} `,
			`You play. ${question} 0`,
		]);
	});

	test('is left while a choice is asked for', async () => {
		const said = await onScreen(screen, ['1', 'quit', '1'], 'spoken');
		expect(said.at(-1)).toMatch(/^Difficulty, now fair.* Number\? quit$/);
	});
});

test('at a terminal a line stops work that can be stopped, and no other', async () => {
	type Working = {readonly isDone: boolean; readonly canStop: boolean; readonly label: string};
	const working = (canStop: boolean): Screen<object, Working> => ({
		open: () => ({state: {isDone: false, canStop, label: 'Working'}}),
		page: ({isDone, label}) => ({
			...empty,
			parts: [{part: 'progress', label, share: isDone ? 1 : 0.5, spoken: label}],
			keys:
				canStop && !isDone
					? [
							{
								keys: ['s'],
								hint: 'stop',
								help: 'stop',
								words: {stop: 's', '': 's'},
								does: () => set<Working>({isDone: true, label: 'Stopped.'}),
							},
						]
					: [],
		}),
		work: ({state: {isDone}}) =>
			isDone
				? []
				: [
						{
							key: 'work',
							run: ({signal}) =>
								new Promise(resolve => {
									if (canStop) signal.addEventListener('abort', () => resolve(undefined));
									else setTimeout(() => resolve(set<Working>({isDone: true, label: 'Done.'})), 50);
								}),
						},
					],
	});
	const said = async (canStop: boolean) => {
		vi.spyOn(screenRegistry, 'rules').mockReturnValue(mount(working(canStop)));
		const services = {...lineServices(), isAtTerminal: true};
		const lines = await inLines({to: 'rules', with: {}}, ['stop', '0'], {face: 'spoken', services});
		return lines.join('\n');
	};

	expect(await said(true)).toContain('Stopped.');
	const waited = await said(false);
	expect(waited.indexOf('Done.')).toBeLessThan(waited.indexOf('stop'));
});
