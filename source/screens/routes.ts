import type {Book, Dictionary} from '../engine/index.js';
import type {GhostOpening, HangmanOpening, Opening, Reopening} from '../games/open.js';
import type {FormName, Forms} from './forms/form.js';
import type {OpeningsSettings} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {Given} from '../settings/setting.js';
import type {TournamentSettings} from '../settings/tournament.js';

export type SetUpParams<Name extends FormName> = {
	/** Which form of the screen; else what is given says it. */
	readonly form?: Name;
	readonly given?: Given<Forms[Name]>;
	/** Whether the rest takes its defaults, and not what the form was left with. */
	readonly isFresh?: boolean;
	readonly isStarting?: boolean;
};

export type ParamsByScreen = {
	readonly home: object;
	readonly 'go-on': Reopening;
	readonly left: object;
	readonly 'hangman-setup': SetUpParams<'hangman' | 'watch'>;
	readonly hangman: HangmanOpening;
	readonly friend: {readonly dictionary: Dictionary; readonly settings: HangmanSettings};
	readonly 'ghost-setup': SetUpParams<'ghost'>;
	readonly ghost: GhostOpening;
	readonly laboratory: object;
	readonly openings: {readonly key?: OpeningsSettings};
	readonly drill: {readonly key: OpeningsSettings; readonly book: Book};
	readonly 'tournament-setup': SetUpParams<'tournament'>;
	readonly tournament: {readonly dictionary: Dictionary; readonly settings: TournamentSettings};
	readonly daily: object;
	readonly stats: object;
	readonly lesson: object;
	readonly settings: object;
	readonly rules: object;
};

export type ScreenName = keyof ParamsByScreen;

export type Route<Name extends ScreenName = ScreenName> = {
	readonly [To in Name]: {readonly to: To; readonly with: ParamsByScreen[To]};
}[Name];

export const toGame = (opening: Opening): Route =>
	opening.game === 'ghost' ? {to: 'ghost', with: opening} : {to: 'hangman', with: opening};
