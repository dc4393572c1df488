import {Box, Text, useApp, useInput} from 'ink';
import {useLayoutEffect, useState} from 'react';
import {TextField} from '../../source/components/form/text-field.js';
import {useBackground, usePaste} from '../../source/hooks/use-terminal.js';
import {copy} from '../../source/terminal/clipboard.js';
import {pressesOf} from '../../source/hooks/use-keys.js';
import {runFullScreen} from '../../source/terminal/full-screen.js';
import {runProgram} from '../../source/terminal/program.js';

/** Shows what was pressed and pasted; slow to draw if asked. */
function Keys({delay}: {readonly delay: number}) {
	const {exit} = useApp();
	const [pressed, setPressed] = useState<readonly string[]>([]);
	const [pasted, setPasted] = useState('');
	useInput((input, key) => {
		const names = pressesOf(input, key);
		setPressed(before => [...before, ...names]);
		if (names.includes('ctrl+c')) exit();
	});
	usePaste(setPasted);
	useLayoutEffect(() => {
		for (const start = performance.now(); performance.now() - start < delay;);
	});
	return (
		<Box flexDirection='column'>
			<Text>{`pressed ${pressed.length}:`}</Text>
			<Text wrap='truncate-start'>{pressed.join(' ')}</Text>
			<Text>{`pasted ${pasted.length}: ${JSON.stringify(pasted)}`}</Text>
		</Box>
	);
}

function Field() {
	const {exit} = useApp();
	const [text, setText] = useState('');
	useInput((input, key) => {
		if (key.ctrl && input === 'c') exit();
	});
	return (
		<Box flexDirection='column'>
			<Box width={30}>
				<TextField value={text} isFocused placeholder='type' columns={28} onChange={setText} />
			</Box>
			<Text>{`typed ${text.length}: ${text}|`}</Text>
		</Box>
	);
}

function Backdrop() {
	const {exit} = useApp();
	const background = useBackground();
	const [isCopied, setCopied] = useState<boolean>();
	const [pressed, setPressed] = useState('');
	useInput((input, key) => {
		if (key.ctrl && input === 'c') exit();
		else if (input === 'y') void copy('a line to keep').then(setCopied);
		else setPressed(pressed + input);
	});
	return (
		<Text>{`background ${background ?? 'unknown'}, copied ${isCopied ?? 'nothing'}, pressed ${pressed}|`}</Text>
	);
}

const views = {keys: Keys, field: Field, backdrop: Backdrop} as const;

const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name);

const [, , kind = '', delay = '0'] = process.argv;
await runProgram(
	async () => {
		const View = views[isView(kind) ? kind : 'keys'];
		await runFullScreen(<View delay={Number(delay)} />);
		return 0;
	},
	fault => ({sentence: String(fault), exitCode: 1}),
);
