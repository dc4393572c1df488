import {makeBookData, type BookData, type Dictionary, type VariantName} from '../../engine/index.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

/** Makes the book of a game of Ghost, and tells the share that is done, from 0 to 1. */
export const openBook = (
	{
		dictionary,
		minLength,
		variant,
	}: {
		readonly dictionary: Held<Dictionary>;
		readonly minLength: number;
		readonly variant: VariantName;
	},
	{progress}: TaskContext<number>,
): BookData => shared(makeBookData(variant, dictionary.data, minLength, progress));
