import {keyFor} from '../../page/keys.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {isPlayable, variantNames, variants, type Openings} from '../../engine/index.js';
import {canDrill} from '../../games/ghost/drill.js';
import type {Part} from '../../page/page.js';
import {ghostTable, type OpeningsSettings} from '../../settings/ghost.js';
import {withDefaults} from '../../settings/setting.js';
import {bookName} from '../../settings/words.js';
import {sourceFaultText} from '../../text/faults.js';
import {noLongWordText} from '../../text/ghost/ghost.js';
import {capitalize, listOf, solvingName} from '../../text/words.js';
import {cribsIn, openingsAbout, openingsParts} from '../../text/ghost/openings.js';
import {hold} from '../../workers/held.js';
import {help, stepIn, toMenu, readDictionary} from '../common.js';
import {ghostForm, bookJob} from '../ghost-setup/index.js';
import type {ParamsByScreen} from '../routes.js';
import {goTo, set, type Job, type Keys, type Screen} from '../screen.js';
import {countingText} from '../../text/ghost/variants.js';
import {bookOf, chosenIn, dictionaryOf, loadedOf, type Session} from '../session.js';

type OpeningsState = {
	readonly key: OpeningsSettings;
	readonly report?: Openings | undefined;
	/** The share of the book that is made, from 0 to 1. */
	readonly made: number;
};

function openingsFault(session: Session, key: OpeningsSettings): string | undefined {
	const loaded = loadedOf(session, key);
	if (loaded?.ok === false) return sourceFaultText(loaded);
	const book = bookOf(session, key);
	return book && !isPlayable(book) ? noLongWordText(key.minLength) : undefined;
}

const openAt = (key: OpeningsSettings): OpeningsState => ({key, made: 0});

function work({key, report}: OpeningsState, session: Session): Job<OpeningsState> | undefined {
	const book = bookOf(session, key);
	const dictionary = dictionaryOf(session, key);
	if (report !== undefined || (book && !isPlayable(book))) return undefined;
	if (dictionary === undefined) return readDictionary(session, key);
	if (book === undefined) return bookJob(session, key, dictionary);
	return {
		key: `openings ${bookName(key)}`,
		async run({workers, signal}) {
			const found = await workers.run('find-openings', {book: hold(book.data)}, {signal, isParallel: true});
			return set<OpeningsState>({report: found});
		},
	};
}

function keys({key, report}: OpeningsState, session: Session): Keys<OpeningsState> {
	const next = stepIn(variantNames, key.variant, 1);
	const book = bookOf(session, key);
	const drill =
		book &&
		keyFor(['enter'], 'drill', 'learn the replies: openings are asked, and what you miss comes back', () =>
			goTo<OpeningsState>({to: 'drill', with: {key, book}}),
		);
	return [
		...(drill && report && canDrill(variants[key.variant]) ? [drill] : []),
		keyFor(
			['tab'],
			capitalize(next),
			listOf(variantNames.map(capitalize)),
			() => () => ({state: openAt({...key, variant: next})}),
			{words: {next: 'tab'}},
		),
		help,
		toMenu,
	];
}

function parts({key, report, made}: OpeningsState, session: Session): readonly Part[] {
	const dictionary = dictionaryOf(session, key);
	const fault = openingsFault(session, key);
	if (fault !== undefined) return [{part: 'prose', paragraphs: [fault], as: 'miss'}];
	if (report === undefined || dictionary === undefined)
		return [{part: 'progress', label: solvingName(key.variant), share: made}];
	return openingsParts(report, dictionary);
}

export const screen: Screen<ParamsByScreen['openings'], OpeningsState> = {
	open: ({key}, {session}) => ({
		state: openAt(key ?? withDefaults(ghostTable, chosenIn(session, 'ghost', ghostForm))),
	}),
	page(state, session) {
		const {key, report} = state;
		const named = report && hasMeanings(key) ? cribsIn(report).flatMap(([, {words}]) => words) : [];
		return {
			title: {trail: [key.variant, 'openings'], status: countingText(key)},
			parts: parts(state, session),
			keys: keys(state, session),
			about: () => openingsAbout,
			words: [...named, ...(report?.longest && hasMeanings(key) ? [report.longest.word] : [])],
			scrolls: report && `openings ${key.variant}`,
		};
	},
	work: ({state, session}) => [work(state, session)],
};
