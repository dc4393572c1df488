import {setImmediate as breathe} from 'node:timers/promises';
import type {Services} from '../games/player.js';
import {interruptedCode} from '../terminal/program.js';
import {copiedText} from '../text/about.js';
import type {Host, Mounted, Open} from './mount.js';
import {follow, screenRegistry} from './registry.js';
import type {Route} from './routes.js';
import type {AppMessage, Effects} from './screen.js';
import {labelOf, type Binding} from '../page/keys.js';
import type {Page, Part} from '../page/page.js';
import {isTyped} from '../page/text.js';
import {confirmLeave, help, inHelp, interrupt, meaningKey, scrollKeys, withQ} from './common.js';
import {idleInHelp} from '../text/refusals.js';
import {meaningParagraphs} from '../text/words.js';
import {forgetFailures, type Session} from './session.js';

type Overlay =
	| {readonly kind: 'help' | 'meanings'}
	| {readonly kind: 'question'; readonly question: string; readonly keys: readonly Binding<AppMessage>[]};

type Picture = {
	readonly screen: Mounted;
	readonly overlay: Overlay | undefined;
	/** A sentence in the title line until the next key, such as that a worker was restarted. */
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

const mostExplained = 2;

function helpParts(below: Page<true>): readonly Part[] {
	const keys: Part = {
		part: 'facts',
		rows: below.keys
			.filter(({keys, letters}) => keys.length > 0 || letters !== undefined)
			.map(key => ({label: labelOf(key), value: key.help})),
	};
	const about: Part = {part: 'prose', paragraphs: below.about().split('\n')};
	const isAboutFirst = below.keys.some(({keys: [key], hint}) => key === '?' && hint !== help.hint);
	return isAboutFirst ? [about, keys] : [keys, about];
}

function meaningParts({words = []}: Page<true>, {face, meanings}: Session): readonly Part[] {
	// In lines only the words that matter most are explained.
	const explained = face === 'screen' ? words : words.slice(0, mostExplained);
	return [{part: 'prose', paragraphs: meaningParagraphs(explained, meanings)}];
}

export async function openApp(route: Route, session: Session, services: Services): Promise<App> {
	return new App(await follow(route), session, services);
}

export class App implements Host {
	/** The exit code, once the player leaves; rejects with a fault that ends the program. */
	readonly ended: Promise<number>;
	readonly services: Services;
	readonly #listeners = new Set<() => void>();
	#session: Session;
	#picture: Picture;
	#copy: Copy = () => Promise.resolve(false);
	#panelRows = 1;
	/** The route to a screen that is still loading. */
	#loading: Route | undefined;
	#end: (exitCode: number) => void = () => undefined;
	#fail: (fault: unknown) => void = () => undefined;

	constructor(open: Open, session: Session, services: Services) {
		this.services = services;
		this.#session = session;
		this.ended = new Promise<number>((resolve, reject) => {
			this.#end = resolve;
			this.#fail = reject;
		});
		this.ended.catch(() => undefined); // A fault before anything awaits `ended` is reported when it does.
		this.#picture = pictureOf(open(this));
		this.#picture.screen.begin();
	}

	readonly subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly picture = (): Picture => this.#picture;

	readonly session = (): Session => this.#session;

	readonly page = (): Page<true> => {
		const {screen, overlay} = this.#picture;
		const below = this.#withOwnKeys(screen.page());
		if (overlay === undefined) return below;
		// A covered page takes no pastes.
		const {onLine: _, ...covered} = below;
		const own = overlay.kind === 'question' ? overlay.keys : inHelp;
		const keys = withQ(this.#bind([...own, interrupt]));
		if (overlay.kind === 'question') return {...covered, keys, plain: undefined, idle: () => ''};
		return {
			...covered,
			keys,
			news: undefined,
			scrolls: overlay.kind,
			parts: overlay.kind === 'help' ? helpParts(below) : meaningParts(below, this.#session),
			idle: idleInHelp,
		};
	};

	readonly top = (): number => {
		const {name, top} = this.#picture.scrolled;
		return name === this.page().scrolls ? top : 0;
	};

	/** Whether line mode waits for something before it asks. */
	readonly isWorking = (): boolean =>
		this.#loading !== undefined || this.#picture.screen.isWorking() || this.page().busy !== undefined;

	readonly go = (to: Route): void => {
		this.#loading = to;
		const open = follow(to);
		if (open instanceof Promise) open.then(opened => this.#enter(to, opened)).catch(this.#fail);
		else this.#enter(to, open);
	};

	/** Says something until the next key. */
	readonly say = (notice: string): void => this.#show({notice});

	readonly fail = (fault: unknown): void => this.#fail(fault);

	readonly onKey = (): void => {
		if (this.#picture.notice !== undefined) this.#show({notice: undefined});
	};

	readonly follow = ({session, played, say, go, effect}: Effects): void => {
		if (session) this.#session = session;
		if (played) {
			this.#session = {...this.#session, isNewcomer: false};
			this.services.onPlay(played);
		}

		if (go) this.go(go);
		effect?.();
		if (say === undefined) this.#show({});
		else this.say(say);
	};

	readonly send = (message: AppMessage): void => {
		switch (message.type) {
			case 'help':
			case 'meanings':
				this.#show({overlay: {kind: message.type}});
				break;
			case 'scroll': {
				const {scrolls: name = ''} = this.page();
				this.#show({scrolled: {name, top: message.scroll(this.top())}});
				break;
			}

			case 'close':
				this.#show({overlay: undefined});
				break;
			case 'copy':
				this.#copy(message.text).then(isSure => {
					// Lines have printed the text.
					const isTold = isSure || this.#session.face === 'screen';
					this.follow({say: isTold ? copiedText(isSure) : undefined});
				}, this.#fail);
				break;
			case 'leave': {
				const {to, isSure} = message;
				const question = isSure ? undefined : this.#picture.screen.leaveQuestion();
				if (question !== undefined) this.send({type: 'ask', question, keys: confirmLeave(to)});
				else if (to === 'outside') this.#end(0);
				else this.go(to);
				break;
			}

			case 'ask':
				this.#show({overlay: {kind: 'question', question: message.question, keys: message.keys}});
				break;
			case 'drop': {
				this.services.player.store.drop(message.id);
				const waiting = this.#session.waiting.filter(({id}) => id !== message.id);
				this.follow({session: {...this.#session, waiting}});
				this.go(waiting.length === 0 ? {to: 'home', with: {}} : message.to);
				break;
			}

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

	readonly fitPanel = (rows: number): void => {
		if (rows === this.#panelRows) return;
		this.#panelRows = rows;
		this.#work();
	};

	/** Loads all screens, one after the other: between two of them keys are read. */
	readonly preload = async (): Promise<void> => {
		for (const load of Object.values(screenRegistry)) {
			await load();
			await breathe();
		}
	};

	readonly stop = (): void => this.#picture.screen.unmount();

	#withOwnKeys(shown: Page<true>): Page<true> {
		const {keys, parts, words = [], scrolls} = shown;
		const mayExplain = words.length > 0 && !keys.some(({letters}) => letters);
		const bound = new Set<string>(keys.flatMap(key => key.keys));
		const scrolling = scrollKeys
			.map(key => ({...key, keys: key.keys.filter(each => !bound.has(each))}))
			.filter(key => key.keys.length > 0);
		const own = [
			...(scrolls === undefined ? [] : this.#bind(scrolling)),
			...keys.toSpliced(1, 0, ...(mayExplain ? this.#bind([meaningKey]) : [])),
			...this.#bind([interrupt]),
		];
		const isTyping = parts.some(
			part => part.part === 'form' && part.rows.some(row => row.name === part.focused && isTyped(row)),
		);
		return {...shown, keys: isTyping ? own : withQ(own)};
	}

	#bind(keys: readonly Binding<AppMessage>[]): readonly Binding<true>[] {
		return keys.map(key => ({
			...key,
			does: pressed => {
				this.onKey();
				this.send(key.does(pressed));
				return true;
			},
		}));
	}

	#show(change: Partial<Picture>): void {
		this.#picture = {...this.#picture, ...change};
		this.#work();
		for (const listener of this.#listeners) listener();
	}

	#work(): void {
		this.#picture.screen.work(this.#panelRows, this.#picture.overlay !== undefined);
	}

	#enter(to: Route, open: Open): void {
		if (this.#loading !== to) return;
		this.#loading = undefined;
		this.#picture.screen.unmount();
		this.#session = forgetFailures(this.#session);
		this.#picture = pictureOf(open(this));
		this.#picture.screen.begin();
	}
}
