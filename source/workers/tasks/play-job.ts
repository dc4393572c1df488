import {createPlayer, type Dictionary, type Job, type Score, type Tournament} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import {forLatest} from '../for-latest.js';
import type {Held} from '../held.js';

/** What the jobs of a tournament have in common. */
export type TournamentGround = {readonly dictionary: Dictionary; readonly tournament: Tournament};

const playerOf = forLatest(({dictionary, tournament}: TournamentGround) =>
	createPlayer(dictionary, tournament, provedAnswers),
);

/** Plays a job of a tournament. */
export const playJob = ({ground, job}: {readonly ground: Held<TournamentGround>; readonly job: Job}): Score =>
	playerOf(ground.data)(job);
