import {assess, chance, review} from './analysis.js';
import {choose} from './choose.js';
import {coach} from './coach.js';
import {decide} from './decide.js';
import {drawTree} from './draw-tree.js';
import {findBest, tally} from './history.js';
import {findOpenings} from './find-openings.js';
import {define, learn, loadDictionary} from './lists.js';
import {lookBack} from './look-back.js';
import {openBook} from './open-book.js';
import {playAlong} from './play-along.js';
import {playJob} from './play-job.js';
import {prove} from './prove.js';
import {rank} from './rank.js';

export const tasks = {
	assess,
	chance,
	choose,
	coach,
	decide,
	define,
	'draw-tree': drawTree,
	'find-best': findBest,
	'find-openings': findOpenings,
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
