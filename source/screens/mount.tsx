import type {ReactNode} from 'react';
import type {GameEvent} from '../games/events.js';
import type {Player} from '../games/player.js';
import type {Binding} from '../hooks/use-keys.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';
import type {Workers} from '../workers/client.js';
import type {House} from './house.js';
import {createJobRunner} from './jobs.js';
import type {Route} from './registry.js';
import {isAppMessage, type AppMessage, type Screen, type Step, type Title} from './screen.js';

/** What a screen that is shown asks of the app around it. */
export type Shell = {
	readonly workers: Workers;
	readonly player: Player;
	readonly freshSeed: () => string;
	readonly freshId: () => string;
	readonly house: () => House;
	readonly keep: (change: (house: House) => House) => void;
	readonly send: (message: AppMessage) => void;
	readonly go: (to: Route) => void;
	/** Says something that the player should know besides, until the next key. */
	readonly say: (notice: string) => void;
	readonly onEvents: (events: readonly GameEvent[]) => void;
	/** Told of a job that failed, how often it has by now, and what would begin it once more. */
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
	/** Told of each key that does something, before it does. */
	readonly onKey: () => void;
	/** Told whenever the screen's state is another. */
	readonly onChange: () => void;
};

/** A screen that is shown, with its state, whatever that is. */
export type Mounted = {
	readonly title: () => Title;
	readonly about: () => string;
	readonly keys: () => readonly Binding<() => void>[];
	readonly leaveQuestion: () => string | undefined;
	readonly view: (size: TerminalSize) => ReactNode;
	/** Begins the work that is to be done now, and stops what is wanted no more. */
	readonly work: (size: TerminalSize, isCovered: boolean) => void;
	/** Stops all work; what arrives later is dropped. */
	readonly unmount: () => void;
};

/** Opens a screen with what it was sent for. */
export type Mount<Params> = (params: Params, shell: Shell) => Mounted;

/** The screen as something that the app can show without knowing what its states and messages are. */
export const mount =
	<Params, State, Message extends {readonly type: string}>(
		screen: Screen<Params, State, Message>,
	): Mount<Params> =>
	(params, shell) => {
		const {View} = screen;
		const {freshSeed, freshId, player} = shell;
		const means = () => ({house: shell.house(), freshSeed, freshId, player});
		const opened = screen.open(params, means());
		let {state} = opened;
		let isShown = true;

		const follow = ({house, events, go}: Step<State>) => {
			if (house) shell.keep(() => house);
			if (events) shell.onEvents(events);
			if (go) shell.go(go);
		};

		const send = (message: Message) => {
			if (!isShown) return;
			const step = screen.reduce(state, message, means());
			({state} = step);
			follow(step);
			shell.onChange();
		};

		const want = createJobRunner<Message>({
			workers: shell.workers,
			player: shell.player,
			keep: shell.keep,
			tell: shell.say,
			send,
			onFault: shell.onFault,
		});
		follow(opened);
		return {
			title: () => screen.title(state, shell.house()),
			about: () => screen.about(state),
			keys: () =>
				screen.keys(state, shell.house()).map(binding => ({
					...binding,
					message: key => () => {
						shell.onKey();
						const message = binding.message(key);
						if (isAppMessage(message)) shell.send(message);
						else send(message);
					},
				})),
			leaveQuestion: () => screen.leaveQuestion?.(state, player),
			view: size => <View state={state} house={shell.house()} size={size} send={send} />,
			work(size, isCovered) {
				want(screen.work?.({state, house: shell.house(), size, isCovered}) ?? []);
			},
			unmount() {
				isShown = false;
				want([]);
			},
		};
	};
