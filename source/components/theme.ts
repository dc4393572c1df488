import {fancyMarks} from './tone.js';

/** The old colors, until every screen draws through `Tone`. */
export const theme = {
	hit: 'cyan',
	miss: 'red',
	fiend: 'magenta',
	accent: 'yellow',
	quiet: '',
} as const;

export {fancyMarks as marks};
export {countOf, formatNumber} from '../text/numbers.js';
