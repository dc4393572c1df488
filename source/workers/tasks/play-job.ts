import {
	createPlayer,
	createProgramPlayer,
	hasProgram,
	type Dictionary,
	type Job,
	type Knowledge,
	type Score,
	type Tournament,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import {forLatest, type TaskContext} from '../task.js';

export type TournamentGround = {
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	readonly knowledge: Knowledge;
};

const playerOf = forLatest(({dictionary, tournament, knowledge}: TournamentGround) =>
	createPlayer(dictionary, tournament, provedAnswers, knowledge),
);

const programPlayerOf = forLatest(({dictionary, tournament, knowledge}: TournamentGround) =>
	createProgramPlayer(dictionary, tournament, provedAnswers, knowledge),
);

export const playJob = (
	{ground, job}: {readonly ground: Held<TournamentGround>; readonly job: Job},
	{ask}: Pick<TaskContext, 'ask'>,
): Score | Promise<Score> =>
	hasProgram(job) ? programPlayerOf(ground.data)(job, ask) : playerOf(ground.data)(job);
