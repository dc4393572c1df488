import type {ReactNode} from 'react';
import type {Dictionary} from '../../engine/index.js';
import type {FormName, Forms} from '../../settings/choices.js';
import {
	formOf,
	shownRows,
	withStandards,
	type Chosen,
	type Form,
	type Given,
	type Row,
	type Settle,
	type Table,
} from '../../settings/setting.js';
import type {Route} from '../routes.js';
import type {Job, Update} from '../screen.js';
import {loadedOf, type Session} from '../session.js';

export type SetUpState<Name extends FormName> = {
	readonly focused: string;
	readonly chosen: Chosen<Forms[Name]>;
	readonly isWaiting: boolean;
	/** The share of what must be made before the game that is made, from 0 to 1. */
	readonly made: number;
};

export type Started<Values> = {readonly go: Route; readonly chosen?: Chosen<Values>};

export type SetUp<Name extends FormName, Settings = Forms[Name]> = {
	readonly title: string;
	readonly form: (given: Given<Forms[Name]>) => Name;
	readonly table: Table<Forms[Name]>;
	/** How many columns its widest choice takes; one of a longer name or path moves its own note. */
	readonly choiceColumns: number;
	readonly first: (chosen: Given<Forms[Name]>) => string;
	readonly settle: Settle<Forms[Name], Settings>;
	/** Where the game lies; nowhere yet while it waits for something. */
	readonly start: (
		settings: Settings,
		dictionary: Dictionary,
		session: Session,
	) => Started<Forms[Name]> | undefined;
	readonly remark?: (values: Forms[Name], dictionary: Dictionary) => string | undefined;
	readonly progress?: (values: Forms[Name], made: number, session: Session) => string | undefined;
	readonly work?: (
		values: Forms[Name],
		dictionary: Dictionary,
		session: Session,
		ready: Update<SetUpState<Name>>,
	) => readonly Job<SetUpState<Name>>[];
	readonly below?: (row: string, indent: number, form: Form<Forms[Name]>) => ReactNode;
	readonly figure: (values: Forms[Name], columns: number, rows: number) => ReactNode;
};

export const formIn = <Name extends FormName>(
	{table}: Pick<SetUp<Name>, 'table'>,
	{chosen}: SetUpState<Name>,
	session: Session,
): Form<Forms[Name]> => formOf(table, chosen, loadedOf(session, withStandards(table, chosen)));

export const rowsIn = <Name extends FormName>(
	setUp: Pick<SetUp<Name>, 'table'>,
	state: SetUpState<Name>,
	session: Session,
): readonly Row<Forms[Name]>[] =>
	shownRows(setUp.table, formIn(setUp, state, session), state.chosen, state.focused);
