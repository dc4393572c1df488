import {Box, Text} from 'ink';
import {Menu, menuColumns, type MenuItem} from '../../components/menu.js';
import {Prose} from '../../components/lines.js';
import {kindNamed} from '../../games/kinds.js';
import {joinAs, joinersOf, type Joiner} from '../../games/message.js';
import {
	calledIn,
	reopen,
	variantTitle,
	type GhostOpening,
	type Opening,
	type Reopening,
} from '../../games/open.js';
import {moveIn} from '../../settings/readers.js';
import {about} from '../../text/about.js';
import {codeRefusals} from '../../text/codes.js';
import {leftFaultText, openingText} from '../../text/left.js';
import {whoText} from '../../text/message.js';
import {help, selectRow, throwAway, toMenu} from '../common-keys.js';
import {toGame, type Route} from '../routes.js';
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
	if (!loaded.ok) return set<State>({fault: loaded.sentence, isOurs});
	const books = new Map(session.books);
	const reopened = await reopen(reopening, loaded.dictionary, {
		workers,
		signal,
		books,
		onProgress: made => send(set({made})),
	});
	if (!reopened.ok) {
		const sentence = isOurs ? leftFaultText(reopened.fault) : codeRefusals.bad;
		return set<State>({fault: sentence, isOurs});
	}

	const {opening} = reopened;
	return (state, context) => {
		const kept = keepBooks(keepDictionary(context.session, source, loaded), books);
		const joiners = opening.game === 'ghost' ? joinersOf(opening) : [];
		const [chosen, ...others] = joiners;
		return opening.game !== 'ghost' || chosen === undefined || others.length === 0
			? {state, session: kept, go: wayTo(opening)}
			: {state: {...state, joining: {opening, joiners, chosen}}, session: kept};
	};
}

/** The way to a game, past the commands of its programs where these are to be started; a game that is only shown starts none. */
const wayTo = (opening: Opening): Route =>
	opening.game === 'hangman' && opening.replayed === undefined && calledIn(opening).size > 0
		? {to: 'command', with: opening}
		: toGame(opening);

const choosing = (joining: Joining): Keys<State> => [
	selectRow('choose', by =>
		set<State>({joining: {...joining, chosen: moveIn(joining.joiners, joining.chosen, by)}}),
	),
	{
		keys: ['enter', 'space'],
		hint: 'join',
		help: 'join the game as whoever is chosen',
		does: () => goTo(toGame(joinAs(joining.opening, joining.chosen))),
	},
];

function Who({opening, joiners, chosen}: Joining) {
	const items = joiners.map(({player, name}): MenuItem => ({
		key: String(player),
		label: name,
		note: player === opening.settings.here ? 'next to play' : '',
	}));
	return (
		<Box flexDirection='column'>
			<Text bold>{whoText}</Text>
			<Box marginTop={1}>
				<Menu items={items} selected={String(chosen.player)} columns={menuColumns(items)} />
			</Box>
		</Box>
	);
}

/** Opens the game of a record, one that was left or that of a code, once all is there that it is played with. */
export const screen: Screen<Reopening, State> = {
	open: reopening => ({state: {reopening, isOurs: false}}),
	keys: ({reopening, isOurs, joining}) => [
		...(joining ? choosing(joining) : []),
		...(isOurs && reopening.as === 'resumed'
			? [throwAway(goTo<State>({to: 'left', with: {asking: reopening.record.id}}))]
			: []),
		help,
		toMenu,
	],
	work: ({state, session}) => [{key: 'open', run: context => open(state.reopening, session, context)}],
	View: ({state: {reopening, made, fault, joining}, size}) => (
		<Box flexGrow={1} alignItems='center' justifyContent='center'>
			{joining ? (
				<Who {...joining} />
			) : (
				<Prose columns={Math.min(60, size.columns - 4)}>
					{fault ?? openingText(variantTitle(reopening.record), made)}
				</Prose>
			)}
		</Box>
	),
	title: ({reopening: {as, record}}) => ({trail: [as === 'resumed' ? 'go on' : record.game], status: ''}),
	about: ({reopening}) => about[reopening.as],
};
