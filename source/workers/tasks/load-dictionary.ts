import {loadDictionary as load, type LoadedDictionary} from '../../dictionary-files.js';
import {shared} from '../shared.js';

/** Reads a dictionary: a bundled name or a path. */
export const loadDictionary = async ({source}: {readonly source: string}): Promise<LoadedDictionary> =>
	shared(await load(source));
