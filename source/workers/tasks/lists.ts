import {loadDictionary as load, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import {lookUp, openMeanings, type Meaning} from '../../dictionaries/meanings.js';
import {learn as learnFrom, type Dictionary, type Learnt} from '../../engine/index.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

export const loadDictionary = async (
	{dictionary, language}: Source,
	{signal}: TaskContext,
): Promise<LoadedDictionary> => shared(await load(dictionary, {language, signal}));

/** Looks up words; leaves out those without a meaning. */
export const define = async ({words}: {readonly words: readonly string[]}): Promise<readonly Meaning[]> =>
	lookUp(await openMeanings(), words);

/** Learns from a list how words are made, and reports the share done, from 0 to 1. */
export const learn = (
	{dictionary: {data}}: {readonly dictionary: Held<Dictionary>},
	{progress}: TaskContext<number>,
): Learnt => shared(learnFrom(data, data.alphabet, progress));
