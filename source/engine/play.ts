export type Asked<Ask> = {
	/** The player's index, from 0. */
	readonly player: number;
	readonly ask: Ask;
};

/** The result of an answer: the next state and the event that led to it, or the reason why the rules refuse it. */
export type Applied<State, Event, Reason> =
	| {readonly ok: true; readonly state: State; readonly event: Event}
	| {readonly ok: false; readonly reason: Reason};

/** The rules of a game: pure functions of its state. */
export type Rules<State, Ask, Answer, Event, Reason> = {
	/** Returns who must answer what; `undefined` once the game is over. */
	readonly asks: (state: State) => Asked<Ask> | undefined;
	readonly answer: (state: State, answer: Answer) => Applied<State, Event, Reason>;
};

type Prompt<Ask, Reason> = Asked<Ask> & {readonly refused: Reason | undefined};

/** Anything that answers for a player: a key, a bot, a program, a friend's message, a record. `undefined` leaves the game as it is. */
export type Agent<Ask, Answer, Reason> = (
	prompt: Prompt<Ask, Reason>,
) => Answer | undefined | Promise<Answer | undefined>;

type PlayOptions<State, Answer, Event, Reason> = {
	/** Hears each answer and what it did, refusals included. */
	readonly report?: (applied: Applied<State, Event, Reason>, answer: Answer) => void;
	/** Ends the loop before the next question. */
	readonly signal?: {readonly aborted: boolean} | undefined;
};

/**
Plays a game until it is over, an agent leaves it, or the signal ends it. Returns the last state: a promise of it only if one of the agents answered with a promise.

This is the one loop that asks and answers; people, bots, programs, replays and tournaments all go through it.
*/
export function play<State, Ask, Answer extends object, Event, Reason>(
	rules: Rules<State, Ask, Answer, Event, Reason>,
	start: State,
	agents: readonly Agent<Ask, Answer, Reason>[],
	{report, signal}: PlayOptions<State, Answer, Event, Reason> = {},
): State | Promise<State> {
	let state = start;
	let refused: Reason | undefined;

	const take = (answer: Answer | undefined): boolean => {
		if (answer === undefined) return false;
		const applied = rules.answer(state, answer);
		if (applied.ok) ({state} = applied);
		refused = applied.ok ? undefined : applied.reason;
		report?.(applied, answer);
		return true;
	};

	const goOn = (): State | Promise<State> => {
		for (;;) {
			const asked = signal?.aborted ? undefined : rules.asks(state);
			if (asked === undefined) return state;
			const agent = agents[asked.player];
			if (agent === undefined) throw new RangeError(`Nobody plays for player ${asked.player}`);
			const answer = agent({...asked, refused});
			if (answer instanceof Promise)
				return answer.then(given => (!signal?.aborted && take(given) ? goOn() : state));
			if (!take(answer)) return state;
		}
	};

	return goOn();
}

/** Plays with agents that answer at once. Throws if one of them doesn't. */
export function playNow<State, Ask, Answer extends object, Event, Reason>(
	...args: Parameters<typeof play<State, Ask, Answer, Event, Reason>>
): State {
	const state = play(...args);
	if (state instanceof Promise)
		throw new TypeError('An agent took its time in a game that is played at once');
	return state;
}

/** An agent that gives recorded answers first, then hands over; without anyone to hand over to it leaves the game. */
export function fromRecord<Ask, Answer, Reason>(
	answers: readonly Answer[],
	then: Agent<Ask, Answer, Reason> = () => undefined,
): Agent<Ask, Answer, Reason> {
	let next = 0;
	return prompt => (next < answers.length ? answers[next++] : then(prompt));
}
