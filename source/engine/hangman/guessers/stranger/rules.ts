import {fewestStems, type Stems} from './stems.js';

/** A stem with more endings is rather a syllable. */
const mostEndings = 80;

/** A rule holds in at least this share of its cases. */
const leastChance = 0.3;

/** Where a stem has one ending, it often has another: `-e` and `-ing`. */
export type Rules = {
	/** Where the rules of each ending start. */
	readonly starts: Uint32Array;
	/** The other endings. */
	readonly endings: Uint32Array;
	/** The chance of the other ending where the first is seen. */
	readonly chances: Float32Array;
};

/** The stems that have each ending, by `starts` as the endings of stems are. */
function stemsByEnding({words, starts, endings, codes}: Stems) {
	const ends = new Uint32Array(codes.length + 1);
	for (const ending of endings) ends[ending + 1]!++;
	for (let ending = 0; ending < codes.length; ending++) ends[ending + 1]! += ends[ending]!;
	const stems = new Uint32Array(endings.length);
	const next = ends.slice();
	for (let stem = 0; stem < words.length; stem++)
		for (let at = starts[stem]!; at < starts[stem + 1]!; at++) stems[next[endings[at]!]!++] = stem;
	return {starts: ends, stems};
}

/** Counts how often each two endings have a stem in common. One case is not counted, so that no word speaks for itself. */
export function findRules(stems: Stems): Rules {
	const {starts, endings, codes} = stems;
	const byEnding = stemsByEnding(stems);
	const cases = new Uint32Array(codes.length);
	const seen = new Uint32Array(codes.length);
	const firsts = new Uint32Array(codes.length + 1);
	const others: number[] = [];
	const chances: number[] = [];
	for (let ending = 0; ending < codes.length; ending++) {
		let kinds = 0;
		for (let each = byEnding.starts[ending]!; each < byEnding.starts[ending + 1]!; each++) {
			const from = starts[byEnding.stems[each]!]!;
			const to = starts[byEnding.stems[each]! + 1]!;
			if (to - from > mostEndings) continue;
			for (let at = from; at < to; at++) {
				const other = endings[at]!;
				if (cases[other] === 0) seen[kinds++] = other;
				cases[other]!++;
			}
		}

		const all = byEnding.starts[ending + 1]! - byEnding.starts[ending]!;
		for (let kind = 0; kind < kinds; kind++) {
			const other = seen[kind]!;
			const count = cases[other]!;
			cases[other] = 0;
			const chance = (count - 1) / (all + 1);
			if (other === ending || count < fewestStems || chance < leastChance) continue;
			others.push(other);
			chances.push(chance);
		}

		firsts[ending + 1] = others.length;
	}

	return {starts: firsts, endings: Uint32Array.from(others), chances: Float32Array.from(chances)};
}

/** Hears of each ending that a stem has not, but should by a rule: its place among the endings, and the chance of the best rule. */
export function applyRules(
	{words, starts, endings, codes}: Stems,
	rules: Rules,
	hear: (stem: number, ending: number, chance: number) => void,
): void {
	const chances = new Float64Array(codes.length);
	const seen = new Uint32Array(codes.length);
	for (let stem = 0; stem < words.length; stem++) {
		let kinds = 0;
		for (let at = starts[stem]!; at < starts[stem + 1]!; at++) {
			const ending = endings[at]!;
			for (let rule = rules.starts[ending]!; rule < rules.starts[ending + 1]!; rule++) {
				const other = rules.endings[rule]!;
				if (chances[other] === 0) seen[kinds++] = other;
				chances[other] = Math.max(chances[other]!, rules.chances[rule]!);
			}
		}

		// What the stem has is no news.
		for (let at = starts[stem]!; at < starts[stem + 1]!; at++) chances[endings[at]!]! *= -1;
		for (let kind = 0; kind < kinds; kind++) {
			const ending = seen[kind]!;
			const chance = chances[ending]!;
			chances[ending] = 0;
			if (chance > 0) hear(stem, ending, chance);
		}
	}
}
