/** A line that a program read, answered, or wrote to its standard error. */
export type LogLine = {
	readonly kind: 'asked' | 'said' | 'error';
	readonly text: string;
};
