import {setImmediate as breathe} from 'node:timers/promises';
import type {Services} from '../games/player.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {interruptedCode} from '../terminal/program.js';
import {WorkerFault} from '../workers/fault.js';
import {copiedText} from '../text/codes.js';
import type {Mounted, Host} from './mount.js';
import {follow, registry} from './registry.js';
import type {Route} from './routes.js';
import type {AppMessage} from './screen.js';
import type {Scrolled} from './scrolling.js';
import {forgetFailures, type Session} from './session.js';

/** What lies over a screen: its help, what the words on it mean, or the question whether to leave it for somewhere else. */
type Overlay =
	| ({readonly kind: 'help' | 'meanings'} & Scrolled)
	| {readonly kind: 'leave'; readonly question: string; readonly to: Route | 'outside'};

export type Picture = {
	readonly screen: Mounted;
	readonly overlay: Overlay | undefined;
	/** A sentence in the title line, such as that a worker was restarted. */
	readonly notice: string | undefined;
};

type Copy = (text: string) => Promise<boolean>;

/** The full screen's state and all that changes it; React only draws it. */
export type App = Awaited<ReturnType<typeof openApp>>;

const pictureOf = (screen: Mounted): Picture => ({screen, overlay: undefined, notice: undefined});

const mostFaults = 4;

export async function openApp(route: Route, session: Session, services: Services) {
	const listeners = new Set<() => void>();
	let copy: Copy = () => Promise.resolve(false);
	/** The notice after a copy, until the next key. */
	let said: string | undefined;
	let size: TerminalSize = {columns: 80, rows: 24};
	let wanted = route;
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
			show({notice: fault.message});
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
				show({overlay: {kind: message.type, top: 0}});
				break;
			case 'scroll':
				if (overlay && overlay.kind !== 'leave')
					show({overlay: {...overlay, top: message.scroll(overlay.top)}});
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

	picture.screen.begin();
	work();
	return {
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		picture: () => picture,
		session: () => session,
		send,
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
