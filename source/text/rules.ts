import type {VariantName} from '../engine/index.js';
import type {ProsePart} from '../page/page.js';
import {capitalize} from './words.js';

/** The rules of each variant beside Ghost itself, and where they come from. */
const variantRules: Readonly<Record<Exclude<VariantName, 'ghost'>, string>> = {
	superghost:
		'Letters go to either end, and the fragment must be part of a word. James Thurber and his friends played it; he wrote of it in 1951.',
	superduperghost:
		'Before you add a letter at either end you may turn the fragment round, so that ERA becomes NARE or AREN, too. Cary Hammer and Mark Malamud made it; it spread from a convention in Phoenix in 1978.',
	xghost:
		'A letter goes anywhere, between others as well, and a word must have the letters in their order: ERA may become ERMA, for GERMAN. Daniel Asimov’s, about 1970.',
	spook:
		'Letters lie in a bag, and a word must have them all, in any order. Make an anagram of a word and you lose.',
};

export const rules: readonly (ProsePart & {readonly heading: string})[] = [
	{
		part: 'prose',
		heading: 'Hangman',
		paragraphs: [
			'A word is hidden; you see how long it is. Guess its letters one by one. If the word has a letter, you see all its places; if not, it costs you a wrong guess.',
			'Reveal the whole word and you win. Use up your wrong guesses and you lose.',
			'A fair fiend draws one word at the start and keeps it. Two people can play as well: in the set-up, choose random and type a secret word; it is hidden while you type.',
		],
	},
	{
		part: 'prose',
		heading: 'How it cheats',
		paragraphs: [
			'The evil fiend draws no word. It keeps every word that fits what it has said so far: the pool.',
			'Your letter divides the pool into families: words that show the letter in the same places, and those that lack it. It keeps the largest family and answers as that family demands. Among equals it keeps the pattern that comes first, a hidden place before a letter.',
			'So it never tells you anything false: at the end it can always name a word that fits all its answers. Press Tab in a game to watch it choose.',
		],
	},
	{
		part: 'prose',
		heading: 'Ghost',
		paragraphs: [
			'Two players take turns and add a letter to the end of a fragment. Every fragment must be the beginning of a word.',
			'Complete a word and you lose. Leave a fragment that begins no word and you lose as well.',
			'Short words may be left out, so that THE does not end a game; usually the shortest that counts has four letters. The perfect player has looked ahead to the end of every game: it wins whenever it can.',
		],
	},
	{
		part: 'prose',
		heading: 'More',
		paragraphs: [
			'The coach, on Tab, says what every letter leads to, and after the game which one gave it away. Tab again draws the tree of what can follow.',
			'With challenges you may bluff. Instead of adding a letter, your opponent may challenge: then you must name a word that begins like this, or lose; name one and the challenger loses. In a match each lost round costs a letter of G-H-O-S-T.',
		],
	},
	{
		part: 'prose',
		heading: 'Other Ghosts',
		paragraphs: [
			'In each you lose if you complete a word, or leave letters that no word holds.',
			...Object.entries(variantRules).map(([name, text]) => `${capitalize(name)}: ${text}`),
		],
	},
];
