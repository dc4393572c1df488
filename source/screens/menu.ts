import type {MenuName} from '../text/menu.js';
import type {Route} from './routes.js';

export const menuRoutes: Readonly<Record<MenuName, Route>> = {
	hangman: {to: 'hangman-setup', with: {given: {guesser: 'you'}}},
	ghost: {to: 'ghost-setup', with: {}},
	openings: {to: 'openings', with: {}},
	watch: {to: 'hangman-setup', with: {given: {guesser: 'expert'}}},
	tournament: {to: 'tournament-setup', with: {}},
	daily: {to: 'daily', with: {}},
	statistics: {to: 'stats', with: {}},
	lesson: {to: 'lesson', with: {}},
	settings: {to: 'settings', with: {}},
	rules: {to: 'rules', with: {}},
};
