import {keyFor} from '../../page/keys.js';
import {kindNamed} from '../../games/kinds.js';
import {joinAs, joinersOf, type Joiner} from '../../games/ghost/message.js';
import {reopen, variantTitle, type GhostOpening, type Reopening} from '../../games/open.js';
import type {Part} from '../../page/page.js';
import {moveIn} from '../list.js';
import {about} from '../../text/about.js';
import {codeRefusals} from '../../text/codes.js';
import {sourceFaultText} from '../../text/dictionary.js';
import {leftFaultText, openingText} from '../../text/left.js';
import {whoText} from '../../text/ghost/message.js';
import {help, selectRow, throwAway, toMenu} from '../common-keys.js';
import {toGame} from '../routes.js';
import {goTo, set, type JobContext, type Keys, type Screen, type Update} from '../screen.js';
import {keepBooks, keepDictionary, loadedOf, type Session} from '../session.js';

type Joining = {
	readonly opening: GhostOpening;
	readonly joiners: readonly Joiner[];
	readonly chosen: Joiner;
};

type State = {
	readonly reopening: Reopening;
	/** The share of its book that is made, from 0 to 1; `undefined` until that is begun. */
	readonly made?: number | undefined;
	readonly fault?: string | undefined;
	/** Whether it is kept here, and can be thrown away. */
	readonly isOurs: boolean;
	/** A game by message that several may join, and who is chosen of them. */
	readonly joining?: Joining | undefined;
};

async function open(
	asked: Reopening,
	session: Session,
	{player, workers, signal, send}: JobContext<State>,
): Promise<Update<State>> {
	const isOurs = asked.as === 'resumed';
	const taken = isOurs ? await player.store.take(asked.record.id) : undefined;
	if (isOurs && taken === undefined)
		return set<State>({fault: leftFaultText({kind: 'taken'}), isOurs: false});
	const reopening: Reopening = taken ? {as: 'resumed', record: taken} : asked;
	const {game, settings} = reopening.record;
	const source = kindNamed(game).source(settings);
	const before = loadedOf(session, source);
	const loaded = before?.ok ? before : await workers.run('load-dictionary', source, {signal});
	if (!loaded.ok) return set<State>({fault: sourceFaultText(loaded), isOurs});
	const books = new Map(session.books);
	const reopened = await reopen(reopening, loaded.dictionary, {
		workers,
		signal,
		books,
		onProgress: made => send(set({made})),
	});
	if (!reopened.ok) {
		const sentence = isOurs ? leftFaultText(reopened.fault) : codeRefusals['no-game'];
		return set<State>({fault: sentence, isOurs});
	}

	const {opening} = reopened;
	return (state, context) => {
		const kept = keepBooks(keepDictionary(context.session, source, loaded), books);
		const joiners = opening.game === 'ghost' ? joinersOf(opening) : [];
		const [chosen, ...others] = joiners;
		return opening.game !== 'ghost' || chosen === undefined || others.length === 0
			? {state, session: kept, go: toGame(opening)}
			: {state: {...state, joining: {opening, joiners, chosen}}, session: kept};
	};
}

const choosing = (joining: Joining): Keys<State> => [
	selectRow('choose', by =>
		set<State>({joining: {...joining, chosen: moveIn(joining.joiners, joining.chosen, by)}}),
	),
	keyFor(
		['enter', 'space'],
		'join',
		'join the game as the chosen player',
		() => goTo(toGame(joinAs(joining.opening, joining.chosen))),
		{words: {}},
	),
];

function partOf({reopening, made, fault, joining}: State): Part {
	if (joining)
		return {
			part: 'menu',
			items: joining.joiners.map(({player, name}) => ({
				key: String(player),
				label: name,
				note: player === joining.opening.settings.here ? 'next to play' : '',
			})),
			selected: String(joining.chosen.player),
		};
	if (fault !== undefined) return {part: 'prose', paragraphs: [fault]};
	return {part: 'progress', label: openingText(variantTitle(reopening.record), undefined), share: made};
}

/** Opens the game of a record, one that was left or that of a code, once all is there that it is played with. */
export const screen: Screen<Reopening, State> = {
	open: reopening => ({state: {reopening, isOurs: false}}),
	page(state) {
		const {reopening, isOurs, joining} = state;
		const {as, record} = reopening;
		return {
			title: {trail: [as === 'resumed' ? 'go on' : record.game], status: ''},
			news: joining && {text: whoText},
			parts: [partOf(state)],
			keys: [
				...(joining ? choosing(joining) : []),
				...(isOurs && as === 'resumed'
					? [throwAway(goTo<State>({to: 'left', with: {asking: record.id}}))]
					: []),
				help,
				toMenu,
			],
			about: about[as],
		};
	},
	work: ({state, session}) => [{key: 'open', run: context => open(state.reopening, session, context)}],
};
