import {usePaste} from '../../hooks/use-terminal.js';
import type {Part} from '../../page/page.js';
import {DocumentView, type PageProps} from './document-view.js';
import {FormView} from './form-view.js';
import {MenuView} from './menu-view.js';
import {StageView} from './stage-view.js';

const isShown = ({only}: Part): boolean => only !== 'lines';

export function PageView(all: PageProps) {
	const parts = all.page.parts.filter(isShown);
	const shown = {...all, page: {...all.page, parts}};
	const form = parts.find(part => part.part === 'form');
	usePaste(text => {
		// A row of a form takes what is pasted itself.
		if (!form) all.page.onLine?.(text);
	});
	if (form) return <FormView {...shown} form={form} />;
	const menu = parts.find(part => part.part === 'menu');
	const figure = parts.find(part => part.part === 'figure');
	if (menu && figure) return <MenuView {...shown} menu={menu} logo={figure} />;
	const word = parts.find(part => part.part === 'word');
	return word ? <StageView {...shown} word={word} /> : <DocumentView {...shown} />;
}
