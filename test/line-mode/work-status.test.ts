import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {spokenStatus} from '../../source/line-mode/status.js';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

function listen(isTTY = true) {
	const said: string[] = [];
	return {said, status: spokenStatus({isTTY, write: (text: string) => said.push(text) > 0})};
}

test('quick work is not spoken of', () => {
	const {said, status} = listen();
	status.show('Solving Superghost', 0.1);
	vi.advanceTimersByTime(1900);
	status.end();
	status.show('Solving Superghost', 0.1);
	vi.advanceTimersByTime(1900);
	expect(said).toEqual([]);
});

test('longer work is told of now and then, in lines of their own, whether it reports anything or not', () => {
	const {said, status} = listen();
	for (let time = 0; time < 14_000; time += 500) {
		status.show('Solving Superghost', time / 20_000);
		vi.advanceTimersByTime(500);
	}

	expect(said).toEqual(['Solving Superghost: 7 percent.\n', 'Solving Superghost: 57 percent.\n']);
	status.end();
	status.show('perfect is thinking', undefined);
	vi.advanceTimersByTime(2000);
	expect(said.at(-1)).toBe('perfect is thinking.\n');
});

test('nothing is told where no terminal shows it', () => {
	const {said, status} = listen(false);
	status.show('Solving Superghost', 0);
	vi.advanceTimersByTime(60_000);
	expect(said).toEqual([]);
});

test('the time left follows its share, and that Enter stops the work is said once', () => {
	const {said, status} = listen();
	for (const left of ['0:59', '0:49']) {
		status.show(`${left} left`, 0.16, true);
		vi.advanceTimersByTime(10_000);
	}

	expect(said).toEqual(['16 percent, 0:59 left. Enter stops it.\n', '16 percent, 0:49 left.\n']);
});
