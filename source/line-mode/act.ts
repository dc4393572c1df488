import type {FormRow, MenuPart} from '../page/page.js';
import type {App} from '../screens/app.js';
import type {Route} from '../screens/routes.js';
import {
	askedAgain,
	formOf,
	goToItem,
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
	isCovered(context) ? [] : itemsOf(context.app.page());

/** Returns what can be chosen, in the order of its numbers: the items of a menu, then commands. */
const choicesOf = (context: LineContext): readonly Pick<Offer, 'word' | 'letters' | 'press'>[] => [
	...itemsShown(context).map(({key, label}) => ({
		word: label.toLowerCase(),
		letters: [],
		press() {
			goToItem(context.app.page, key);
			press(context.app.page(), 'enter');
		},
	})),
	...offersOf(context.app.page()),
];

function choiceOf(word: string, context: LineContext) {
	// Whether to play again is answered with letters.
	const hasLetters = context.app.page().plain?.then !== 'again';
	const letter = word === 'yes' || word === 'no' ? word.charAt(0) : word;
	return choicesOf(context).find(each => each.word === word || (hasLetters && each.letters.includes(letter)));
}

/** Returns the command that a line is, or whose number or letter it is. */
export function commandIn(line: string, context: LineContext): string {
	const word = line.trim().toLowerCase();
	return (choicesOf(context)[(readNumber(word) ?? 0) - 1] ?? choiceOf(word, context))?.word ?? word;
}

/** Does what a line asks for; returns false if it means nothing here. */
export async function act(line: string, context: LineContext): Promise<boolean> {
	const page = context.app.page();
	const letterKey = letterKeyOf(page);
	// Commands come first where any line may be a friend's message.
	if ((letterKey || line.trim() === '') && page.onLine?.(line)) return true;
	const letter = letterKey?.letters?.(line);
	if (letterKey && letter !== undefined) return letterKey.does(letter);
	const word = line.trim().toLowerCase();
	const isAgainAsked = page.plain?.then === 'again';
	if (isAgainAsked && (await answerAgain(word, context))) return true;
	const number = readNumber(word);
	if (number !== undefined && isNumbered(context, page) && (await choose(number, context))) return true;
	if (actByWord(word, context) || actAnywhere(word, context)) return true;
	if (word === '' && pressEmpty(page)) return true;
	if (letterKey) return false;
	if (word === '') return !isAgainAsked && actOnEnter(context);
	return page.onLine?.(line) === true;
}

/** Answers whether to play again: 1 and 0 are answers, too, where the letters don't spell y and n. */
async function answerAgain(word: string, {app, again}: LineContext): Promise<boolean> {
	const isSpelled = app.page().plain?.isNumbered !== true;
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
	const form = isCovered(context) ? undefined : formOf(context.app.page());
	const row = form?.rows[number - 1];
	if (row) await change(row, context);
	const choice = form ? undefined : choicesOf(context)[number - 1];
	choice?.press();
	return (row ?? choice) !== undefined;
}

/** Asks for a choice of a row until a line means one; `undefined` if an empty line keeps the one there is, or the player leaves. */
async function askChoice(row: FormRow, context: LineContext): Promise<number | undefined> {
	const {app, painter, teller, ask} = context;
	const options = app.page().choices?.(row.name) ?? [];
	const numbers = options.map(({value}) => Number(value)).sort((a, b) => a - b);
	const isCounted = !numbers.some(Number.isNaN);
	const range = `from ${numbers[0] ?? 1} to ${numbers.at(-1) ?? 1}`;
	const question = isCounted ? `${row.label}, ${range}, now ${row.value}:` : painter.values(row, options);
	let line = await ask(question);
	while (line !== undefined) {
		const typed = line.trim().toLowerCase();
		if (typed === '') return undefined;
		const number = readNumber(typed);
		const chosen = options.findIndex(({value}, at) =>
			isCounted ? Number(value) === number : at + 1 === number || value.toLowerCase() === typed,
		);
		if (chosen >= 0) return chosen;
		if (typed === 'quit' && actAnywhere(typed, context)) return undefined;
		const isListed = ['?', 'help', 'repeat'].includes(typed);
		if (!isListed) teller.tell(isCounted ? `Please enter a number ${range}.` : refused.notChoice);
		line = await ask(isListed ? question : askedAgain(question));
	}

	return undefined;
}

async function change(row: FormRow, context: LineContext): Promise<void> {
	const {app, teller, ask} = context;
	const {name, label, kind} = row;
	if (kind === 'choice' || kind === 'more') {
		const chosen = kind === 'more' ? 1 : await askChoice(row, context);
		if (chosen === undefined) return;
		app.page().onChoose?.(name, chosen);
	} else {
		const typed = await ask(`${label}:`);
		if (typed === undefined) return;
		app.page().onType?.(name, typed.trim());
	}

	const changed = formOf(app.page())?.rows.find(each => each.name === name);
	if (changed && kind !== 'more') teller.tell(sayFormRow({...changed, note: ''}));
}

/** Does what a word says; with a number after it, to that item of a menu: `throw away 2`. */
function actByWord(word: string, context: LineContext): boolean {
	const [, start = '', number] = /^(.*\S)\s+(\d+)$/.exec(word) ?? [];
	const item = itemsShown(context)[Number(number) - 1];
	if (item && choiceOf(start, context)) goToItem(context.app.page, item.key);
	const choice = choiceOf(item ? start : word, context);
	choice?.press();
	return choice !== undefined;
}

function actAnywhere(word: string, context: LineContext): boolean {
	const {app, teller, painter} = context;
	const page = app.page();
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
			teller.tell(...page.about().split('\n').map(painter.sentence));
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

function actOnEnter({app}: LineContext): boolean {
	const page = app.page();
	if (page.plain?.then === 'leave') {
		app.send({type: 'quit'});
		return true;
	}

	const form = formOf(page);
	if (form === undefined && page.question === undefined) return false;
	// In the row that shows more, Enter does that.
	if (form?.rows.some(({name, kind}) => name === form.focused && kind === 'more')) press(page, 'up');
	return press(app.page(), 'enter');
}
