import {isBundled, type Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import type {Job, Update} from './screen.js';
import {keepDictionary, loadedOf, sourceKey, type Session} from './session.js';

const typingPause = 250;

export function readDictionary<State>(
	session: Session,
	source: Source,
	done?: Update<State>,
): Job<State> | undefined {
	if (source.dictionary === '' || loadedOf(session, source)) return undefined;
	return {
		key: `dictionary ${sourceKey(source)}`,
		pause: isBundled(source.dictionary) ? 0 : typingPause,
		async run({workers, signal, keep}) {
			const loaded = await workers.run('load-dictionary', source, {signal});
			keep(now => keepDictionary(now, source, loaded));
			return done;
		},
	};
}

/** First frames come before the digest. */
const digestPause = 300;

/** Finds the digest of a game's dictionary, which its code names; unless it is urgent, after a pause. */
export function findDigest<State extends {readonly digest?: string | undefined}>(
	{digest}: State,
	dictionary: Dictionary,
	isUrgent: boolean,
	found: (digest: string) => Update<State>,
): Job<State> | undefined {
	if (digest !== undefined) return undefined;
	return {
		key: `digest ${isUrgent ? 'at once' : 'later'}`,
		pause: isUrgent ? 0 : digestPause,
		isBackground: !isUrgent,
		async run() {
			const {digestFor} = await import('../games/kinds.js');
			return found(await digestFor(dictionary));
		},
	};
}

export function define<State>({meanings}: Session, words: readonly string[]): Job<State> | undefined {
	if (words.every(word => meanings.has(word))) return undefined;
	return {
		key: `define ${words.join(' ')}`,
		async run({workers, signal, keep}) {
			const found = await workers.run('define', {words}, {signal});
			const meanings = new Map(words.map(word => [word, found.find(meaning => meaning.word === word)]));
			keep(now => ({...now, meanings}));
			return undefined;
		},
	};
}
