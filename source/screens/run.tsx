import {toAscii} from '../text/tables.js';
import {afterScreen, printTexts, warn} from '../terminal/program.js';
import {capabilitiesOf} from '../terminal/capabilities.js';
import {copy} from '../terminal/clipboard.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {LookedAt} from './app-view.js';
import {startApp, type Start} from './start.js';

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens(start: Start): Promise<number> {
	const faults: string[] = [];
	let show: (sentence: string) => void = () => undefined;
	const can = capabilitiesOf();
	const started = await startApp(start, {
		face: 'screen',
		onFault(sentence) {
			faults.push(sentence);
			show(sentence);
		},
		async onPlay(play) {
			const {scrollbackTexts} = await import('../text/share.js');
			scrollbackTexts(play).forEach(afterScreen);
		},
	});
	if (started === undefined) return 0;
	const {app} = started;
	show = app.say;
	app.copyBy(copy);
	faults.forEach(app.say);
	try {
		await runFullScreen(<LookedAt app={app} can={can} />, can.isUtf8 ? undefined : toAscii);
		return await app.ended;
	} finally {
		await started.stop();
		printTexts();
		faults.forEach(warn);
	}
}
