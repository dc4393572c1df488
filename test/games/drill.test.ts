import fc from 'fast-check';
import {expect, test} from 'vitest';
import {makeBook, seedRandom, variants, type VariantName} from '../../source/engine/index.js';
import {
	answerDrill,
	beginDrill,
	isCorrecting,
	countKnown,
	type Drill,
} from '../../source/games/ghost/drill.js';
import {drillAnswerText, drillQuestion} from '../../source/text/ghost/openings.js';
import {fewWords, rulesOf, wins, type Rules} from '../engine/ghost/brute.js';
import {fewLetters} from '../engine/helpers.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {phrases} from '../../source/text/ghost/variants.js';

const drilled = ['ghost', 'superghost', 'superduperghost'] as const;

const drillOn = (
	{list, minLength}: {readonly list: readonly string[]; readonly minLength: number},
	variant: VariantName = 'ghost',
) => beginDrill(makeBook(variant, dictionaryOf(...list), minLength), seedRandom('any'));

test('asks every opening that can be beaten and, where some letter wins, for that; the rules say the same', () => {
	fc.assert(
		fc.property(fewWords(8), fc.constantFrom(...drilled), (asked, variant) => {
			const rules = rulesOf(asked.list, asked.minLength, variant);
			const won = (fragment: string) =>
				rules.next(fragment).filter(left => !wins(rules, left) && !rules.isWord(left));
			const expected = ['', ...rules.next('').filter(opening => !rules.isWord(opening))]
				.map(fragment => ({fragment, winning: won(fragment).sort()}))
				.filter(({winning}) => winning.length > 0);
			const cards = drillOn(asked, variant).cards.map(({fragment, winning}) => ({
				fragment,
				winning: winning.map(step => variants[variant].extend(fragment, step)).sort(),
			}));
			expect(cards).toEqual(expected);
		}),
	);
});

/** How long a shortest word is that a game can end with when whoever wins it never gives that away. */
function shortestEnd(rules: Rules, fragment: string): number {
	if (rules.isWord(fragment)) return fragment.length;
	const next = rules.next(fragment);
	const good = next.filter(left => !wins(rules, left) && !rules.isWord(left));
	return Math.min(...(wins(rules, fragment) ? good : next).map(left => shortestEnd(rules, left)));
}

test('what is said of a reply is true', () => {
	fc.assert(
		fc.property(fewWords(8), fc.constantFrom(...drilled), (asked, variant) => {
			const rules = rulesOf(asked.list, asked.minLength, variant);
			const drill = drillOn(asked, variant);
			const {places, extend, isAnswer} = variants[variant];
			const [card] = drill.queue;
			if (!card) return;
			for (const place of places(card.fragment))
				for (const letter of fewLetters) {
					const {last} = answerDrill(drill, {letter, place});
					if (!last) throw new Error('An answer leaves no trace');
					const left = extend(card.fragment, {letter, place});
					const text = drillAnswerText(last);
					const capitals = left.toUpperCase();
					if (!rules.isAlive(left)) expect(text).toBe(`${phrases[variant].noWord(capitals)}.`);
					else if (rules.isWord(left)) expect(text).toContain(`${capitals} is a word`);
					else expect(text).toMatch(wins(rules, left) ? / loses: / : / wins(,|: )/);
					const [, found] = /can end with ([A-Z]+)\./.exec(text) ?? [];
					if (found === undefined) continue;
					const word = found.toLowerCase();
					expect(word.length).toBe(shortestEnd(rules, left));
					expect(rules.isWord(word)).toBe(true);
					const turned = Array.from(left).reverse().join('');
					expect(isAnswer(left, word) || (variant === 'superduperghost' && isAnswer(turned, word))).toBe(
						true,
					);
					// Completing the word loses: after your letter your opponent adds the next one.
					expect((word.length - left.length) % 2 === 1).toBe(text.includes(' wins'));
				}
		}),
	);
});

const wrong = {letter: 'z', place: ''};

function answer(drill: Drill, isRight: boolean): Drill {
	const [card] = drill.queue;
	const step = card?.winning[0];
	if (step === undefined) throw new Error('Nothing is asked');
	return answerDrill(drill, isRight ? step : wrong);
}

test('what is missed waits for its answer, comes back after three others and then once more; it ends when all are known', () => {
	fc.assert(
		fc.property(fc.array(fc.boolean(), {maxLength: 60}), answers => {
			let drill = drillOn({
				list: ['abb', 'acb', 'baa', 'bcc', 'caa', 'cbbb', 'daa', 'dbb', 'eaa', 'fbb'],
				minLength: 2,
			});
			const all = drill.cards.length;
			expect(all).toBeGreaterThan(4);
			for (const isRight of [...answers, ...Array.from({length: 3 * all}, () => true)]) {
				const {queue} = drill;
				const [card] = queue;
				if (card === undefined) break;
				const isFirst = !drill.missed.includes(card);
				const next = answer(drill, isRight);
				if (!isRight) {
					expect(isCorrecting(next)).toBe(true);
					expect(drillQuestion(next.queue[0] ?? card, isCorrecting(next))).toMatch(/^Play /);
					expect(next.queue).toEqual(queue);
				} else if (isCorrecting(drill)) {
					expect(next.queue.indexOf(card)).toBe(Math.min(3, queue.length - 1));
				} else if (isFirst) {
					expect(next.queue).toEqual(queue.slice(1));
					expect(countKnown(next)).toBe(countKnown(drill) + 1);
				}

				drill = next;
			}

			expect(drill.queue).toEqual([]);
		}),
	);
});
