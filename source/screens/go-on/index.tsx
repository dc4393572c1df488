import {Box, Text} from 'ink';
import {Menu, menuColumns, type MenuItem} from '../../components/menu.js';
import {Prose} from '../../components/prose.js';
import {kindNamed} from '../../games/kinds.js';
import {joinAs, joinersOf, type Joiner} from '../../games/message.js';
import {reopen, variantTitle, type GhostOpening, type Opening, type Reopening} from '../../games/open.js';
import {moveIn, type Move} from '../../settings/readers.js';
import {about} from '../../text/about.js';
import {codeRefusals} from '../../text/codes.js';
import {leftFaultText, openingText} from '../../text/left.js';
import {whoText} from '../../text/message.js';
import {help, selectRow, throwAway, toMenu} from '../common-keys.js';
import {toGame} from '../routes.js';
import type {JobContext, Keys, Screen} from '../screen.js';
import {keepBooks, keepDictionary, loadedOf, type Session} from '../session.js';

type Joining = {
	readonly opening: GhostOpening;
	readonly joiners: readonly Joiner[];
	readonly chosen: Joiner;
};

type State = {
	readonly reopening: Reopening;
	/** The share of its book that is made, from 0 to 1; `undefined` until that is begun. */
	readonly made: number | undefined;
	/** Why it can't be opened, in a sentence. */
	readonly fault: string | undefined;
	/** Whether it is kept here, and can be thrown away. */
	readonly isOurs: boolean;
	/** A game by message that several may join, and who is chosen of them. */
	readonly joining: Joining | undefined;
};

type Message =
	| {readonly type: 'made'; readonly share: number}
	/** The game, and what the session keeps of what was read for it. */
	| {readonly type: 'ready'; readonly opening: Opening; readonly keep: (session: Session) => Session}
	| {readonly type: 'choose'; readonly by: Move}
	| {readonly type: 'join'}
	| {readonly type: 'failed'; readonly sentence: string; readonly isOurs: boolean}
	| {readonly type: 'throw-away'};

/** Reads what the game of a record is played with, and opens it. */
async function open(
	asked: Reopening,
	session: Session,
	{player, workers, signal, send}: JobContext<Message>,
): Promise<Message> {
	const isOurs = asked.as === 'resumed';
	const taken = isOurs ? await player.store.take(asked.record.id) : undefined;
	if (isOurs && taken === undefined)
		return {type: 'failed', sentence: leftFaultText({kind: 'taken'}), isOurs: false};
	const reopening: Reopening = taken ? {as: 'resumed', record: taken} : asked;
	const {game, settings} = reopening.record;
	const source = kindNamed(game).source(settings);
	const before = loadedOf(session, source);
	const loaded = before?.ok ? before : await workers.run('load-dictionary', source, {signal});
	if (!loaded.ok) return {type: 'failed', sentence: loaded.sentence, isOurs};
	const books = new Map(session.books);
	const reopened = await reopen(reopening, loaded.dictionary, {
		workers,
		signal,
		books,
		onProgress: share => send({type: 'made', share}),
	});
	if (!reopened.ok) {
		const sentence = isOurs ? leftFaultText(reopened.fault) : codeRefusals.bad;
		return {type: 'failed', sentence, isOurs};
	}

	const keep = (now: Session) => keepBooks(keepDictionary(now, source, loaded), books);
	return {type: 'ready', opening: reopened.opening, keep};
}

const choosing: Keys<Message> = [
	selectRow<Message>('choose', by => ({type: 'choose', by})),
	{
		keys: ['enter', 'space'],
		label: 'Enter',
		hint: 'join',
		help: 'join the game as whoever is chosen',
		message: () => ({type: 'join'}),
	},
];

/** Asks which of several friends joins. */
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
export const screen: Screen<Reopening, State, Message> = {
	open: reopening => ({
		state: {reopening, made: undefined, fault: undefined, isOurs: false, joining: undefined},
	}),
	reduce(state, message, {session}) {
		switch (message.type) {
			case 'made': {
				return {state: {...state, made: message.share}};
			}

			case 'ready': {
				const {opening} = message;
				const kept = message.keep(session);
				if (opening.game !== 'ghost') return {state, session: kept, go: toGame(opening)};
				const joiners = joinersOf(opening);
				const [chosen, ...others] = joiners;
				return chosen === undefined || others.length === 0
					? {state, session: kept, go: toGame(opening)}
					: {state: {...state, joining: {opening, joiners, chosen}}, session: kept};
			}

			case 'choose': {
				const {joining} = state;
				if (joining === undefined) return {state};
				const chosen = moveIn(joining.joiners, joining.chosen, message.by);
				return {state: {...state, joining: {...joining, chosen}}};
			}

			case 'join': {
				const {joining} = state;
				return {state, ...(joining && {go: toGame(joinAs(joining.opening, joining.chosen))})};
			}

			case 'failed': {
				return {state: {...state, fault: message.sentence, isOurs: message.isOurs}};
			}

			case 'throw-away': {
				const {reopening} = state;
				return reopening.as === 'resumed'
					? {state, go: {to: 'left', with: {asking: reopening.record.id}}}
					: {state};
			}
		}
	},
	keys: ({isOurs, joining}) => [
		...(joining ? choosing : []),
		...(isOurs ? [throwAway<Message>({type: 'throw-away'})] : []),
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
