import {Box} from 'ink';
import {Form, roomyColumns} from '../../components/form/form.js';
import {Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import {marks} from '../../components/tone.js';
import type {FormName} from '../../settings/choices.js';
import {wrapWords} from '../../text/wrap.js';
import type {Update, ViewProps} from '../screen.js';
import {formIn, rowsIn, type SetUp, type SetUpState} from './state.js';

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

export function SetUpView<Name extends FormName, Settings>({
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
	const first = Math.max(0, Math.min(focused - Math.floor(room / 2), all.length - room));
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
