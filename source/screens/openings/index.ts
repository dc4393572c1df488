import {hasMeanings} from '../../dictionaries/index.js';
import {isPlayable, variantNames, variants, type VariantName} from '../../engine/index.js';
import {canDrill} from '../../games/drill.js';
import {ghostTable, type OpeningsSettings} from '../../settings/ghost.js';
import {bookName} from '../../settings/words.js';
import {withStandards} from '../../settings/setting.js';
import {listOf} from '../../text/lists.js';
import {cribsIn, noDrillText, openingsAbout} from '../../text/openings.js';
import {hold} from '../../workers/held.js';
import {help, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {makeBook} from '../make-book.js';
import {goTo, set, type Job, type Key, type Keys, type Screen} from '../screen.js';
import {chosenIn, bookOf, dictionaryOf, nameOfSource, type Session} from '../session.js';
import {scrolled, scrollKeys} from '../scrolling.js';
import type {OpeningsState} from './state.js';
import {OpeningsView} from './view.js';

const openAt = (key: OpeningsSettings): OpeningsState => ({key, made: 0, top: 0});

function work({key, report}: OpeningsState, session: Session): readonly Job<OpeningsState>[] {
	const book = bookOf(session, key);
	const dictionary = dictionaryOf(session, key);
	if (report !== undefined || (book && !isPlayable(book))) return [];
	if (dictionary === undefined) return readDictionary(session, key);
	if (book === undefined) return makeBook(session, key, dictionary);
	return [
		{
			key: `openings ${bookName(key)}`,
			async run({workers, signal}) {
				const found = await workers.run('find-openings', {book: hold(book.data)}, {signal, isParallel: true});
				return set<OpeningsState>({report: found});
			},
		},
	];
}

const variantAfter = (variant: VariantName): VariantName =>
	variantNames[(variantNames.indexOf(variant) + 1) % variantNames.length] ?? variant;

const keys = ({key, report}: OpeningsState): Keys<OpeningsState> => {
	const next = variantAfter(key.variant);
	const drill: Key<OpeningsState> = {
		keys: ['enter'],
		hint: 'drill',
		help: 'learn the replies: openings are asked, and what you miss comes back',
		does: () => goTo({to: 'drill', with: {key}}),
	};
	return [
		...(canDrill(variants[key.variant]) && report !== undefined ? [drill] : []),
		...scrollKeys(scrolled<OpeningsState>),
		{
			keys: ['tab'],
			hint: variants[next].title,
			help: listOf(variantNames.map(name => variants[name].title)),
			does: () => () => ({state: openAt({...key, variant: next})}),
		},
		help,
		toMenu,
	];
};

export const screen: Screen<object, OpeningsState> = {
	open: (_, {session}) => ({
		state: openAt(withStandards(ghostTable, chosenIn(session, 'ghost', ghostTable))),
	}),
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
	idle: ({key}, pressed) =>
		pressed === 'enter' && !canDrill(variants[key.variant]) ? noDrillText : undefined,
};
