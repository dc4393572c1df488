import type {Phrases, Variant} from './variant.js';

/** The fields of a variant with only one place for each letter. */
export const onePlace = {
	places: () => [''],
	choosesPlace: false,
	readTyped: line => ({letter: line, place: ''}),
} satisfies Partial<Variant>;

export const onePlacePhrases = {
	placed: letters => letters,
	spokenPlace: () => '',
	typing: undefined,
} satisfies Partial<Phrases>;
