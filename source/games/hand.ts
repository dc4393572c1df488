/** The answers of a person, which a game takes one by one when it asks. Those that are given early wait for their turn, after any that the hand begins with, such as the moves of a record. */
export type Hand<Answer> = {
	readonly agent: () => Answer | Promise<Answer>;
	readonly give: (answer: Answer) => void;
	readonly hasAnswers: () => boolean;
};

export function createHand<Answer extends object>(first: readonly Answer[] = []): Hand<Answer> {
	const waiting = [...first];
	let take: ((answer: Answer) => void) | undefined;
	return {
		agent() {
			const answer = waiting.shift();
			if (answer) return answer;
			return new Promise(resolve => {
				take = resolve;
			});
		},
		give(answer) {
			if (take) take(answer);
			else waiting.push(answer);
			take = undefined;
		},
		hasAnswers: () => waiting.length > 0,
	};
}

/** A gate that a watched bot waits at, so that its game goes at a pace. */
export type Gate = ReturnType<typeof createGate>;

export function createGate() {
	const hand = createHand<object>();
	return {
		wait: async (): Promise<void> => {
			await hand.agent();
		},
		/** Lets the player go on: the one who waits, or the next. */
		open: (): void => {
			if (!hand.hasAnswers()) hand.give({});
		},
	};
}
