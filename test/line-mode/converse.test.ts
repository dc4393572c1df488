import {once} from 'node:events';
import {expect, test} from 'vitest';
import {converse} from '../../source/line-mode/converse.js';
import {ask, remark, say, waitFor, type Dialogue} from '../../source/line-mode/dialogue.js';
import {arriving} from './transcript.js';

/** What is written while a dialogue is held at a terminal. */
async function hold(dialogue: Dialogue, input: AsyncIterable<string>): Promise<string> {
	let written = '';
	await converse(dialogue, {
		input,
		write(text) {
			written += text;
			return Promise.resolve();
		},
		isEchoed: false,
	});
	return written;
}

const askWord = (): Dialogue<string> => ask({text: 'Word? ', read: line => ({answer: line}), reply: say});

test('a remark stands in one line with the question, or in its own before what is said', async () => {
	function* talk(): Dialogue {
		yield* remark('One.', '', 'Two.');
		yield* askWord();
		yield* remark('Three.');
		yield* say('Four.');
		yield* remark('Five.');
	}

	expect(await hold(talk(), arriving('a\n'))).toBe('One. Two. Word? Three.\nFour.\nFive.\n');
});

test('a line stops work that can be stopped, and answers nothing', async () => {
	let answer = '';
	function* talk(): Dialogue {
		const isStopped = yield* waitFor(
			(_, signal) =>
				new Promise<boolean>(resolve => {
					signal.addEventListener('abort', () => resolve(true));
				}),
			{isStoppable: true},
		);
		if (isStopped) answer = yield* askWord();
	}

	await hold(talk(), arriving('\n', 'after\n'));
	expect(answer).toBe('after');
});

test('a line that comes once the work is done answers the next question', async () => {
	const work = new AbortController();
	async function* late(): AsyncGenerator<string, void> {
		await once(work.signal, 'abort');
		yield 'late\n';
	}

	let answer = '';
	function* talk(): Dialogue {
		yield* waitFor(() => Promise.resolve(), {isStoppable: true});
		work.abort();
		answer = yield* askWord();
	}

	await hold(talk(), late());
	expect(answer).toBe('late');
});

test('an answer is shown once what was done is kept', async () => {
	const log: string[] = [];
	function* talk(): Dialogue {
		yield* askWord();
	}

	await converse(talk(), {
		input: arriving('a\n'),
		write(text) {
			log.push(text);
			return Promise.resolve();
		},
		isEchoed: false,
		kept() {
			log.push('kept');
			return Promise.resolve();
		},
	});
	expect(log).toEqual(['kept', 'Word? ', '']);
});
