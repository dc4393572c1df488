import {isBundled, type Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {digestFor} from '../games/digest.js';
import type {Job} from './screen.js';
import {keepDictionary, loadedOf, sourceKey, type Session} from './session.js';

/** A path is read once the typing pauses. */
const typingPause = 250;

export function readDictionary<Message>(
	session: Session,
	source: Source,
	done?: Message,
): readonly Job<Message>[] {
	if (source.dictionary === '' || loadedOf(session, source)) return [];
	return [
		{
			key: `dictionary ${sourceKey(source)}`,
			pause: isBundled(source.dictionary) ? 0 : typingPause,
			async run({workers, signal, keep}) {
				const loaded = await workers.run('load-dictionary', source, {signal});
				keep(now => keepDictionary(now, source, loaded));
				return done;
			},
		},
	];
}

/** The digest of a game's dictionary, which its code names. */
export type Digested = {readonly type: 'digested'; readonly digest: string};

/** First frames come before the digest. */
const digestPause = 300;

/** Finds the digest of a game's dictionary, unless it is known; at once where the game is over. */
export const findDigest = (
	{digest, id, isOver}: {readonly digest: string | undefined; readonly id: string; readonly isOver: boolean},
	dictionary: Dictionary,
): readonly Job<Digested>[] =>
	digest === undefined
		? [
				{
					key: `digest ${id}`,
					pause: isOver ? 0 : digestPause,
					run: async () => ({type: 'digested', digest: await digestFor(dictionary)}),
				},
			]
		: [];
