import {isTypedArray} from 'node:util/types';

/** Large data that a thread keeps. It goes with the first request that needs it; later ones send the id alone. An input holds it in a field of its own, as `{book: hold(book), node}`. */
export type Held<T> = {readonly id: string; readonly data: T};

const ids = new WeakMap<object, string>();
let lastId = 0;

export function hold<T extends object>(data: T): Held<T> {
	const id = ids.get(data) ?? `${++lastId}`;
	ids.set(data, id);
	return {id, data};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether a field of an input is held data or the id of some. */
export const isReference = (field: unknown): field is {readonly id: string; readonly data?: unknown} =>
	isObject(field) && 'id' in field && typeof field.id === 'string';

export const isHeld = (field: unknown): field is Held<unknown> => isReference(field) && 'data' in field;

export const mapFields = (input: object, change: (field: unknown) => unknown): object =>
	Object.fromEntries(Object.entries(input).map(([name, field]) => [name, change(field)]));

function share<T extends NodeJS.TypedArray>(array: T): T {
	const buffer = new SharedArrayBuffer(array.byteLength);
	new Uint8Array(buffer).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
	return Reflect.construct(array.constructor, [buffer]) as T;
}

/** Moves the typed arrays of plain data into shared memory, so that no thread copies them. */
export function shared<T>(value: T): T {
	if (isTypedArray(value)) return value.buffer instanceof SharedArrayBuffer ? value : share(value);
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value) || value instanceof Map) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shared(field)])) as T;
}
