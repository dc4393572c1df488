import {parseDictionary, type Dictionary} from '../../source/engine/index.js';

/** The dictionary of words that are known to be good. */
export function dictionaryOf(list: Iterable<string>): Dictionary {
	const parsed = parseDictionary([...list].join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}
