import {setImmediate as breathe} from 'node:timers/promises';
import {askChooser, type AnyGuesser, type Assessment} from '../../engine/index.js';
import {localDay, untilTomorrow} from '../../daily/calendar.js';
import {callAssessment, callChance, callReview, run} from '../../games/calls.js';
import {
	asPractice,
	basisOf,
	botToGuess,
	isAsking,
	isOver,
	mayAssess,
	situationAfter,
	situationOf,
	withNames,
	type HangmanPlay,
} from '../../games/hangman.js';
import {leftDaily} from '../../games/open.js';
import {askForAnswer, askForThought, beginPrograms, endPrograms} from '../../games/programs.js';
import {bestMoves, endRival, playRival, takeRivalGuess} from '../../games/rival.js';
import {tallyGames} from '../../games/finished.js';
import {secondOpinion} from '../../games/afterwards.js';
import {programsIn} from '../../settings/program.js';
import {practiceNotice} from '../../text/daily.js';
import {openElsewhereNotice} from '../../text/left.js';
import {findDigest} from '../common-work.js';
import {set, type Job} from '../screen.js';
import {raceBest, raceOn} from './race-state.js';
import {appraised, isReviewed, lookedBack} from './review-state.js';
import {
	answer,
	guessThought,
	racing,
	reviewing,
	takeStanding,
	takeThought,
	type HangmanState,
} from './state.js';
import type {AnsweredGuess} from '../../workers/tasks/play-along.js';

type HangmanJob = Job<HangmanState>;

/** Milliseconds after which a frame that was asked for has been painted. */
const lull = 50;

const keyOf = ({play: {id, game}}: Pick<HangmanState, 'play'>, what: string): string =>
	`${what} ${game.turns.length} ${id}`;

function choose(state: HangmanState): HangmanJob | undefined {
	const {play} = state;
	if (!isAsking(play)) return undefined;
	return {
		key: keyOf(state, 'choose'),
		run: async ({workers, player, signal}) => answer(await askForAnswer(play, {workers, player}, {signal})),
	};
}

function thinkerOf({play, thought, isHintWanted}: HangmanState): AnyGuesser | undefined {
	if (thought) return undefined;
	return isHintWanted ? 'expert' : botToGuess(play);
}

function think(state: HangmanState): HangmanJob | undefined {
	const guesser = thinkerOf(state);
	if (guesser === undefined) return undefined;
	const {play} = state;
	return {
		key: keyOf(state, guesser),
		async run({workers, player, signal, send}) {
			const onProgress = (learning: number) => send(set({learning}));
			return takeThought(await askForThought(play, guesser, {workers, player}, {signal, onProgress}));
		},
	};
}

function assess(state: HangmanState): HangmanJob | undefined {
	const {play, panel, review, standing} = state;
	const isWanted = mayAssess(play) && panel === 'families' && !review?.isOpen && play.waiting.length === 0;
	if (!isWanted || standing?.isFinished) return undefined;
	return {
		key: keyOf(state, 'assess'),
		async run({workers, signal, send}) {
			const onProgress = (found: Assessment) => send(takeStanding(found, false));
			return takeStanding(
				await run(callAssessment(play, situationOf(play)), workers, {signal, onProgress}),
				true,
			);
		},
	};
}

function findChance(state: HangmanState): HangmanJob | undefined {
	const {play, panel, chance} = state;
	const call = panel === 'families' && chance === undefined ? callChance(play) : undefined;
	if (call === undefined) return undefined;
	return {
		key: keyOf(state, 'chance'),
		run: async ({workers, signal}) => set({chance: await run(call, workers, {signal})}),
	};
}

function appraise(state: HangmanState): HangmanJob | undefined {
	const {play, review} = state;
	if (!review || isReviewed(review) || !(review.isOpen || play.daily)) return undefined;
	return {
		key: keyOf(state, 'appraise'),
		async run({workers, signal, send}) {
			await run(callReview(play), workers, {
				signal,
				onProgress: found => send(reviewing(appraised(found))),
			});
			return reviewing(found => ({...found, done: new Set(found.appraisals.keys())}));
		},
	};
}

/** Works out the misses that each family of the reviewed turn comes to; in a fair game no family was chosen. */
function lookBack(state: HangmanState): HangmanJob | undefined {
	const {play, review} = state;
	if (!review?.isOpen || basisOf(play) === 'average' || review.costs.get(review.turn)?.isFinished)
		return undefined;
	const {turn} = review;
	const situation = situationAfter(play, turn);
	if (situation === undefined) return undefined;
	return {
		key: keyOf(state, `look back ${turn}`),
		async run({workers, signal, send}) {
			const onProgress = (found: Assessment) => send(reviewing(lookedBack(turn, found, false)));
			const found = await run(callAssessment(play, situation), workers, {signal, onProgress});
			return reviewing(lookedBack(turn, found, true));
		},
	};
}

function askExpert({play, review}: HangmanState): HangmanJob | undefined {
	if (!review?.isOpen || !review.isExpertShown) return undefined;
	const {turn, opinions} = review;
	if (opinions.has(turn) || turn < (play.daily?.given.length ?? 0)) return undefined;
	return {
		key: keyOf({play}, `expert at ${turn}`),
		async run({workers, player, signal}) {
			const found = await secondOpinion(play, turn, {workers, player}, {signal});
			return reviewing(shown => ({...shown, opinions: new Map([...shown.opinions, [turn, found]])}));
		},
	};
}

function race({race: {rival}}: HangmanState): HangmanJob | undefined {
	if (rival === undefined || rival.isDone) return undefined;
	return {
		key: `race ${rival.play.id}`,
		async run({workers, player, signal, send}) {
			const onProgress = (answered: AnsweredGuess) =>
				send(racing(raceOn(now => takeRivalGuess(now, answered))));
			const forfeit = await playRival(rival, {workers, player}, {signal, onProgress});
			return racing(raceOn(now => endRival(now, forfeit)));
		},
	};
}

/** Has the programs of a game begin it, and keeps them for as long as it is shown; those of one that is over hear how it ended. */
function seatPrograms({play}: HangmanState): readonly (HangmanJob | undefined)[] {
	const playing = programsIn(play.settings);
	if (playing.length === 0) return [];
	return [
		isOver(play)
			? {
					key: keyOf({play}, 'tell the end'),
					async run() {
						await endPrograms(play, true);
						return undefined;
					},
				}
			: undefined,
		{
			key: `programs ${play.id}`,
			async run({workers, player, signal, send}) {
				const {programs} = player;
				const hear = () =>
					send(state => ({
						state: {...state, play: withNames(state.play, programs.names()), log: programs.log(playing)},
					}));
				const stop = programs.onLog(hear);
				signal.addEventListener('abort', stop, {once: true});
				signal.addEventListener('abort', () => void endPrograms(play, false), {once: true});
				hear();
				const forfeit = await beginPrograms(play, {workers, player});
				return forfeit && answer({forfeit});
			},
		},
	];
}

function countDays({play, counted}: HangmanState): HangmanJob | undefined {
	if (!play.daily || !isOver(play) || counted) return undefined;
	return {
		key: keyOf({play}, 'days'),
		async run(context) {
			const now = new Date();
			const {days, daily} = (await tallyGames(context, localDay(now))).all;
			return set({counted: {days, week: daily.week, untilTomorrow: untilTomorrow(now)}});
		},
	};
}

function findElsewhere({play: {id, daily, game}}: HangmanState): HangmanJob | undefined {
	if (!daily || game.turns.length > daily.given.length) return undefined;
	return {
		key: `elsewhere ${id}`,
		async run({player, tell}) {
			if (leftDaily(await player.store.playedElsewhere(), daily.date)) tell(openElsewhereNotice);
			return undefined;
		},
	};
}

function findTried({play}: HangmanState): HangmanJob | undefined {
	const {id, daily, isPractice} = play;
	if (!daily || isPractice || isOver(play)) return undefined;
	return {
		key: `tried ${id}`,
		async run(context) {
			const {tried} = (await tallyGames(context, daily.date)).all;
			if (!tried.includes(daily.date)) return undefined;
			context.tell(practiceNotice);
			return state => ({state: {...state, play: asPractice(state.play)}});
		},
	};
}

function findBest({race: {from}}: HangmanState): HangmanJob | undefined {
	if (from === undefined) return undefined;
	return {
		key: `best ${from.id}`,
		run: async context => racing(raceBest(await bestMoves(from, context))),
	};
}

function goOn(state: HangmanState, isCovered: boolean): HangmanJob | undefined {
	const {play, thought, pace, isPaused} = state;
	if (!thought || botToGuess(play) === undefined || isPaused || isCovered) return undefined;
	return {key: keyOf(state, `guess every ${pace}`), pause: pace * 1000, run: () => guessThought};
}

/** Splits the words by each letter in turn, with keys let in between, so that the first guess finds them laid out and the code compiled. */
function rehearse({play: {id, game}}: HangmanState): HangmanJob {
	return {
		key: `rehearse ${id}`,
		pause: lull,
		async run({signal}) {
			for (const letter of game.words.alphabet.letters) {
				await breathe();
				if (signal.aborted) break;
				askChooser(game, letter);
			}

			return undefined;
		},
	};
}

const digest = (play: HangmanPlay): HangmanJob =>
	findDigest({id: play.id, isOver: isOver(play), dictionary: play.ground.dictionary}, found =>
		set({digest: found}),
	);

export const hangmanWork = (state: HangmanState, isCovered: boolean): readonly HangmanJob[] =>
	[
		choose(state),
		think(state),
		goOn(state, isCovered),
		findChance(state),
		assess(state),
		lookBack(state),
		askExpert(state),
		appraise(state),
		findBest(state),
		...seatPrograms(state),
		race(state),
		countDays(state),
		findElsewhere(state),
		findTried(state),
		rehearse(state),
		state.digest === undefined ? digest(state.play) : undefined,
	].filter(job => job !== undefined);
