import type {Crib, Openings} from '../engine/index.js';
import {listOf} from './lists.js';
import {countOf} from './numbers.js';
import {widthOf, wrapWords} from './wrap.js';

const width = 78;

/** Items one after the other, in lines that are not too wide; the label stands before the first, and as much room before the others. */
function fill(label: string, items: readonly string[]): string[] {
	const indent = widthOf(label);
	return wrapWords(items.join(' '), width - indent).map(
		(line, index) => (index === 0 ? label : ' '.repeat(indent)) + line,
	);
}

function verdict({winner, openings}: Openings): string {
	if (winner === 'second') return 'Whoever plays second can force a win.';
	const capitals = openings.map(letter => letter.toUpperCase());
	return `Whoever plays first can force a win, with ${listOf(capitals)}.`;
}

function replyLines({replies}: Openings): string[] {
	const lines = Object.entries(replies).flatMap(([opening, winning]) =>
		fill(`  ${opening.toUpperCase()}  `, winning.length > 0 ? winning : ['is a word']),
	);
	return lines.length > 0 ? ['', 'These openings lose to these replies:', ...lines] : [];
}

function cribLines(player: string, {words, exact}: Crib, spell: (word: string) => string): string[] {
	if (words.length === 0) return [];
	const size = `${countOf(words.length, 'word')}, ${countOf(words.join('').length, 'letter')}`;
	const claim = exact ? 'proved to be the fewest' : 'the fewest found, not proved to be the fewest';
	const sentence = `To win when you play ${player}, know ${size}, ${claim}:`;
	return ['', ...wrapWords(sentence, width), ...fill('  ', words.map(spell))];
}

/** What `openings` prints: who wins, with which letters, and the words to know; `dictionary` is what to call it, `spell` gives a word's true spelling. */
export function describeOpenings(
	report: Openings,
	dictionary: string,
	spell = (word: string): string => word,
): string[] {
	const {variant, minLength, words, fragments, longest, crib} = report;
	const title = variant === 'ghost' ? 'Ghost' : 'Superghost';
	const parts = variant === 'ghost' ? 'beginning' : 'substring';
	return [
		`${title} on ${dictionary}, words of ${countOf(minLength, 'letter')} or more`,
		`${countOf(words, 'word')}, ${countOf(fragments, parts)}`,
		'',
		verdict(report),
		`The loser can hold out for ${countOf(longest.letters, 'letter')} at most: ${spell(longest.word).toUpperCase()}.`,
		...replyLines(report),
		...cribLines('first', crib.first, spell),
		...cribLines('second, when the opening allows it', crib.second, spell),
	];
}
