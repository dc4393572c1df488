import {printable} from '../dictionaries/index.js';

type Stream = {
	readonly input: AsyncIterable<string>;
	/** Writes a text; more may follow when the promise is settled. */
	readonly write: (text: string) => Promise<void>;
	/** Whether answers are written too, because no terminal has shown them. */
	readonly isEchoed: boolean;
	/** Settles once what was done is kept: an answer that was shown is never lost. */
	readonly kept?: () => Promise<void>;
};

export type Channel = ReturnType<typeof openChannel>;

export const neverSettles = new Promise<never>(() => undefined);

/** Opens a conversation in lines of text. All that comes up to a question is written at once. */
export function openChannel({input, write, isEchoed, kept}: Stream) {
	const lines = readLines(input);
	let pending = '';
	/** A line that was waited for and not taken; it answers the next question. */
	let upcoming: Promise<IteratorResult<string, void>> | undefined;

	async function flush(): Promise<void> {
		const text = pending;
		pending = '';
		if (text !== '') await write(text);
	}

	const next = () => (upcoming ??= lines.next());

	return {
		say(...texts: readonly string[]) {
			for (const text of texts) pending += `${text}\n`;
		},
		/** Returns the line that answers a question; `undefined` once the input has ended. */
		async ask(prompt: string): Promise<string | undefined> {
			await kept?.();
			pending += prompt;
			await flush();
			const line = await next();
			upcoming = undefined;
			pending = line.done ? '\n' : isEchoed ? `${printable(line.value)}\n` : '';
			if (!line.done) return line.value;
			await flush();
			return undefined;
		},
		/** Settles once a line can be read, without taking it; never at the end of the input. */
		async heard(): Promise<'heard'> {
			const {done} = await next();
			return done ? neverSettles : 'heard';
		},
		async close(): Promise<void> {
			await flush();
			// Nothing returns while a line is waited for.
			if (upcoming === undefined) await lines.return();
		},
	};
}

/** The most characters kept of a line; no answer is longer. */
const longestLine = 1000;

/** Reads the lines of a text, as they are wanted, without their ends, LF or CRLF. A last line without an end counts; a line of any length takes no more room than a short one. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
	let line = '';
	for await (const chunk of chunks) {
		const [rest = '', ...next] = chunk.split('\n');
		line = extend(line, rest);
		for (const part of next) {
			yield finish(line);
			line = extend('', part);
		}
	}

	if (line !== '') yield finish(line);
}

const extend = (line: string, part: string): string => line + part.slice(0, longestLine - line.length);

const finish = (line: string): string => line.replace(/\r$/, '');
