import {expect, test} from 'vitest';
import {spokenStatus} from '../../source/line-mode/converse.js';

function listen(isTTY = true) {
	const said: string[] = [];
	let now = 0;
	const stream = {isTTY, write: (text: string) => said.push(text) > 0};
	const status = spokenStatus(stream, () => now);
	return {
		said,
		status,
		at: (time: number, share: number) => {
			now = time;
			status.show('Solving Superghost', share);
		},
	};
}

test('quick work is not spoken of', () => {
	const {said, status, at} = listen();
	at(0, 0.1);
	at(1900, 0.9);
	status.end();
	at(5000, 0.1);
	at(6900, 0.9);
	expect(said).toEqual([]);
});

test('longer work is told of now and then, in lines of their own', () => {
	const {said, at} = listen();
	for (let time = 0; time <= 14_000; time += 500) at(time, time / 20_000);
	expect(said).toEqual(['Solving Superghost: 10 percent.\n', 'Solving Superghost: 60 percent.\n']);
});

test('nothing is told where no terminal shows it', () => {
	const {said, at} = listen(false);
	at(0, 0);
	at(60_000, 0.5);
	expect(said).toEqual([]);
});
