import {setImmediate as breathe} from 'node:timers/promises';
import {describeRange} from '../text/words.js';
import {refused} from '../text/refusals.js';
import {askedAgain, formOf, itemsOf, letterKeyOf, offersOf, progressOf, type LivePage} from './choices.js';
import {act, commandIn, type LineContext} from './act.js';
import type {App} from '../screens/app.js';
import {neverSettles, type Channel} from './channel.js';
import {Teller} from './teller.js';
import {plain} from './plain.js';
import {speech} from './speech.js';
import type {WorkStatus} from './status.js';

function questionOf({app, painter}: LineContext): string {
	const page = app.page();
	const {overlay} = app.picture();
	if (overlay?.kind === 'question') return `${overlay.question} ${painter.choices(namesOf(page), [])}`;
	const asked = page.plain?.question ?? page.question;
	if (asked !== undefined) return asked;
	if (letterKeyOf(page)) return 'Letter?';
	if (formOf(page)) return `Number to change${mayPlay(page) ? ', Enter to play' : ''}:`;
	return painter.choices(namesOf(page), itemsOf(page));
}

const namesOf = (page: LivePage): readonly string[] =>
	offersOf(page).flatMap(({word, isQuiet}) => (isQuiet ? [] : [word]));

/** Whether a command asks for all choices. Help leaves those of a menu to the question. */
const asksForChoices = (command: string, page: LivePage): boolean =>
	command === 'repeat' || (['?', 'help'].includes(command) && itemsOf(page).length > 0);

/** Whether Enter plays; in the row that shows more it does that first. */
const mayPlay = (page: LivePage): boolean =>
	page.keys.some(({keys, hint}) => keys.includes('enter') && hint === 'play') ||
	formOf(page)?.rows.find(({name}) => name === formOf(page)?.focused)?.kind === 'more';

function refusalOf(line: string, {app}: LineContext): string {
	const page = app.page();
	const letterKey = letterKeyOf(page);
	if (app.picture().overlay) return refused.notChoice;
	if (page.plain?.then === 'again') return refused.notYesOrNo;
	if (page.plain?.then === 'leave') return page.plain.question.trim();
	if (letterKey?.letters) {
		const letters = Array.from(line);
		const isWord = letters.length > 1 && letters.every(each => letterKey.letters?.(each) !== undefined);
		return isWord ? refused.letters : refused.notLetter(describeRange(letterKey.label ?? ''));
	}

	const form = formOf(page);
	if (form) return refused.notRow(form.rows.length, mayPlay(page));
	return page.question === undefined ? refused.notChoice : refused.notOn;
}

export type LineFace = 'plain' | 'spoken';

type Drive = Pick<LineContext, 'app' | 'again'> & {
	readonly channel: Channel;
	readonly face: LineFace;
	readonly status: WorkStatus;
	readonly isAtTerminal: boolean;
	readonly copy: (text: string) => Promise<boolean>;
};

function copyIn(app: App, tell: LineContext['teller']['tell'], copy: Drive['copy']) {
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

/** Waits until the app needs an answer. At a terminal, a line may stop its work. */
async function untilReady(
	{app, channel, face, status, isAtTerminal}: Drive,
	isWorking: () => boolean,
	ended: Promise<undefined>,
): Promise<void> {
	await breathe();
	try {
		while (isWorking()) {
			const page = app.page();
			const {label = page.busy ?? '', share} = progressOf(page) ?? {};
			const canStop = isAtTerminal && offersOf(page).some(({word}) => word === 'stop');
			// Plain lines name only work whose share is known.
			status.show(share === undefined && face === 'plain' ? '' : label, share, canStop);
			const isHeard = canStop ? channel.heard() : undefined;
			const isFirst = await Promise.race([changeOf(app), ended, isHeard ?? neverSettles]);
			if (isFirst === 'heard') return;
		}
	} finally {
		status.end();
	}
}

/** Plays in lines of text until the player leaves or the input ends; returns the exit code. */
export async function drive(driven: Drive): Promise<number> {
	const {app, channel, face, isAtTerminal, copy, again} = driven;
	const painter = face === 'spoken' ? speech : plain;
	const teller = new Teller({app, channel, painter});
	const left: {exitCode?: number} = {};
	const ended = app.ended.then(exitCode => {
		left.exitCode = exitCode;
		return undefined;
	});
	ended.catch(() => undefined); // Whatever is waited for hears of a fault.
	const hasLeft = () => left.exitCode !== undefined;
	const copying = copyIn(app, teller.tell, copy);
	const ask = (question: string) => Promise.race([channel.ask(teller.promptOf(question)), ended]);
	const context: LineContext = {app, painter, teller, ask, again};
	const isWorking = () => !hasLeft() && (app.isWorking() || copying.isBusy());

	try {
		let asked = '';
		let command = '';
		let isCovered = false;
		for (let isDone: boolean | undefined; !hasLeft();) {
			await untilReady(driven, isWorking, ended);
			const cover = app.picture().overlay;
			if (cover?.kind === 'help' || cover?.kind === 'meanings') {
				teller.tellCover();
				app.send({type: 'close'});
			}

			const transcript = app.page().plain;
			const isEnd = transcript?.then === 'leave' && !(isAtTerminal && transcript.question !== '');
			if (hasLeft()) break;
			teller.paint();
			if (isEnd) break;
			// A page that is covered, or was, has been answered.
			if (isDone && !isCovered && !app.picture().overlay) teller.breakSilence(command);
			const question = questionOf(context);
			const isAgain = question === asked && !asksForChoices(command, app.page());
			const line = await ask(isAgain ? askedAgain(question) : question);
			asked = question;
			if (line === undefined) break;
			command = commandIn(line, context);
			isCovered = app.picture().overlay !== undefined;
			isDone = await act(line, context);
			if (!isDone) teller.tell(refusalOf(line, context));
			await breathe();
		}

		teller.finish();
	} finally {
		teller.stop();
		await channel.close();
	}

	return left.exitCode ?? 0;
}
