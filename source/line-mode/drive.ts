import {setImmediate as breathe} from 'node:timers/promises';
import type {App} from '../screens/app.js';
import {act, type Table} from './act.js';
import {never, type Channel} from './channel.js';
import {offersOf, progressOf, type LivePage} from './choices.js';
import {listen, createTeller} from './teller.js';
import {plain} from './plain.js';
import {askedAgain, questionOf, refusalOf} from './questions.js';
import {speech} from './speech.js';
import type {WorkStatus} from './status.js';

export type LineFace = 'plain' | 'spoken';

type Drive = Pick<Table, 'app' | 'again'> & {
	readonly channel: Channel;
	readonly face: LineFace;
	readonly status: WorkStatus;
	/** Whether someone sits at a terminal. */
	readonly isAtTerminal: boolean;
	/** Copies a text; returns whether it surely is in the clipboard. */
	readonly copy: (text: string) => Promise<boolean>;
};

/** Has texts copied by the driver, which also prints them. */
function copyIn(app: App, tell: Table['teller']['tell'], copy: Drive['copy']) {
	let count = 0;
	app.copyBy(async text => {
		count++;
		tell(...text.split('\n'));
		try {
			return await copy(text);
		} finally {
			count--;
		}
	});
	return {isBusy: () => count > 0};
}

const changeOf = (app: App): Promise<void> =>
	new Promise(resolve => {
		const stop = app.subscribe(() => {
			stop();
			resolve();
		});
	});

/** Plays in lines of text until the player leaves or the input ends; returns the exit code. */
export async function drive({app, channel, face, status, isAtTerminal, copy, again}: Drive): Promise<number> {
	const painter = face === 'spoken' ? speech : plain;
	// Only plain lines have a transcript of its own words.
	const page = (): LivePage => (face === 'plain' ? app.page() : {...app.page(), plain: undefined});
	const listener = listen(app, page, painter.isInline);
	const teller = createTeller({page, channel, painter, listener});
	const left: {exitCode?: number} = {};
	const ended = app.ended.then(exitCode => {
		left.exitCode = exitCode;
		return undefined;
	});
	ended.catch(() => undefined); // Whatever is waited for hears of a fault.
	const hasLeft = () => left.exitCode !== undefined;
	const copying = copyIn(app, teller.tell, copy);
	const ask = (question: string) => Promise.race([channel.ask(teller.promptOf(question)), ended]);
	const table: Table = {app, page, painter, teller, listener, ask, again};
	const isWorking = () => !hasLeft() && (app.isWorking() || copying.isBusy());

	/** Waits until the app needs an answer. At a terminal, a line may stop its work. */
	async function ready(): Promise<void> {
		await breathe();
		try {
			while (isWorking()) {
				const {busy = ''} = page();
				const progress = progressOf(page());
				status.show(progress?.label ?? busy, progress?.share);
				const canStop = isAtTerminal && offersOf(page()).some(({word}) => word === 'stop');
				const isHeard = canStop ? channel.heard() : undefined;
				const isFirst = await Promise.race([changeOf(app), ended, isHeard ?? never]);
				if (isFirst === 'heard') return;
			}
		} finally {
			status.end();
		}
	}

	try {
		let asked = '';
		let answer = '';
		for (let isDone: boolean | undefined; !hasLeft();) {
			await ready();
			const cover = app.picture().overlay;
			if (cover?.kind === 'help' || cover?.kind === 'meanings') {
				teller.tellCover();
				app.send({type: 'close'});
			}

			const transcript = page().plain;
			const isEnd = transcript?.then === 'leave' && !(isAtTerminal && transcript.question !== '');
			if (hasLeft()) break;
			teller.paint();
			if (isEnd) break;
			if (isDone) teller.breakSilence(answer);
			const question = questionOf(table);
			const line = await ask(question === asked ? askedAgain(question) : question);
			asked = question;
			if (line === undefined) break;
			answer = line.trim().toLowerCase();
			isDone = await act(line, table);
			if (!isDone) teller.tell(refusalOf(line, page()));
			await breathe();
		}

		teller.finish();
	} finally {
		listener.stop();
		await channel.close();
	}

	return left.exitCode ?? 0;
}
