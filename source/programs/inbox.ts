import {StringDecoder} from 'node:string_decoder';
import {printable} from '../dictionaries/index.js';
import type {ForfeitReason} from '../engine/index.js';

/** A program that writes more than this without being asked forfeits. */
const mostUnread = 16_384;

/** Reads lines from pieces of a stream. Of a line that doesn't end, it keeps only the beginning. */
export function createLineReader() {
	const decoder = new StringDecoder('utf8');
	let rest = '';
	return {
		/** Returns the lines that a piece completes. */
		read(piece: Buffer): readonly string[] {
			const lines = (rest + decoder.write(piece)).split('\n');
			rest = (lines.pop() ?? '').slice(0, mostUnread + 1);
			return lines.map(line => line.replace(/\r$/, ''));
		},
		/** Returns what has been read of a line that isn't complete. */
		rest: (): string => rest,
	};
}

/** The answers of a program, which wait here to be read. */
export function createInbox() {
	const reader = createLineReader();
	const unread: string[] = [];
	let fault: ForfeitReason | undefined;
	let wake: () => void = () => undefined;

	function close(why: ForfeitReason): void {
		fault ??= why;
		wake();
	}

	const rest = (): string | undefined => printable(reader.rest()) || undefined;

	return {
		receive(piece: Buffer): readonly string[] {
			const lines = reader.read(piece);
			unread.push(...lines);
			const waiting = unread.reduce((sum, {length}) => sum + length + 1, reader.rest().length);
			if (waiting > mostUnread) {
				const [first = reader.rest()] = unread.splice(0);
				close({kind: 'flood', line: printable(first)});
			}

			wake();
			return lines;
		},
		rest,
		/** Ends the answers: once those that wait are read, nothing but the fault comes. */
		close,
		isClosed: (): boolean => fault !== undefined,
		/** Waits for the next line; returns it filtered, or the reason why none comes. */
		next: (seconds: number): Promise<string | ForfeitReason> =>
			new Promise(resolve => {
				const answer = (result: string | ForfeitReason) => {
					clearTimeout(timer);
					wake = () => undefined;
					resolve(result);
				};
				const look = () => {
					const line = unread.shift();
					if (line !== undefined) answer(printable(line));
					else if (fault !== undefined) answer(fault);
				};
				const giveUp = () => {
					look();
					answer({kind: 'silent', seconds, line: rest()});
				};
				// If this process was stopped, what arrived meanwhile is read before the time is up.
				const timer = setTimeout(() => setImmediate(giveUp), seconds * 1000);
				wake = look;
				look();
			}),
		unasked: (): ForfeitReason | undefined =>
			unread[0] === undefined ? fault : {kind: 'unasked', line: printable(unread[0])},
	};
}

export type Inbox = ReturnType<typeof createInbox>;
