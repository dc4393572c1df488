import {createPlayer, type Dictionary, type Job, type Score, type Tournament} from '../engine/index.js';

let play: ((job: Job) => Score) | undefined;

/** Begins a tournament on this thread, in place of the one before. */
export function openTournament(dictionary: Dictionary, tournament: Tournament): void {
	play = createPlayer(dictionary, tournament);
}

/** Plays a job of the tournament begun last. */
export function playJob(job: Job): Score {
	if (play === undefined) throw new Error('No tournament has been opened');
	return play(job);
}
