import {usePaste} from '../../hooks/use-terminal.js';
import type {Part} from '../../page/page.js';
import {DocumentView, type PageProps} from './document-view.js';
import {FormView} from './form-view.js';
import {MenuView} from './menu-view.js';
import {StageView} from './stage-view.js';

const isShown = ({only}: Part): boolean => only !== 'lines';

export function PageView({page: all, area, top, onTop}: PageProps) {
	const parts = all.parts.filter(isShown);
	const page = {...all, parts};
	const form = parts.find(part => part.part === 'form');
	usePaste(text => {
		// A row of a form takes what is pasted itself.
		if (!form) page.onLine?.(text);
	});
	if (form) return <FormView form={form} page={page} area={area} />;
	const menu = parts.find(part => part.part === 'menu');
	const figure = parts.find(part => part.part === 'figure');
	if (menu && figure?.figure === 'logo')
		return <MenuView menu={menu} logo={figure} page={page} area={area} />;
	const word = parts.find(part => part.part === 'word');
	if (word) return <StageView word={word} page={page} area={area} />;
	return <DocumentView page={page} area={area} top={top} onTop={onTop} />;
}
