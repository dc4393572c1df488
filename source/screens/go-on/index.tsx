import {Box} from 'ink';
import {Prose} from '../../components/prose.js';
import {openBook, variantNames, variants} from '../../engine/index.js';
import {kinds} from '../../games/kinds.js';
import {readLeft, withBook} from '../../games/open.js';
import type {LeftGame} from '../../store/index.js';
import {leftFaultText, openingText} from '../../text/left.js';
import {hold} from '../../workers/held.js';
import {help, throwAway, toMenu} from '../common-keys.js';
import type {Route} from '../routes.js';
import type {JobContext, Screen} from '../screen.js';
import {bookOf, keepBook, keepDictionary, loadedOf, type Session} from '../session.js';

type State = {
	readonly game: LeftGame;
	/** The share of its book that is made, from 0 to 1; `undefined` until that is begun. */
	readonly made: number | undefined;
	/** Why it can't be gone on with, in a sentence; it can be thrown away unless someone else plays it. */
	readonly fault: {readonly sentence: string; readonly isOurs: boolean} | undefined;
};

type Message =
	| {readonly type: 'made'; readonly share: number}
	/** The game, and what the session keeps of what was read for it. */
	| {readonly type: 'ready'; readonly go: Route; readonly keep: (session: Session) => Session}
	| {readonly type: 'failed'; readonly sentence: string; readonly isOurs: boolean}
	| {readonly type: 'throw-away'};

/** What is solved for a game. */
const titleOf = ({settings}: LeftGame): string =>
	variants[variantNames.find(name => name === settings.variant) ?? 'ghost'].title;

const failed = (sentence: string): Message => ({type: 'failed', sentence, isOurs: true});

/** Reads what the game is played with, and opens it where it was left. */
async function open(
	{id}: LeftGame,
	session: Session,
	{player, workers, signal, send}: JobContext<Message>,
): Promise<Message> {
	const game = await player.store.take(id);
	if (game === undefined) return {type: 'failed', sentence: leftFaultText({kind: 'taken'}), isOurs: false};
	const source = kinds[game.game].source(game.settings);
	const before = loadedOf(session, source);
	const loaded = before?.ok ? before : await workers.run('load-dictionary', source, {signal});
	if (!loaded.ok) return failed(loaded.sentence);
	const {dictionary} = loaded;
	const read = readLeft(game, dictionary);
	if (!read.ok) return failed(leftFaultText(read.fault));
	if (read.game === 'hangman') {
		const keep = (now: Session) => keepDictionary(now, source, loaded);
		return {type: 'ready', go: {to: 'hangman', with: read.opening}, keep};
	}

	const {minLength, variant} = read.opening.settings;
	const key = {source, minLength, variant};
	const book =
		bookOf(session, key) ??
		openBook(
			await workers.run(
				'open-book',
				{dictionary: hold(dictionary), minLength, variant},
				{signal, onProgress: share => send({type: 'made', share})},
			),
		);
	const opening = withBook(read.opening, book);
	if (opening === undefined) return failed(leftFaultText({kind: 'broken'}));
	const keep = (now: Session) => keepBook(keepDictionary(now, source, loaded), key, book);
	return {type: 'ready', go: {to: 'ghost', with: opening}, keep};
}

/** Goes on with a game that was left, once all is there that it is played with. */
export const screen: Screen<{readonly game: LeftGame}, State, Message> = {
	open: ({game}) => ({state: {game, made: undefined, fault: undefined}}),
	reduce(state, message, {session}) {
		switch (message.type) {
			case 'made': {
				return {state: {...state, made: message.share}};
			}

			case 'ready': {
				return {state, session: message.keep(session), go: message.go};
			}

			case 'failed': {
				const {sentence, isOurs} = message;
				return {state: {...state, fault: {sentence, isOurs}}};
			}

			case 'throw-away': {
				return {state, go: {to: 'left', with: {asking: state.game.id}}};
			}
		}
	},
	keys: ({fault}) => [
		...(fault?.isOurs !== true ? [] : [throwAway<Message>({type: 'throw-away'})]),
		help,
		toMenu,
	],
	work: ({state, session}) => [
		{key: `go on ${state.game.id}`, run: context => open(state.game, session, context)},
	],
	View: ({state: {game, made, fault}, size}) => (
		<Box flexGrow={1} alignItems='center' justifyContent='center'>
			<Prose columns={Math.min(60, size.columns - 4)}>
				{fault?.sentence ?? openingText(titleOf(game), made)}
			</Prose>
		</Box>
	),
	title: () => ({trail: ['go on'], status: ''}),
	about: () =>
		'A game that you left goes on where it was: the same words, the same fiend, the same chance, and the help that you have had.',
};
