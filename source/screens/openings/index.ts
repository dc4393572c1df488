import {isPlayable} from '../../engine/index.js';
import {ghostTable} from '../../settings/ghost.js';
import {withStandards} from '../../settings/setting.js';
import {openingsAbout} from '../../text/openings.js';
import {hold} from '../../workers/held.js';
import {help, toMenu} from '../common-keys.js';
import {makeBook, readDictionary} from '../common-work.js';
import type {Job, Keys, Screen} from '../screen.js';
import {
	chosenIn,
	bookKeyOf,
	bookOf,
	bookText,
	dictionaryOf,
	nameOfSource,
	type BookKey,
	type Session,
} from '../session.js';
import {reduceScroll, scrollKeys} from '../scrolling.js';
import type {OpeningsMessage, OpeningsState} from './state.js';
import {OpeningsView} from './view.js';

const openAt = (key: BookKey): OpeningsState => ({key, report: undefined, made: 0, top: 0});

function work({key, report}: OpeningsState, session: Session): readonly Job<OpeningsMessage>[] {
	const book = bookOf(session, key);
	const dictionary = dictionaryOf(session, key.source);
	if (report !== undefined || (book && !isPlayable(book))) return [];
	if (dictionary === undefined) return readDictionary(session, key.source);
	if (book === undefined)
		return makeBook<OpeningsMessage>(session, {key, dictionary}, {made: share => ({type: 'made', share})});
	return [
		{
			key: `openings ${bookText(key)}`,
			async run({workers, signal}) {
				const found = await workers.run('find-openings', {book: hold(book)}, {signal, isParallel: true});
				return {type: 'found', report: found};
			},
		},
	];
}

/** In Superghost a reply may go to either end, and there are too many to learn by heart. */
const mayDrill = ({key, report}: OpeningsState): boolean => key.variant === 'ghost' && report !== undefined;

const keys = (state: OpeningsState): Keys<OpeningsMessage> => [
	...(mayDrill(state)
		? ([
				{
					keys: ['enter'],
					label: 'Enter',
					hint: 'drill',
					help: 'learn the replies: openings are asked, and what you miss comes back',
					message: () => ({type: 'drill'}),
				},
			] satisfies Keys<OpeningsMessage>)
		: []),
	...scrollKeys,
	{
		keys: ['tab'],
		label: 'Tab',
		hint: state.key.variant === 'ghost' ? 'Superghost' : 'Ghost',
		help: 'Ghost or Superghost',
		message: () => ({type: 'turn'}),
	},
	help,
	toMenu,
];

/** Who wins Ghost with which first letter, and the words to know. */
export const screen: Screen<object, OpeningsState, OpeningsMessage> = {
	open: (_, {session}) => ({
		state: openAt(bookKeyOf(withStandards(ghostTable, chosenIn(session, 'ghost', ghostTable)))),
	}),
	reduce(state, message) {
		switch (message.type) {
			case 'scroll':
			case 'scroll-to': {
				return {state: reduceScroll(state, message)};
			}

			case 'made': {
				return {state: {...state, made: message.share}};
			}

			case 'found': {
				return {state: {...state, report: message.report}};
			}

			case 'turn': {
				const variant = state.key.variant === 'ghost' ? 'superghost' : 'ghost';
				return {state: openAt({...state.key, variant})};
			}

			case 'drill': {
				return mayDrill(state) ? {state, go: {to: 'drill', with: {key: state.key}}} : {state};
			}
		}
	},
	keys,
	View: OpeningsView,
	work: ({state, session}) => work(state, session),
	title: ({key}) => ({
		trail: [key.variant, 'openings'],
		status: `${key.minLength}+ letters · ${nameOfSource(key.source)}`,
	}),
	about: () => openingsAbout,
};
