import type {FormRow, MenuPart} from '../page/page.js';
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

export type LineContext = {
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
const isNumbered = ({painter}: LineContext, page: LivePage): boolean =>
	painter.isInline || page.plain === undefined || page.plain.isNumbered === true;

const isCovered = ({app}: LineContext): boolean => app.picture().overlay !== undefined;

const itemsShown = (context: LineContext): MenuPart['items'] =>
	isCovered(context) ? [] : itemsOf(context.page());

/** Returns what can be chosen, in the order of its numbers: the items of a menu, then commands. */
const choicesOf = (context: LineContext): readonly Pick<Offer, 'word' | 'press'>[] => [
	...itemsShown(context).map(({key, label}) => ({
		word: label.toLowerCase(),
		press() {
			goToRow(context.page, key);
			press(context.page(), 'enter');
		},
	})),
	...offersOf(context.page()),
];

/** Does what a line asks for; returns false if it means nothing here. */
export async function act(line: string, context: LineContext): Promise<boolean> {
	const page = context.page();
	if (!isCovered(context) && page.onLine?.(line)) return true;
	const letterKey = letterKeyOf(page);
	const letter = letterKey?.letters?.(line);
	if (letterKey && letter !== undefined) return letterKey.does(letter);
	const word = line.trim().toLowerCase();
	if (page.plain?.then === 'again' && (await answerAgain(word, context))) return true;
	const number = readNumber(word);
	if (number !== undefined && isNumbered(context, page) && (await choose(number, context))) return true;
	if (actByWord(word, context) || actAnywhere(word, context)) return true;
	if (word === '' && pressEmpty(page)) return true;
	if (letterKey || page.plain?.then === 'again') return false;
	return word === '' ? actOnEnter(context) : word.length === 1 && press(page, word);
}

/** Answers whether to play again: 1 and 0 are answers, too, where the letters don't spell y and n. */
async function answerAgain(word: string, {app, page, again}: LineContext): Promise<boolean> {
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

async function choose(number: number, context: LineContext): Promise<boolean> {
	if (number === 0) return actAnywhere('quit', context);
	const form = isCovered(context) ? undefined : formOf(context.page());
	const row = form?.rows[number - 1];
	if (row) await change(row, context);
	const choice = form ? undefined : choicesOf(context)[number - 1];
	choice?.press();
	return (row ?? choice) !== undefined;
}

type Option = {readonly value: string; readonly note: string};

/** Rows with more values go on from the number that is typed. */
const mostOptions = 60;

const rowNamed = (page: LivePage, name: string): FormRow | undefined =>
	formOf(page)?.rows.find(row => row.name === name);

/** Returns the values that a row can have, from the present one on. At the end the row is as it was. */
function optionsOf({name}: FormRow, {page}: LineContext): readonly Option[] {
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

async function changeChoice(row: FormRow, context: LineContext): Promise<void> {
	const {page, painter, teller, ask} = context;
	const options = optionsOf(row, context);
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

async function change(row: FormRow, context: LineContext): Promise<void> {
	const {page, teller, ask} = context;
	goToRow(page, row.name);
	if (row.kind === 'more') press(page(), 'enter');
	else if (row.kind === 'choice') await changeChoice(row, context);
	else {
		const typed = await ask(`${row.label}:`);
		if (typed !== undefined) page().onType?.(row.name, typed.trim());
	}

	const changed = rowNamed(page(), row.name);
	if (changed && changed.kind !== 'more') teller.tell(sayFormRow({...changed, note: ''}));
}

/** Does what a word says; with a number after it, to that item of a menu: `throw away 2`. */
function actByWord(word: string, context: LineContext): boolean {
	const [, start, number] = /^(.*\S)\s+(\d+)$/.exec(word) ?? [];
	const item = itemsShown(context)[Number(number) - 1];
	const named = (wanted = '') => choicesOf(context).find(each => each.word === wanted);
	if (item && named(start)) goToRow(context.page, item.key);
	const choice = named(item ? start : word);
	choice?.press();
	return choice !== undefined;
}

function actAnywhere(word: string, context: LineContext): boolean {
	const {app, teller, painter} = context;
	const page = context.page();
	switch (word) {
		case '?':
		case 'help': {
			const letterKey = letterKeyOf(page);
			const about = page.plain?.help ?? (letterKey ? [letterKey.help] : []);
			const first = isNumbered(context, page) && !formOf(page) ? 1 + itemsShown(context).length : undefined;
			teller.tell(...painter.help(about, offersOf(page), first));
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

function actOnEnter({app, page: pageNow}: LineContext): boolean {
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
