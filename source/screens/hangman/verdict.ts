import {countOf, marks, theme} from '../../components/theme.js';
import {isExact, prospectOf, type Bounds, type ChooserName} from '../../engine/index.js';

export type Verdict = {readonly text: string; readonly mark: string; readonly color: string};

/** What a proof that perfect play wins means: other choosers may give away what it would hold. */
const lossTexts: Record<ChooserName, string> = {
	perfect: 'You cannot win from here: proved',
	evil: 'Perfect play would beat you from here: proved',
	cunning: 'Perfect play would beat you from here: proved',
	random: 'Without luck you cannot win from here: proved',
};

const spareText = (spare: number) => {
	if (spare === 0) return 'with no miss to spare';
	return `with ${countOf(spare, 'miss', 'misses')} to spare`;
};

/** Who wins from here when both play perfectly: a proof, or bounds that are said to be such. */
export function verdict(
	value: Bounds | undefined,
	{remaining, chooser, isFinished}: {remaining: number; chooser: ChooserName; isFinished: boolean},
): Verdict {
	if (value === undefined) return {text: 'Looking ahead…', mark: ' ', color: theme.quiet};
	switch (prospectOf(value, remaining)) {
		case 'winning': {
			const spare = remaining - 1 - value.atMost;
			const orMore = isExact(value) ? '' : ' or more';
			return {
				text: `You can still win ${spareText(spare)}${orMore}: proved`,
				mark: marks.hit,
				color: theme.hit,
			};
		}

		case 'losing': {
			return {text: lossTexts[chooser], mark: marks.miss, color: theme.miss};
		}

		case 'open': {
			const state = isFinished ? 'not decided' : 'still looking';
			const text = `Between ${value.atLeast} and ${value.atMost} misses to come: ${state}`;
			return {text, mark: '?', color: theme.accent};
		}
	}
}
