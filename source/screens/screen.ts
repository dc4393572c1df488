import type {GameEvent} from '../games/kinds.js';
import type {Player, Services} from '../games/player.js';
import type {Key as Binding} from '../page/keys.js';
import type {Page} from '../page/page.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import type {Workers} from '../workers/client.js';
import type {Route} from './routes.js';
import type {Session} from './session.js';

export type Context = Pick<Services, 'freshSeed' | 'freshId' | 'player'> & {readonly session: Session};

/** Gets the first line shown of a document; returns the one to show then. */
export type Scroll = (top: number) => number;

export type AppMessage =
	| {readonly type: 'help' | 'meanings' | 'close' | 'confirm'}
	/** Leaves the program: by the menu, or in the middle of anything with Ctrl+C. */
	| {readonly type: 'quit' | 'interrupt'}
	| {readonly type: 'scroll'; readonly scroll: Scroll}
	| {readonly type: 'tell'; readonly text: string}
	/** Copies a text, and leaves it in the scrollback. */
	| {readonly type: 'copy'; readonly text: string}
	/** Leaves the screen for another, or the program; asks first where something would be lost. */
	| {readonly type: 'leave'; readonly to: Route | 'outside'};

export type Step<State> = {
	readonly state: State;
	readonly session?: Session;
	/** The screen to open next; the state is dropped then. */
	readonly go?: Route;
	readonly events?: readonly GameEvent[];
	/** A side effect once this is the state, such as an answer to a game. */
	readonly effect?: (() => void) | undefined;
};

/** The effect of a key or of a job on a screen: its next state and side effects. */
export type Update<State> = (state: State, context: Context) => Step<State>;

export const set =
	<State>(change: NoInfer<Partial<State>>): Update<State> =>
	state => ({state: {...state, ...change}});

export const goTo =
	<State>(to: Route): Update<State> =>
	state => ({state, go: to});

/** The effect of a key or a line: a change of the state, or a request to the app. */
export type Does<State> = Update<State> | AppMessage;

export type Key<State> = Binding<Does<State>>;

export type Keys<State> = readonly Key<State>[];

export type JobContext<State> = {
	readonly workers: Workers;
	readonly player: Player;
	readonly signal: AbortSignal;
	/** Updates the screen before the job is done, as for its progress. */
	readonly send: (update: Update<State>) => void;
	/** Says something that the player should know besides, until the next key. */
	readonly tell: (notice: string) => void;
	/** Changes the session, whichever screen is shown by then. */
	readonly keep: (change: (session: Session) => Session) => void;
};

/** A task for the workers, or a pause. It starts when a state first asks for its key, and is stopped once a state no longer does. Unless it was stopped, its result updates the screen. */
export type Job<State> = {
	readonly key: string;
	readonly pause?: number;
	/** Whether line mode asks without waiting for it. */
	readonly isBackground?: boolean;
	readonly run: (
		context: JobContext<State>,
	) => Promise<Update<State> | undefined> | Update<State> | undefined;
};

export type Shown<State> = {
	readonly state: State;
	readonly session: Session;
	readonly size: TerminalSize;
	readonly isCovered: boolean;
};

export type Screen<Params, State> = {
	readonly open: (params: Params, context: Context) => Step<State>;
	readonly page: (state: State, session: Session) => Page<Does<State>>;
	/** Returns the jobs for a state; while help or a question covers the screen, watched games pause. */
	readonly work?: (shown: Shown<State>) => readonly (Job<State> | undefined)[];
	/** Asked before the screen is left, if something would be lost. */
	readonly leaveQuestion?: (state: State, player: Player) => string | undefined;
};
