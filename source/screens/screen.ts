import type {GamePlay} from '../games/kinds.js';
import type {Player, Services} from '../games/player.js';
import type {Binding} from '../page/keys.js';
import type {Page} from '../page/page.js';
import type {Workers} from '../workers/client.js';
import type {Route} from './routes.js';
import type {Session} from './session.js';

export type Context = Pick<Services, 'freshSeed' | 'player'> & {readonly session: Session};

export type AppMessage =
	| {readonly type: 'help' | 'meanings' | 'close'}
	/** Leaves the program: by the menu, or in the middle of anything with Ctrl+C. */
	| {readonly type: 'quit' | 'interrupt'}
	/** Scrolls a document: `scroll` gets the first line that is shown, and returns the one to show then. */
	| {readonly type: 'scroll'; readonly scroll: (top: number) => number}
	/** Copies a text, and leaves it in the scrollback. */
	| {readonly type: 'copy'; readonly text: string}
	/** Leaves the screen for another, or the program; unless the player is sure, it asks first where something would be lost. */
	| {readonly type: 'leave'; readonly to: Route | 'outside'; readonly isSure?: true}
	/** Asks over the screen that is shown; the keys answer. */
	| {readonly type: 'ask'; readonly question: string; readonly keys: readonly Binding<AppMessage>[]}
	/** Throws an unfinished game away, and goes to a screen, or to the menu once none waits. */
	| {readonly type: 'drop'; readonly id: string; readonly to: Route};

/** The effects of a key or a job, besides the new state. */
export type Effects = {
	readonly session?: Session;
	/** The screen to open next; the state is dropped then. */
	readonly go?: Route;
	/** A game in which a move was made, or that is over. */
	readonly played?: GamePlay | undefined;
	/** Said until the next key. */
	readonly say?: string | undefined;
	/** A side effect once the state has changed, such as an answer to a game. */
	readonly effect?: (() => void) | undefined;
};

export type Step<State> = Effects & {readonly state: State};

export type Update<State> = (state: State, context: Context) => Step<State>;

export const set =
	<State>(change: NoInfer<Partial<State>>): Update<State> =>
	state => ({state: {...state, ...change}});

export const goTo =
	<State>(to: Route): Update<State> =>
	state => ({state, go: to});

export const say =
	<State>(text: string): Update<State> =>
	state => ({state, say: text});

/** Changes the session, then applies `rest` to the state with it. */
export const keep =
	<State>(change: (session: Session) => Session, rest: Update<State> = state => ({state})): Update<State> =>
	(state, context) => {
		const session = change(context.session);
		return {session, ...rest(state, {...context, session})};
	};

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
	readonly panelRows: number;
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
