import type {Dictionary} from '../engine/index.js';
import type {GhostOpening, HangmanOpening} from '../games/open.js';
import type {FormName, Forms} from '../settings/choices.js';
import type {Given} from '../settings/setting.js';
import type {TournamentSettings} from '../settings/tournament.js';
import type {LeftGame} from '../store/index.js';
import type {BookKey} from './session.js';

export type SetUpParams<Name extends FormName> = {
	/** What is given besides what the form was left with. */
	readonly given?: Given<Forms[Name]>;
	/** Whether to begin as soon as everything is there. */
	readonly isStarting?: boolean;
};

export type CodedParams = {
	readonly dictionary: Dictionary;
	readonly opening: Omit<GhostOpening, 'book'>;
};

export type TournamentParams = {
	readonly dictionary: Dictionary;
	readonly settings: TournamentSettings;
};

/** The screens there are, and what each opens with. */
export type ParamsByScreen = {
	readonly home: object;
	readonly 'go-on': {readonly game: LeftGame};
	/** With the name of a game it asks at once whether to throw that away. */
	readonly left: {readonly asking?: string};
	readonly 'hangman-setup': SetUpParams<'hangman' | 'watch'>;
	readonly hangman: HangmanOpening;
	readonly 'ghost-setup': SetUpParams<'ghost'>;
	readonly ghost: GhostOpening;
	readonly openings: object;
	readonly coded: CodedParams;
	readonly drill: {readonly key: BookKey};
	readonly 'tournament-setup': SetUpParams<'tournament'>;
	readonly tournament: TournamentParams;
	readonly daily: object;
	readonly stats: object;
	readonly lesson: object;
	readonly settings: object;
	readonly rules: object;
};

export type ScreenName = keyof ParamsByScreen;

/** A way to a screen, with what it opens with. */
export type Route<Name extends ScreenName = ScreenName> = {
	readonly [To in Name]: {readonly to: To; readonly with: ParamsByScreen[To]};
}[Name];
