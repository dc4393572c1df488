import {keyFor} from '../../page/keys.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {seedRandom, type Book, type Letter, type Place} from '../../engine/index.js';
import {
	answerDrill,
	beginDrill,
	canDrill,
	isCorrecting,
	knownIn,
	type Drill,
} from '../../games/ghost/drill.js';
import type {Page, Part, Tile} from '../../page/page.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {drillAbout, drillNews, drillParts} from '../../text/ghost/openings.js';
import {phrases} from '../../text/ghost/variants.js';
import {back, help} from '../common-keys.js';
import {letterKey, pickerKeys, placeKey} from '../game-keys.js';
import {
	type Context,
	type Does,
	type Key,
	type Keys,
	type Screen,
	type Step,
	type Update,
} from '../screen.js';
import {bookOf, nameOfSource, type Session} from '../session.js';

type DrillState = {
	readonly key: OpeningsSettings;
	readonly drill: Drill | undefined;
	readonly pointer: number | undefined;
	readonly place: Place;
};

function wordsIn({key, drill}: DrillState): readonly string[] {
	const word = drill?.last?.lastWord;
	return word === undefined || !hasMeanings(key) ? [] : [word];
}

const toOpenings = back({to: 'openings', with: {}}, 'openings', 'back to the openings');

const again: Key<DrillState> = keyFor(
	['enter'],
	'again',
	'all openings once more, in another order',
	() => begin,
);

function begin(state: DrillState, {freshSeed}: Context): Step<DrillState> {
	const drill = state.drill && beginDrill(state.drill.book, seedRandom(freshSeed()));
	return {state: {...state, pointer: undefined, drill}};
}

const reply =
	(letter: Letter): Update<DrillState> =>
	state => ({
		state: {
			...state,
			pointer: undefined,
			place: '',
			drill: state.drill && answerDrill(state.drill, {letter, place: state.place}),
		},
	});

const choosePlace =
	(by: 1 | -1): Update<DrillState> =>
	state => {
		const {book, queue = []} = state.drill ?? {};
		const places = book?.variant.places(queue[0]?.fragment ?? '') ?? [];
		return {state: {...state, place: places[places.indexOf(state.place) + by] ?? state.place}};
	};

const letters = ({variant, dictionary: {alphabet}}: Book, pointer: number | undefined): Keys<DrillState> => [
	letterKey(alphabet, 'reply', 'reply to the opening', reply),
	...(variant.choosesPlace ? [placeKey(variant, phrases[variant.name].adding, choosePlace)] : []),
	...pickerKeys<DrillState>(alphabet, pointer, ['up', 'down'], reply),
];

/** The opening, and the place for the reply. */
const places = 2;

function tilesOf({queue: [card], book}: Drill, {pointer, place}: DrillState): readonly Tile[] {
	if (card === undefined) return [{text: '✓', look: 'known'}];
	const played = Array.from(card.fragment.toUpperCase(), (text): Tile => ({text, look: 'known'}));
	const pointed = pointer === undefined ? undefined : book.dictionary.alphabet.letters[pointer];
	const open: Tile = {text: pointed?.toUpperCase() ?? '_', look: 'hidden'};
	return played.toSpliced(book.variant.indexOf(card.fragment, place), 0, open);
}

function parts(state: DrillState, drill: Drill, session: Session): readonly Part[] {
	const [word = ''] = wordsIn(state);
	return [
		{
			part: 'figure',
			figure: 'specter',
			progress: knownIn(drill) / Math.max(1, drill.cards.length),
		},
		{
			part: 'word',
			tiles: tilesOf(drill, state),
			alphabet: drill.book.dictionary.alphabet.letters,
			places,
			spoken: '',
		},
		...drillParts(drill, session.meanings.get(word)),
	];
}

function page(state: DrillState, session: Session): Page<Does<DrillState>> {
	const {key, drill, pointer} = state;
	const isDone = drill?.queue.length === 0;
	return {
		title: {
			trail: [key.variant, 'openings', 'drill'],
			status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
		},
		news: drill && drillNews(drill, isCorrecting(drill)),
		parts: drill ? parts(state, drill, session) : [],
		keys: [...(drill === undefined ? [] : isDone ? [again] : letters(drill.book, pointer)), help, toOpenings],
		about: drillAbout,
		words: wordsIn(state),
		...(drill && !isDone && {question: 'Letter?'}),
	};
}

export const screen: Screen<{readonly key: OpeningsSettings}, DrillState> = {
	open({key}, {session, freshSeed}) {
		const book = bookOf(session, key);
		const drill = book && canDrill(book.variant) ? beginDrill(book, seedRandom(freshSeed())) : undefined;
		return {state: {key, drill, pointer: undefined, place: ''}};
	},
	page,
};
