import {codeOfWord} from '../../games/kinds.js';
import {about} from '../../text/about.js';
import {noLineText, sendWordText, wordLine} from '../../text/share.js';
import {help, shareKey, toMenu, findDigest} from '../common.js';
import type {ParamsByScreen} from '../routes.js';
import {set, type Screen} from '../screen.js';
import {nameOfSource} from '../session.js';

type Params = ParamsByScreen['friend'];

type State = Params & {readonly digest: string | undefined};

function lineIn({settings, digest}: State): string | undefined {
	if (digest === undefined) return undefined;
	const code = codeOfWord(settings, digest);
	return code === undefined ? noLineText : wordLine(settings, code);
}

export const screen: Screen<Params, State> = {
	open: params => ({state: {...params, digest: undefined}}),
	page(state) {
		const line = lineIn(state);
		return {
			title: {trail: ['hangman', 'a word for a friend'], status: nameOfSource(state.settings)},
			parts: [
				{part: 'prose', paragraphs: [sendWordText]},
				...(line === undefined ? [] : [{part: 'prose', paragraphs: [[{text: line, bold: true}]]} as const]),
			],
			keys: [...(line === undefined ? [] : [{...shareKey(line), help: 'copy the line'}]), help, toMenu],
			about: about.friend,
		};
	},
	work: ({state}) => [findDigest<State>(state, state.dictionary, true, digest => set({digest}))],
};
