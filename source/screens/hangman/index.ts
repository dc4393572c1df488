import {setImmediate as breathe} from 'node:timers/promises';
import {isFairChooser, isUnlisted, splitPool, type MomentFound, type RaceGame} from '../../engine/index.js';
import {localDay} from '../../daily/calendar.js';
import {askHint, assessInput, reviewInput} from '../../games/hangman/calls.js';
import {isOver, isWatched, ownTurns, programIn} from '../../games/hangman/hangman.js';
import {leftDaily, type HangmanOpening} from '../../games/open.js';
import {playHangman, secondOpinion} from '../../games/hangman/agents.js';
import {findBest, isSought, playDay, playRival} from '../../games/hangman/rival.js';
import {tallyGames} from '../../games/player.js';
import {countDays, practiceNotice} from '../../text/hangman/daily.js';
import {openElsewhereNotice, leaveGameQuestion} from '../../text/left.js';
import {say, set, type Job, type Screen} from '../screen.js';
import type {Face} from '../session.js';
import {isReviewed, openHangman, took, type HangmanState, type HangmanUpdate} from './state.js';
import {codeOf, isLostByLeaving} from '../../games/kinds.js';
import {hangmanPage} from './page.js';
import type {AssessmentFound} from '../../workers/tasks/analysis.js';

type HangmanJob = Job<HangmanState>;

/** Milliseconds after which a frame that was asked for has been painted. */
const lull = 50;

const keyOf = ({play: {id, game}}: HangmanState, what: string): string =>
	`${what} ${game.turns.length} ${id}`;

function playOn({play, hand, gate}: HangmanState): HangmanJob {
	return {
		key: `play ${play.id}`,
		isBackground: true,
		async run({workers, player, signal, send}) {
			await playHangman(play, {
				...{workers, player, hand, signal},
				onThought: thought => send(set({thought, learning: undefined})),
				mayGuess: gate.wait,
				onProgress: learning => send(set({learning})),
				report: (applied, answer) => send(took(applied, answer)),
			});
			return undefined;
		},
	};
}

function findHint(state: HangmanState): HangmanJob | undefined {
	const {play, isHintWanted} = state;
	if (!isHintWanted) return undefined;
	return {
		key: keyOf(state, 'hint'),
		async run({workers, signal, send}) {
			const onProgress = (learning: number) => send(set({learning}));
			const thought = await askHint(play, workers, {signal, onProgress});
			return now => ({
				state: {...now, thought, isHintWanted: false, learning: undefined, refused: undefined},
				effect: () => now.hand.give({kind: 'hint'}),
			});
		},
	};
}

/** The most work in line mode: about a second. */
const shortWork = 640;

/** Returns the turn whose families are judged: the last one or, in a review, the one that is shown. */
function turnJudged(state: HangmanState, face: Face): number | undefined {
	const {play, panel, isAsked, isReviewing, shownTurn} = state;
	const {game, settings} = play;
	// In a fair game no family was chosen.
	if (isReviewing) return isFairChooser(settings.chooser) ? undefined : shownTurn;
	// In line mode families are judged only on request.
	const isShown = panel === 'families' && (face === 'screen' || isAsked);
	const isWanted = isShown && !isUnlisted(game) && game.question === undefined;
	return isWanted ? game.turns.length - 1 : undefined;
}

const takeAssessment =
	(turn: number, found: AssessmentFound): HangmanUpdate =>
	state => ({state: {...state, assessments: new Map([...state.assessments, [turn, found]])}});

function assess(state: HangmanState, face: Face): HangmanJob | undefined {
	const {play, isReviewing, assessments} = state;
	const turn = turnJudged(state, face);
	if (turn === undefined || turn >= play.game.turns.length || assessments.get(turn)?.isFinished)
		return undefined;
	return {
		key: `assess ${turn} ${play.id}`,
		// A review learns from it, but line mode doesn't wait for that.
		isBackground: isReviewing,
		async run({workers, signal, send}) {
			const work = face === 'screen' || isReviewing ? undefined : shortWork;
			const input = {...assessInput(play, turn), work};
			const onProgress = (found: AssessmentFound) => send(takeAssessment(turn, found));
			return takeAssessment(turn, await workers.run('assess', input, {signal, onProgress}));
		},
	};
}

function appraise(state: HangmanState): HangmanJob | undefined {
	const {play, isReviewing} = state;
	// The end of a day tells which letters gave something away.
	if (!isOver(play) || isReviewed(state) || !(isReviewing || play.daily)) return undefined;
	return {
		key: keyOf(state, 'appraise'),
		async run({workers, signal, send}) {
			const onProgress = (found: MomentFound) =>
				send(now => {
					const appraisals = [...now.appraisals];
					if (!appraisals[found.moment]?.isFinal) appraisals[found.moment] = found;
					return {state: {...now, appraisals}};
				});
			await workers.run('review', reviewInput(play), {signal, onProgress});
			return undefined;
		},
	};
}

/** Asks what `expert` would have guessed at the turn that is looked at; at every turn where none is. */
function askExpert(state: HangmanState, face: Face): HangmanJob | undefined {
	const {play, isReviewing, isExpertShown, shownTurn, opinions} = state;
	if (!isReviewing || !isExpertShown) return undefined;
	const turns = face === 'screen' ? [shownTurn] : Array.from(play.game.turns.keys());
	const wanted = turns.filter(at => at >= play.game.given && !opinions.has(at));
	if (wanted.length === 0) return undefined;
	return {
		key: keyOf(state, `expert at ${wanted.join(' ')}`),
		async run({workers, signal}) {
			const asked = wanted.map(async at => [at, await secondOpinion(play, at, workers, {signal})] as const);
			const found = await Promise.all(asked);
			return now => ({state: {...now, opinions: new Map([...now.opinions, ...found])}});
		},
	};
}

function race({rival}: HangmanState): HangmanJob | undefined {
	if (rival === undefined || rival.isDone) return undefined;
	return {
		key: `race ${rival.begun.id}`,
		async run(context) {
			const {signal, send} = context;
			const found = isSought(rival) ? await findBest(rival, context) : rival;
			if (found === undefined) return set({rival: undefined});
			send(set({rival: found}));
			const onProgress = (game: RaceGame) => send(set({rival: {...found, game}}));
			return set({rival: await playRival(found, context, {signal, onProgress})});
		},
	};
}

function followProgram({play}: HangmanState): HangmanJob | undefined {
	const program = programIn(play);
	if (program === undefined) return undefined;
	return {
		key: `program ${play.id}`,
		isBackground: true,
		run({player: {programs}, signal, send}) {
			const hear = () =>
				send(state => ({
					state: {
						...state,
						play: {...state.play, names: programs.names()},
						log: programs.log(program),
					},
				}));
			signal.addEventListener('abort', programs.onLog(hear), {once: true});
			hear();
			return undefined;
		},
	};
}

/** Before a day's game: where it has been played already. After it: the streak, and how the bots did. */
function dayWork({play}: HangmanState): readonly HangmanJob[] {
	const {id, daily, dictionary, isPractice} = play;
	if (!daily) return [];
	if (isOver(play))
		return [
			{
				key: `days ${id}`,
				async run(context) {
					const now = new Date();
					return set({counted: countDays(await tallyGames(context, localDay(now)), now)});
				},
			},
			{
				key: `bots ${id}`,
				run: async ({workers, signal}) => set({bots: await playDay(dictionary, daily, workers, {signal})}),
			},
		];
	const findPlayed: HangmanJob = {
		key: `played ${id}`,
		async run(context) {
			const {player, send} = context;
			const isNew = ownTurns(play).length === 0;
			if (isNew && leftDaily(await player.store.playedElsewhere(), daily.date))
				send(say(openElsewhereNotice));
			if (isPractice) return undefined;
			const {tried} = await tallyGames(context, daily.date);
			if (!tried.includes(daily.date)) return undefined;
			return state => ({
				state: {...state, play: {...state.play, isPractice: true}},
				say: practiceNotice,
			});
		},
	};
	return [findPlayed];
}

function goOn(state: HangmanState, isCovered: boolean, face: Face): HangmanJob | undefined {
	const {play, thought, pace, isPaused} = state;
	if (!thought || !isWatched(play) || isOver(play) || isPaused || isCovered) return undefined;
	return {
		key: keyOf(state, `guess every ${pace}`),
		isBackground: true,
		// Nobody looks at lines while they pass.
		pause: face === 'screen' ? pace * 1000 : 0,
		run: () => state => ({state, effect: state.gate.open}),
	};
}

/** Splits the words by each letter in turn, with keys let in between, so that the first guess finds them laid out and the code compiled; then makes the game’s code, as its record needs the same, and draws the page once more: the first guess is then shown in 18 ms instead of 27. */
function rehearse({play}: HangmanState): HangmanJob | undefined {
	const {id, game} = play;
	if (game.pool.length === 0) return undefined;
	return {
		key: `rehearse ${id}`,
		isBackground: true,
		pause: lull,
		async run({signal}) {
			for (const letter of game.words.alphabet.letters) {
				await breathe();
				if (signal.aborted) return undefined;
				splitPool(game.words, game.pool, letter);
			}

			await breathe();
			codeOf(play);
			return set({});
		},
	};
}

export const screen: Screen<HangmanOpening, HangmanState> = {
	open: openHangman,
	page: hangmanPage,
	work: ({state, session: {face}, isCovered}) => [
		playOn(state),
		findHint(state),
		goOn(state, isCovered, face),
		// First, because judging takes longer.
		appraise(state),
		assess(state, face),
		askExpert(state, face),
		followProgram(state),
		race(state),
		...dayWork(state),
		face === 'screen' ? rehearse(state) : undefined,
	],
	leaveQuestion: ({play}, {recorder}) =>
		play.game.moves.length > play.earlier && isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined,
};
