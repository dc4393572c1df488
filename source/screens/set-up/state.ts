import type {Part} from '../../page/page.js';
import type {Dictionary} from '../../engine/index.js';
import type {Source} from '../../dictionaries/index.js';
import type {Given} from '../../settings/setting.js';
import {stateOf, type Chosen, type Form, type State} from '../forms/form.js';
import type {FormName, Forms} from '../forms/forms.js';
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

type Started<Values> = {readonly go: Route; readonly chosen?: Chosen<Values>};

export type SetUp<Name extends FormName, Settings = Forms[Name]> = {
	readonly title: string;
	readonly nameOf: (given: Given<Forms[Name]>) => Name;
	readonly forms: Readonly<Record<Name, Form<Forms[Name], Settings>>>;
	readonly first: (chosen: Given<Forms[Name]>) => string;
	/** Returns the route to the game; `undefined` while something is missing. */
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
	/** Returns the parts below the form, such as a chart of lengths. */
	readonly below?: (form: State<Forms[Name]>) => readonly Part[];
	readonly figure: (values: Forms[Name]) => Part;
};

/** Returns the form of what is chosen. */
export const formOf = <Name extends FormName, Settings>(
	{nameOf, forms}: SetUp<Name, Settings>,
	{chosen}: Pick<SetUpState<Name>, 'chosen'>,
): Form<Forms[Name], Settings> => forms[nameOf(chosen)];

export const sourceOf = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
): Source => formOf(setUp, state).fill(state.chosen, undefined);

export const stateIn = <Name extends FormName, Settings>(
	setUp: SetUp<Name, Settings>,
	state: SetUpState<Name>,
	session: Session,
): State<Forms[Name]> =>
	stateOf(formOf(setUp, state), state.chosen, loadedOf(session, sourceOf(setUp, state)));
