import {
	lies,
	placeShown,
	variants,
	type Book,
	type Place,
	type PlacedLetter,
	type VariantName,
} from '../../engine/index.js';
import type {GhostSettings, OpeningsSettings} from '../../settings/ghost.js';
import {partyTitles, playerTitles} from '../players.js';
import {capitalize, countOf, nameOfSource} from '../words.js';

type Phrases = {
	/** Completes `Add a letter …`. */
	readonly adding: string;
	/** The same in short. */
	readonly note: string;
	/** Completes `a word …` for an answer to a challenge. */
	readonly answering: (fragment: string) => string;
	readonly noWord: (fragment: string) => string;
	/** The same in the handouts' words. */
	readonly noWordPlain: (fragment: string) => string;
	/** Names letters together with their place. */
	readonly placed: (letters: string, place: Place, fragment: string) => string;
	/** Names a place in words, after a blank. */
	readonly spokenPlace: (place: Place, fragment: string) => string;
	/** Explains how to type a letter and its place in line mode, if there is a choice. */
	readonly typing: {readonly shown: string; readonly spoken: string} | undefined;
};

const ghost: Phrases = {
	adding: 'to the end of the fragment',
	note: 'letters go to the end',
	answering: fragment => `that begins with ${fragment}`,
	noWord: fragment => `No word begins with ${fragment}`,
	noWordPlain: fragment => `No word begins with the letters ${fragment}`,
	placed: letters => letters,
	spokenPlace: () => '',
	typing: undefined,
};

const isInFront = (place: Place, fragment: string): boolean =>
	variants.superghost.indexOf(fragment, place) === 0;

const superghost: Phrases = {
	adding: 'before the fragment or after it',
	note: 'letters go to the end or the front',
	answering: fragment => `with ${fragment} in it`,
	noWord: fragment => `No word contains ${fragment}`,
	noWordPlain: fragment => `No word has the letters ${fragment}`,
	placed(letters, place, fragment) {
		if (fragment === '') return letters;
		return isInFront(place, fragment) ? `${letters}-` : `-${letters}`;
	},
	spokenPlace(place, fragment) {
		if (fragment === '') return '';
		return isInFront(place, fragment) ? ' at the front' : ' at the back';
	},
	typing: {
		shown: 'a- before, -a after',
		spoken: 'A and a hyphen put it before the letters, a hyphen and A after them',
	},
};

const isTurned = (place: Place, fragment: string): boolean => lies(fragment, place) !== fragment;

/** Returns the end that a place is at, whether or not the fragment is turned round for it. */
const endOf = (place: Place, fragment: string): Place =>
	placeShown(variants.superduperghost, fragment, place, place);

const superduperghost: Phrases = {
	...superghost,
	adding: 'before the fragment or after it, and turn it round first if you like',
	note: 'turn it round, then as in Superghost',
	placed: (letters, place, fragment) =>
		superghost.placed(letters, endOf(place, fragment), fragment) +
		(isTurned(place, fragment) ? ' turned' : ''),
	spokenPlace: (place, fragment) =>
		superghost.spokenPlace(endOf(place, fragment), fragment) +
		(isTurned(place, fragment) ? ' of the letters turned round' : ''),
	typing: {
		shown: 'a- before, -a after, ~ first to turn round; or all the letters',
		spoken:
			'A and a hyphen put it before the letters, a hyphen and A after them. To turn them round, type all the letters in their new order',
	},
};

const xghost: Phrases = {
	adding: 'anywhere in the fragment',
	note: 'letters go anywhere',
	answering: fragment => `with the letters ${fragment} in this order`,
	noWord: fragment => `No word has the letters ${fragment} in this order`,
	noWordPlain: fragment => `No word has the letters ${fragment} in this order`,
	placed(letters, place, fragment) {
		const gap = variants.xghost.indexOf(fragment, place);
		const around = [fragment.slice(0, gap).toUpperCase(), letters, fragment.slice(gap).toUpperCase()];
		return around.filter(Boolean).join('·');
	},
	spokenPlace(place, fragment) {
		if (fragment === '') return '';
		if (place === '') return ' at the end';
		return place === '0' ? ' at the front' : ` after letter ${place}`;
	},
	typing: {
		shown: 'a at the end, 0a in front, 2a after the 2nd; or all the letters',
		spoken:
			'A alone goes to the end, zero A to the front, 2 A after the second letter. Or type all the letters in their new order',
	},
};

const allOf = (fragment: string): string =>
	Array.from(fragment).length === 1 ? `the letter ${fragment}` : `all the letters ${fragment}`;

const spook: Phrases = {
	...ghost,
	adding: 'to the bag, where order doesn’t matter',
	note: 'the order of letters is free',
	answering: fragment => `with ${allOf(fragment)}`,
	noWord: fragment => `No word has ${allOf(fragment)}`,
	noWordPlain: fragment => `No word has ${allOf(fragment)}`,
};

export const phrases: Readonly<Record<VariantName, Phrases>> = {
	ghost,
	superghost,
	superduperghost,
	xghost,
	spook,
};

type NameLetter = (step: PlacedLetter, book: Pick<Book, 'variant'>, fragment: string) => string;

/** Names a letter in a table, together with its place if there are several: `B-`. */
export const letterText: NameLetter = ({letter, place}, {variant}, fragment) =>
	phrases[variant.name].placed(letter.toUpperCase(), place, fragment);

/** Names a letter in a sentence: `B at the front`. */
export const letterInWords: NameLetter = ({letter, place}, {variant}, fragment) =>
	letter.toUpperCase() + phrases[variant.name].spokenPlace(place, fragment);

function rulesOf({variant, rule, isMatch, minLength}: GhostSettings): readonly string[] {
	return [
		`Add a letter ${phrases[variant].adding}. Complete a word${minLength > 1 ? ` of ${minLength} letters or more` : ''}, and you lose.${rule === 'instant' ? ` Leave a fragment that leads to no word, and you lose, too.` : ''}`,
		...(rule === 'challenge'
			? [
					'A fragment that leads to no word may be a bluff. Challenge it: the player challenged names a word that it can become, or loses. If they name one, you lose.',
				]
			: []),
		...(isMatch
			? [
					'Each lost round costs a letter of G-H-O-S-T; with all five you are out, and the last one left wins.',
				]
			: []),
	];
}

function opponentsOf({player, opponent}: GhostSettings): readonly string[] {
	const bots = opponent.filter(name => name !== 'human' && name !== 'elsewhere');
	const [only] = bots;
	if (player !== 'you' || only === undefined) return [];
	if (opponent.length === 1) return [`Your opponent is ${only}: it ${playerTitles[only]}.`];
	return [...new Set(bots)].map(bot => `${capitalize(bot)} ${partyTitles[bot]}.`);
}

export const ghostBriefing = (setup: GhostSettings): readonly string[] => [
	...rulesOf(setup),
	...opponentsOf(setup),
];

export function wordsText(book: Book, fragment: string): string {
	const {solving, turn} = book.variant;
	// Turned round, no word may hold it.
	const count = book.isAlive(fragment) ? book.countWords(fragment) : 0;
	const fit = count === 1 ? 'fits' : 'fit';
	const held = turn && fragment.length > 1 ? `${fit} as it lies` : fit;
	return `${countOf(count, 'word')} ${solving === 'trie' ? 'within reach' : held}`;
}

/** Says which words count in a game: `4+ letters · common`. */
export const countingText = (settings: OpeningsSettings): string =>
	[settings.minLength === 1 ? 'all words' : `${settings.minLength}+ letters`, nameOfSource(settings)].join(
		' · ',
	);

export const lookAheadHelp =
	'The coach looks two letters ahead. A safe letter is part of a word and completes none. Loses now: the letter completes a word. Leaves the next player no safe letter: whatever follows completes one.';

export function ghostAbout(setup: GhostSettings): string {
	const {solving, turn} = variants[setup.variant];
	const isTree = solving === 'trie';
	const turned = turn ? ' as it lies; turned round, it may fit others' : '';
	return [
		...rulesOf(setup),
		isTree
			? 'Within reach: the words that play can still arrive at. A longer word behind a shorter one is never reached.'
			: `Words that fit: those that hold the fragment${turned}. Some lie behind a shorter word, where play never arrives.`,
		setup.opponent.length === 1
			? 'Coach: wins in 8, loses in 8: with best play on both sides the game then ends with the 8th letter, this one included.'
			: lookAheadHelp,
		`Words: how many ${isTree ? 'are within reach' : 'fit'} after it; then the shortest.`,
		`Tree: what can follow, and ${setup.opponent.length === 1 ? 'who wins there with best play' : 'who has no safe letter there, or completes a word'}. +12 words: so many ${isTree ? 'are within reach there and' : 'fit there and are'} not drawn.`,
	].join('\n');
}
