import {assess, review} from './analysis.js';
import {define, findBest, loadDictionary, tally} from './files.js';
import {coach, decide, findOpenings, growTree, lookBack, openBook} from './ghost.js';
import {choose, learnList, playAlong, playJob, rank} from './hangman.js';
import {prove} from './prove.js';

export const tasks = {
	assess,
	choose,
	coach,
	decide,
	define,
	'find-best': findBest,
	'find-openings': findOpenings,
	'grow-tree': growTree,
	learn: learnList,
	'load-dictionary': loadDictionary,
	'look-back': lookBack,
	'open-book': openBook,
	'play-along': playAlong,
	'play-job': playJob,
	prove,
	rank,
	review,
	tally,
} as const;
