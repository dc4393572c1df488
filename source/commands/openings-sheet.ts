import {countOf} from '../components/theme.js';
import type {Crib, Openings} from '../engine/index.js';

const width = 78;

const listed = (items: readonly string[]): string =>
	[items.slice(0, -1).join(', '), ...items.slice(-1)].filter(part => part !== '').join(' or ');

/** Items one after the other, in lines that are not too wide; the label stands before them, and as much room before every further line. */
function fill(label: string, items: readonly string[]): string[] {
	const lines: string[] = [];
	let line = label;
	for (const [index, item] of items.entries()) {
		const longer = line.length === label.length ? line + item : `${line} ${item}`;
		if (longer.length <= width || index === 0) {
			line = longer;
		} else {
			lines.push(line);
			line = ' '.repeat(label.length) + item;
		}
	}

	return [...lines, line];
}

function verdict({winner, openings}: Openings): string {
	if (winner === 'second') return 'Whoever plays second can force a win.';
	const capitals = openings.map(letter => letter.toUpperCase());
	return `Whoever plays first can force a win, with ${listed(capitals)}.`;
}

function replyLines({replies}: Openings): string[] {
	const lines = Object.entries(replies).flatMap(([opening, winning]) =>
		fill(`  ${opening.toUpperCase()}  `, winning.length > 0 ? winning : ['is a word']),
	);
	return lines.length > 0 ? ['', 'These openings lose, to the replies behind them:', ...lines] : [];
}

function cribLines(player: string, {words, exact}: Crib): string[] {
	if (words.length === 0) return [];
	const size = `${countOf(words.length, 'word')}, ${countOf(words.join('').length, 'letter')}`;
	const claim = exact ? 'proved to be the fewest' : 'the fewest found, perhaps not the fewest there are';
	const sentence = `To win when you play ${player}, know ${size}, ${claim}:`;
	return ['', ...fill('', sentence.split(' ')), ...fill('  ', words)];
}

/** All that is to be known about the openings, to print and to learn from; `dictionary` is what to call it. */
export function printOpenings(report: Openings, dictionary: string): string[] {
	const {variant, minLength, words, fragments, longest, crib} = report;
	const title = variant === 'ghost' ? 'Ghost' : 'Superghost';
	const parts = variant === 'ghost' ? 'beginning' : 'substring';
	return [
		`${title} on ${dictionary}, words of ${countOf(minLength, 'letter')} or more`,
		`${countOf(words, 'word')}, ${countOf(fragments, parts)}`,
		'',
		verdict(report),
		`The loser can hold out for ${countOf(longest.letters, 'letter')} at most: ${longest.word.toUpperCase()}.`,
		...replyLines(report),
		...cribLines('first', crib.first),
		...cribLines('second and the opening lets you', crib.second),
	];
}
