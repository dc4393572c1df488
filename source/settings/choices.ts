import {isPrintable, type Source} from '../dictionaries/index.js';
import type {GhostSettings} from './ghost.js';
import type {HangmanChoices} from './hangman.js';
import {lookTable, type Look} from './preferences.js';
import {namesProgram} from './program.js';
import {
	firstOf,
	readReadable,
	write,
	writeTexts,
	type Chosen,
	type Given,
	type Table,
	type Texts,
	type Value,
} from './setting.js';
import type {TournamentSettings} from './tournament.js';
import {words} from './words.js';

/** What each form sets. A game to watch has a form of its own. */
export type Forms = {
	readonly hangman: HangmanChoices;
	readonly watch: HangmanChoices;
	readonly ghost: GhostSettings;
	readonly tournament: TournamentSettings;
};

export type FormName = keyof Forms;

export type ChosenForms = {readonly [Name in FormName]?: Chosen<Forms[Name]>};

export const hangmanForm = ({guesser = 'you'}: Given<HangmanChoices>): 'hangman' | 'watch' =>
	guesser === 'you' ? 'hangman' : 'watch';

type Kept = {
	readonly preferences?: Texts | undefined;
	readonly choices?: Readonly<Record<string, Texts>> | undefined;
};

/** What the player's file says, as far as it can be read. */
export const keptIn = ({preferences = {}, choices = {}}: Kept) => ({
	look: readReadable(lookTable, preferences),
	/** What goes before the defaults of forms. */
	standards: readReadable(words, preferences),
	remembered: choices,
});

const kept: Table<Source & Look> = {...lookTable, ...words};

/** Which of some preferences name nothing there is. */
export const unusableIn = (preferences: Readonly<Record<string, unknown>>): readonly string[] =>
	Object.keys(kept).filter(name => {
		const text = preferences[name];
		return (
			text !== undefined &&
			!(typeof text === 'string' && isPrintable(text) && name in readReadable(kept, {[name]: text}))
		);
	});

/** What is not remembered: what belongs to one game, and a path that was typed and then not chosen. Nor is a program: its command runs only where it is typed. */
const forgotten = new Set(['seed', 'secret', 'forAFriend', 'path']);

const openForm: keyof Chosen<unknown> = 'isOpen';

/** What is remembered of a form, as texts: what was chosen in it, without what comes from the command line as it is. */
export const choicesIn = (
	chosen: Readonly<Record<string, Value>>,
	given: Readonly<Record<string, Value>>,
): Readonly<Record<string, string>> =>
	writeTexts(
		Object.fromEntries(
			Object.entries(chosen).filter(
				([name, value]) => !forgotten.has(name) && given[name] !== value && !namesProgram(write(value)),
			),
		),
	);

export type Beginnings = {
	/** The choices that it was left with when the game was played last. */
	readonly remembered?: Texts | undefined;
	/** What the player's file has in place of the defaults. */
	readonly standards: Given<Source>;
	readonly given: Given<Source>;
};

/** What a form begins with: what the command line gives; else the choices that are remembered, as far as they can be read; without any what a first form begins with. */
export function beginForm<Values extends Source>(
	table: Table<Values>,
	{remembered = {}, standards, given}: Beginnings,
): Chosen<Values> {
	const kept = Object.entries(remembered).filter(
		([name, text = '']) => !forgotten.has(name) && !namesProgram(text),
	);
	const readable = readReadable(table, Object.fromEntries(kept));
	const begun = Object.keys(readable).length > 0 ? readable : firstOf(table);
	const isOpen = remembered[openForm] === write(true);
	return {...standards, ...begun, ...given, ...(isOpen && {isOpen})};
}
