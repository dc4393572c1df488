import type {Phrases, Variant} from './variant.js';

/** What a variant is in which each letter has one place to go. */
export const onePlace = {
	places: () => [''],
	choosesPlace: false,
	readTyped: line => ({letter: line, place: ''}),
} satisfies Partial<Variant>;

export const onePlacePhrases = {
	placed: letters => letters,
	placeAloud: () => '',
	typing: undefined,
} satisfies Partial<Phrases>;
