import {about, rules} from '../../text/about.js';
import {insteadOfKeys} from '../../text/refusals.js';
import {help, toMenu} from '../common.js';
import type {Screen} from '../screen.js';

export const screen: Screen<object, object> = {
	open: () => ({state: {}}),
	page: () => ({
		title: {trail: ['rules'], status: ''},
		parts: [...rules, {part: 'prose', paragraphs: [insteadOfKeys], only: 'lines'}],
		keys: [help, toMenu],
		about: () => about.rules,
		scrolls: 'rules',
	}),
};
