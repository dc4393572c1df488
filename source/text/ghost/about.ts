import {variants, type Book} from '../../engine/index.js';
import type {GhostSettings} from '../../settings/ghost.js';
import {capitalize, countOf} from '../words.js';
import {partyTitles, playerTitles} from '../players.js';
import {phrases} from './variants.js';

function rulesOf({variant, rule, isMatch, minLength, opponent}: GhostSettings): readonly string[] {
	const {adding, dead} = phrases[variant];
	return [
		`Add a letter ${adding}. Complete a word${minLength > 1 ? ` of ${minLength} letters or more` : ''}, and you lose.${rule === 'instant' ? ` Leave a fragment that ${dead}, and you lose, too.` : ''}`,
		...(rule === 'challenge'
			? [
					`A fragment that ${dead} may be a bluff. Challenge it: the player challenged names a word that it can become, or loses. If they name one, you lose.`,
				]
			: []),
		...(isMatch
			? [
					opponent.length === 1
						? 'Each lost round costs a letter of G-H-O-S-T; with all five you lose the match.'
						: 'Each lost round costs a letter of G-H-O-S-T; with all five you are out, and the last one left wins.',
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

/** Says how many words a fragment can become, or how many hold it in variants other than Ghost. */
export function wordsText(book: Book, fragment: string): string {
	const count = book.countWords(fragment);
	return `${countOf(count, 'word')} ${book.variant.solving === 'trie' ? 'within reach' : count === 1 ? 'fits' : 'fit'}`;
}

export const lookAheadHelp =
	'The coach looks two letters ahead. A safe letter is part of a word and completes none. Loses now: the letter completes a word. Leaves the next player no safe letter: whatever follows completes one.';

export function ghostAbout(setup: GhostSettings): string {
	const isTree = variants[setup.variant].solving === 'trie';
	return [
		...rulesOf(setup),
		isTree
			? 'Within reach: the words that play can still arrive at. A longer word behind a shorter one is never reached.'
			: 'Words that fit: those that hold the fragment. Some lie behind a shorter word, where play never arrives.',
		setup.opponent.length === 1
			? 'Coach: wins in 8, loses in 8: with best play on both sides the game then ends with the 8th letter, this one included.'
			: lookAheadHelp,
		`Words: how many ${isTree ? 'are within reach' : 'fit'} after it; then the shortest.`,
		`Tree: what can follow, and ${setup.opponent.length === 1 ? 'who wins there with best play' : 'who has no safe letter there, or completes a word'}. +12 words: so many ${isTree ? 'are within reach there and' : 'fit there and are'} not drawn.`,
	].join('\n');
}
