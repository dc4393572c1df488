import {Worker} from 'node:worker_threads';
import {Text, useInput} from 'ink';
import {useState} from 'react';
import {fail, runProgram} from '../../source/terminal/program.js';
import {runFullScreen} from '../../source/terminal/full-screen.js';

const broken = () => new Error('it broke');

const faults: Readonly<Record<string, () => void>> = {
	timer() {
		setTimeout(() => {
			throw broken();
		}, 1);
	},
	promise() {
		void Promise.reject(broken());
	},
	text() {
		// oxlint-disable-next-line typescript/only-throw-error
		throw 'it broke';
	},
	worker() {
		const worker = new Worker("throw new Error('it broke')", {eval: true});
		worker.on('error', fail);
	},
	twice() {
		fail(broken());
		fail(new Error('and then again'));
	},
	/** Waits for what never comes. */
	never() {
		return;
	},
};

function Faulty({kind}: {readonly kind: string}) {
	const [isBroken, setBroken] = useState(false);
	useInput(() => {
		if (kind === 'view') setBroken(true);
		else faults[kind]?.();
	});
	if (isBroken) throw broken();
	return <Text>Press a key and I break.</Text>;
}

const [, , kind = 'view', face] = process.argv;
await runProgram(
	async () => {
		if (face === 'plain') {
			const isOver = new Promise<void>(() => faults[kind]?.());
			await isOver;
		} else {
			await runFullScreen(<Faulty kind={kind} />);
		}

		return 0;
	},
	fault => ({
		sentence: `Caught: ${fault instanceof Error ? fault.message : String(fault)}`,
		exitCode: 1,
	}),
);
