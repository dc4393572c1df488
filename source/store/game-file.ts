import * as v from 'valibot';
import {gameKinds, version, type LeftGame} from './records.js';
import {text, texts} from './schemas.js';

const leftGame = v.object({
	game: v.picklist(gameKinds),
	date: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT/)),
	settings: texts,
	seed: text,
	moves: text,
	digest: text,
	shown: text,
	misses: v.number(),
	budget: v.optional(v.number()),
	looks: v.optional(v.number()),
	hasLooked: v.optional(v.boolean()),
	chance: v.optional(v.array(v.number())),
});

const file = v.object({
	v: v.literal(version),
	/** The process that plays it; nobody does where it is left out. */
	pid: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
	content: v.variant('kind', [
		v.object({kind: v.literal('left'), game: leftGame}),
		/** The game is over, but nobody knows yet whether its line is in the history. */
		v.object({kind: v.literal('finished'), line: v.string()}),
	]),
});

export type GameFile = v.InferOutput<typeof file>;

/** Why a file of a game is of no use: it is broken, or a newer version wrote it. */
export type GameFileFault = 'bad' | 'newer';

/** What a file of a game says. */
export function readGameFile(content: string): GameFile | GameFileFault {
	let value: unknown;
	try {
		value = JSON.parse(content);
	} catch {
		return 'bad';
	}

	const result = v.safeParse(file, value);
	if (result.success) return result.output;
	return v.is(v.object({v: v.pipe(v.number(), v.gtValue(version))}), value) ? 'newer' : 'bad';
}

type Content =
	{readonly kind: 'left'; readonly game: LeftGame} | {readonly kind: 'finished'; readonly line: string};

export const writeGameFile = (content: Content, pid: number | undefined): string =>
	`${JSON.stringify({v: version, pid, content})}\n`;
