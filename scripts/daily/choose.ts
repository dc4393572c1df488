import {
	languages,
	draw,
	everyWord,
	pickOne,
	seedRandom,
	spell,
	splitPool,
	type Letter,
	type Random,
	type Solver,
	type Words,
} from '../../source/engine/index.js';
import type {Day} from '../../source/daily/calendar.js';
import {lengthOfDay, type DayEntry, type GivenLetter} from '../../source/daily/daily.js';
import {appraise} from './appraise.js';

export const dailyLengths = [1, 2, 3].map(lengthOfDay);

/** Writes a day as `readEntry` reads it. */
export const writeEntry = ({given, value}: DayEntry): string =>
	`${value}${given.map(({letter, places}) => letter + places.toString(16).padStart(2, '0')).join('')}`;

/** The letters that a day may begin with: those that people ask first. */
const openers = spell(languages.en, 'etaoinsrlcdupmgh');

/** Two or three letters and what a word drawn from all answers to them. */
function drawGiven(words: Words, random: Random): readonly GivenLetter[] {
	const more = draw(random, 2);
	const word = draw(random, words.count);
	const given: GivenLetter[] = [];
	const asked: Letter[] = [];
	let pool = everyWord(words);
	while (given.length < 2 + more) {
		const letter = pickOne(
			random,
			openers.filter(opener => !asked.includes(opener)),
		);
		const family = splitPool(words, pool, letter).find(kept => kept.pool.includes(word));
		if (family === undefined) throw new Error('The drawn word is in one of the families');
		pool = family.pool;
		asked.push(letter);
		given.push({letter, places: family.places});
	}

	return given;
}

/** A fit position for a day, none of those that are taken; the same one for the same words. */
export function chooseDay(solver: Solver, day: Day, taken: ReadonlySet<string>): DayEntry {
	const random = seedRandom(`daily ${day}`);
	for (;;) {
		const given = drawGiven(solver.words, random);
		const appraisal = appraise(solver, given);
		if (!appraisal.isFit) continue;
		const entry = {given, value: appraisal.value};
		if (!taken.has(writeEntry(entry))) return entry;
	}
}
