import {isExact, isFairChooser, prospectOf, type Bounds, type ChooserName} from '../engine/index.js';
import {boundsText, countOf} from './numbers.js';
import {lookingText} from './progress.js';

export type Verdict = {
	readonly kind: 'looking' | 'winning' | 'losing' | 'open';
	readonly text: string;
};

/** Only perfect play holds a proved loss; of another chooser no more is said than is known. */
function lossText({chooser, canBeatEvil}: VerdictOn): string {
	if (isFairChooser(chooser)) return 'You can’t be sure to win (proved): it takes luck';
	if (chooser === 'perfect') return 'Lost against perfect play (proved)';
	if (canBeatEvil === undefined) return 'A perfect fiend would win from here (proved)';
	return canBeatEvil
		? 'Evil can still be beaten; perfect couldn’t (proved)'
		: 'No letters beat evil from here (proved)';
}

const spareText = (spare: number) =>
	spare === 0 ? 'with no miss to spare' : `with ${countOf(spare, 'miss', 'misses')} to spare`;

/** Rounded down, so that it never claims too much. */
const chanceText = (chance: number): string =>
	`Best play wins at least ${Math.floor(100 * chance)}% of the time from here`;

type VerdictOn = {
	readonly remaining: number;
	readonly chooser: ChooserName;
	readonly isFinished: boolean;
	/** The least chance of winning, against an honest chooser that drew its word. */
	readonly chance?: number | undefined;
	/** Whether some letters still beat `evil`, where that is proved. */
	readonly canBeatEvil?: boolean | undefined;
};

/** Who wins from here when both play perfectly: a proof, or bounds that say they are no proof. */
export function verdict(value: Bounds | undefined, asked: VerdictOn): Verdict {
	const {remaining, isFinished, chance, canBeatEvil} = asked;
	const kind = value && prospectOf(value, remaining);
	if (chance !== undefined && kind !== 'winning') return {kind: 'open', text: chanceText(chance)};
	if (value === undefined || kind === undefined) return {kind: 'looking', text: lookingText};
	switch (kind) {
		case 'winning': {
			const orMore = isExact(value) ? '' : ' or more';
			return {
				kind,
				text: `You can still win ${spareText(remaining - 1 - value.atMost)}${orMore} (proved)`,
			};
		}

		case 'losing':
			return {kind: canBeatEvil ? 'open' : kind, text: lossText(asked)};
		case 'open': {
			const state = isFinished ? 'not proved' : 'not proved yet';
			return {kind, text: `${boundsText(value)} more misses with best play: ${state}`};
		}
	}
}
