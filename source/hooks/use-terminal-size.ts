import {useStdout} from 'ink';
import {useEffect, useState} from 'react';

export type TerminalSize = {readonly columns: number; readonly rows: number};

const measure = (stdout: NodeJS.WriteStream): TerminalSize => ({
	columns: stdout.columns || 80,
	rows: stdout.rows || 24,
});

/** The terminal's size in cells, 80 × 24 where it does not tell; renders again when it has changed. */
export function useTerminalSize(): TerminalSize {
	const {stdout} = useStdout();
	const [size, setSize] = useState(() => measure(stdout));
	useEffect(() => {
		const onResize = () => {
			const next = measure(stdout);
			setSize(before => (before.columns === next.columns && before.rows === next.rows ? before : next));
		};

		onResize();
		stdout.on('resize', onResize);
		return () => {
			stdout.off('resize', onResize);
		};
	}, [stdout]);
	return size;
}
