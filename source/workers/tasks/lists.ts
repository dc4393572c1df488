import {loadDictionary as load, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import {lookUp, openMeanings, type Meaning} from '../../dictionaries/meanings.js';
import {learn as learnFrom, type Dictionary, type Learnt} from '../../engine/index.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

export const loadDictionary = async (
	{dictionary, language}: Source,
	{signal}: TaskContext,
): Promise<LoadedDictionary> => shared(await load(dictionary, {language, signal}));

/** What words mean; those that are not known are left out. */
export const define = async ({words}: {readonly words: readonly string[]}): Promise<readonly Meaning[]> =>
	lookUp(await openMeanings(), words);

/** Learns from a list what words on no list are like, and tells the share that is done, from 0 to 1. */
export const learn = (
	{dictionary: {data}}: {readonly dictionary: Held<Dictionary>},
	{progress}: TaskContext<number>,
): Learnt => shared(learnFrom(data, data.alphabet, progress));
