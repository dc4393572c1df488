/** Characters that a terminal acts on, or that turn a text around; plain texts are told apart first, which is quick. */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const plain = /^[ -~]*$/;

/** Whether it is a text that may reach a terminal: nothing else is taken from a player's files. */
export const isText = (value: unknown): value is string =>
	typeof value === 'string' && (plain.test(value) || !acting.test(value));
