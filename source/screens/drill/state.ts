import type {Drill} from '../../games/drill.js';
import type {BookKey} from '../session.js';

export type DrillState = {
	readonly key: BookKey;
	readonly drill: Drill | undefined;
	/** The letter that the arrows point to, by its number. */
	readonly pointer: number | undefined;
};

export type DrillMessage =
	| {readonly type: 'letter'; readonly letter: string}
	| {readonly type: 'point'; readonly at: number}
	| {readonly type: 'again'};
