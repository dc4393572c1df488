import {expect, test} from 'vitest';
import {spokenLeft, leftParts} from '../../source/text/left.js';

const changed = new Date('2026-11-21T17:18:10Z');

test.each(['hangman', 'ghost', 'daily'] as const)(
	'a damaged file of %s is listed without a word of the program',
	game => {
		const damaged = {id: 'a', date: '', digest: '', moves: '', game, settings: {}, changed};
		expect(leftParts(damaged).join()).toContain('nknown');
		expect(leftParts(damaged).join() + spokenLeft(damaged)).not.toContain('undefined');
	},
);
