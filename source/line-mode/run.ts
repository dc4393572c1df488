import {once} from 'node:events';
import type {Route} from '../screens/routes.js';
import {startApp, type Start} from '../screens/start.js';
import type {LeftGame} from '../store/index.js';
import {endOnSignals, warn} from '../terminal/program.js';
import {askGoOn} from './begin-hangman.js';
import {openChannel, type Channel} from './channel.js';
import {drive, type LineFace} from './drive.js';
import {drawnStatus, spokenStatus} from './status.js';

export type LineStart = Pick<Start, 'given' | 'usual' | 'read'> & {
	/** The first screen, unless `begin` says it. */
	readonly route?: Start['route'];
	/** Asks what is left open, and returns where a game begins; `undefined` if the player leaves. */
	readonly begin?: (channel: Channel) => Promise<Route | undefined>;
	/** Which unfinished game is offered first at a terminal. */
	readonly offers?: LeftGame['game'] | undefined;
};

/** Plays in lines on the standard streams until the player leaves or the input ends; returns the exit code. */
export async function runLines(face: LineFace, {route, begin, offers, ...start}: LineStart): Promise<number> {
	const {stdin, stdout, stderr} = process;
	const isAtTerminal = stdin.isTTY && stdout.isTTY;
	if (stdin.isTTY) process.once('SIGINT', () => stdout.write('\n'));
	endOnSignals();
	let kept: () => Promise<void> = () => Promise.resolve();
	const channel = openChannel({
		input: stdin.setEncoding('utf8'),
		async write(text) {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		isEchoed: !stdin.isTTY,
		kept: () => kept(),
	});
	const beginHere = async (waiting: readonly LeftGame[]) =>
		begin ? begin(channel) : typeof route === 'function' ? route(waiting) : route;
	const goOnOrBegin: Start['route'] = async waiting => {
		const left = isAtTerminal ? waiting.find(({game}) => game === offers) : undefined;
		if (left === undefined) return beginHere(waiting);
		const isWanted = await askGoOn(channel, left);
		if (isWanted) return {to: 'go-on', with: {as: 'resumed', record: left}};
		return isWanted === undefined ? undefined : beginHere(waiting);
	};
	const started = await startApp({...start, route: goOnOrBegin}, {face, onFault: warn});
	if (started === undefined) {
		await channel.close();
		return 0;
	}

	const {app, player} = started;
	kept = player.recorder.settled;
	try {
		return await drive({
			app,
			channel,
			face,
			status: face === 'plain' ? drawnStatus(stderr) : spokenStatus(stderr),
			isAtTerminal,
			copy: async text => (await import('../terminal/clipboard.js')).copy(text),
			again: () => beginHere([]),
		});
	} finally {
		await started.stop();
	}
}
