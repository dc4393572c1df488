import {kindNamed} from '../../games/kinds.js';
import {joinAs, joinersOf} from '../../games/ghost/message.js';
import {reopen, type GhostOpening, type Reopening} from '../../games/open.js';
import type {Part} from '../../page/page.js';
import {CommandError} from '../../terminal/program.js';
import {about} from '../../text/about.js';
import {codeRefusals} from '../../text/share.js';
import {sourceFaultText} from '../../text/faults.js';
import {leftFaultText, openingGameText} from '../../text/left.js';
import {whoText} from '../../text/ghost/message.js';
import {help, menuOf, throwAway, toMenu, type MenuItem} from '../common.js';
import {toGame} from '../routes.js';
import {goTo, keep, set, type JobContext, type Screen, type Update} from '../screen.js';
import {keepBook, keepDictionary, loadedOf, type Session} from '../session.js';

type State = {
	readonly reopening: Reopening;
	/** The share of its book that is made, from 0 to 1; `undefined` until that is begun. */
	readonly made?: number | undefined;
	readonly fault?: string | undefined;
	/** Whether it is kept here, and can be thrown away. */
	readonly isOurs: boolean;
	/** The players to choose from when joining a game by message, if there are several. */
	readonly joining?: readonly MenuItem[] | undefined;
};

const joinersIn = (opening: GhostOpening): readonly MenuItem[] =>
	joinersOf(opening).map(joiner => ({
		key: String(joiner.player),
		label: joiner.name,
		note: joiner.player === opening.settings.here ? 'next to play' : '',
		go: toGame(joinAs(opening, joiner)),
		hint: 'join',
		help: 'join the game as the chosen player',
	}));

async function open(
	asked: Reopening,
	session: Session,
	{player, workers, signal, send}: JobContext<State>,
): Promise<Update<State>> {
	const isOurs = asked.as === 'resumed';
	const taken = isOurs ? await player.store.take(asked.record.id) : undefined;
	if (isOurs && taken === undefined)
		return set<State>({fault: leftFaultText({kind: 'taken'}), isOurs: false});
	const reopening: Reopening = isOurs && taken ? {...asked, record: taken} : asked;
	const {game, settings} = reopening.record;
	const source = kindNamed(game).source(settings);
	const before = loadedOf(session, source);
	const loaded = before?.ok ? before : await workers.run('load-dictionary', source, {signal});
	if (!loaded.ok) return set<State>({fault: sourceFaultText(loaded), isOurs});
	const reopened = await reopen(reopening, loaded.dictionary, {
		workers,
		signal,
		books: session.books,
		onProgress: made => send(set({made})),
	});
	if (!reopened.ok) {
		if (!isOurs) throw new CommandError(codeRefusals['no-game']);
		return set<State>({fault: leftFaultText(reopened.fault), isOurs});
	}

	const {opening} = reopened;
	const joining = opening.game === 'ghost' ? joinersIn(opening) : [];
	return keep(
		now => {
			const kept = keepDictionary(now, source, loaded);
			return opening.game === 'ghost' ? keepBook(kept, opening.settings, opening.list) : kept;
		},
		joining.length > 1 ? set<State>({joining}) : goTo<State>(toGame(opening)),
	);
}

function partOf({made, fault}: State): Part {
	if (fault !== undefined) return {part: 'prose', paragraphs: [fault]};
	return {part: 'progress', label: openingGameText, share: made};
}

/** Opens the game of a record, one that was left or that of a code, once all is there that it is played with. */
export const screen: Screen<Reopening, State> = {
	open: reopening => ({state: {reopening, isOurs: false}}),
	page(state, session) {
		const {reopening, isOurs, joining} = state;
		const menu = joining && menuOf<State>('go-on', joining, session);
		const {as, record} = reopening;
		return {
			title: {trail: [as === 'resumed' ? 'go on' : record.game], status: ''},
			news: menu && {text: whoText},
			parts: [menu?.part ?? partOf(state)],
			keys: [
				...(menu?.keys ?? []),
				...(isOurs && reopening.as === 'resumed'
					? throwAway(reopening.record.id, session, {to: 'left', with: {}}, false)
					: []),
				help,
				toMenu,
			],
			about: () => about[as],
		};
	},
	work: ({state, session}) => [{key: 'open', run: context => open(state.reopening, session, context)}],
};
