import {learn as learnFrom, type Dictionary, type Learnt} from '../../engine/index.js';
import type {Held} from '../held.js';
import {shared} from '../share.js';
import type {TaskContext} from '../task.js';

/** Learns from a list what words on no list are like, and tells the share that is done, from 0 to 1. */
export const learn = (
	{dictionary: {data}}: {readonly dictionary: Held<Dictionary>},
	{progress}: TaskContext<number>,
): Learnt => shared(learnFrom(data, data.alphabet, progress));
