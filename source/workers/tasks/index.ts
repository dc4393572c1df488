import {assess, chance, review} from './analysis.js';
import {choose, playAlong, playJob, rank} from './hangman.js';
import {coach, decide, findOpenings, growTree, lookBack, openBook} from './ghost.js';
import {findBest, tally} from './history.js';
import {define, learn, loadDictionary} from './lists.js';
import {prove} from './prove.js';

export const tasks = {
	assess,
	chance,
	choose,
	coach,
	decide,
	define,
	'find-best': findBest,
	'find-openings': findOpenings,
	'grow-tree': growTree,
	learn,
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
