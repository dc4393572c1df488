import fc from 'fast-check';
import {expect, test} from 'vitest';
import {InputParser, type Input} from '../../source/terminal/input-parser.js';

const escape = '\u001B';
const pasted = (text: string) => `\u001B[200~${text}\u001B[201~`;

/** What comes of some reads, and of a silence after them. */
function parse(...reads: readonly string[]): Input[] {
	const parser = new InputParser();
	return [...reads.flatMap(read => parser.push(read)), ...parser.giveUp()];
}

const show = (inputs: readonly Input[]) =>
	inputs.map(({type, text}) => (type === 'key' ? text : `${type}: ${text}`));

/** With text, and backspaces, put together again, which may be given in parts. */
const joined = (inputs: readonly Input[]) =>
	show(inputs).reduce<string[]>((parts, part) => {
		const last = parts.at(-1) ?? '';
		const isOne = [/^[^\u0000-\u001F\u007F:]+$/, /^\u0008+$/].some(run => run.test(last) && run.test(part));
		return isOne ? [...parts.slice(0, -1), last + part] : [...parts, part];
	}, []);

test.each<[string, readonly string[], readonly string[]]>([
	['a letter', ['e'], ['e']],
	['text typed in one go', ['cool'], ['cool']],
	['text and Enter', ['cool\r'], ['cool', '\r']],
	['a backspace, of either kind', ['\u007F', '\b'], ['\b', '\b']],
	['a burst of backspaces', ['ab\u007F\u007F\u007Fc'], ['ab', '\b\b\b', 'c']],
	['an arrow', ['\u001B[A'], ['\u001B[A']],
	['an arrow of application mode', ['\u001BOA'], ['\u001BOA']],
	['an arrow in parts', ['\u001B', '[', 'A'], ['\u001B[A']],
	['a lone Escape', [escape], [escape]],
	['two Escapes', [escape + escape], [escape, escape]],
	['Escape and a letter at once', ['\u001Bq'], [escape, 'q']],
	['Escape and O at once', ['\u001BO'], [escape, 'O']],
	['Escape and P at once', ['\u001BP'], [escape, 'P']],
	['Escape, O and a letter', ['\u001BOk'], [escape, 'Ok']],
	['Escape and an arrow', ['\u001B\u001B[B'], [escape, '\u001B[B']],
	['Home, End, Delete', ['\u001B[H\u001B[4~\u001B[3~'], ['\u001B[H', '\u001B[4~', '\u001B[3~']],
	['Ctrl+Left', ['\u001B[1;5D'], ['\u001B[1;5D']],
	['keys without a use', ['\u001B[I\u001B[1;5P\u001B[15~\u001B[[A\u001BOPx'], ['x']],
	['a mouse', ['\u001B[<0;10;5M\u001B[M !!x'], ['x']],
	['a sequence that breaks off', ['\u001B[20\rx'], ['\r', 'x']],
	['a sequence that never ends', ['\u001B[20'], []],
	['a sequence that never ends, and Ctrl+C', ['\u001B[20', '\u0003'], ['\u0003']],
	['a DCS that never ends, and Ctrl+C', ['\u001BP', '\u0003'], ['\u0003']],
	['a paste', [pasted('some\rtext')], ['paste: some\rtext']],
	['a paste between letters', [`a${pasted('b')}c`], ['a', 'paste: b', 'c']],
	['an empty paste', [pasted('')], []],
	['a paste with sequences', [pasted('a\u001B[Ab\u001B')], ['paste: a\u001B[Ab\u001B']],
	['a paste with a split start', ['\u001B[20', '0~abc\u001B[201~'], ['paste: abc']],
	['a paste with a split end', ['\u001B[200~abc\u001B[2', '01~d'], ['paste: abc', 'd']],
	['a paste with an end split after Escape', ['\u001B[200~abc\u001B', '[201~d'], ['paste: abc', 'd']],
	['a paste that never ends', ['\u001B[200~abc'], ['paste: abc']],
	['a paste that never ends, and Ctrl+C', ['\u001B[200~abc', '\u0003'], ['\u0003']],
	[
		'a paste that never ends, and Ctrl+C in the same read',
		['\u001B[200~abc\u0003'],
		['paste: abc', '\u0003'],
	],
	['Ctrl+C within a paste', [pasted('a\u0003b')], ['paste: a\u0003b']],
	[
		'the color of the background',
		['\u001B]11;rgb:0000/2b2b/3636\u001B\\x'],
		['answer: 11;rgb:0000/2b2b/3636', 'x'],
	],
	['the same, closed by a bell', ['\u001B]11;rgb:ff/ff/ff\u0007x'], ['answer: 11;rgb:ff/ff/ff', 'x']],
	['an answer in parts', ['\u001B', ']11;rg', 'b:ff/ff/ff\u001B', '\\x'], ['answer: 11;rgb:ff/ff/ff', 'x']],
	[
		'DCS, APC and PM',
		['\u001BP>|xterm\u001B\\\u001B_Gi=1;OK\u001B\\\u001B^hi\u001B\\x'],
		['answer: >|xterm', 'answer: Gi=1;OK', 'answer: hi', 'x'],
	],
	['an answer that never ends', ['\u001B]11;rgb:ffff'], []],
	['an answer that never ends, and Ctrl+C', ['\u001B]11;rgb:ffff', '\u0003'], ['\u0003']],
	['an answer that breaks off', ['\u001B]11;rgb:ffff\u001B[A\u001B]11;\rx'], ['\u001B[A', '\r', 'x']],
	['eight-bit controls', ['\u009Bx\u0085'], ['x']],
	['a letter and a mark', ['a\u030A'], ['å']],
	['a letter and a mark in two reads', ['a', '\u030A', 'b'], ['å', 'b']],
	['marks without a letter', ['\u030A\u0301'], []],
	['a letter with a mark of its own', ['q\u0303'], ['q\u0303']],
])('%s', (_, reads, inputs) => {
	expect(joined(parse(...reads))).toEqual(
		joined(
			inputs.map(text => {
				const [, type, rest] = /^(paste|answer): ([^]*)$/.exec(text) ?? [];
				return {type: type === 'paste' || type === 'answer' ? type : 'key', text: rest ?? text};
			}),
		),
	);
});

test('an Escape that was given before the rest of its sequence came does no harm', () => {
	for (const [rest, inputs] of [
		['[200~abc\u001B[201~', ['paste: abc']],
		['[B', ['\u001B[B']],
		[']11;rgb:ff/ff/ff\u0007', ['answer: 11;rgb:ff/ff/ff']],
	] as const) {
		const parser = new InputParser();
		parser.push(escape);
		expect(show(parser.giveUp())).toEqual([escape]);
		expect(show(parser.push(rest))).toEqual(inputs);
	}
});

test('what is typed after something that never ended is typed', () => {
	for (const begun of ['\u001B[20', '\u001B]11;rgb', '\u001B[200~abc', '\u001BP', escape]) {
		const parser = new InputParser();
		parser.push(begun);
		parser.giveUp();
		expect(parser.patience).toBeUndefined();
		expect(show([...parser.push('e'), ...parser.giveUp()])).toEqual(['e']);
	}
});

const piece = fc.constantFrom(
	...['a', 'e\u0301', 'xyz', '\r', '\u007F', ' ', '\u001B[A', '\u001B[1;5C', '\u001BOB', '\u001B[15~', 'ß'],
	...[
		pasted('some text'),
		pasted('a\u001B['),
		'\u001B]11;rgb:1/2/3\u001B\\',
		'\u001BPhi\u001B\\',
		'\u001B[<0;1;1M',
	],
);

test('of a paste a million characters are kept', () => {
	const [input] = parse(pasted('e'.repeat(1_000_001)));
	expect(input?.text).toHaveLength(1_000_000);
});

test('however it is split, the same comes of it', () => {
	fc.assert(
		fc.property(fc.array(piece), fc.array(fc.nat()), (pieces, cuts) => {
			const input = pieces.join('');
			const places = [...new Set(cuts.map(cut => cut % (input.length + 1)))].sort((a, b) => a - b);
			const reads = [0, ...places].map((from, index) => input.slice(from, places[index] ?? input.length));
			expect(joined(parse(...reads))).toEqual(joined(parse(input)));
		}),
	);
});

test('no input breaks it, and nothing unprintable is given but single keys and known sequences', () => {
	const unit = fc.constantFrom(
		...Array.from('\u001B[]P_^O;0123~AMa\u0007\u0003\u007F\\\u030A\u009B\u009C\u009D é'),
	);
	fc.assert(
		fc.property(fc.array(fc.string({unit})), reads => {
			for (const {type, text} of parse(...reads)) {
				if (type !== 'key') continue;
				expect(text).toMatch(/^(?:[\u0000-\u001F]|\u0008+|[^\u0000-\u001F\u007F]+|\u001B[[O][\d;]*[A-Z~])$/);
				expect(text).toBe(text.normalize('NFC'));
			}
		}),
	);
});
