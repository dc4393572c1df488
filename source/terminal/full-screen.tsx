import process from 'node:process';
import {render} from 'ink';
import {PureComponent, type ReactNode} from 'react';
import type {ShownAs} from './frame-stream.js';
import {fail} from './program.js';
import {TerminalSession} from './session.js';

/** Reports what a view throws; Ink would draw it on the screen, or swallow what is no `Error`. */
class FaultBoundary extends PureComponent<{readonly children: ReactNode}> {
	static getDerivedStateFromError = () => ({isBroken: true});

	override state = {isBroken: false};

	override componentDidCatch(fault: unknown) {
		fail(fault);
	}

	override render() {
		return this.state.isBroken ? null : this.props.children;
	}
}

/**
Shows a React tree on the terminal's alternate screen until it exits.

The terminal is given back whatever ends it: the tree itself, a signal, the window being closed, or a fault: thrown by a view or a timer, left unhandled by a promise, or handed to `fail`. A fault rejects.

`shownAs` gives a frame as this terminal can show it.
*/
export async function runFullScreen(tree: ReactNode, shownAs: ShownAs = frame => frame): Promise<void> {
	const session = new TerminalSession(shownAs);
	let end: (fault: unknown) => void = () => undefined;
	const fault = new Promise<never>((_, reject) => {
		end = thrown => {
			session.close();
			reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
		};
	});
	fault.catch(() => undefined); // It may come before the race below waits for it.
	process.setUncaughtExceptionCaptureCallback(end); // Catches rejected promises too, in place of the program's own handler.
	let unmount: (() => void) | undefined;
	try {
		session.open();
		const app = render(<FaultBoundary>{tree}</FaultBoundary>, {
			stdin: session.keys as unknown as NodeJS.ReadStream,
			stdout: session.screen as unknown as NodeJS.WriteStream,
			debug: true,
			exitOnCtrlC: false,
			patchConsole: false,
		});
		unmount = app.unmount;
		await Promise.race([app.waitUntilExit(), fault]);
	} finally {
		session.close();
		unmount?.();
		process.setUncaughtExceptionCaptureCallback(null);
	}
}
