export type Forfeiter = 'guesser' | 'chooser';

/** Why a program forfeits a game. */
export type ForfeitReason =
	| {readonly kind: 'untyped'}
	| {readonly kind: 'unaskable'; readonly cause: string}
	/** It could not be started, or its words could not be written to a file. */
	| {readonly kind: 'unstarted' | 'wordless'; readonly code: string}
	| {readonly kind: 'ended'; readonly how: string; readonly cause: string | undefined}
	/** It wrote nothing in time, or only part of a line. */
	| {readonly kind: 'silent'; readonly seconds: number; readonly line: string | undefined}
	| {readonly kind: 'flood' | 'unasked' | 'unready' | 'no-letter' | 'no-family'; readonly line: string}
	| {readonly kind: 'guessed'; readonly letter: string};

/** A game that a program has broken off. */
export type Forfeit = {readonly by: Forfeiter; readonly reason: ForfeitReason};
