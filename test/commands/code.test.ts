import {describe, expect, test} from 'vitest';
import {checkOf} from '../../source/codes/code.js';
import {codeRefusals} from '../../source/text/share.js';
import {refusal} from './refusal.js';
import {runHere} from './run-here.js';

const seal = (text: string): string => `${text}.${checkOf(text)}`;

/** The digest of `example`. */
const example = '9872f89';

describe.each(['play', 'replay'])('wordfiend %s', command => {
	test.each([
		['no such length', `h.6.8.evil.4f2a.${example}.ea`],
		['a letter twice', `h.4.8.evil.4f2a.${example}.eae`],
		['letters of another language', `h.4.8.evil.4f2a.${example}.aж`],
		['a secret of another length', `h.4.8.random.4f2a.secret-abcde.${example}.ea`],
		['a word for a friend of another length', `w.4.8.abcde.${example}.`],
		['words of which none is long enough', `g.ghost.perfect.4f2a.minlength-27.${example}.`],
		['words that are too short to count', `g.ghost.human.4f2a.minlength-99999.${example}.g`],
		['a friend elsewhere beside one here', `g.ghost.elsewhere-khuman.4f2a.${example}.g`],
		['an answer that does not end', `g.ghost.human.4f2a.${example}.g-wood`],
		['a letter twice in a daily', `d.2026-11-22.${example}.qq`],
	])('refuses a forged code with %s', async (_, text) => {
		expect(await refusal([command, seal(text)])).toEqual({sentence: codeRefusals['no-game'], exitCode: 1});
	});

	test.each([
		['h.4.8.evil', 'truncated'],
		[`${seal(`h.4.8.evil.4f2a.${example}.ea`)}x`, 'mistyped'],
		['11700106800KSA00051H04D8408EJKHD0SZEQGG', 'bad'],
		[seal(`h.4.6.random.4f2a.secret-zażó.${example}.ea`), 'bad'],
		[seal(`h.4.8.kind.4f2a.${example}.ea`), 'newer'],
		[seal('h.4.8.evil.4f2a.0000000.ea'), 'unknown-list'],
		[seal(`d.2036-01-01.${example}.ea`), 'unknown-day'],
	] as const)('says what is wrong with %s', async (code, reason) => {
		expect(await refusal([command, code])).toEqual({sentence: codeRefusals[reason], exitCode: 1});
	});

	test('refuses a code with a letter after the end, which only playing it out shows', async () => {
		expect(await runHere(command, seal(`h.4.8.evil.4f2a.${example}.eolfwgdzqxv`))).toEqual({
			exitCode: 1,
			stdout: '',
			stderr: `${codeRefusals['no-game']}\n`,
		});
	});

	test('refuses a word behind a code', async () => {
		const {sentence} = await refusal([command, seal(`h.4.8.evil.4f2a.${example}.ea`), 'extra']);
		expect(sentence).toContain('leave out extra');
	});
});

test.each([
	['help ghost hangman', 'Help takes one word; leave out hangman'],
	['daily 2026-11-20 today', 'Daily takes one word; leave out today'],
	['check eight.txt nine.txt', 'Check takes one word; leave out nine.txt'],
	['completion bash zsh', 'Name one shell: bash, zsh or fish, not zsh.'],
	['stats --json --export', 'Choose --json or --export, not both.'],
])('wordfiend %s is refused', async (line, sentence) => {
	const refused = await refusal(line.split(' '));
	expect(refused.sentence).toContain(sentence);
	expect(refused.exitCode).toBe(2);
});
