import {
	gameBefore,
	isProgram,
	programSides,
	rankLetter,
	type AnyGuesser,
	type Asked,
	type Forfeited,
	type ProgramName,
	type Ranking,
	type Sides,
} from '../engine/index.js';
import type {Players, Programs} from '../programs/programs.js';
import type {RunOptions, Workers} from '../workers/client.js';
import {programsIn} from '../settings/program.js';
import {askGuesser, callChooser, knownIn, run} from './calls.js';
import {questionsOf} from './chooser-memory.js';
import type {Answered, HangmanGround, HangmanPlay} from './hangman.js';

/** Who answers in games: threads for our players, and programs for themselves. */
export type Answerers = {
	readonly workers: Pick<Workers, 'run'>;
	readonly player: {readonly programs: Programs};
};

type Seats = {
	readonly players: Players;
	readonly sides: Sides;
	readonly begun: Promise<Asked<undefined>>;
};

/** By what stands for a game from its beginning to its end. */
const seats = new WeakMap<HangmanGround, Promise<Seats>>();

/** Tells the programs of a game that it begins, and a chooser what it was asked before the game was left: what it answers to that by now changes nothing. */
async function begin(sides: Sides, {settings, game}: HangmanPlay): Promise<Asked<undefined>> {
	let told = await sides.begin(game);
	if (!isProgram(settings.chooser)) return told;
	for (const [turn, question] of questionsOf(game).entries()) {
		if (!told.ok) break;
		const asked = await sides.choose(gameBefore(game, turn), question);
		told = asked.ok ? {ok: true, answer: undefined} : asked;
	}

	return told;
}

/** The programs of a game, which are told that it has begun; they may know what guessers know. */
async function seat(play: HangmanPlay, {workers, player: {programs}}: Answerers): Promise<Seats> {
	const {list} = await knownIn(play, workers);
	const players = programs.open(list.data);
	const {guesser, chooser} = play.settings;
	const sides = programSides({guesser, chooser, ask: players.ask});
	return {players, sides, begun: begin(sides, play)};
}

function seatsOf(play: HangmanPlay, answerers: Answerers): Promise<Seats> {
	const seated = seats.get(play.ground) ?? seat(play, answerers);
	seats.set(play.ground, seated);
	return seated;
}

async function ask<Answer>(
	play: HangmanPlay,
	answerers: Answerers,
	asking: (sides: Sides) => Promise<Asked<Answer>>,
): Promise<Asked<Answer>> {
	const {sides, begun} = await seatsOf(play, answerers);
	const told = await begun;
	return told.ok ? asking(sides) : told;
}

/** Starts the programs of a game; gives which of them forfeits it at once, if one does. */
export async function beginPrograms(play: HangmanPlay, answerers: Answerers): Promise<Forfeited | undefined> {
	const {guesser, chooser} = play.settings;
	if (programsIn({guesser, chooser}).length === 0) return undefined;
	const {begun} = await seatsOf(play, answerers);
	const told = await begun;
	return told.ok ? undefined : told.forfeit;
}

export async function askForAnswer(
	play: HangmanPlay,
	answerers: Answerers,
	options: Pick<RunOptions, 'signal'> = {},
): Promise<Answered> {
	const {game, ground, question} = play;
	const call = callChooser(play);
	if (question === undefined || call === undefined)
		throw new Error('A chooser is asked only where a guess waits');
	if (!isProgram(ground.chooser)) return run(call, answerers.workers, options);
	const asked = await ask(play, answerers, sides => sides.choose(game, question));
	if (!asked.ok) return {forfeit: asked.forfeit};
	const {family, isProved} = asked.answer;
	return {family: question.families.indexOf(family), isProved};
}

export type Thought = Ranking | {readonly forfeit: Forfeited};

/** What a guesser thinks of the turn to come; one that has to learn first tells the share that is done. */
export async function askForThought(
	play: HangmanPlay,
	guesser: AnyGuesser,
	answerers: Answerers,
	options: Pick<RunOptions<number>, 'signal' | 'onProgress'> = {},
): Promise<Thought> {
	if (!isProgram(guesser)) return askGuesser(play, guesser, answerers.workers, options);
	const asked = await ask(play, answerers, sides => sides.guess(play.game));
	if (!asked.ok) return {forfeit: asked.forfeit};
	if (asked.answer === undefined) throw new Error('A program guesses a letter');
	return rankLetter(play.game, asked.answer);
}

export const programNames = ({settings, names}: HangmanPlay): ReadonlyMap<ProgramName, string> =>
	new Map(
		(['guesser', 'chooser', 'race'] as const).flatMap(side => {
			const player = settings[side];
			return isProgram(player) ? [[player, names[side]]] : [];
		}),
	);

/** Ends the programs of a game; those of one that is over hear how it ended. */
export async function endPrograms({ground, game}: HangmanPlay, isTold: boolean): Promise<void> {
	const seated = await seats.get(ground);
	if (seated === undefined) return;
	seats.delete(ground);
	if (isTold) await seated.sides.end(game);
	await seated.players.end();
}
