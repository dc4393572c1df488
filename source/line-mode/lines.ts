/** What is kept of a line; no answer is longer. */
const longestLine = 1000;

/**
The lines of a text that arrives in chunks, without their ends, LF or CRLF.

Nothing is read before it is wanted. A last line without an end counts; a line of any length takes no more room than a short one.
*/
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
