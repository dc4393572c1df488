import fc from 'fast-check';
import {expect, test} from 'vitest';
import {makeBook, seedRandom} from '../../source/engine/index.js';
import {
	answerDrill,
	beginDrill,
	drillCards,
	isCorrecting,
	knownIn,
	type Drill,
} from '../../source/games/drill.js';
import {drillAnswerText, drillQuestion} from '../../source/text/drill.js';
import {fewWords, rulesOf, wins} from '../engine/ghost/brute.js';
import {fewLetters} from '../engine/helpers.js';
import {dictionaryOf} from '../line-mode/transcript.js';

const drillOn = ({list, minLength}: {readonly list: readonly string[]; readonly minLength: number}) =>
	beginDrill(makeBook('ghost', dictionaryOf(...list), minLength), seedRandom('any'));

test('asks every opening that can be beaten and, where some letter wins, for that; the rules say the same', () => {
	fc.assert(
		fc.property(fewWords(8), asked => {
			const rules = rulesOf(asked.list, asked.minLength, 'ghost');
			const won = (fragment: string) =>
				rules.next(fragment).filter(left => !wins(rules, left) && !rules.isWord(left));
			const expected = ['', ...rules.next('').filter(opening => !rules.isWord(opening))]
				.map(fragment => ({fragment, winning: won(fragment).map(left => left.slice(fragment.length))}))
				.filter(({winning}) => winning.length > 0);
			const cards = drillCards(drillOn(asked).book);
			expect(cards.map(({fragment, winning}) => ({fragment, winning}))).toEqual(expected);
		}),
	);
});

test('what is said of a reply is true', () => {
	fc.assert(
		fc.property(fewWords(8), asked => {
			const rules = rulesOf(asked.list, asked.minLength, 'ghost');
			const drill = drillOn(asked);
			const [card] = drill.queue;
			if (!card) return;
			for (const letter of fewLetters) {
				const {last} = answerDrill(drill, letter);
				if (!last) throw new Error('An answer leaves no trace');
				const left = card.fragment + letter;
				const text = drillAnswerText(last, drill.book);
				const capitals = left.toUpperCase();
				if (!rules.isAlive(left)) expect(text).toBe(`No word begins with ${capitals}.`);
				else if (rules.isWord(left)) expect(text).toContain(`${capitals} is a word`);
				else expect(text).toMatch(wins(rules, left) ? ` loses: ` : ` wins: `);
				const [, word] = /ends with ([A-Z]+)\./.exec(text) ?? [];
				if (word === undefined) continue;
				expect(rules.isWord(word.toLowerCase())).toBe(true);
				expect(word.startsWith(capitals)).toBe(true);
				// Whoever completes the word loses: after your letter your opponent adds the next one.
				expect((word.length - left.length) % 2 === 1).toBe(text.includes(' wins: '));
			}
		}),
	);
});

const wrong = 'z';

function answer(drill: Drill, isRight: boolean): Drill {
	const [card] = drill.queue;
	const letter = card?.winning[0];
	if (letter === undefined) throw new Error('Nothing is asked');
	return answerDrill(drill, isRight ? letter : wrong);
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
					expect(drillQuestion(next.queue[0], isCorrecting(next))).toMatch(/^Play /);
					expect(next.queue).toEqual(queue);
				} else if (isCorrecting(drill)) {
					expect(next.queue.indexOf(card)).toBe(Math.min(3, queue.length - 1));
				} else if (isFirst) {
					expect(next.queue).toEqual(queue.slice(1));
					expect(knownIn(next)).toBe(knownIn(drill) + 1);
				}

				drill = next;
			}

			expect(drill.queue).toEqual([]);
		}),
	);
});
