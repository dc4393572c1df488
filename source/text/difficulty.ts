import {countOf} from './numbers.js';

const notes: Readonly<Record<string, string>> = {
	easy: 'it cheats',
	fair: 'it plays fair',
	hard: 'it cheats',
	fiendish: 'it cheats perfectly',
};

/** What a difficulty means, or a chooser with a budget of one's own: `it cheats; 12 wrong guesses`. */
export const difficultyNote = (name: string, budget: number): string =>
	`${notes[name] ?? name}; ${countOf(budget, 'wrong guess', 'wrong guesses')}`;
