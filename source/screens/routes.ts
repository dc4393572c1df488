import type {Dictionary} from '../engine/index.js';
import type {GhostOpening, HangmanOpening} from '../games/open.js';
import type {Asked} from '../settings/setting.js';
import type {TournamentRequest} from '../settings/tournament.js';
import type {LeftGame} from '../store/index.js';
import type {BookKey} from './session.js';

export type SetUpParams = {
	/** What is asked for besides what the form was left with. */
	readonly asked?: Asked;
	/** What a form that was never filled in begins with, in place of the defaults. */
	readonly first?: Asked;
	/** Whether to begin as soon as everything is there. */
	readonly isStarting?: boolean;
};

export type CodedParams = {
	readonly dictionary: Dictionary;
	readonly opening: Omit<GhostOpening, 'book'>;
};

export type TournamentParams = {
	readonly dictionary: Dictionary;
	readonly request: TournamentRequest & {readonly seed: string};
};

/** The screens there are, and what each opens with. */
export type ParamsByScreen = {
	readonly home: object;
	readonly 'go-on': {readonly game: LeftGame};
	/** With the name of a game it asks at once whether to throw that away. */
	readonly left: {readonly asking?: string};
	readonly 'hangman-setup': SetUpParams;
	readonly hangman: HangmanOpening;
	readonly 'ghost-setup': SetUpParams;
	readonly ghost: GhostOpening;
	readonly openings: object;
	readonly coded: CodedParams;
	readonly drill: {readonly key: BookKey};
	readonly 'tournament-setup': SetUpParams;
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
