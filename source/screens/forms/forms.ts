import type {Source} from '../../dictionaries/index.js';
import type {GhostSettings} from '../../settings/ghost.js';
import type {GivenHangman, HangmanChoices} from '../../settings/hangman.js';
import {namesProgram} from '../../settings/program.js';
import {readTexts, write, writeTexts, type Given, type Texts, type Value} from '../../settings/setting.js';
import type {TournamentSettings} from '../../settings/tournament.js';
import type {Chosen, Form} from './form.js';

/** The settings of each form. Watching a bot has a form of its own. */
export type Forms = {
	readonly hangman: HangmanChoices;
	readonly watch: HangmanChoices;
	readonly ghost: GhostSettings;
	readonly tournament: TournamentSettings;
};

export type FormName = keyof Forms;

export type ChosenForms = {readonly [Name in FormName]?: Chosen<Forms[Name]>};

/** Returns the form in which a game of Hangman is set up. */
export const formNameOf = ({guesser = 'you'}: GivenHangman): 'hangman' | 'watch' =>
	guesser === 'you' ? 'hangman' : 'watch';

/** Settings of a single game, and a typed path that was not chosen in the end. */
const forgotten = new Set(['seed', 'secret', 'forAFriend', 'path', 'here']);

/** A program is never remembered: its command runs only from the command line. */
const isKept = (name: string, text: string): boolean => !forgotten.has(name) && !namesProgram(text);

/** Returns what is remembered of a form, as texts: what was chosen in it, without what the command line gives. */
export const choicesIn = (
	chosen: Readonly<Record<string, Value>>,
	given: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(writeTexts(chosen)).filter(
			([name, text]) => given[name] !== chosen[name] && isKept(name, text),
		),
	);

export type Beginnings = {
	/** The choices that it was left with when the game was played last. */
	readonly remembered?: Texts | undefined;
	/** The list that the player's file names in place of the default. */
	readonly usual: Given<Source>;
	readonly given: Given<Source>;
};

/** Returns what a form begins with: what the command line gives, else what is remembered of it, as far as it can be read. */
export function beginForm<Values extends Source>(
	{table, begin}: Pick<Form<Values>, 'table' | 'begin'>,
	{remembered = {}, usual, given}: Beginnings,
): Chosen<Values> {
	const kept = Object.entries(remembered).filter(([name, text = '']) => isKept(name, text));
	const isOpen = remembered.isOpen === write(true);
	// Its table reads the values of the form.
	const read = readTexts(table, Object.fromEntries(kept)).given as Given<Values>;
	return {...usual, ...begin, ...read, ...given, ...(isOpen && {isOpen})};
}
