import {codeOfWord} from '../../games/kinds.js';
import {about} from '../../text/about.js';
import {noLineText, sendWordText, wordLine} from '../../text/share.js';
import {help, shareKey, toMenu} from '../common.js';
import type {ParamsByScreen} from '../routes.js';
import type {Screen} from '../screen.js';
import {nameOfSource} from '../../text/words.js';

type Params = ParamsByScreen['friend'];

function lineIn({settings, dictionary}: Params): string {
	const code = codeOfWord(settings, dictionary);
	return code === undefined ? noLineText : wordLine(settings, code);
}

export const screen: Screen<Params, Params> = {
	open: params => ({state: params}),
	page(params) {
		const line = lineIn(params);
		return {
			title: {trail: ['hangman', 'a word for a friend'], status: nameOfSource(params.settings)},
			parts: [
				{part: 'prose', paragraphs: [sendWordText]},
				{part: 'prose', paragraphs: [[{text: line, bold: true}]]},
			],
			keys: [{...shareKey(() => line), help: 'copy the line'}, help, toMenu],
			about: () => about.friend,
		};
	},
};
