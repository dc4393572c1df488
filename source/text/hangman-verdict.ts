import {chooserOf, isExact, prospectOf, type AnyChooser, type Bounds} from '../engine/index.js';
import {boundsText, countOf} from './numbers.js';
import {lookingText} from './progress.js';

export type Verdict = {
	readonly kind: 'looking' | 'winning' | 'losing' | 'open';
	readonly text: string;
};

/** Only perfect play holds a proved loss; another chooser may still slip. */
function lossText(chooser: AnyChooser): string {
	if (chooserOf(chooser).isFair) return 'You can’t be sure to win (proved): it takes luck';
	const proved = 'Lost against perfect play (proved)';
	return chooser === 'perfect' ? proved : `${proved}; it may still slip`;
}

const spareText = (spare: number) =>
	spare === 0 ? 'with no miss to spare' : `with ${countOf(spare, 'miss', 'misses')} to spare`;

/** Rounded down, so that it never claims too much. */
const chanceText = (chance: number): string =>
	`Best play wins at least ${Math.floor(100 * chance)}% of the time from here`;

export type VerdictOn = {
	readonly remaining: number;
	readonly chooser: AnyChooser;
	readonly isFinished: boolean;
	/** The least chance of winning, against an honest chooser that drew its word. */
	readonly chance?: number | undefined;
};

/** Who wins from here when both play perfectly: a proof, or bounds that say they are no proof. */
export function verdict(
	value: Bounds | undefined,
	{remaining, chooser, isFinished, chance}: VerdictOn,
): Verdict {
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
			return {kind, text: lossText(chooser)};
		case 'open': {
			const state = isFinished ? 'not proved' : 'not proved yet';
			return {kind, text: `${boundsText(value)} more misses with best play: ${state}`};
		}
	}
}
