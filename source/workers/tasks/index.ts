import {assessTask, reviewTask} from './analysis.js';
import {defineTask, findBestTask, loadDictionaryTask, tallyTask} from './files.js';
import {coachTask, decideTask, findOpeningsTask, growTreeTask, lookBackTask, openBookTask} from './ghost.js';
import {chooseTask, learnTask, playAlongTask, playJobTask, rankTask} from './hangman.js';
import {proveTask} from './prove.js';

export const tasks = {
	assess: assessTask,
	choose: chooseTask,
	coach: coachTask,
	decide: decideTask,
	define: defineTask,
	'find-best': findBestTask,
	'find-openings': findOpeningsTask,
	'grow-tree': growTreeTask,
	learn: learnTask,
	'load-dictionary': loadDictionaryTask,
	'look-back': lookBackTask,
	'open-book': openBookTask,
	'play-along': playAlongTask,
	'play-job': playJobTask,
	prove: proveTask,
	rank: rankTask,
	review: reviewTask,
	tally: tallyTask,
} as const;
