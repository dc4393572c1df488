import {loadDictionary as load, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import type {TaskContext} from '../task.js';
import {shared} from '../share.js';

export const loadDictionary = async (
	{dictionary, language}: Source,
	{signal}: TaskContext,
): Promise<LoadedDictionary> => shared(await load(dictionary, {language, signal}));
