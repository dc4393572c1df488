/** Data of this size is worth moving, in bytes. */
const leastShared = 4096;

type Typed = Uint8Array | Uint16Array | Uint32Array | Float32Array;

const isTyped = (value: unknown): value is Typed =>
	value instanceof Uint8Array ||
	value instanceof Uint16Array ||
	value instanceof Uint32Array ||
	value instanceof Float32Array;

function share<T extends Typed>(array: T): T {
	const copy: unknown = Reflect.construct(array.constructor, [new SharedArrayBuffer(array.byteLength)]);
	if (!isTyped(copy)) throw new TypeError('A typed array was expected');
	copy.set(array);
	return copy as T;
}

/** Plain data whose long typed arrays lie in memory that all threads share: sent to another thread, they are not copied. */
export function shared<T>(value: T): T {
	if (isTyped(value)) {
		const isDone = value.byteLength < leastShared || value.buffer instanceof SharedArrayBuffer;
		return isDone ? value : share(value);
	}

	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value) || value instanceof Map) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shared(field)])) as T;
}
