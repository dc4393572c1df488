import {isLetter, seedRandom} from '../../engine/index.js';
import {answerDrill, beginDrill, type Drill} from '../../games/drill.js';
import {drillAbout} from '../../text/drill.js';
import {back, help, letterKey} from '../common-keys.js';
import {bookOf, nameOfSource, type BookKey} from '../house.js';
import type {Keys, Screen, Step} from '../screen.js';
import type {DrillMessage, DrillState} from './state.js';
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

const letters = ({book}: Drill): Keys<DrillMessage> => [
	letterKey<DrillMessage>(book.dictionary.alphabet, 'reply', 'reply to the opening', letter => ({
		type: 'letter',
		letter,
	})),
];

/** Openings of Ghost to be replied to, until all are known. */
export const screen: Screen<{readonly key: BookKey}, DrillState, DrillMessage> = {
	open({key}, {house, freshSeed}): Step<DrillState> {
		const book = bookOf(house, key);
		const drill = book?.variant === 'ghost' ? beginDrill(book, seedRandom(freshSeed())) : undefined;
		return {state: {key, drill}};
	},
	reduce(state, message, {freshSeed}) {
		const {drill} = state;
		if (drill === undefined) return {state};
		if (message.type === 'again')
			return {state: {...state, drill: beginDrill(drill.book, seedRandom(freshSeed()))}};
		const {letter} = message;
		if (!isLetter(drill.book.dictionary.alphabet, letter)) return {state};
		return {state: {...state, drill: answerDrill(drill, letter)}};
	},
	keys: ({drill}) => [
		...(drill === undefined ? [] : drill.queue.length === 0 ? again : letters(drill)),
		help,
		toOpenings,
	],
	View: DrillView,
	title: ({key}) => ({
		trail: ['ghost', 'openings', 'drill'],
		status: `${key.minLength}+ letters · ${nameOfSource(key.source)}`,
	}),
	about: () => drillAbout,
};
