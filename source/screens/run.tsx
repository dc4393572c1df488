import type {ReactNode} from 'react';
import {LookProvider} from '../components/tone.js';
import type {Dictionary} from '../engine/index.js';
import type {Asked} from '../settings/setting.js';
import {freshId, freshSeed} from '../games/fresh.js';
import {openPlayer, tellFault} from '../games/player.js';
import {useBackground} from '../hooks/use-background.js';
import {Motion} from '../hooks/use-motion.js';
import {capabilitiesOf} from '../terminal/capabilities.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {createWorkers} from '../workers/client.js';
import {AppView} from './app-view.js';
import {openApp} from './app.js';
import {keepDictionary, openHouse} from './house.js';
import type {Route} from './registry.js';

/** What the full screen opens with. */
export type Start = {
	/** What the command line asked for. */
	readonly asked: Asked;
	/** The dictionary that has been read for it. */
	readonly read?: {readonly source: string; readonly dictionary: Dictionary};
	readonly route: Route;
};

/** Everything looks as the terminal can show it. */
function TerminalLook({children}: {readonly children: ReactNode}) {
	const {hasColor, isUtf8} = capabilitiesOf();
	return (
		<LookProvider background={useBackground()} isColorless={!hasColor} isAscii={!isUtf8}>
			{children}
		</LookProvider>
	);
}

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens({asked, read, route}: Start): Promise<number> {
	const {dictionary, path} = asked;
	const empty = openHouse({dictionary, path});
	const house = read ? keepDictionary(empty, read.source, {ok: true, dictionary: read.dictionary}) : empty;
	const workers = createWorkers();
	const faults: string[] = [];
	const player = openPlayer(asked, sentence => faults.push(sentence));
	const app = await openApp(route, house, {
		workers,
		freshSeed,
		freshId,
		player,
		onEvent: player.recorder.onEvent,
	});
	try {
		await runFullScreen(
			<Motion value={capabilitiesOf().mayMove}>
				<TerminalLook>
					<AppView app={app} />
				</TerminalLook>
			</Motion>,
		);
		return 0;
	} finally {
		app.stop();
		await Promise.all([workers.stop(), player.recorder.settled()]);
		for (const sentence of faults) tellFault(sentence);
	}
}
