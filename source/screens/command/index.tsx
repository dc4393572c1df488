import {Box} from 'ink';
import {Form} from '../../components/form/form.js';
import {Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import {commandOf, isProgram, unknownProgram} from '../../engine/index.js';
import {
	calledIn,
	withCommands,
	type OpeningOf,
	type ProgramSeat,
	type TypedCommands,
} from '../../games/open.js';
import {commandRow, programFault, programTyped} from '../../settings/program.js';
import {moveIn} from '../../settings/readers.js';
import {about} from '../../text/about.js';
import {commandText} from '../../text/programs.js';
import {selectTyping, toMenu} from '../common-keys.js';
import {toGame} from '../routes.js';
import {set, type Screen, type Update} from '../screen.js';
import {nameOfSource} from '../session.js';

type State = {
	readonly opening: OpeningOf<'hangman'>;
	readonly typed: TypedCommands;
	readonly focused: ProgramSeat;
	readonly fault: string | undefined;
};

const rowsIn = ({opening, typed}: State) =>
	Array.from(calledIn(opening), ([seat, name]) =>
		commandRow<TypedCommands>(seat, `${name}:`, typed[seat], program => ({
			[seat]: program,
		})),
	);

const start: Update<State> = (state, {player}) => {
	const opening = withCommands(state.opening, state.typed);
	const {chooser} = opening.settings;
	if (isProgram(chooser) && commandOf(chooser) === '') return {state, go: {to: 'home', with: {}}};
	const fault = programFault(opening.settings);
	if (fault !== undefined) return {state: {...state, fault}};
	player.programs.allow(opening.settings);
	return {state, go: toGame(opening)};
};

const mostColumns = 76;

/** Asks for the commands of the programs of a game that goes on: nothing else may start them. */
export const screen: Screen<OpeningOf<'hangman'>, State> = {
	open(opening) {
		const [focused = 'chooser'] = calledIn(opening).keys();
		const typed = {chooser: unknownProgram, race: unknownProgram};
		return {state: {opening, typed, focused, fault: undefined}};
	},
	keys: ({opening, focused}) => {
		const seats = [...calledIn(opening).keys()];
		return [
			...(seats.length > 1
				? [selectTyping('row', by => set<State>({focused: moveIn(seats, focused, by)}))]
				: []),
			{
				keys: ['enter'],
				hint: 'go on',
				help: 'start the program and go on; with nothing typed, leave the game as it is',
				does: () => start,
			},
			toMenu,
		];
	},
	// What is typed reaches the text without a key of the screen.
	idle: () => '',
	View({state, size, send}) {
		const {opening, focused, fault} = state;
		const columns = Math.min(contentArea(size).columns, mostColumns);
		const names = calledIn(opening);
		return (
			<Box flexGrow={1} alignItems='center' justifyContent='center'>
				<Box flexDirection='column' width={columns} flexShrink={0}>
					<Prose columns={columns}>{commandText(names.get('chooser'), names.get('race'))}</Prose>
					<Box marginY={1}>
						<Form
							fields={rowsIn(state)}
							focused={focused}
							columns={columns}
							notes='none'
							choiceColumns={0}
							onType={(row, text) =>
								send(now => ({
									state: {...now, typed: {...now.typed, [row]: programTyped(text)}, fault: undefined},
								}))
							}
						/>
					</Box>
					<Prose as='miss' columns={columns}>
						{fault ?? ' '}
					</Prose>
				</Box>
			</Box>
		);
	},
	title: ({opening: {settings, resumed}}) => ({
		trail: [resumed ? 'go on' : 'hangman', 'command'],
		status: nameOfSource(settings),
	}),
	about: () => about.command,
};
