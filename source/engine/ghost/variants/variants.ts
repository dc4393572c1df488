import type {Dictionary} from '../../words/dictionary.js';
import {ghost} from './ghost.js';
import {spook} from './spook.js';
import {superduperghost} from './superduperghost.js';
import {superghost} from './superghost.js';
import type {Book, BookMaker, Limit, Making} from './variant.js';
import {xghost} from './xghost.js';

const makers = {ghost, superghost, superduperghost, xghost, spook};

export type VariantName = keyof typeof makers;

type DataByName = {[Name in VariantName]: ReturnType<(typeof makers)[Name]['make']>};

/** The plain data of a book. */
export type BookData<Name extends VariantName = VariantName> = {
	[Each in Name]: DataByName[Each] & {readonly variant: Each};
}[Name];

/** A book whose data can be sent to another thread. */
export type SharedBook<Name extends VariantName = VariantName> = Book & {readonly data: DataByName[Name]};

export const variants: {readonly [Name in VariantName]: BookMaker<DataByName[Name]>} = makers;

export const variantNames = Object.keys(variants) as readonly VariantName[];

/** Makes the data of a book. That may take a second, so it reports how far it is. */
export const makeBookData = (
	variant: VariantName,
	dictionary: Dictionary,
	minLength: number,
	making?: Making,
): BookData => variants[variant].make(dictionary, minLength, making);

/** Opens the book of some data. */
export const openBook = <Name extends VariantName>(data: BookData<Name>, limit?: Limit): SharedBook<Name> =>
	variants[data.variant].open(data, limit);

export function makeBook<Name extends VariantName>(
	variant: Name,
	dictionary: Dictionary,
	minLength: number,
): SharedBook<Name> {
	const maker = variants[variant];
	return maker.open(maker.make(dictionary, minLength));
}
