import process from 'node:process';
import {Text, useInput} from 'ink';
import {useState} from 'react';
import {runFullScreen} from '../../source/terminal/full-screen.js';

function Faulty() {
	const [isBroken, setBroken] = useState(false);
	useInput(() => {
		setBroken(true);
	});
	if (isBroken) throw new Error('it broke');
	return <Text>Press a key and I break.</Text>;
}

try {
	await runFullScreen(<Faulty />);
} catch (error) {
	process.stderr.write(`Caught: ${error instanceof Error ? error.message : 'nothing'}\n`);
	process.exitCode = 1;
}
