import {Box} from 'ink';
import {Prose} from '../../components/prose.js';
import {isPlayable, variants} from '../../engine/index.js';
import {noWordText} from '../../text/ghost.js';
import {openingText} from '../../text/left.js';
import {help, toMenu} from '../common-keys.js';
import {makeBook} from '../make-book.js';
import type {CodedParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {bookOf, type BookKey, type Session} from '../session.js';

type State = CodedParams & {
	/** The share of its book that is made, from 0 to 1; `undefined` before the first report. */
	readonly made: number | undefined;
};

type Message = {readonly type: 'made'; readonly share: number} | {readonly type: 'ready'};

const keyOf = ({opening: {settings}}: CodedParams): BookKey => {
	const {dictionary, language, minLength, variant} = settings;
	return {source: {dictionary, language}, minLength, variant};
};

function faultOf(state: State, session: Session): string | undefined {
	const book = bookOf(session, keyOf(state));
	return book === undefined || isPlayable(book) ? undefined : noWordText(book.minLength);
}

/** Opens a game of Ghost from a code, once its book is made. */
export const screen: Screen<CodedParams, State, Message> = {
	open: params => ({state: {...params, made: undefined}}),
	reduce(state, message, {session}) {
		if (message.type === 'made') return {state: {...state, made: message.share}};
		const book = bookOf(session, keyOf(state));
		if (book === undefined || !isPlayable(book)) return {state};
		return {state, go: {to: 'ghost', with: {...state.opening, book}}};
	},
	keys: () => [help, toMenu],
	work: ({state, session}) =>
		makeBook<Message>(
			session,
			{key: keyOf(state), dictionary: state.dictionary},
			{made: share => ({type: 'made', share}), done: {type: 'ready'}},
		),
	View: ({state, session, size}) => (
		<Box flexGrow={1} alignItems='center' justifyContent='center'>
			<Prose columns={Math.min(60, size.columns - 4)}>
				{faultOf(state, session) ?? openingText(variants[state.opening.settings.variant].title, state.made)}
			</Prose>
		</Box>
	),
	title: () => ({trail: ['ghost'], status: ''}),
	about: () => 'The same words, the same opponent, the same chance as in the game of the code.',
};
