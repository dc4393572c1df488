import type {MenuName} from '../text/menu.js';
import type {Route} from './routes.js';

/** Where the entries of the menu lead. */
export const menuRoutes: Readonly<Record<MenuName, Route>> = {
	// A first game that a good player wins.
	hangman: {to: 'hangman-setup', with: {asked: {guesser: 'you'}, first: {budget: '12'}}},
	ghost: {to: 'ghost-setup', with: {first: {opponent: 'careless'}}},
	openings: {to: 'openings', with: {}},
	watch: {to: 'hangman-setup', with: {asked: {guesser: 'expert'}}},
	tournament: {to: 'tournament-setup', with: {}},
	daily: {to: 'daily', with: {}},
	statistics: {to: 'stats', with: {}},
	lesson: {to: 'lesson', with: {}},
	settings: {to: 'settings', with: {}},
	rules: {to: 'rules', with: {}},
};
