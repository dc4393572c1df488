import {describe, expect, test} from 'vitest';
import {status, type Forfeiter} from '../../source/engine/index.js';
import {beginHangman, isOver, offerAfter, withNames, type HangmanPlay} from '../../source/games/hangman.js';
import {codeOf, finishedRecord, isForfeited, isKeepable, kinds} from '../../source/games/kinds.js';
import {endPrograms} from '../../source/games/programs.js';
import {beginRival, endRival, playRival, raceOf, takeRivalGuess} from '../../source/games/rival.js';
import {createPrograms} from '../../source/programs/programs.js';
import {beginForm, choicesIn} from '../../source/settings/choices.js';
import {hangmanTable, type HangmanSettings} from '../../source/settings/hangman.js';
import {cheatText, outcomeText} from '../../source/text/hangman.js';
import {shareHangman} from '../../source/text/share.js';
import {raceVerdict} from '../../source/text/race.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {programThat} from '../programs/program.js';
import {localWorkers} from '../workers/local-workers.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

/** Those who answer, and may run the programs among some settings. */
function answerersFor(settings: HangmanSettings) {
	const programs = createPrograms({patience: 5});
	programs.allow(settings);
	return {workers: localWorkers(), player: {programs}};
}

const settingsWith = (wanted: Partial<HangmanSettings>): HangmanSettings => ({
	...hangmanSettings({dictionary: 'example'}),
	...{length: 4, budget: 12, seed: 'a'},
	...wanted,
});

const begin = (settings: HangmanSettings) => beginHangman(example, settings, 'a game').play;

/** A game to its end; the person guesses these letters in turn. */
async function playOut(begun: HangmanPlay, letters = ''): Promise<HangmanPlay> {
	const answerers = answerersFor(begun.settings);
	const typed = Array.from(letters).values();
	let play = begun;
	try {
		while (!isOver(play)) {
			const turn = kinds.hangman.turn(play);
			if (turn.by === 'nobody') throw new Error('Somebody is to move');
			if (turn.by === 'person' || turn.by === 'friend')
				play = kinds.hangman.play(play, typed.next().value ?? '')?.play ?? play;
			else ({play} = (await turn.ask(answerers)).take(play));
		}

		await endPrograms(play, true);
	} finally {
		await answerers.player.programs.stop();
	}

	return play;
}

describe('programs play a game', () => {
	test('as guesser and as chooser', async () => {
		const play = await playOut(begin(settingsWith({guesser: programThat(), chooser: programThat()})));
		expect(play.moves).toMatch(/^abcdefg/);
		expect(play.forfeit).toBeUndefined();
	});

	test.each([
		['guesser', 'dies', /ended before the game did \(exit code 3\): “no idea”/],
		['guesser', 'guesses twice', /guessed a a second time/],
		['chooser', 'never says ready', /answered “hello” where it should say “ready”/],
	] as const)('a %s that %s forfeits it, and nobody has won', async (side, misbehavior, sentence) => {
		const play = await playOut(begin(settingsWith({[side]: programThat(misbehavior)})), 'abc');
		expect(isForfeited(play)).toBe(true);
		expect(status(play.game)).toBe((side satisfies Forfeiter) === 'guesser' ? 'lost' : 'won');
		expect(outcomeText(play)).toBe(`The ${side} forfeits the game.`);
		expect(cheatText(play)).toMatch(sentence);
		expect(offerAfter(play, 3)).toBeUndefined();
		expect(shareHangman(play, undefined, {code: undefined, face: 'lines', isOwnList: false})).toContain(
			'broken off with',
		);
	});

	test('beside you', async () => {
		const settings = settingsWith({race: programThat('talks nonsense')});
		const answerers = answerersFor(settings);
		const begun = begin(settings);
		const guesser = settings.race;
		if (guesser === 'nobody' || guesser === 'best') throw new Error('A program is wanted');
		let rival = beginRival(begun, {kind: 'bot', guesser});
		const forfeit = await playRival(rival, answerers, {
			onProgress(answered) {
				rival = takeRivalGuess(rival, answered);
			},
		});
		const named = withNames(begun, answerers.player.programs.names());
		expect(raceVerdict(raceOf(named, endRival(rival, forfeit)))).toMatch(
			/^alphabet answered “nonsense.”, which is not a letter, and forfeits the race\.$/,
		);
	});
});

describe('a command runs only where it was typed', () => {
	const typed = 'run:touch somewhere';
	const play = begin(settingsWith({chooser: typed, race: typed}));

	test('it is never written down', () => {
		expect(isKeepable(play)).toBe(false);
		expect(codeOf(play, 'digest')).toBeUndefined();
		const over = {...play, game: {...play.game, pattern: 'ally'}};
		const record = finishedRecord(over, {date: '2026-11-23', digest: 'digest'});
		expect(record.settings).toMatchObject({chooser: 'run:', race: 'nobody'});
		expect(choicesIn({chooser: typed, guesser: typed, race: typed}, {})).toEqual({});
	});

	test.each(['chooser', 'guesser', 'race'])('a %s of a record is none', side => {
		const written = {...kinds.hangman.writeSettings(settingsWith({})), [side]: typed};
		expect(kinds.hangman.readSettings(written, example)).toBeUndefined();
		expect(kinds.hangman.readSettings({...written, [side]: undefined}, example)).toBeDefined();
	});

	test('nor is one among remembered choices', () => {
		const remembered = {chooser: typed, guesser: typed, race: typed, length: '5'};
		expect(beginForm(hangmanTable, {remembered, standards: {}, given: {}})).toEqual({length: 5});
	});

	test('one that nobody typed is refused', async () => {
		const answerers = {workers: localWorkers(), player: {programs: createPrograms()}};
		const turn = kinds.hangman.turn(begin(settingsWith({guesser: typed})));
		if (turn.by !== 'bot') throw new Error('A program is to guess');
		await expect(turn.ask(answerers)).rejects.toThrow('only where its command was typed');
	});
});
