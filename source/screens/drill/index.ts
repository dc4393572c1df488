import {seedRandom, type Book, type Letter} from '../../engine/index.js';
import {answerDrill, beginDrill, canDrill} from '../../games/drill.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {drillAbout} from '../../text/drill.js';
import {back, help, letterKey, pickerKeys, placeKey} from '../common-keys.js';
import {set, type Context, type Key, type Keys, type Screen, type Step, type Update} from '../screen.js';
import {bookOf, nameOfSource} from '../session.js';
import {wordsIn, type DrillState} from './state.js';
import {DrillView} from './view.js';

const toOpenings = back({to: 'openings', with: {}}, 'openings', 'back to the openings');

const again: Key<DrillState> = {
	keys: ['enter'],
	hint: 'again',
	help: 'all openings once more, in another order',
	does: () => begin,
};

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
	...(variant.choosesPlace ? [placeKey(variant, choosePlace)] : []),
	...pickerKeys(alphabet, pointer, ['up', 'down'], {
		point: at => set<DrillState>({pointer: at}),
		pick: reply,
	}),
];

export const screen: Screen<{readonly key: OpeningsSettings}, DrillState> = {
	open({key}, {session, freshSeed}) {
		const book = bookOf(session, key);
		const drill = book && canDrill(book.variant) ? beginDrill(book, seedRandom(freshSeed())) : undefined;
		return {state: {key, drill, pointer: undefined, place: ''}};
	},
	keys: ({drill, pointer}) => [
		...(drill === undefined ? [] : drill.queue.length === 0 ? [again] : letters(drill.book, pointer)),
		help,
		toOpenings,
	],
	View: DrillView,
	title: ({key}) => ({
		trail: [key.variant, 'openings', 'drill'],
		status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
	}),
	words: wordsIn,
	about: () => drillAbout,
};
