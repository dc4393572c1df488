import {Box} from 'ink';
import type {Binding} from '../../hooks/use-keys.js';
import type {FormName, Forms} from '../../settings/choices.js';
import {moveIn, type Move} from '../../settings/readers.js';
import {ofTable, withStandards, type Chosen, type Row} from '../../settings/setting.js';
import {changeRow, help, selectRow, selectTyping, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import type {SetUpParams} from '../routes.js';
import type {Context, Key, Screen, Step, Update, ViewProps} from '../screen.js';
import {chosenIn, countedName, forgetFailures, keepChosen, type Session} from '../session.js';
import {about} from '../../text/about.js';
import {formIn, rowsIn, type SetUp, type SetUpState} from './state.js';
import {Form, roomyColumns} from '../../components/form/form.js';
import {Prose} from '../../components/lines.js';
import {contentArea, firstShown} from '../../components/stage/layout.js';
import {marks} from '../../components/tone.js';
import {wrapWords} from '../../text/wrap.js';

const mostColumns = 100;
const smallestFigure = {columns: 26, rows: 7};
const mostFigureRows = 16;
/** How much wider than high the room for a figure is, in cells. */
const figureShape = 3.3;
const belowRows = 1;

function lastParagraphs(text: string, columns: number, rows: number): string {
	const paragraphs = text.split('\n');
	const shown = paragraphs.map((_, gone) => paragraphs.slice(gone).join('\n'));
	return shown.find(each => wrapWords(each, columns).length <= rows) ?? paragraphs.at(-1) ?? '';
}

type Props<Name extends FormName, Settings> = ViewProps<SetUpState<Name>> & {
	readonly setUp: SetUp<Name, Settings>;
	readonly type: (row: string, text: string) => Update<SetUpState<Name>>;
};

function SetUpView<Name extends FormName, Settings>({
	setUp,
	type,
	state,
	session,
	size,
	send,
}: Props<Name, Settings>) {
	const form = formIn(setUp, state, session);
	const {values, loaded} = form;
	const all = rowsIn(setUp, state, session);
	const settled = loaded?.ok ? setUp.settle(values, loaded.dictionary, '') : loaded;
	const fault = settled?.ok === false ? settled.sentence : undefined;
	const remark = (loaded?.ok ? setUp.remark?.(values, loaded.dictionary) : undefined) ?? ' ';
	const progress = setUp.progress?.(values, state.made, session);
	const area = contentArea(size);
	// Of more rows than there is room for, those around the one that takes the keys.
	const room = Math.max(1, area.rows - 1);
	const focused = all.findIndex(({name}) => name === state.focused);
	const first = firstShown(all.length, room, focused);
	const fields = all.slice(first, first + room);
	const columns = area.columns < roomyColumns ? area.columns : Math.min(area.columns - 4, mostColumns);
	const text =
		fault === undefined
			? (progress ?? (state.isWaiting ? 'One moment: reading the words…' : remark))
			: `${marks.miss} ${fault}`;
	const rest = area.rows - fields.length;
	// Where there is room for one line, what keeps it from beginning comes before the note.
	const notes = size.columns >= 76 ? 'beside' : rest > 1 || text.trim() === '' ? 'below' : 'none';
	const under = Math.max(1, rest - (notes === 'below' ? 1 : 0));
	const shown = lastParagraphs(text, columns, under);
	const textRows = wrapWords(shown, columns).length;
	const gap = textRows < under ? 1 : 0;
	const hasBelow = shown === text && belowRows + gap + textRows <= under;
	const rows = Math.min(under - belowRows - gap - textRows, mostFigureRows);
	const hasFigure = size.columns >= 76 && rows >= smallestFigure.rows;
	const figure = {columns: Math.max(smallestFigure.columns, Math.floor(rows * figureShape)), rows};
	return (
		<Box flexDirection='column' flexGrow={1} marginTop={1} alignItems='center'>
			<Box flexDirection='column' width={columns} flexShrink={0}>
				<Form
					fields={fields}
					focused={state.focused}
					columns={columns}
					notes={notes}
					choiceColumns={setUp.choiceColumns}
					onType={(row, typed) => send(type(row, typed))}
					below={(row, indent) => hasBelow && setUp.below?.(row, indent, form)}
				/>
				<Box marginTop={gap} flexShrink={0} minHeight={1}>
					<Prose as={fault === undefined ? 'quiet' : 'miss'} columns={columns} rows={under}>
						{shown}
					</Prose>
				</Box>
			</Box>
			{hasFigure && (
				<Box flexGrow={1} flexDirection='column' alignItems='center' justifyContent='center'>
					<Box flexDirection='column' width={figure.columns} height={figure.rows} flexShrink={0}>
						{setUp.figure(values, figure.columns, figure.rows)}
					</Box>
				</Box>
			)}
		</Box>
	);
}

function tryStart<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	context: Context,
): Step<SetUpState<Name>> {
	const {values, loaded} = formIn(setUp, state, context.session);
	// The row of the path says what to type.
	if (values.dictionary === '') return {state: {...state, focused: 'path', isWaiting: false}};
	if (loaded === undefined) return {state: {...state, isWaiting: true}};
	const settled = loaded.ok ? setUp.settle(values, loaded.dictionary, context.freshSeed()) : loaded;
	if (!loaded.ok || !settled.ok) return {state: {...state, isWaiting: false}};
	const started = setUp.start(settled.settings, loaded.dictionary, context.session);
	if (started === undefined) return {state: {...state, isWaiting: true}};
	const chosen = {...state.chosen, ...started.chosen};
	const session = keepChosen(context.session, setUp.form(chosen), chosen);
	context.player.programs.allow(values);
	return {state: {...state, isWaiting: false}, session, go: started.go};
}

function change<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	changed: Chosen<Forms[Name]> | Pick<Chosen<unknown>, 'isOpen'>,
	session: Session,
): Step<SetUpState<Name>> {
	const chosen = {...state.chosen, ...changed};
	return {
		state: {...state, chosen, isWaiting: false, made: 0},
		session: keepChosen(session, setUp.form(chosen), chosen),
	};
}

const moreKey = <Deed,>(label: string, open: Deed): Binding<Deed> => ({
	keys: ['enter', 'space', 'left', 'right'],
	hint: label.toLowerCase().replace('…', ''),
	help: 'show everything that can be set, or only what a game needs',
	does: () => open,
});

const isTyped = (row: Row | undefined): boolean => row?.kind === 'text' || row?.kind === 'secret';

export function setUpScreen<Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
): Screen<SetUpParams<Name>, SetUpState<Name>> {
	type State = SetUpState<Name>;
	const rows = (state: State, session: Session) => rowsIn(setUp, state, session);
	const focusedRow = (state: State, session: Session) =>
		rows(state, session).find(({name}) => name === state.focused);
	const select =
		(by: Move): Update<State> =>
		(state, {session}) => {
			const names = rows(state, session).map(({name}) => name);
			return {state: {...state, focused: moveIn(names, state.focused, by), isWaiting: false}};
		};
	const step =
		(by: 1 | -1): Update<State> =>
		(state, {session}) =>
			change(setUp, state, focusedRow(state, session)?.step?.(by) ?? {}, session);
	const type =
		(name: string, text: string): Update<State> =>
		(state, {session}) => {
			const row = rows(state, session).find(each => each.name === name);
			return change(setUp, state, row?.type?.(text) ?? {}, session);
		};
	const startKey: Key<State> = {
		keys: ['enter'],
		hint: 'play',
		help: 'start the game',
		does: () => (state, context) => {
			const {session} = context;
			// A file that could not be read may have been mended.
			if (formIn(setUp, state, session).loaded?.ok === false)
				return {state: {...state, isWaiting: true}, session: forgetFailures(session)};
			return tryStart(setUp, state, context);
		},
	};
	const ready: Update<State> = (state, context) =>
		state.isWaiting ? tryStart(setUp, state, context) : {state};
	return {
		open({given = {}, isStarting = false}, context) {
			const {session} = context;
			// A game that starts at once goes by what was given, and not by what was played last.
			const begun = chosenIn(session, setUp.form(given), setUp.table, !isStarting);
			const chosen = {...begun, ...ofTable(setUp.table, given)};
			const state = {focused: setUp.first(chosen), chosen, isWaiting: isStarting, made: 0};
			return isStarting ? tryStart(setUp, state, context) : {state};
		},
		keys(state, session) {
			const row = focusedRow(state, session);
			// A row in which someone types leaves all keys to the text but those that move on.
			if (isTyped(row)) return [selectTyping('row', select), startKey, toMenu];
			const own = row?.kind === 'more' ? [moreKey(row.label, step(1))] : [changeRow(step), startKey];
			return [selectRow('row', select), ...own, help, toMenu];
		},
		// What is typed reaches the text without a key of the screen.
		idle: (state, _, session) => (isTyped(focusedRow(state, session)) ? '' : undefined),
		work({state, session}) {
			const {values, loaded} = formIn(setUp, state, session);
			return [
				...readDictionary(session, values, ready),
				...(loaded?.ok ? (setUp.work?.(values, loaded.dictionary, session, ready) ?? []) : []),
			];
		},
		View: props => <SetUpView setUp={setUp} type={type} {...props} />,
		title: ({chosen}, session) => ({
			trail: [setUp.title, 'set-up'],
			status: countedName(session, withStandards(setUp.table, chosen)),
		}),
		about: () => about.setUp,
	};
}
