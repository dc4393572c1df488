import {hasMeanings} from '../../dictionaries/index.js';
import {isPlayable, variantNames, variants, type VariantName} from '../../engine/index.js';
import {canDrill} from '../../games/drill.js';
import {ghostTable, type OpeningsSettings} from '../../settings/ghost.js';
import {bookName} from '../../settings/words.js';
import {withStandards} from '../../settings/setting.js';
import {listOf} from '../../text/lists.js';
import {cribsIn, openingsAbout} from '../../text/openings.js';
import {hold} from '../../workers/held.js';
import {help, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {makeBook} from '../make-book.js';
import type {Job, Keys, Screen} from '../screen.js';
import {chosenIn, bookOf, dictionaryOf, nameOfSource, type Session} from '../session.js';
import {reduceScroll, scrollKeys} from '../scrolling.js';
import type {OpeningsMessage, OpeningsState} from './state.js';
import {OpeningsView} from './view.js';

const openAt = (key: OpeningsSettings): OpeningsState => ({key, report: undefined, made: 0, top: 0});

function work({key, report}: OpeningsState, session: Session): readonly Job<OpeningsMessage>[] {
	const book = bookOf(session, key);
	const dictionary = dictionaryOf(session, key);
	if (report !== undefined || (book && !isPlayable(book))) return [];
	if (dictionary === undefined) return readDictionary(session, key);
	if (book === undefined)
		return makeBook<OpeningsMessage>(session, key, dictionary, {made: share => ({type: 'made', share})});
	return [
		{
			key: `openings ${bookName(key)}`,
			async run({workers, signal}) {
				const found = await workers.run('find-openings', {book: hold(book.data)}, {signal, isParallel: true});
				return {type: 'found', report: found};
			},
		},
	];
}

const mayDrill = ({key, report}: OpeningsState): boolean =>
	canDrill(variants[key.variant]) && report !== undefined;

/** The variant that Tab leads to. */
const variantAfter = (variant: VariantName): VariantName =>
	variantNames[(variantNames.indexOf(variant) + 1) % variantNames.length] ?? variant;

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
		hint: variants[variantAfter(state.key.variant)].title,
		help: listOf(variantNames.map(name => variants[name].title)),
		message: () => ({type: 'turn'}),
	},
	help,
	toMenu,
];

/** Who wins Ghost with which first letter, and the words to know. */
export const screen: Screen<object, OpeningsState, OpeningsMessage> = {
	open: (_, {session}) => ({
		state: openAt(withStandards(ghostTable, chosenIn(session, 'ghost', ghostTable))),
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
				return {state: openAt({...state.key, variant: variantAfter(state.key.variant)})};
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
		status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
	}),
	words: ({key, report}) =>
		report && hasMeanings(key)
			? [...cribsIn(report).flatMap(([, {words}]) => words), ...(report.longest ? [report.longest.word] : [])]
			: [],
	about: () => openingsAbout,
};
