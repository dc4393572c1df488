import {createHash} from 'node:crypto';
import {readGames} from '../store/history.js';
import type {Store} from '../store/index.js';
import {isText} from '../store/text.js';
import {
	arePackedCounts,
	countByScope,
	countsVersion,
	noCountsByScope,
	packCounts,
	unpackCounts,
	type CountsByScope,
	type PackedByScope,
} from './counts.js';

/*
A long history is not read as a whole each time: what was counted of it lies beside it, with how far it went and a digest of all the bytes up to there. Where these are the same still, only what came since is read. Digesting takes a tenth of the time of reading.
*/

/** What a history was counted to, and how many of its lines were skipped. */
export type CountedHistory = {
	readonly counts: CountsByScope;
	/** Lines that are none of ours, or broken. */
	readonly bad: number;
	/** Lines that a newer version wrote. */
	readonly newer: number;
};

/** What is told of kept counts: how many bytes of the history they are of, the digest of these, and of the counts themselves. */
type Head = {readonly v: number; readonly bytes: number; readonly history: string; readonly counts: string};

/** So many bytes more than were counted are worth counting anew where they are read again each time; a few hundred games. */
const worthKeeping = 100_000;

const newline = '\n'.charCodeAt(0);

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Counts all finished games; what was counted before is kept beside them, and read only as far as it is surely true. `keep` keeps what was counted now, where that saves time. */
export async function countHistory(
	store: Pick<Store, 'historyBytes' | 'keptCounts' | 'keepCounts'>,
): Promise<CountedHistory & {readonly keep: () => Promise<void>}> {
	const [bytes, kept] = await Promise.all([store.historyBytes(), store.keptCounts()]);
	const before = kept === undefined ? undefined : readCounts(kept, bytes);
	const begun = before ?? {bytes: 0, counts: noCountsByScope(), bad: 0, newer: 0};
	const counted = countOn(begun, bytes.subarray(begun.bytes));
	return {
		...counted,
		async keep() {
			// A last line without an end may still be ended.
			const isWhole = bytes.at(-1) === newline;
			if (isWhole && bytes.length - begun.bytes > worthKeeping)
				await store.keepCounts(writeCounts(counted, bytes));
		},
	};
}

/** Counts what came after the bytes that are counted. */
function countOn({counts, bad, newer}: CountedHistory, bytes: Uint8Array): CountedHistory {
	const skipped = readGames(new TextDecoder().decode(bytes), game => countByScope(counts, game));
	return {counts, bad: bad + skipped.bad, newer: newer + skipped.newer};
}

function writeCounts({counts, bad, newer}: CountedHistory, bytes: Uint8Array): string {
	const body = JSON.stringify({counts: packCounts(counts), bad, newer});
	const head: Head = {v: countsVersion, bytes: bytes.length, history: digest(bytes), counts: digest(body)};
	return `${JSON.stringify(head)}\n${body}`;
}

/** Counts that were kept, with how many bytes of the history they are of; `undefined` where they are not of this history. */
function readCounts(
	text: string,
	bytes: Uint8Array,
): (CountedHistory & {readonly bytes: number}) | undefined {
	const end = text.indexOf('\n');
	const body = text.slice(end + 1);
	const head = readHead(text.slice(0, Math.max(0, end)));
	if (head?.v !== countsVersion || head.bytes > bytes.length || head.counts !== digest(body))
		return undefined;
	if (head.history !== digest(bytes.subarray(0, head.bytes))) return undefined;
	// Whoever can write a digest could hide in it what the history may not hold.
	if (!isText(body) || body.includes('\\u')) return undefined;
	const counted: unknown = JSON.parse(body);
	if (!isCounted(counted)) return undefined;
	const {counts, bad, newer} = counted;
	return {counts: unpackCounts(counts), bad, newer, bytes: head.bytes};
}

type Counted = Omit<CountedHistory, 'counts'> & {readonly counts: PackedByScope};

const isCounted = (value: unknown): value is Counted => {
	const {counts, bad, newer} = (value ?? {}) as Partial<Counted>;
	return typeof bad === 'number' && typeof newer === 'number' && arePackedCounts(counts);
};

function readHead(line: string): (Partial<Head> & Pick<Head, 'bytes'>) | undefined {
	try {
		const head = JSON.parse(line) as Partial<Head> | null;
		return typeof head?.bytes === 'number' ? {...head, bytes: head.bytes} : undefined;
	} catch {
		return undefined;
	}
}
