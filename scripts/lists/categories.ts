import {readLines} from './packages.js';
import {readExceptions, type readSenses} from './wordnet.js';

/** What WordNet calls the things of a category, and what among them belongs to others. */
type Kinds = {readonly of: readonly string[]; readonly not?: readonly string[]};

type Makings = {
	readonly senses: ReturnType<typeof readSenses>;
	readonly exceptions: ReturnType<typeof readExceptions>;
};

const categories: Readonly<Record<string, Kinds>> = {
	animals: {of: ['animal'], not: ['person', 'larva', 'egg']},
	body: {of: ['body_part', 'body_substance']},
	feelings: {of: ['feeling']},
	food: {of: ['food', 'beverage', 'foodstuff', 'nutriment']},
	music: {
		of: [
			'music',
			'musical_instrument',
			'musician',
			'dance',
			'dancing',
			'musical_composition',
			'musical_notation',
			'musical_organization',
		],
	},
	nature: {
		of: [
			'atmospheric_phenomenon',
			'biome',
			'body_of_water',
			'celestial_body',
			'geological_formation',
			'land',
			'rock',
			'stream',
			'wilderness',
		],
	},
	people: {
		of: [
			'artist',
			'athlete',
			'craftsman',
			'entertainer',
			'healer',
			'leader',
			'merchant',
			'musician',
			'official',
			'professional',
			'relative',
			'ruler',
			'sailor',
			'scientist',
			'servant',
			'skilled_worker',
			'teacher',
			'writer',
		],
		not: ['bad_person', 'unpleasant_person', 'unwelcome_person', 'wrongdoer'],
	},
	plants: {of: ['plant', 'plant_organ', 'plant_part'], not: ['building_complex']},
	things: {
		of: [
			'appliance',
			'clothing',
			'container',
			'footwear',
			'furniture',
			'headdress',
			'implement',
			'jewelry',
			'lamp',
			'tableware',
			'toy',
		],
	},
	vehicles: {of: ['conveyance']},
};

function makeCategory(
	name: string,
	{of, not = []}: Kinds,
	words: readonly string[],
	makings: Makings,
): readonly string[] {
	const {senses, exceptions} = makings;
	const lines = readLines(new URL(`categories/${name}.txt`, import.meta.url));
	const corrections = new Set(lines.flatMap(line => line.split(' ')));
	return words.filter(word => {
		if (corrections.has(`+${word}`)) return true;
		if (corrections.has(word) || exceptions.has(word)) return false;
		const [sense] = senses.get(word) ?? [];
		if (sense?.partOfSpeech !== 'noun' || sense.isName) return false;
		return sense.kinds.some(kind => of.includes(kind)) && !sense.kinds.some(kind => not.includes(kind));
	});
}

/**
The words of a list whose first sense is of a category, by the categories' names; irregular plurals are none of them. What was found
by eye stands in `categories/NAME.txt`: words to leave out, and after `+` words to let in whose first sense is another.
*/
export function makeCategories(
	words: readonly string[],
	senses: Makings['senses'],
): ReadonlyMap<string, readonly string[]> {
	const makings = {senses, exceptions: readExceptions()};
	return new Map(
		Object.entries(categories).map(([name, kinds]) => [name, makeCategory(name, kinds, words, makings)]),
	);
}
