import {setImmediate as breathe} from 'node:timers/promises';
import type {Services} from '../games/player.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {interruptedCode} from '../terminal/program.js';
import {workerFaultText} from '../text/faults.js';
import {WorkerFault} from '../workers/protocol.js';
import {copiedText} from '../text/about.js';
import type {Mounted, Host} from './mount.js';
import {follow, registry} from './registry.js';
import type {Route} from './routes.js';
import type {AppMessage} from './screen.js';
import {labelOf, type Key} from '../page/keys.js';
import type {Page, Part} from '../page/page.js';
import {confirmLeave, help, inHelp, interrupt, meaningKey, scrollKeys, withQ} from './common.js';
import {meaningParagraphs} from '../text/words.js';
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

const pictureOf = (screen: Mounted): Picture => ({
	screen,
	overlay: undefined,
	notice: undefined,
	scrolled: {name: '', top: 0},
});

const mostFaults = 4;

const mostExplained = 2;

type Own = (keys: readonly Key<AppMessage>[]) => readonly Key<true>[];

function withAppKeys(shown: Page<true>, own: Own): Page<true> {
	const mayExplain = (shown.words ?? []).length > 0 && !shown.keys.some(({letters}) => letters);
	const keys = mayExplain ? shown.keys.toSpliced(1, 0, ...own([meaningKey])) : shown.keys;
	const bound = new Set<string>(keys.flatMap(key => key.keys));
	const scrolling = own(scrollKeys((scroll): AppMessage => ({type: 'scroll', scroll})))
		.map(key => ({...key, keys: key.keys.filter(each => !bound.has(each))}))
		.filter(key => key.keys.length > 0);
	const all = shown.scrolls === undefined ? keys : [...scrolling, ...keys];
	return {...shown, keys: [...withQ(all), ...own([interrupt])]};
}

function helpParts(below: Page<true>): readonly Part[] {
	const keys: Part = {
		part: 'facts',
		rows: below.keys
			.filter(({keys, letters}) => keys.length > 0 || letters !== undefined)
			.map(key => ({label: labelOf(key), value: key.help})),
	};
	const about: Part = {part: 'prose', paragraphs: below.about.split('\n')};
	const isAboutFirst = below.keys.some(({keys: [key], hint}) => key === '?' && hint !== help.hint);
	return isAboutFirst ? [about, keys] : [keys, about];
}

function meaningParts({words = []}: Page<true>, {face, meanings}: Session): readonly Part[] {
	// In lines only the words that matter most are explained.
	const explained = face === 'screen' ? words : words.slice(0, mostExplained);
	return [{part: 'prose', paragraphs: meaningParagraphs(explained, meanings)}];
}

function coveredPage(
	below: Page<true>,
	overlay: Overlay | undefined,
	session: Session,
	own: Own,
): Page<true> {
	if (overlay === undefined) return below;
	if (overlay.kind === 'leave')
		return {...below, keys: withQ(own([...confirmLeave(overlay.to === 'outside'), interrupt]))};
	return {
		...below,
		news: undefined,
		scrolls: overlay.kind,
		parts: overlay.kind === 'help' ? helpParts(below) : meaningParts(below, session),
		keys: withQ(own([...inHelp, interrupt])),
	};
}

export async function openApp(route: Route, session: Session, services: Services): Promise<App> {
	const open = await follow(route);
	return new App(route, open, session, services);
}

export class App {
	/** The exit code, once the player leaves; rejects with a fault that ends the program. */
	readonly ended: Promise<number>;
	readonly #listeners = new Set<() => void>();
	readonly #host: Host;
	#session: Session;
	#picture: Picture;
	#copy: Copy = () => Promise.resolve(false);
	/** A notice that goes with the next key. */
	#passing: string | undefined;
	#size: TerminalSize = {columns: 80, rows: 24};
	/** The screen that was asked for last, and the one that is shown: it may still be loading. */
	#wanted: Route;
	#shown: Route;
	#end: (exitCode: number) => void = () => undefined;
	#fail: (fault: unknown) => void = () => undefined;

	constructor(route: Route, open: (host: Host) => Mounted, session: Session, services: Services) {
		this.#session = session;
		this.#wanted = route;
		this.#shown = route;
		this.ended = new Promise<number>((resolve, reject) => {
			this.#end = resolve;
			this.#fail = reject;
		});
		this.ended.catch(() => undefined); // A fault before anything awaits `ended` is reported when it does.
		this.#host = this.#createHost(services);
		this.#picture = pictureOf(open(this.#host));
		this.#picture.screen.begin();
		this.#work();
	}

	readonly subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly picture = (): Picture => this.#picture;

	readonly session = (): Session => this.#session;

	readonly page = (): Page<true> => {
		const below = withAppKeys(this.#picture.screen.page(), this.#own);
		return coveredPage(below, this.#picture.overlay, this.#session, this.#own);
	};

	readonly top = (): number => {
		const {name, top} = this.#picture.scrolled;
		return name === this.page().scrolls ? top : 0;
	};

	/** Whether line mode waits for something before it asks. */
	readonly isWorking = (): boolean =>
		this.#wanted !== this.#shown || this.#picture.screen.isWorking() || this.page().busy !== undefined;

	readonly go = (to: Route): void => {
		this.#wanted = to;
		const open = follow(to);
		if (open instanceof Promise) open.then(opened => this.#enter(to, opened)).catch(this.#fail);
		else this.#enter(to, open);
	};

	readonly tell = (notice: string): void => this.#show({notice});

	readonly say = (notice: string): void => {
		this.#passing = notice;
		this.#show({notice});
	};

	readonly send = (message: AppMessage): void => {
		const {overlay, screen} = this.#picture;
		switch (message.type) {
			case 'help':
			case 'meanings':
				this.#host.onKey();
				this.#show({overlay: {kind: message.type}});
				break;
			case 'scroll': {
				const {scrolls: name = ''} = this.page();
				this.#show({scrolled: {name, top: message.scroll(this.top())}});
				break;
			}

			case 'tell':
				this.say(message.text);
				break;
			case 'close':
				this.#show({overlay: undefined});
				break;
			case 'copy':
				this.#copy(message.text).then(isSure => this.say(copiedText(isSure)), this.#fail);
				break;
			case 'leave': {
				const question = screen.leaveQuestion();
				if (question === undefined) this.#leave(message.to);
				else this.#show({overlay: {kind: 'leave', question, to: message.to}});
				break;
			}

			case 'confirm':
				if (overlay?.kind === 'leave') this.#leave(overlay.to);
				break;
			case 'quit':
				this.#end(0);
				break;
			case 'interrupt':
				this.#end(interruptedCode);
		}
	};

	readonly copyBy = (by: Copy): void => {
		this.#copy = by;
	};

	readonly resize = (changed: TerminalSize): void => {
		this.#size = changed;
		this.#work();
	};

	/** Loads all screens, one after the other: between two of them keys are read. */
	readonly preload = async (): Promise<void> => {
		for (const load of Object.values(registry)) {
			await load();
			await breathe();
		}
	};

	readonly stop = (): void => this.#picture.screen.unmount();

	#createHost(services: Services): Host {
		return {
			...services,
			session: this.session,
			keep: change => {
				this.#session = change(this.#session);
				this.#show({});
			},
			send: this.send,
			go: this.go,
			say: this.say,
			onEvents: events => {
				if (events.some(({type}) => type !== 'began')) this.#session = {...this.#session, isNewcomer: false};
				for (const event of events) services.onEvent(event);
			},
			onFault: (fault, times, again) => {
				if (!(fault instanceof WorkerFault) || times > mostFaults) {
					this.#fail(fault);
					return;
				}

				again();
				this.#show({notice: workerFaultText(fault)});
			},
			onChange: () => this.#show({}),
			onKey: () => {
				if (this.#passing !== undefined && this.#picture.notice === this.#passing)
					this.#show({notice: undefined});
				this.#passing = undefined;
			},
		};
	}

	readonly #own: Own = keys =>
		keys.map(key => ({
			...key,
			does: pressed => {
				this.send(key.does(pressed));
				return true;
			},
		}));

	#show(change: Partial<Picture>): void {
		this.#picture = {...this.#picture, ...change};
		this.#work();
		for (const listener of this.#listeners) listener();
	}

	#work(): void {
		this.#picture.screen.work(this.#size, this.#picture.overlay !== undefined);
	}

	#enter(to: Route, open: (host: Host) => Mounted): void {
		if (this.#wanted !== to) return;
		this.#shown = to;
		this.#picture.screen.unmount();
		this.#session = forgetFailures(this.#session);
		this.#picture = pictureOf(open(this.#host));
		this.#picture.screen.begin();
		this.#show({});
	}

	#leave(to: Route | 'outside'): void {
		if (to === 'outside') this.#end(0);
		else this.go(to);
	}
}
