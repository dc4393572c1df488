import {
	createPlayers,
	hasProgram,
	type Dictionary,
	type Job,
	type Score,
	type Tournament,
	type TournamentKnowledge,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import {forLatest, type TaskContext} from '../task.js';

export type TournamentGround = {
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	readonly knowledge: TournamentKnowledge;
};

const playersOf = forLatest(({dictionary, tournament, knowledge}: TournamentGround) =>
	createPlayers(dictionary, tournament, provedAnswers, knowledge),
);

export const playJob = (
	{ground, job}: {readonly ground: Held<TournamentGround>; readonly job: Job},
	{ask}: Pick<TaskContext, 'ask'>,
): Score | Promise<Score> =>
	hasProgram(job) ? playersOf(ground.data).askPrograms(job, ask) : playersOf(ground.data).play(job);
