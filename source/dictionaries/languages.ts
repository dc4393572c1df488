import type {Language} from '../engine/index.js';

/** The languages by the names their speakers give them, and in English. */
export const languageNames: Readonly<Record<Language, {readonly own: string; readonly english: string}>> = {
	en: {own: 'English', english: 'English'},
	de: {own: 'Deutsch', english: 'German'},
	es: {own: 'español', english: 'Spanish'},
	fr: {own: 'français', english: 'French'},
	nl: {own: 'Nederlands', english: 'Dutch'},
	pl: {own: 'polski', english: 'Polish'},
	pt: {own: 'português', english: 'Portuguese'},
	ru: {own: 'русский', english: 'Russian'},
};
