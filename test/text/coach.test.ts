import {expect, test} from 'vitest';
import {wrapLine} from '../../source/components/lines.js';
import {coach, growTree, makeBook, type Action} from '../../source/engine/index.js';
import {beginGhost} from '../../source/games/ghost/ghost.js';
import {lineText} from '../../source/page/text.js';
import {coachPart} from '../../source/text/ghost/coach.js';
import {betterText} from '../../source/text/ghost/ghost.js';
import {treePart} from '../../source/text/ghost/tree.js';
import {dictionaryOf, ghostSettings} from '../line-mode/transcript.js';

test('a mark stays with its word, wherever the line of letters that are alike breaks', () => {
	const book = makeBook('ghost', dictionaryOf('and', 'antler', 'cow', 'do', 'easy', 'e'), 1);
	const play = beginGhost(book, ghostSettings(), '');
	const part = coachPart(play, coach(book, '', 2), undefined, '');
	const line = part.rest?.([...part.rows.keys()]);
	for (let columns = 12; columns < 60; columns++)
		for (const shown of wrapLine(line ?? '', columns)) expect(lineText(shown)).not.toMatch(/[✓✗●]\s*$/);
});

test.each([
	['ghost', ['A', 'B', 'C'], 'A, B or C'],
	['ghost', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E or others'],
	['superghost', ['<A', '<B', 'C'], 'A or B at the front or C at the back'],
	['superghost', ['<A', '<B'], 'A or B at the front'],
	['superghost', ['<A', '<B', '<C', '<D', '<E', 'F', 'G'], 'A, B, C, D or E at the front or others'],
	['xghost', ['1A', '1B', '2C'], 'A or B after letter 1 or C after letter 2'],
	['superghost', ['challenge'], 'a challenge'],
] as const)('what would have been better in %s: %s', (variant, actions, text) => {
	const better = actions.map((action): Action => {
		const [, place = '', letter = ''] = /^([\d<]?)([A-Z])$/.exec(action) ?? [];
		return letter === '' ? {kind: 'challenge'} : {kind: 'letter', letter: letter.toLowerCase(), place};
	});
	expect(betterText(better, makeBook(variant, dictionaryOf('abc'), 1), 'xyz')).toBe(text);
});

test('the spoken tree of three players only names a letter of which nothing more is known', () => {
	const book = makeBook('ghost', dictionaryOf('abcdef', 'abghij'), 1);
	const play = beginGhost(book, ghostSettings({opponent: ['random', 'random']}), '');
	const part = treePart(play, growTree(book, '', 3, 3), undefined);
	expect(part.spoken).toMatch(/^A, B\.\nA, B, C, D, E, F is a word: .*\.\n/);
});
