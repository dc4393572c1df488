import {describe, expect, test} from 'vitest';
import {createSolver, packWords, type Solver} from '../../../source/engine/index.js';
import {checkProof, writeProof} from '../../../source/lab/index.js';
import {everySo} from '../../engine/hangman/word-lists.js';

describe('what is written', () => {
	test.each([
		[
			'nothing but a word for a list of one',
			'be',
			`atMost 0
			atLeast 0
			apart be`,
		],
		[
			'no letter where the misses are as many as the other words',
			'bat cat hat rat',
			`atMost 3
			atLeast 3
			apart bat cat hat rat`,
		],
		[
			'the letters to ask, the smallest families first',
			'ally beta cool deal else flew good hope ibex',
			`atMost 2
			---- e
			---- l
			atLeast 2
			apart good ally ibex`,
		],
		[
			'a family that forces as much as all',
			'bob bib boo',
			`atMost 1
			--- o
			atLeast 1
			part b-b
			apart bib bob`,
		],
		[
			'a hitting set by cases, where no words without a common letter are enough',
			'ab ac bc',
			`atMost 1
			-- b
			atLeast 1
			one bc bc
			apart ac
			apart ab`,
		],
		[
			'a plan where it depends on what was asked, as few letters behind each “after” as will do',
			'lab iat ial cab',
			`atMost 2
			--- b
			atLeast 2
			plan 5
			after b
			apart ial iat
			after c
			apart iat lab
			after i
			apart cab lab
			after l
			apart cab iat
			after t
			apart cab ial`,
		],
		[
			'a split where a letter is answered with one half and another with the other',
			'labz iatz ialz cabz oopq defy ghjy kmny',
			`atMost 3
			---- a
			---- d
			---- y
			atLeast 3
			split
			azbilcopqt part ---y
			apart defy ghjy kmny
			ydefghjkmn part -a--
			plan 5
			after b
			apart ialz iatz
			after c
			apart iatz labz
			after i
			apart cabz labz
			after l
			apart cabz iatz
			after t
			apart cabz ialz`,
		],
		[
			'a split of words that people know',
			'cup fin wit act cop cad bum cow lit kin moo',
			`atMost 3
			--- c
			--- i
			-i- n
			atLeast 3
			split
			coampubd part -i-
			plan 6
			after f
			apart kin lit
			after k
			apart fin lit
			after l
			apart wit fin
			after n
			apart lit wit
			after t
			apart fin kin
			after w
			apart lit fin
			itnfkl part c--
			apart cad cow cup
			w apart moo fin cad`,
		],
	])('%s', (_, list, expected) => {
		const texts = list.split(' ');
		const words = packWords(texts);
		const {lines} = writeProof(words);
		expect(lines.slice(0, 2)).toEqual([`length ${texts[0]?.length}`, `words ${texts.length}`]);
		expect(lines.slice(2).join('\n')).toBe(expected.replaceAll('\t', ''));
		expect(checkProof(words, lines).ok).toBe(true);
	});

	/** How many lines and bytes a proof has, and how many of its lines begin a plan or a split. */
	function weigh(texts: readonly string[]): readonly number[] {
		const words = packWords(texts);
		const {lines} = writeProof(words);
		expect(checkProof(words, lines).ok).toBe(true);
		const counts = [/(^| )plan \d+$/, /(^| )split$/].map(
			step => lines.filter(line => step.test(line)).length,
		);
		return [lines.length, lines.join('\n').length + 1, ...counts];
	}

	// The same words, the same lines: where a number changes, look whether that was meant, and take the new one.
	test.each([
		// [step, length, lines, bytes, plans, splits]
		[1, 2, 79, 1104, 1, 0],
		[3, 3, 43, 321, 0, 0],
		[4, 3, 38, 372, 0, 0],
		[20, 3, 81, 1224, 1, 0],
		[4, 4, 94, 924, 0, 0],
		[5, 4, 266, 4570, 1, 0],
		[20, 4, 208, 3529, 1, 0],
		[10, 5, 436, 7419, 1, 0],
		[18, 6, 256, 4804, 1, 0],
		[38, 7, 322, 6122, 1, 0],
	])('of every %i-th word of %i letters is %i lines and %i bytes', (step, length, ...expected) => {
		expect(weigh(everySo(step, length))).toEqual(expected);
	});

	test.each([
		['mom rut wed nut nag jut ray rag coy god hay', 108, 1313, 4, 3],
		['ear ken dud jig mew guy nun bin lip gnu goo sag lye dim rag caw saw her', 475, 6038, 16, 8],
		['ray his ugh for fog set mod gnu pad sic few ken dip pat get cot hay nut fib', 473, 6293, 14, 10],
	])('of %s is splits within splits', (list, ...expected) => {
		expect(weigh(list.split(' '))).toEqual(expected);
	});

	test('holds, too, where the solver knows of all words only, and has to look for each letter', () => {
		// A letter that all words show is no answer, though what it leaves is known.
		const words = packWords(everySo(3, 4).filter(text => text.endsWith('y')));
		const solver = createSolver(words);
		const nothing = {atLeast: 0, atMost: words.count};
		const forgetful: Solver = {
			...solver,
			bounds: pool => (pool.length === words.count ? solver.bounds(pool) : nothing),
		};
		const {lines} = writeProof(words, forgetful);
		expect(checkProof(words, lines)).toMatchObject({ok: true, atLeast: 5, atMost: 5});
	});

	test.each([
		[{atLeast: 2, atMost: 1}, 'No letter'],
		[{atLeast: 3, atMost: 2}, 'No answer'],
	])('is none of what does not hold: %j', (bounds, message) => {
		const words = packWords(['bat', 'cat', 'hat']);
		expect(() => writeProof(words, {...createSolver(words), solve: () => bounds})).toThrow(message);
	});
});
