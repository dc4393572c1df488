import {isPrintable} from '../dictionaries/index.js';
import {refuse, write, type Flag, type LengthRange, type Reading, type Setting} from './setting.js';

export const oneOf = <const Name extends string>(choices: readonly Name[]) => ({
	choices,
	read(text: string): Reading<Name> {
		const value = choices.find(each => each === text);
		return value === undefined ? refuse(choices, text) : {ok: true, value};
	},
});

/** A list of up to `most` names with commas between; names may repeat. */
export const seriesOf = <Name extends string>(choices: readonly Name[], most: number) => ({
	choices,
	read(text: string): Reading<readonly Name[]> {
		const parts = text.split(',');
		if (parts.length > most) return refuse(`a list of at most ${most}`, text);
		return readEach(parts, part => oneOf(choices).read(part.trim()));
	},
});

export function readEach<Item>(
	parts: readonly string[],
	read: (part: string) => Reading<Item>,
): Reading<readonly Item[]> {
	const value: Item[] = [];
	for (const part of parts) {
		const reading = read(part);
		if (!reading.ok) return reading;
		value.push(reading.value);
	}

	return {ok: true, value};
}

export function readCount(text: string): Reading<number> {
	const value = /^\d+$/.test(text) ? Number(text) : 0;
	if (value >= 1 && Number.isSafeInteger(value)) return {ok: true, value};
	return refuse(value === 0 ? 'a whole number of 1 or more' : 'a smaller number', text);
}

export const upTo = (most: number): readonly number[] => Array.from({length: most}, (_, index) => index + 1);

/** The lengths of `5` or `4-8`; `undefined` for any other text. */
export function rangeIn(text: string): LengthRange | undefined {
	const [, first = '', last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
	const [from, to] = [Number(first), Number(last)];
	return from >= 1 && to >= from ? {from, to} : undefined;
}

export const readAnyText = (text: string): Reading<string> => ({ok: true, value: text});

const readSwitch = (text: string): Reading<boolean> => ({ok: true, value: text === write(true)});

export const switchOn = (name: string, help: string, short?: string) =>
	({
		flag: {name, help, ...(short !== undefined && {short})},
		default: false,
		read: readSwitch,
	}) satisfies Setting;

export const switchOff = (name: string, help: string) =>
	({flag: {name, isNegatable: true, help}, default: true, read: readSwitch}) satisfies Setting;

/** A seed: a text that can be shown; empty for a fresh one in every game. */
export const seedSetting = (help: string) =>
	({
		flag: {name: 'seed', value: 'TEXT', usual: 'a fresh one', help} satisfies Flag,
		default: '',
		read: (text: string): Reading<string> =>
			isPrintable(text) ? {ok: true, value: text} : refuse('a text without control characters', text),
	}) satisfies Setting;

export function seedOr(seed: string | undefined, freshSeed: string): string {
	const named = seed?.trim() ?? '';
	return named === '' ? freshSeed : named;
}
