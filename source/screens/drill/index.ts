import {isLetter, seedRandom, type Book, type Letter} from '../../engine/index.js';
import {answerDrill, beginDrill, canDrill} from '../../games/drill.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {drillAbout} from '../../text/drill.js';
import {back, help, letterKey, pickerKeys, placeKey} from '../common-keys.js';
import type {Keys, Screen, Step} from '../screen.js';
import {bookOf, nameOfSource} from '../session.js';
import {wordsIn, type DrillMessage, type DrillState} from './state.js';
import {DrillView} from './view.js';

const toOpenings = back({to: 'openings', with: {}}, 'openings', 'back to the openings');

const again: Keys<DrillMessage> = [
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'again',
		help: 'all openings once more, in another order',
		message: () => ({type: 'again'}),
	},
];

const reply = (letter: Letter): DrillMessage => ({type: 'letter', letter});

const letters = (
	{variant, dictionary: {alphabet}}: Book,
	pointer: number | undefined,
): Keys<DrillMessage> => [
	letterKey<DrillMessage>(alphabet, 'reply', 'reply to the opening', reply),
	...(variant.choosesPlace ? [placeKey<DrillMessage>(variant, by => ({type: 'choose-place', by}))] : []),
	...pickerKeys<DrillMessage>(alphabet, pointer, ['up', 'down'], {
		point: at => ({type: 'point', at}),
		pick: reply,
	}),
];

/** Openings of Ghost to be replied to, until all are known. */
export const screen: Screen<{readonly key: OpeningsSettings}, DrillState, DrillMessage> = {
	open({key}, {session, freshSeed}): Step<DrillState> {
		const book = bookOf(session, key);
		const drill = book && canDrill(book.variant) ? beginDrill(book, seedRandom(freshSeed())) : undefined;
		return {state: {key, drill, pointer: undefined, place: ''}};
	},
	reduce(before, message, {freshSeed}) {
		const state = {...before, pointer: undefined};
		const {drill} = state;
		if (drill === undefined) return {state};
		if (message.type === 'again')
			return {state: {...state, drill: beginDrill(drill.book, seedRandom(freshSeed()))}};
		if (message.type === 'point') return {state: {...state, pointer: message.at}};
		const {variant, dictionary} = drill.book;
		const {fragment = ''} = drill.queue[0] ?? {};
		const places = variant.places(fragment);
		if (message.type === 'choose-place') {
			const place = places[places.indexOf(state.place) + message.by] ?? state.place;
			return {state: {...before, place}};
		}

		const {letter} = message;
		if (!isLetter(dictionary.alphabet, letter)) return {state};
		const {place} = state;
		return {state: {...state, place: '', drill: answerDrill(drill, {letter, place})}};
	},
	keys: ({drill, pointer}) => [
		...(drill === undefined ? [] : drill.queue.length === 0 ? again : letters(drill.book, pointer)),
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
