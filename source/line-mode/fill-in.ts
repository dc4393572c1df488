import type {FormRow} from '../page/page.js';
import {refused} from '../text/lines.js';
import {formOf, goToRow, press, readNumber, type LivePage} from './choices.js';

type Option = {readonly value: string; readonly note: string};

/** Rows with more values go on from the number that is typed. */
const mostOptions = 60;

type Ask = (question: string) => Promise<string | undefined>;

type Say = {
	/** Lists values by number. */
	readonly list: (row: FormRow, options: readonly Option[]) => string;
	readonly refuse: (reason: string) => void;
};

const rowNamed = (page: LivePage, name: string): FormRow | undefined =>
	formOf(page)?.rows.find(row => row.name === name);

/** Returns the values that a row can have, from the present one on. At the end the row is as it was. */
function optionsOf(page: () => LivePage, {name}: FormRow): readonly Option[] {
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

/** Changes a row of a form as the answer to a question says; false once the input has ended. */
export async function changeRow(
	page: () => LivePage,
	row: FormRow,
	ask: Ask,
	{list, refuse}: Say,
): Promise<boolean> {
	goToRow(page, row.name);
	if (row.kind === 'more') {
		press(page(), 'enter');
		return true;
	}

	if (row.kind !== 'choice') {
		const typed = await ask(`${row.label}:`);
		if (typed === undefined) return false;
		page().onType?.(row.name, typed.trim());
		return true;
	}

	const options = optionsOf(page, row);
	const numbers = options.map(({value}) => Number(value)).sort((a, b) => a - b);
	const isCounted = !numbers.some(Number.isNaN);
	const range = `from ${numbers[0] ?? 1} to ${numbers.at(-1) ?? 1}`;
	const question = isCounted ? `${row.label}, ${range}, now ${row.value}:` : list(row, options);
	for (;;) {
		const line = await ask(question);
		if (line === undefined) return false;
		const number = readNumber(line);
		const chosen = options.findIndex(({value}, at) =>
			isCounted ? Number(value) === number : at + 1 === number || value === line.trim().toLowerCase(),
		);
		if (chosen >= 0) {
			for (let at = 0; at < chosen; at++) press(page(), 'right');
			return true;
		}

		refuse(isCounted ? `Please enter a number ${range}.` : refused.notChoice);
	}
}
