import {setImmediate as breathe} from 'node:timers/promises';
import type {Services} from '../games/player.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {interruptedCode} from '../terminal/program.js';
import {workerFaultText} from '../text/faults.js';
import {WorkerFault} from '../workers/fault.js';
import {copiedText} from '../text/codes.js';
import type {Mounted, Host} from './mount.js';
import {follow, registry} from './registry.js';
import type {Route} from './routes.js';
import type {AppMessage} from './screen.js';
import {labelOf, type Key} from '../page/keys.js';
import type {Page} from '../page/page.js';
import {confirmLeave, help, inHelp, interrupt, withQ, scrollKeys} from './common-keys.js';
import {meaningKey} from './common-work.js';
import {meaningParagraphs} from '../text/define.js';
import {forgetFailures, type Session} from './session.js';

type Overlay =
	| {readonly kind: 'help' | 'meanings'}
	| {readonly kind: 'leave'; readonly question: string; readonly to: Route | 'outside'};

type Picture = {
	readonly screen: Mounted;
	readonly overlay: Overlay | undefined;
	/** A sentence in the title line, such as that a worker was restarted. */
	readonly notice: string | undefined;
	/** The position in a document: its name, and its first line that is shown. */
	readonly scrolled: {readonly name: string; readonly top: number};
};

type Copy = (text: string) => Promise<boolean>;

/** The full screen's state and all that changes it; React only draws it. */
export type App = Awaited<ReturnType<typeof openApp>>;

const pictureOf = (screen: Mounted): Picture => ({
	screen,
	overlay: undefined,
	notice: undefined,
	scrolled: {name: '', top: 0},
});

const mostFaults = 4;

const mostExplained = 2;

export async function openApp(route: Route, session: Session, services: Services) {
	const listeners = new Set<() => void>();
	let copy: Copy = () => Promise.resolve(false);
	/** The notice after a copy, until the next key. */
	let said: string | undefined;
	let size: TerminalSize = {columns: 80, rows: 24};
	/** The screen that was asked for last, and the one that is shown: it may still be loading. */
	let [wanted, shown] = [route, route];
	let end: (exitCode: number) => void = () => undefined;
	let fail: (fault: unknown) => void = () => undefined;
	const ended = new Promise<number>((resolve, reject) => {
		end = resolve;
		fail = reject;
	});
	ended.catch(() => undefined); // A fault before anything awaits `ended` is reported when it does.

	const host: Host = {
		...services,
		session: () => session,
		keep(change) {
			session = change(session);
			show({});
		},
		send,
		go,
		say,
		onEvents(events) {
			if (events.some(({type}) => type !== 'began')) session = {...session, isNewcomer: false};
			for (const event of events) services.onEvent(event);
		},
		onFault(fault, times, again) {
			if (!(fault instanceof WorkerFault) || times > mostFaults) {
				fail(fault);
				return;
			}

			again();
			show({notice: workerFaultText(fault)});
		},
		onChange: () => show({}),
		onKey() {
			if (said !== undefined && picture.notice === said) show({notice: undefined});
			said = undefined;
		},
	};

	const open = await follow(route);
	let picture = pictureOf(open(host));

	function show(change: Partial<Picture>) {
		picture = {...picture, ...change};
		work();
		for (const listener of listeners) listener();
	}

	function say(notice: string) {
		said = notice;
		show({notice});
	}

	function work() {
		picture.screen.work(size, picture.overlay !== undefined);
	}

	function go(to: Route) {
		wanted = to;
		const enter = (open: (host: Host) => Mounted) => {
			if (wanted !== to) return;
			shown = to;
			picture.screen.unmount();
			session = forgetFailures(session);
			picture = pictureOf(open(host));
			picture.screen.begin();
			show({});
		};
		const open = follow(to);
		if (open instanceof Promise) open.then(enter).catch(fail);
		else enter(open);
	}

	function leave(to: Route | 'outside') {
		if (to === 'outside') end(0);
		else go(to);
	}

	function send(message: AppMessage) {
		const {overlay, screen} = picture;
		switch (message.type) {
			case 'help':
			case 'meanings':
				host.onKey();
				show({overlay: {kind: message.type}});
				break;
			case 'scroll': {
				const {scrolls: name = ''} = page();
				show({scrolled: {name, top: message.scroll(top())}});
				break;
			}

			case 'tell':
				say(message.text);
				break;
			case 'close':
				show({overlay: undefined});
				break;
			case 'copy':
				copy(message.text).then(isSure => say(copiedText(isSure)), fail);
				break;
			case 'leave': {
				const question = screen.leaveQuestion();
				if (question === undefined) leave(message.to);
				else show({overlay: {kind: 'leave', question, to: message.to}});
				break;
			}

			case 'confirm':
				if (overlay?.kind === 'leave') leave(overlay.to);
				break;
			case 'quit':
				end(0);
				break;
			case 'interrupt':
				end(interruptedCode);
		}
	}

	const own = (keys: readonly Key<AppMessage>[]): readonly Key<true>[] =>
		keys.map(key => ({
			...key,
			does(pressed) {
				send(key.does(pressed));
				return true;
			},
		}));

	function screenPage(): Page<true> {
		const shown = picture.screen.page();
		const mayExplain = (shown.words ?? []).length > 0 && !shown.keys.some(({letters}) => letters);
		const keys = mayExplain ? shown.keys.toSpliced(1, 0, ...own([meaningKey])) : shown.keys;
		const bound = new Set<string>(keys.flatMap(key => key.keys));
		const scrolling = own(scrollKeys((scroll): AppMessage => ({type: 'scroll', scroll})))
			.map(key => ({...key, keys: key.keys.filter(each => !bound.has(each))}))
			.filter(key => key.keys.length > 0);
		const all = shown.scrolls === undefined ? keys : [...scrolling, ...keys];
		return {...shown, keys: [...withQ(all), ...own([interrupt])]};
	}

	/** Returns the words to explain: in lines only those that matter most. */
	const explained = (words: readonly string[]) =>
		session.face === 'screen' ? words : words.slice(0, mostExplained);

	/** Returns what is shown: the page of the screen, or of what covers it. */
	function page(): Page<true> {
		const below = screenPage();
		const {overlay} = picture;
		switch (overlay?.kind) {
			case undefined:
				return below;
			case 'leave':
				return {...below, keys: withQ(own([...confirmLeave(overlay.to === 'outside'), interrupt]))};
			case 'meanings':
				return {
					...below,
					news: undefined,
					scrolls: 'meanings',
					parts: [
						{part: 'prose', paragraphs: meaningParagraphs(explained(below.words ?? []), session.meanings)},
					],
					keys: withQ(own([...inHelp, interrupt])),
				};
			case 'help': {
				const keys = {
					part: 'facts' as const,
					rows: below.keys
						.filter(({keys, letters}) => keys.length > 0 || letters !== undefined)
						.map(key => ({label: labelOf(key), value: key.help})),
				};
				const about = {part: 'prose' as const, paragraphs: below.about.split('\n')};
				const isAboutFirst = below.keys.some(({keys: [key], hint}) => key === '?' && hint !== help.hint);
				return {
					...below,
					news: undefined,
					scrolls: 'help',
					parts: isAboutFirst ? [about, keys] : [keys, about],
					keys: withQ(own([...inHelp, interrupt])),
				};
			}
		}
	}

	function top(): number {
		const {name, top} = picture.scrolled;
		return name === page().scrolls ? top : 0;
	}

	picture.screen.begin();
	work();
	return {
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		picture: () => picture,
		page,
		top,
		/** Whether line mode waits for something before it asks. */
		isWorking: () => wanted !== shown || picture.screen.isWorking() || page().busy !== undefined,
		session: () => session,
		send,
		/** Opens another screen without asking. */
		go,
		tell: (notice: string) => show({notice}),
		/** Says something until the next key. */
		say,
		/** Sets how texts are copied. */
		copyBy(by: Copy) {
			copy = by;
		},
		resize(changed: TerminalSize) {
			size = changed;
			work();
		},
		/** Loads all screens, one after the other: between two of them keys are read. */
		async preload() {
			for (const {load} of Object.values(registry)) {
				await load();
				await breathe();
			}
		},
		/** The exit code, once the player leaves; rejects with a fault that ends the program. */
		ended,
		stop() {
			picture.screen.unmount();
		},
	};
}
