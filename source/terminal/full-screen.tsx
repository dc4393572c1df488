import {render} from 'ink';
import {PureComponent, type ReactNode} from 'react';
import {printTexts, fail, giveBackAtEnd, vanish} from './program.js';
import {FrameStream, type ShownAs} from './frame-stream.js';
import {KeyStream} from './key-stream.js';

/** The milliseconds after which a program that asked to be stopped resumes: nothing has stopped it. */
const stopTime = 100;

/** Takes the terminal: raw keys, the alternate screen, and the signals that stop the program. Whatever ends the program gives it back. */
function takeTerminal(shownAs: ShownAs) {
	const keys = new KeyStream(process.stdin);
	const screen = new FrameStream(process.stdout, shownAs);
	let waking: NodeJS.Timeout | undefined;

	function take() {
		keys.open(); // First, so that what is typed early is not echoed.
		screen.open();
	}

	function giveBack() {
		clearTimeout(waking);
		try {
			screen.close();
			keys.close();
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'EIO') vanish();
			else throw error;
		}
	}

	/** Stops the whole job, as Ctrl+Z does where keys are not raw, with the terminal given back. */
	function suspend() {
		giveBack();
		process.off('SIGTSTP', suspend);
		process.kill(0, 'SIGTSTP');
		waking = setTimeout(wake, stopTime); // Without job control nothing is stopped.
	}

	/** Takes the terminal again, in whatever state the shell left it. */
	function wake() {
		giveBack();
		process.off('SIGTSTP', suspend);
		process.on('SIGTSTP', suspend);
		take();
	}

	function leave() {
		process.off('SIGTSTP', suspend);
		process.off('SIGCONT', wake);
		giveBack();
		printTexts();
	}

	keys.on('suspend', suspend);
	keys.on('redraw', screen.repaint);
	process.on('SIGTSTP', suspend);
	process.on('SIGCONT', wake);
	process.on('SIGWINCH', screen.repaint);
	const streams: readonly NodeJS.EventEmitter[] = [process.stdin, process.stdout];
	for (const stream of streams) stream.on('error', vanish);
	process.stdin.on('end', vanish);
	giveBackAtEnd(leave);
	take();
	return {keys, screen, leave};
}

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

`shownAs` gives a frame as this terminal can show it.
*/
export async function runFullScreen(tree: ReactNode, shownAs: ShownAs = frame => frame): Promise<void> {
	const {keys, screen, leave} = takeTerminal(shownAs);
	const app = render(<FaultBoundary>{tree}</FaultBoundary>, {
		stdin: keys as unknown as NodeJS.ReadStream,
		stdout: screen as unknown as NodeJS.WriteStream,
		debug: true,
		exitOnCtrlC: false,
		patchConsole: false,
	});
	await app.waitUntilExit();
	leave();
}
