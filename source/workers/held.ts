/**
Large data that a thread keeps.

It goes with the first request that needs it, in the same message; later requests send the id alone. An input holds it in a field of its own, as `{book: hold(book), node}`.
*/
export type Held<T> = {readonly id: string; readonly data: T};

const ids = new WeakMap<object, string>();
let lastId = 0;

export function hold<T extends object>(data: T): Held<T> {
	const id = ids.get(data) ?? `${++lastId}`;
	ids.set(data, id);
	return {id, data};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a field of an input is held data, or on its way the id of some. */
export const isReference = (field: unknown): field is {readonly id: string; readonly data?: unknown} =>
	isObject(field) && 'id' in field && typeof field.id === 'string';

const isHeld = (field: unknown): field is Held<unknown> => isReference(field) && 'data' in field;

export const heldIn = (input: object): readonly Held<unknown>[] => Object.values(input).filter(isHeld);

export const mapFields = (input: object, change: (field: unknown) => unknown): object =>
	Object.fromEntries(Object.entries(input).map(([name, field]) => [name, change(field)]));
