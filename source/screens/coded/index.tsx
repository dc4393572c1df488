import {Box} from 'ink';
import {Prose} from '../../components/prose.js';
import {isPlayable, type Dictionary} from '../../engine/index.js';
import type {GhostOpening} from '../../games/open.js';
import {noWordText} from '../../text/ghost.js';
import {openingText} from '../../text/left.js';
import {help, toMenu} from '../common-keys.js';
import {bookOf, makeBook, type BookKey} from '../books.js';
import type {House} from '../house.js';
import type {Screen} from '../screen.js';

type Params = {readonly dictionary: Dictionary; readonly opening: Omit<GhostOpening, 'book'>};

type State = Params & {
	/** The share of its book that is made, from 0 to 1; `undefined` until that is told. */
	readonly made: number | undefined;
};

type Message = {readonly type: 'made'; readonly share: number} | {readonly type: 'ready'};

const keyOf = ({opening: {settings}}: Params): BookKey => {
	const {dictionary, language, minLength, variant} = settings;
	return {source: {dictionary, language}, minLength, variant};
};

/** Why it can't be played, once its book is made. */
function faultOf(state: State, house: House): string | undefined {
	const book = bookOf(house, keyOf(state));
	return book === undefined || isPlayable(book) ? undefined : noWordText(book.minLength);
}

/** Opens a round of Ghost that a code tells, once its book is made. */
export const screen: Screen<Params, State, Message> = {
	open: params => ({state: {...params, made: undefined}}),
	reduce(state, message, {house}) {
		if (message.type === 'made') return {state: {...state, made: message.share}};
		const book = bookOf(house, keyOf(state));
		if (book === undefined || !isPlayable(book)) return {state};
		return {state, go: {to: 'ghost', with: {...state.opening, book}}};
	},
	keys: () => [help, toMenu],
	work: ({state, house}) =>
		makeBook<Message>(
			house,
			{key: keyOf(state), dictionary: state.dictionary},
			{made: share => ({type: 'made', share}), done: {type: 'ready'}},
		),
	View: ({state, house, size}) => (
		<Box flexGrow={1} alignItems='center' justifyContent='center'>
			<Prose columns={Math.min(60, size.columns - 4)}>
				{faultOf(state, house) ??
					openingText(state.opening.settings.variant === 'ghost' ? undefined : state.made)}
			</Prose>
		</Box>
	),
	title: () => ({trail: ['ghost'], status: ''}),
	about: () => 'The same words, the same opponent, the same chance as in the game of the code.',
};
