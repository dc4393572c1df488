import {openBook as makeBook, type Book, type Dictionary, type Variant} from '../../engine/index.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {shared} from '../share.js';

/** Makes the book of a game of Ghost, and tells the share that is done, from 0 to 1. */
export const openBook = (
	{
		dictionary,
		minLength,
		variant,
	}: {readonly dictionary: Held<Dictionary>; readonly minLength: number; readonly variant: Variant},
	{progress}: TaskContext<number>,
): Book => shared(makeBook(dictionary.data, minLength, variant, progress));
