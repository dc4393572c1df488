import {keyFor} from '../../page/keys.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {seedRandom, type Letter, type Place, type PlacedLetter} from '../../engine/index.js';
import {answerDrill, beginDrill, countKnown, isCorrecting, type Drill} from '../../games/ghost/drill.js';
import {readPlaced} from '../../games/ghost/ghost.js';
import type {Page, Part, Tile} from '../../page/page.js';
import {drillAbout, drillNews, drillParts, drillQuestion} from '../../text/ghost/openings.js';
import {back, help} from '../common.js';
import {letterKey, pickerKeys, placedHelp, placeKey} from '../game-keys.js';
import type {ParamsByScreen} from '../routes.js';
import type {Context, Does, Key, Keys, Screen, Step, Update} from '../screen.js';
import {countingText} from '../../text/ghost/variants.js';
import type {Face, Session} from '../session.js';

type Params = ParamsByScreen['drill'];

type DrillState = {
	readonly key: Params['key'];
	readonly drill: Drill;
	readonly pointer: number | undefined;
	readonly place: Place;
};

const open = ({key, book}: Params, {freshSeed}: Context): Step<DrillState> => ({
	state: {key, drill: beginDrill(book, seedRandom(freshSeed())), pointer: undefined, place: ''},
});

function wordsIn({key, drill}: DrillState): readonly string[] {
	const word = drill.last?.lastWord;
	return word === undefined || !hasMeanings(key) ? [] : [word];
}

const again: Key<DrillState> = keyFor(
	['enter'],
	'again',
	'all openings once more, in another order',
	() =>
		({key, drill}, context) =>
			open({key, book: drill.book}, context),
);

const reply =
	(given: PlacedLetter): Update<DrillState> =>
	state => ({
		state: {...state, pointer: undefined, place: '', drill: answerDrill(state.drill, given)},
	});

const choosePlace =
	(by: 1 | -1): Update<DrillState> =>
	state => {
		const {book, queue} = state.drill;
		const places = book.variant.places(queue[0]?.fragment ?? '');
		return {state: {...state, place: places[places.indexOf(state.place) + by] ?? state.place}};
	};

function keys({drill: {book, queue}, pointer, place}: DrillState, face: Face): Keys<DrillState> {
	const {variant, dictionary} = book;
	if (queue.length === 0) return [again];
	const replyHere = (letter: Letter) => reply({letter, place});
	return [
		letterKey(dictionary.alphabet, 'reply', placedHelp('reply to the opening', book, face), replyHere),
		...(variant.choosesPlace ? [placeKey(variant, choosePlace)] : []),
		...pickerKeys<DrillState>(dictionary.alphabet, pointer, ['up', 'down'], replyHere),
	];
}

/** The opening, and the place for the reply. */
const places = 2;

function tilesOf({drill, pointer, place}: DrillState): readonly Tile[] {
	const {
		queue: [card],
		book,
	} = drill;
	if (card === undefined) return [{text: '✓', look: 'known'}];
	const played = Array.from(card.fragment.toUpperCase(), (text): Tile => ({text, look: 'known'}));
	const pointed = pointer === undefined ? undefined : book.dictionary.alphabet.letters[pointer];
	const open: Tile = {text: pointed?.toUpperCase() ?? '_', look: 'hidden'};
	return played.toSpliced(book.variant.indexOf(card.fragment, place), 0, open);
}

function parts(state: DrillState, session: Session): readonly Part[] {
	const {drill} = state;
	const [word = ''] = wordsIn(state);
	return [
		{
			part: 'figure',
			figure: 'specter',
			progress: countKnown(drill) / Math.max(1, drill.cards.length),
		},
		{
			part: 'word',
			tiles: tilesOf(state),
			alphabet: drill.book.dictionary.alphabet.letters,
			places,
			spoken: '',
		},
		...drillParts(drill, session.meanings.get(word)),
	];
}

function page(state: DrillState, session: Session): Page<Does<DrillState>> {
	const {key, drill, place} = state;
	const [card] = drill.queue;
	return {
		title: {trail: [key.variant, 'openings', 'drill'], status: countingText(key)},
		news: drillNews(drill),
		parts: parts(state, session),
		keys: [
			...keys(state, session.face),
			help,
			back({to: 'openings', with: {key}}, 'openings', 'back to the openings'),
		],
		about: () => drillAbout,
		words: wordsIn(state),
		...(card && {
			question: drillQuestion(card, isCorrecting(drill)),
			onLine(line) {
				const given = readPlaced(line, {book: drill.book, fragment: card.fragment}, place);
				return given && reply(given);
			},
		}),
	};
}

export const screen: Screen<Params, DrillState> = {open, page};
