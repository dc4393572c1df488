import {describe, expect, test} from 'vitest';
import {status} from '../../source/engine/index.js';
import {playHangman} from '../../source/games/hangman/agents.js';
import {createHand} from '../../source/games/hand.js';
import {beginHangman, judgeGame, offerAfter, type HangmanPlay} from '../../source/games/hangman/hangman.js';
import {deaf, makeGuess, movesOf} from './moves.js';
import {decodeGame} from '../../source/codes/code.js';
import {codeOf, kinds, recordOf} from '../../source/games/kinds.js';
import {openGame, reopen} from '../../source/games/open.js';
import {beginRival, findBest, playRival, raceOf} from '../../source/games/hangman/rival.js';
import {createPrograms} from '../../source/programs/programs.js';
import {chosenIn, choicesToKeep, openSession} from '../../source/screens/session.js';
import {hangmanForm} from '../../source/screens/hangman-setup/index.js';
import type {HangmanSettings} from '../../source/settings/hangman.js';
import {cheatText, outcomeText} from '../../source/text/hangman/hangman.js';
import {hangmanPlain} from '../../source/text/hangman/plain.js';
import {guesserName} from '../../source/text/players.js';
import {shareGame} from '../../source/text/share.js';
import {reviewParts} from '../../source/text/hangman/review.js';
import {raceVerdict} from '../../source/text/hangman/race.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {programThat} from '../programs/program.js';
import {playerWith} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

/** Those who answer, and may run the programs among some settings. */
function answerersFor(settings: HangmanSettings, patience = 5) {
	const programs = createPrograms({patience});
	programs.allow(settings);
	return {workers: localWorkers(), player: {programs}};
}

const settingsWith = (wanted: Partial<HangmanSettings>): HangmanSettings => ({
	...hangmanSettings({dictionary: 'example'}),
	...{length: 4, budget: 12, seed: 'a'},
	...wanted,
});

const begin = (settings: HangmanSettings) => beginHangman(example, settings, 'a game');

const atOnce = {onThought: () => undefined, mayGuess: () => Promise.resolve()};

/** Plays a game that is watched to its end. */
async function playOut(play: HangmanPlay, answerers = answerersFor(play.settings)): Promise<HangmanPlay> {
	try {
		let {game} = play;
		await playHangman(play, {
			...{...answerers, ...atOnce, hand: createHand()},
			report(applied) {
				if (applied.ok) game = applied.state;
			},
		});
		return {...play, game, names: answerers.player.programs.names()};
	} finally {
		await answerers.player.programs.stop();
	}
}

describe('a program plays a game', () => {
	test.each(['evil', 'perfect', 'random'] as const)('as guesser against %s', async chooser => {
		const play = await playOut(begin(settingsWith({guesser: programThat(), chooser})));
		expect(movesOf(play)).toMatch(/^abcde/);
		expect(guesserName(play)).toBe('alphabet');
		expect(play.game.forfeit).toBeUndefined();
	});

	test.each([
		['dies', /^alphabet ended before the game did \(exit code 3\): “no idea”/],
		['guesses twice', /^alphabet guessed a a second time/],
		['never says ready', /answered “hello” where it should say “ready”/],
	] as const)('one that %s forfeits it', async (does, sentence) => {
		const play = await playOut(begin(settingsWith({guesser: programThat(does)})));
		expect(status(play.game)).toBe('lost');
		expect(outcomeText(play)).toBe('The guesser forfeits the game.');
		expect(cheatText(play)).toMatch(sentence);
		expect(hangmanPlain(play, {}).lines[0]).toMatch(/^The guesser forfeits/);
		expect(offerAfter(play, 3)).toBeUndefined();
		expect(shareGame(play, {code: undefined, isSpoken: false})).toContain('stopped with');
	});

	test('and is ended with a game that is left while it thinks', async () => {
		const guesser = programThat('hangs');
		const play = begin(settingsWith({guesser}));
		const answerers = answerersFor(play.settings, 600);
		const {programs} = answerers.player;
		const left = new AbortController();
		programs.onLog(() => {
			if (programs.log(guesser).some(({text}) => text.startsWith('guess'))) left.abort();
		});
		const game = playHangman(play, {
			...{...answerers, ...atOnce, hand: createHand(), signal: left.signal},
			report: () => undefined,
		});
		await expect(game).resolves.toBeUndefined();
	});

	test('beside you', async () => {
		const settings = settingsWith({race: programThat('talks nonsense')});
		const answerers = answerersFor(settings);
		const begun = begin(settings);
		const guesser = settings.race;
		if (guesser === 'nobody' || guesser === 'best') throw new Error('A program is wanted');
		const rival = await playRival(beginRival(begun, {kind: 'bot', guesser}), answerers);
		const named = {...begun, names: answerers.player.programs.names()};
		expect(raceVerdict(raceOf(named, rival))).toMatch(
			/^alphabet answered “nonsense.”, which is not a letter, and forfeits the race\.$/,
		);
	});
});

describe('a game with a program', () => {
	test('is not kept, and its code is that of its letters', async () => {
		const play = await playOut(begin(settingsWith({guesser: programThat('dies')})));
		expect(kinds.hangman.isWatched(play)).toBe(true);
		const read = decodeGame(codeOf(play) ?? '');
		if (!read.ok) throw new Error(read.reason);
		expect(read.game).toMatchObject({moves: movesOf(play), settings: {guesser: 'you'}});
		const record = {...read.game, settings: {...read.game.settings, dictionary: 'example'}};
		const tools = {workers: localWorkers(), mayBlock: true} as const;
		expect(await reopen({as: 'replayed', record}, example, tools)).toMatchObject({ok: true});
	});

	test('beside you goes on without it', async () => {
		const {play} = makeGuess(begin(settingsWith({race: programThat()})), 'z');
		expect(kinds.hangman.isWatched(play)).toBe(false);
		const record = recordOf(play, '2026-11-23');
		expect(JSON.stringify(record)).not.toContain('run:');
		const tools = {workers: localWorkers(), mayBlock: true} as const;
		const reopened = await reopen({as: 'resumed', record}, example, tools);
		if (!reopened.ok || reopened.opening.game !== 'hangman') throw new Error('It can’t be opened');
		const again = openGame(reopened.opening, deaf).play;
		if ('book' in again) throw new Error('A game of Hangman is wanted');
		expect(movesOf(again)).toBe('z');
		expect(again.settings.race).toBe('nobody');
	});

	test('is raced with your best, whoever was beside you then', async () => {
		const settings = settingsWith({race: programThat()});
		const {play} = makeGuess(begin(settings), 'z');
		const record = recordOf(play, '2026-11-23T12:00');
		const player = playerWith([{...record, end: {result: 'lost', misses: 1}}]);
		const best = begin({...settings, race: 'best'});
		const sought = beginRival(best, {kind: 'best', moves: undefined});
		const found = await findBest(sought, {player, workers: localWorkers()});
		expect(found).toEqual({...sought, by: {kind: 'best', moves: [{kind: 'guess', guess: 'z'}]}});
	});
});

describe('a command runs only where it was typed', () => {
	const typed = 'run:touch somewhere';

	test('it is never written down', () => {
		const written = kinds.hangman.writeSettings({settings: settingsWith({guesser: typed, race: typed})});
		expect(written).toMatchObject({guesser: 'you', race: 'nobody'});
		expect(choicesToKeep({guesser: typed, race: typed})).toEqual({});
	});

	test.each(['chooser', 'guesser', 'race'])('a %s of a record is none', side => {
		const written = {...kinds.hangman.writeSettings({settings: settingsWith({})}), [side]: typed};
		expect(kinds.hangman.readSettings(written, example)).toBeUndefined();
		expect(kinds.hangman.readSettings({...written, [side]: undefined}, example)).toBeDefined();
	});

	test('nor is one among remembered choices', () => {
		const hangman = {chooser: typed, guesser: typed, race: typed, length: '5'};
		const session = openSession({remembered: {hangman}});
		expect(chosenIn(session, 'hangman', hangmanForm)).toEqual({length: 5});
	});

	test('one that nobody typed is refused', async () => {
		const answerers = {workers: localWorkers(), player: {programs: createPrograms()}};
		const play = begin(settingsWith({guesser: typed}));
		const over = await playOut(play, answerers);
		expect(over.game.forfeit?.reason).toEqual({kind: 'untyped'});
	});

	test('a game without a turn is not judged', async () => {
		const answerers = {workers: localWorkers(), player: {programs: createPrograms()}};
		const play = await playOut(begin(settingsWith({guesser: typed})), answerers);
		const parts = reviewParts({
			play,
			review: judgeGame(play, []),
			turn: 0,
			share: 1,
			assessment: undefined,
			opinions: undefined,
		});
		expect(parts).toEqual([{part: 'prose', paragraphs: ['No letter was guessed.']}]);
	});
});

test.each(['e7', 'z0#chooser failed', 'z#guesser failed', '0'])('%s are no moves', moves => {
	expect(kinds.hangman.readMoves(moves, example.alphabet)).toBeUndefined();
});
