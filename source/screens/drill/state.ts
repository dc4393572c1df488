import {hasMeanings} from '../../dictionaries/index.js';
import type {Place} from '../../engine/index.js';
import type {Drill} from '../../games/drill.js';
import type {OpeningsSettings} from '../../settings/ghost.js';

export type DrillState = {
	readonly key: OpeningsSettings;
	readonly drill: Drill | undefined;
	readonly pointer: number | undefined;
	readonly place: Place;
};

/** The word that the last reply ends with, where it may be explained. */
export function wordsIn({key, drill}: DrillState): readonly string[] {
	const {last} = drill ?? {};
	if (last === undefined || !hasMeanings(key)) return [];
	const word = last.lastWord;
	return word === undefined ? [] : [word];
}
