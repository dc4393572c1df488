import * as v from 'valibot';
import {gameKinds, version, type LeftGame} from './records.js';

const leftGame = v.object({
	game: v.picklist(gameKinds),
	date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT/)),
	settings: v.record(v.string(), v.string()),
	seed: v.string(),
	moves: v.string(),
	digest: v.string(),
	shown: v.string(),
	misses: v.number(),
});

const file = v.object({
	v: v.literal(version),
	/** The process that wrote it. */
	pid: v.number(),
	content: v.variant('kind', [
		v.object({kind: v.literal('left'), game: leftGame}),
		/** The game is over, but nobody knows yet whether its line is in the history. */
		v.object({kind: v.literal('finished'), line: v.string()}),
	]),
});

export type GameFile = v.InferOutput<typeof file>;

/** What a file of a game says; `undefined` where it can't be read, or a newer version wrote it. */
export function readGameFile(text: string): GameFile | undefined {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return undefined;
	}

	const result = v.safeParse(file, value);
	return result.success ? result.output : undefined;
}

type Content =
	{readonly kind: 'left'; readonly game: LeftGame} | {readonly kind: 'finished'; readonly line: string};

export const writeGameFile = (content: Content, pid: number): string =>
	`${JSON.stringify({v: version, pid, content})}\n`;
