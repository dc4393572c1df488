import {expect, test} from 'vitest';
import {
	ghostRefusals,
	idleInHelp,
	idleText,
	noChallengeText,
	noFamiliesText,
	noLettersText,
	noMistakeText,
	onceBackText,
} from '../../source/text/refusals.js';

test('why a key or a letter is not taken fits the smallest window', () => {
	const texts = [
		...Object.values(ghostRefusals),
		noChallengeText,
		noFamiliesText,
		onceBackText,
		noMistakeText(-1, false),
		idleInHelp('backspace'),
		idleText('backspace', 'a–z'),
		idleText('1', 'a–z àâçèéêëîïôùûüÿœ'),
		idleText('x', 'а–я'),
		noLettersText.watched('Backspace'),
		noLettersText.reviewed,
		noLettersText.over,
		noLettersText.roundOver,
		noLettersText.slip,
	];
	expect(texts.filter(text => text.length > 58)).toEqual([]);
});
