import * as alphabets from '../../source/engine/alphabet.js';
import {type Letter, type LetterSet, languages} from '../../source/engine/alphabet.js';

export type {Letter, LetterSet};

const {en} = languages;

export const {letters} = en;

export const letterAt = (index: number): Letter => alphabets.letterAt(en, index);

export const letterBit = (letter: Letter): LetterSet => alphabets.letterBit(en, letter);

export const letterIndex = (letter: Letter): number => alphabets.letterIndex(en, letter);

export const letterSet = (list: Iterable<Letter>): LetterSet => alphabets.letterSet(en, list);

export const isLetter = (text: string): boolean => alphabets.isLetter(en, text);

export const isSpelled = (text: string): boolean => alphabets.isSpelled(en, text);

export const spell = (word: string): Letter[] => alphabets.spell(en, word);
