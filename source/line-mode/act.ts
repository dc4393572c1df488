import type {FormRow} from '../page/page.js';
import type {App} from '../screens/app.js';
import type {Route} from '../screens/routes.js';
import {
	formOf,
	goToRow,
	itemsOf,
	letterKeyOf,
	offersOf,
	press,
	pressEmpty,
	readNumber,
	type LivePage,
	type Offer,
	type Painter,
} from './choices.js';
import type {Teller} from './teller.js';
import {sayFormRow} from './speech.js';
import {refused} from '../text/refusals.js';

export type Table = {
	readonly app: App;
	/** The page as this face sees it. */
	readonly page: () => LivePage;
	readonly painter: Painter;
	readonly teller: Teller;
	readonly ask: (question: string) => Promise<string | undefined>;
	/** Begins another game, which may ask for its settings first; `undefined` once the input has ended. */
	readonly again: () => Promise<Route | undefined>;
};

/** Whether commands have numbers on a page: where its letters don't spell them, or it is spoken. */
const isNumbered = ({painter}: Table, page: LivePage): boolean =>
	painter.isInline || page.plain === undefined || page.plain.isNumbered === true;

function firstNumber(table: Table): number | undefined {
	const page = table.page();
	if (!isNumbered(table, page) || formOf(page)) return undefined;
	return 1 + (table.app.picture().overlay ? 0 : itemsOf(page).length);
}

/** Does what a line asks for; returns false if it means nothing here. */
export async function act(line: string, table: Table): Promise<boolean> {
	const page = table.page();
	if (table.app.picture().overlay === undefined && page.onLine?.(line)) return true;
	const letterKey = letterKeyOf(page);
	const letter = letterKey?.letters?.(line);
	if (letterKey && letter !== undefined) return letterKey.does(letter);
	const word = line.trim().toLowerCase();
	if (page.plain?.then === 'again' && (await answerAgain(word, table))) return true;
	const number = readNumber(word);
	if (number !== undefined && isNumbered(table, page) && (await choose(number, table))) return true;
	if (actByWord(word, table) || actAnywhere(word, table)) return true;
	if (word === '' && pressEmpty(page)) return true;
	if (letterKey || page.plain?.then === 'again') return false;
	return word === '' ? actOnEnter(table) : word.length === 1 && press(page, word);
}

/** Answers whether to play again: 1 and 0 are answers, too, where the letters don't spell y and n. */
async function answerAgain(word: string, {app, page, again}: Table): Promise<boolean> {
	const isSpelled = page().plain?.isNumbered !== true;
	if (['y', 'yes', ...(isSpelled ? [] : ['1'])].includes(word)) {
		const route = await again();
		if (route) app.go(route);
		else app.send({type: 'quit'});
		return true;
	}

	const isNo = ['n', 'no', ...(isSpelled ? [] : ['0'])].includes(word);
	if (isNo) app.send({type: 'quit'});
	return isNo;
}

async function choose(number: number, table: Table): Promise<boolean> {
	const page = table.page();
	if (number === 0) return actAnywhere('quit', table);
	const isCovered = table.app.picture().overlay !== undefined;
	const row = isCovered ? undefined : formOf(page)?.rows[number - 1];
	if (row) await change(row, table);
	const item = isCovered ? undefined : itemsOf(page)[number - 1];
	if (item) openItem(item.key, table);
	const offer = offersOf(page)[number - (firstNumber(table) ?? Number.POSITIVE_INFINITY)];
	offer?.press();
	return (row ?? item ?? offer) !== undefined;
}

function openItem(key: string, {page}: Table): void {
	goToRow(page, key);
	press(page(), 'enter');
}

type Option = {readonly value: string; readonly note: string};

/** Rows with more values go on from the number that is typed. */
const mostOptions = 60;

const rowNamed = (page: LivePage, name: string): FormRow | undefined =>
	formOf(page)?.rows.find(row => row.name === name);

/** Returns the values that a row can have, from the present one on. At the end the row is as it was. */
function optionsOf({name}: FormRow, {page}: Table): readonly Option[] {
	const options: Option[] = [];
	while (options.length < mostOptions) {
		const row = rowNamed(page(), name);
		if (row === undefined || row.value === options[0]?.value) return options;
		options.push({value: row.value, note: row.note});
		press(page(), 'right');
	}

	options.forEach(() => press(page(), 'left'));
	return options;
}

async function changeChoice(row: FormRow, table: Table): Promise<void> {
	const {page, painter, teller, ask} = table;
	const options = optionsOf(row, table);
	const numbers = options.map(({value}) => Number(value)).sort((a, b) => a - b);
	const isCounted = !numbers.some(Number.isNaN);
	const range = `from ${numbers[0] ?? 1} to ${numbers.at(-1) ?? 1}`;
	const question = isCounted ? `${row.label}, ${range}, now ${row.value}:` : painter.values(row, options);
	for (let line = await ask(question); line !== undefined; line = await ask(question)) {
		const typed = line.trim().toLowerCase();
		const number = readNumber(typed);
		const chosen = options.findIndex(({value}, at) =>
			isCounted ? Number(value) === number : at + 1 === number || value === typed,
		);
		if (chosen >= 0) {
			for (let at = 0; at < chosen; at++) press(page(), 'right');
			return;
		}

		teller.tell(isCounted ? `Please enter a number ${range}.` : refused.notChoice);
	}
}

async function change(row: FormRow, table: Table): Promise<void> {
	const {page, teller, ask} = table;
	goToRow(page, row.name);
	if (row.kind === 'more') press(page(), 'enter');
	else if (row.kind === 'choice') await changeChoice(row, table);
	else {
		const typed = await ask(`${row.label}:`);
		if (typed !== undefined) page().onType?.(row.name, typed.trim());
	}

	const changed = rowNamed(page(), row.name);
	if (changed && changed.kind !== 'more') teller.tell(sayFormRow({...changed, note: ''}));
}

const offerNamed = (word: string, page: LivePage): Offer | undefined =>
	offersOf(page).find(each => each.word === word);

/** Does what a word says; with a number after it, to that item of a menu: `throw away 2`. */
function actByWord(word: string, table: Table): boolean {
	const page = table.page();
	const [, start = word, count] = /^(.*\S)\s+(\d+)$/.exec(word) ?? [];
	const items = itemsOf(page);
	const item = items.find(({label}) => label.toLowerCase() === word);
	const row = count === undefined ? undefined : items[Number(count) - 1];
	if (item) openItem(item.key, table);
	else if (row && offerNamed(start, page)) goToRow(table.page, row.key);
	const offer = row ? offerNamed(start, table.page()) : offerNamed(word, page);
	offer?.press();
	return (item ?? offer) !== undefined;
}

function actAnywhere(word: string, table: Table): boolean {
	const {app, teller, painter} = table;
	const page = table.page();
	switch (word) {
		case '?':
		case 'help': {
			const letterKey = letterKeyOf(page);
			const about = page.plain?.help ?? (letterKey ? [letterKey.help] : []);
			teller.tell(...painter.help(about, offersOf(page), firstNumber(table)));
			return true;
		}

		case 'about':
			teller.tell(...page.about.split('\n').map(painter.sentence));
			return true;
		case 'repeat':
			teller.repeat();
			return true;
		case 'quit':
			app.send({type: 'quit'});
			return true;
		default:
			return false;
	}
}

function actOnEnter({app, page: pageNow}: Table): boolean {
	const page = pageNow();
	if (page.plain?.then === 'leave') {
		app.send({type: 'quit'});
		return true;
	}

	const form = formOf(page);
	if (form === undefined && page.question === undefined) return false;
	// In the row that shows more, Enter does that.
	if (form?.rows.some(({name, kind}) => name === form.focused && kind === 'more')) press(page, 'up');
	return press(pageNow(), 'enter');
}
