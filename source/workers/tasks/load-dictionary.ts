import {loadDictionary as load, type LoadedDictionary} from '../../dictionaries/index.js';
import type {Language} from '../../engine/index.js';
import type {TaskContext} from '../task.js';
import {shared} from '../share.js';

/** Reads a dictionary: a bundled name, a path, or standard input. */
export const loadDictionary = async (
	{source, language = 'en'}: {readonly source: string; readonly language?: Language},
	{signal}: TaskContext,
): Promise<LoadedDictionary> => shared(await load(source, {language, signal}));
