import {expect, test} from 'vitest';
import {wrapLine} from '../../source/components/lines.js';
import {coach, growTree, makeBook} from '../../source/engine/index.js';
import {beginGhost} from '../../source/games/ghost/ghost.js';
import {lineText} from '../../source/page/text.js';
import {coachPart} from '../../source/text/ghost/coach.js';
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

test('the spoken tree of three players only names a letter of which nothing more is known', () => {
	const book = makeBook('ghost', dictionaryOf('abcdef', 'abghij'), 1);
	const play = beginGhost(book, ghostSettings({opponent: ['random', 'random']}), '');
	const part = treePart(play, growTree(book, '', 3, 3), undefined);
	expect(part.spoken).toMatch(/^A, B\.\nA, B, C, D, E, F is a word: .*\.\n/);
});
