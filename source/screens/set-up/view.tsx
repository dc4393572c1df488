import {Box} from 'ink';
import {Form} from '../../components/form.js';
import {Prose} from '../../components/prose.js';
import {useLook} from '../../components/tone.js';
import {rowsOf} from '../../settings/setting.js';
import type {ViewProps} from '../screen.js';
import {knownIn, type SetUp, type SetUpMessage, type SetUpState} from './set-up.js';

const figureColumns = 26;
const figureRows = 8;
/** Title, key hints, the blank line above the form and the notice below it. */
const frameRows = 5;

type Props = ViewProps<SetUpState, SetUpMessage> & {readonly setUp: SetUp};

/** A set-up: its form, what keeps it from beginning, and the one it is played against. */
export function SetUpView({setUp, state, house, size, send}: Props) {
	const {marks} = useLook();
	const known = knownIn(setUp, state, house);
	const {asked, loaded} = known;
	const fields = rowsOf(setUp.table, known);
	const fault =
		loaded?.ok === false ? loaded.sentence : loaded && setUp.fault?.(asked, loaded.dictionary, house);
	const remark = (loaded?.ok ? setUp.remark?.(asked, loaded.dictionary) : undefined) ?? ' ';
	const progress = setUp.progress?.(state, house);
	const columns = size.columns - 8;
	const hasRoom = size.columns >= 76 && size.rows - frameRows - fields.length - 1 >= figureRows;
	return (
		<Box flexDirection='column' flexGrow={1} marginTop={1} paddingX={2}>
			<Form
				fields={fields}
				focused={state.focused}
				columns={columns}
				areNotesBeside={size.columns >= 76}
				choiceColumns={16}
				onType={(row, text) => send({type: 'type', row, text})}
				below={(row, indent) => setUp.below?.(row, indent, known)}
			/>
			<Box marginTop={1} flexShrink={0} minHeight={1}>
				{fault === undefined ? (
					<Prose as='quiet' columns={columns}>
						{progress ?? (state.isWaiting ? 'One moment: reading the words…' : remark)}
					</Prose>
				) : (
					<Prose as='miss' columns={columns}>
						{`${marks.miss} ${fault}`}
					</Prose>
				)}
			</Box>
			{hasRoom && (
				<Box flexGrow={1} flexDirection='column' alignItems='center' justifyContent='center'>
					<Box flexDirection='column' width={figureColumns} height={figureRows} flexShrink={0}>
						{setUp.figure(asked, figureColumns, figureRows)}
					</Box>
				</Box>
			)}
		</Box>
	);
}
