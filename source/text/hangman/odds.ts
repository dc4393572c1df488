import {
	capitalize,
	countMisses,
	countOf,
	formatNumber,
	boundsText,
	lookingText,
	lengthsText,
	missesText,
} from '../words.js';
import {isExact, isFairChooser, prospectOf, type Bounds, type ChooserName} from '../../engine/index.js';
import type {CheckedProof} from '../../lab/index.js';
import {left, right, tableOf, type ColumnOf} from '../../page/text.js';
import type {Part} from '../../page/page.js';
import type {ParResult} from '../../workers/tasks/prove.js';

const notes: Readonly<Record<string, string>> = {
	easy: 'it cheats',
	fair: 'it plays fair',
	hard: 'it cheats',
	fiendish: 'it cheats perfectly',
};

/** Explains a difficulty, or a chooser with a budget of one's own: `it cheats; 12 wrong guesses`. */
export const difficultyNote = (name: string, budget: number): string =>
	`${notes[name] ?? name}; ${countOf(budget, 'wrong guess', 'wrong guesses')}`;

type BudgetFacts = {
	readonly value: Bounds;
	readonly evil?: Bounds | undefined;
	readonly budget: number;
	readonly chooser: ChooserName;
};

/** Says whether a budget below par can win against a chooser; claims only what is proved. */
function chanceText({evil, budget, chooser}: BudgetFacts): string {
	const fewer = `With ${formatNumber(budget)}`;
	if (isFairChooser(chooser)) return `${fewer}, you need some luck.`;
	if (chooser === 'perfect') return `With only ${formatNumber(budget)}, perfect can’t be beaten.`;
	if (chooser !== 'evil') return `${fewer}, you win only if ${chooser} slips.`;
	if (evil === undefined) return `${fewer}, you need the right letters.`;
	if (budget > evil.atMost) return `${fewer}, the right letters still beat evil.`;
	return budget <= evil.atLeast
		? `With only ${formatNumber(budget)}, no letters beat evil.`
		: `Whether ${formatNumber(budget)} can beat evil is not proved.`;
}

/** Returns par, or its upper bound if it is not proved; then, on its own line, the meaning of another budget. To be sure of a win takes one wrong guess more than par. */
export function parText(facts: BudgetFacts): string {
	const {value, budget} = facts;
	const guesses = countOf(value.atMost + 1, 'wrong guess', 'wrong guesses');
	const most = isExact(value) ? '' : ' at most';
	const par = `Par ${value.atMost}${most}: with ${guesses}, perfect play beats every chooser.`;
	const spare = budget - value.atMost - 1;
	if (spare === 0) return par;
	if (spare > 0) return `${par}\nWith ${formatNumber(budget)}, you have ${formatNumber(spare)} to spare.`;
	if (facts.chooser === 'perfect' && budget > value.atLeast)
		return `${par}\nWhether ${formatNumber(budget)} will do is not proved.`;
	return `${par}\n${chanceText(facts)}`;
}

export type Verdict = {
	readonly kind: 'looking' | 'winning' | 'losing' | 'open';
	readonly text: string;
};

/** Only perfect play holds a proved loss; of another chooser no more is said than is known. */
function lossText({chooser, canBeatEvil, watched = 'you'}: VerdictOn): string {
	if (isFairChooser(chooser)) return `${capitalize(watched)} can’t be sure to win (proved): it takes luck`;
	if (chooser === 'perfect') return 'Lost against perfect play (proved)';
	if (canBeatEvil === undefined) return 'A perfect fiend would win from here (proved)';
	return canBeatEvil
		? 'Evil can still be beaten; perfect couldn’t (proved)'
		: 'No letters beat evil from here (proved)';
}

const spareText = (spare: number) =>
	spare === 0 ? 'with no miss to spare' : `with ${countMisses(spare)} to spare`;

/** Rounded down, so that it never claims too much. */
const leastChanceText = (chance: number): string =>
	`Best play wins at least ${Math.floor(100 * chance)}% of the time from here`;

type VerdictOn = {
	readonly remaining: number;
	readonly chooser: ChooserName;
	readonly isFinished: boolean;
	/** The least chance of winning, against an honest chooser that drew its word. */
	readonly chance?: number | undefined;
	/** Whether some letters still beat `evil`; `undefined` if that is not proved. */
	readonly canBeatEvil?: boolean | undefined;
	/** The bot that plays, if you watch one. */
	readonly watched?: string | undefined;
};

/** Says who wins from here if both play perfectly: a proof, or bounds that say they are no proof. */
export function verdict(value: Bounds | undefined, asked: VerdictOn): Verdict {
	const {remaining, isFinished, chance, canBeatEvil, watched = 'you'} = asked;
	const kind = value && prospectOf(value, remaining);
	if (chance !== undefined && kind !== 'winning') return {kind: 'open', text: leastChanceText(chance)};
	if (value === undefined || kind === undefined) return {kind: 'looking', text: lookingText};
	switch (kind) {
		case 'winning': {
			const orMore = isExact(value) ? '' : ' or more';
			return {
				kind,
				text: `${capitalize(watched)} can still win ${spareText(remaining - 1 - value.atMost)}${orMore} (proved)`,
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

const columns: readonly ColumnOf<ParResult>[] = [
	[right('length'), ({length}) => String(length)],
	[right('words'), ({words}) => formatNumber(words)],
	[right('misses'), boundsText],
	[right('guesses to win'), ({atLeast, atMost}) => boundsText({atLeast: atLeast + 1, atMost: atMost + 1})],
	[right('positions'), ({positions}) => formatNumber(positions)],
	[right('seconds'), ({seconds}) => seconds.toFixed(2)],
	[left('letters that win'), ({letters = ''}) => letters],
];

export const parPart = (results: readonly ParResult[]): Part => tableOf(columns, results);

/** `18 of 22 lengths proved · 3: 13–14 · 4: 11–15 · 402,311 positions · 2 s`. */
export function progressLine(results: readonly ParResult[], lengths: number, seconds: number): string {
	const open = results.filter(({exact}) => !exact);
	const positions = results.reduce((sum, result) => sum + result.positions, 0);
	return [
		`${results.length - open.length} of ${lengths} lengths proved`,
		...open.map(result => `${result.length}: ${boundsText(result)}`),
		`${formatNumber(positions)} positions`,
		`${Math.floor(seconds)} s`,
	].join(' · ');
}

export const missingText = (lengths: readonly number[]): string =>
	`Not in the proof, for lack of time: ${lengthsText(lengths)} letters.`;

const proofFaults = {
	ends: 'the proof ends too early',
	form: 'this line is not allowed here',
	words: 'it is about other words',
	surplus: 'nothing asks for this line',
	letter: 'the letter doesn’t do what it should',
	pattern: 'the pattern is not the one to answer',
	misses: 'too many misses',
	hit: 'these words share a letter, are too few, or aren’t there',
	plan: 'some letters are answered by no closing of the plan',
	part: 'there is no such family',
} as const;

export const proofFileFaults = {
	'no-proof': 'is no proof; wordfiend par --proof FILE writes one',
	'other-version': 'is a proof of another version of the game; write it anew with wordfiend par --proof FILE',
} as const;

export function checkedText(length: string, checked: CheckedProof): string {
	if (!checked.ok) return `${length}: refused at its line ${checked.line}: ${proofFaults[checked.reason]}`;
	return `${length}: ${missesText(checked)}, proved in ${countOf(checked.lines, 'line')}`;
}
