import {describeRange} from '../text/dictionary.js';
import {refused} from '../text/lines.js';
import {formOf, itemsOf, letterKeyOf, offersOf, type LivePage} from './choices.js';
import type {Table} from './act.js';

/** Returns what is asked on a page. */
export function questionOf({app, page: pageNow, painter}: Table): string {
	const page = pageNow();
	const {overlay} = app.picture();
	if (overlay?.kind === 'leave') return `${overlay.question} ${painter.choices(namesOf(page), [])}`;
	const asked = page.plain?.question ?? page.question;
	if (asked !== undefined) return asked;
	if (letterKeyOf(page)) return 'Letter?';
	if (formOf(page)) return `Number to change${mayPlay(page) ? ', Enter to play' : ''}:`;
	return painter.choices(namesOf(page), itemsOf(page));
}

const namesOf = (page: LivePage): readonly string[] =>
	offersOf(page).flatMap(({word, isQuiet}) => (isQuiet ? [] : [word]));

/** Returns a question that was asked before: what there is to choose from is not named again. */
export const askedAgain = (question: string): string => (question.includes('Number?') ? 'Number?' : question);

/** Whether Enter plays; in the row that shows more it does that first. */
const mayPlay = (page: LivePage): boolean =>
	page.keys.some(({keys, hint}) => keys.includes('enter') && hint === 'play') ||
	formOf(page)?.rows.find(({name}) => name === formOf(page)?.focused)?.kind === 'more';

/** Says why a line means nothing on a page. */
export function refusalOf(line: string, page: LivePage): string {
	const letterKey = letterKeyOf(page);
	if (page.plain?.then === 'again') return refused.notYesOrNo;
	if (page.plain?.then === 'leave') return page.plain.question.trim();
	if (letterKey?.letters) {
		const letters = Array.from(line);
		const isWord = letters.length > 1 && letters.every(each => letterKey.letters?.(each) !== undefined);
		return isWord ? refused.letters : refused.notLetter(describeRange(letterKey.label ?? ''));
	}

	const form = formOf(page);
	if (form) return refused.notRow(form.rows.length, mayPlay(page));
	return page.question === undefined ? refused.notChoice : refused.notOn;
}
