import {isLetter, seedRandom, type Dictionary, type Letter} from '../../engine/index.js';
import {answerDrill, beginDrill, canDrill} from '../../games/drill.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {drillAbout} from '../../text/drill.js';
import {back, help, letterKey, pickerKeys} from '../common-keys.js';
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

const letters = ({alphabet}: Dictionary, pointer: number | undefined): Keys<DrillMessage> => [
	letterKey<DrillMessage>(alphabet, 'reply', 'reply to the opening', reply),
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
		return {state: {key, drill, pointer: undefined}};
	},
	reduce(before, message, {freshSeed}) {
		const state = {...before, pointer: undefined};
		const {drill} = state;
		if (drill === undefined) return {state};
		if (message.type === 'again')
			return {state: {...state, drill: beginDrill(drill.book, seedRandom(freshSeed()))}};
		if (message.type === 'point') return {state: {...state, pointer: message.at}};
		const {letter} = message;
		if (!isLetter(drill.book.dictionary.alphabet, letter)) return {state};
		return {state: {...state, drill: answerDrill(drill, letter)}};
	},
	keys: ({drill, pointer}) => [
		...(drill === undefined
			? []
			: drill.queue.length === 0
				? again
				: letters(drill.book.dictionary, pointer)),
		help,
		toOpenings,
	],
	View: DrillView,
	title: ({key}) => ({
		trail: ['ghost', 'openings', 'drill'],
		status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
	}),
	words: wordsIn,
	about: () => drillAbout,
};
