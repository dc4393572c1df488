import {variants, type Alphabet, type Crib, type Letter, type Openings} from '../engine/index.js';
import {listOf} from './lists.js';
import {countOf, formatNumber} from './numbers.js';
import {widthOf, wrapWords} from './wrap.js';

const width = 78;

const same = (word: string): string => word;

/** Items one after the other, in lines that are not too wide; the label stands before the first, and as much room before the others. */
function fill(label: string, items: readonly string[]): string[] {
	const indent = widthOf(label);
	return wrapWords(items.join(' '), width - indent).map(
		(line, index) => (index === 0 ? label : ' '.repeat(indent)) + line,
	);
}

export function winnerText({winner, openings}: Pick<Openings, 'winner' | 'openings'>): string {
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

/** What the words of each crib do: of one, of several, and where there are none. */
const cribPlayers = {
	first: ['always wins', 'always win', 'no word wins for certain'],
	second: [
		'beats every opening that can be beaten',
		'beat every opening that can be beaten',
		'no opening can be beaten',
	],
} as const;

export function cribText(player: keyof typeof cribPlayers, {words, exact}: Crib): string {
	const [one, many, none] = cribPlayers[player];
	if (words.length === 0) return `Playing ${player}, ${none}.`;
	const does = words.length === 1 ? `this word ${one}` : `these ${formatNumber(words.length)} words ${many}`;
	const claim = exact ? 'proved to be the fewest' : 'the fewest found, not proved to be the fewest';
	return `Playing ${player}, ${does} (${countOf(words.join('').length, 'letter')}; ${claim}):`;
}

function cribLines(player: keyof typeof cribPlayers, crib: Crib, spell: (word: string) => string): string[] {
	return ['', ...wrapWords(cribText(player, crib), width), ...fill('  ', crib.words.map(spell))];
}

const longestText = ({word, letters}: NonNullable<Openings['longest']>, spell = same): string =>
	`The longest the loser can last is ${countOf(letters, 'letter')}: ${spell(word).toUpperCase()}.`;

export function openingText({openings, replies, variant}: Openings, letter: Letter): string {
	if (openings.includes(letter)) return 'wins';
	const winning = replies[letter] ?? [];
	if (winning.length === 0) return 'is a word';
	const others = variants[variant].isSearched ? ', if not to others, too' : '';
	return `loses to ${listOf(
		winning.map(reply => reply.toUpperCase()),
		{joint: 'and'},
	)}${others}`;
}

export const openingLetters = ({openings, replies}: Openings, alphabet: Alphabet): readonly Letter[] =>
	alphabet.letters.filter(letter => openings.includes(letter) || Object.hasOwn(replies, letter));

export const noDrillText = 'There is no drill: of the replies that win against an opening only one is known.';

/** How long the game lasts where that is known, and why there are no words to know, and no drill, where there are none. */
export function gapTexts({variant, longest, crib}: Openings, spell = same): readonly string[] {
	const lasts = longest === null ? [] : [longestText(longest, spell)];
	if (crib !== null) return lasts;
	const {title, isSearched, phrases} = variants[variant];
	const why = isSearched
		? `${title} has too many fragments to list: each is searched when it is asked about`
		: phrases.noCrib;
	const none = ['There are no words to learn by heart', ...(why ? [why] : [])].join(': ');
	return [...lasts, `${none}.`, ...(isSearched ? [noDrillText] : [])];
}

export const cribsIn = ({crib}: Openings): readonly (readonly [keyof typeof cribPlayers, Crib])[] =>
	crib === null
		? []
		: (['first', 'second'] as const)
				.map(player => [player, crib[player]] as const)
				.filter(([, {words}]) => words.length > 0);

export const openingsAbout =
	'What every first letter leads to when both then play their best. A word is known if you can play toward it: with the words of a crib you win whatever your opponent plays, and nothing else need be known. The dictionary and the shortest word are those of Ghost’s set-up.';

/** The same report, to be listened to; `spell` gives a word's true spelling. */
export function openingsAloud(report: Openings, alphabet: Alphabet, spell = same): readonly string[] {
	const {variant} = report;
	const told = openingLetters(report, alphabet).map(
		letter => `${letter.toUpperCase()} ${openingText(report, letter)}.`,
	);
	const cribs = cribsIn(report).map(
		([player, crib]) => `${cribText(player, crib)} ${crib.words.map(spell).join(', ')}.`,
	);
	return [
		[variants[variant].title + '.', winnerText(report), ...gapTexts(report, spell)].join(' '),
		told.join(' '),
		...cribs,
	];
}

/** What `openings` prints: who wins, with which letters, and the words to know; `dictionary` is what to call it, `spell` gives a word's true spelling. */
export function describeOpenings(report: Openings, dictionary: string, spell = same): string[] {
	const {variant, minLength, words, fragments} = report;
	const {title, phrases} = variants[variant];
	return [
		`${title} on ${dictionary}, words of ${countOf(minLength, 'letter')} or more`,
		[countOf(words, 'word'), ...(fragments === null ? [] : [countOf(fragments, phrases.parts)])].join(', '),
		'',
		winnerText(report),
		...gapTexts(report, spell),
		...replyLines(report),
		...cribsIn(report).flatMap(([player, crib]) => cribLines(player, crib, spell)),
	];
}
