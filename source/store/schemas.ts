import * as v from 'valibot';
import {isText} from './text.js';

export const text = v.custom<string>(isText);

/** Texts by names, which are texts, too. */
export const texts = v.record(text, text);
