import {makeGuess, takeHint} from './moves.js';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {makeBook, readMoves} from '../../source/engine/index.js';
import {playMove} from './ghost-moves.js';
import {beginGhost} from '../../source/games/ghost/ghost.js';
import {beginHangman} from '../../source/games/hangman/hangman.js';
import {openGame} from '../../source/games/open.js';
import {createRecorder, type Recorder} from '../../source/games/recorder.js';
import {isRepeatable, kindOf, type GamePlay} from '../../source/games/kinds.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import type {HangmanSettings} from '../../source/settings/hangman.js';
import {type Config, type GameRecord, type StoreFault} from '../../source/store/index.js';
import {left} from '../store/games.js';
import {dictionaryOf, ghostSettings, hangmanSettings} from '../line-mode/transcript.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');
const began = new Date(2026, 10, 21, 17, 18, 20);

const keeps = (recorder: Recorder, play: GamePlay): boolean =>
	!kindOf(play).isWatched(play) && isRepeatable(play) && recorder.keeps(play.id);

/** A recorder, and what it has the store do. */
function record({canKeep = true, fails}: {readonly canKeep?: boolean; readonly fails?: string} = {}) {
	const written: GameRecord[] = [];
	const remembered: Config[] = [];
	const faults: StoreFault[] = [];
	const recorder = createRecorder(
		{
			leave(game) {
				if (game.moves === fails) throw new Error('No more memory');
				written.push(game);
			},
			finish: game => written.push(game),
			report: fault => faults.push(fault),
			release: () => undefined,
			canKeep: () => canKeep,
			remember(change) {
				remembered.push(change);
				return Promise.resolve();
			},
			settled: () => Promise.resolve(),
		},
		() => began,
	);
	const hear = async ({play, isNew}: {readonly play: GamePlay; readonly isNew: boolean}) => {
		if (isNew) recorder.onPlay(play);
		await recorder.settled();
	};

	return {recorder, written, remembered, faults, hear};
}

const settings = (wanted: Partial<HangmanSettings> = {}): HangmanSettings => ({
	...hangmanSettings(),
	length: 4,
	budget: 3,
	seed: 'a',
	...wanted,
});

async function play(letters: string, wanted: Partial<HangmanSettings> = {}, to = record()) {
	let play = beginHangman(example, settings(wanted), to.recorder.begin());
	for (const letter of letters) {
		const step = letter === '?' ? takeHint(play) : makeGuess(play, letter);
		({play} = step);
		await to.hear(step);
	}

	return {play, ...to};
}

describe('Hangman', () => {
	test('a game is kept from its first letter or hint on, and a line when it is over', async () => {
		expect((await play('')).written).toEqual([]);
		const hinted = await play('?');
		expect(hinted.written).toMatchObject([{id: hinted.play.id, moves: '?', standing: {left: 3, budget: 3}}]);
		const {written} = await play('e?zq');
		expect(written).toMatchObject([
			{moves: 'e', standing: {shown: '----', left: 2}},
			{moves: 'e?'},
			{moves: 'e?z', standing: {left: 1}},
			{game: 'hangman', moves: 'e?zq', end: {result: 'lost', misses: 3}},
		]);
		for (const {date} of written) expect(date).toMatch(/^2026-11-21T17:18:20/);
	});

	test('one that can’t be written down is reported, and keeps none after it from being written', async () => {
		const {written, faults} = await play('e?zq', {}, record({fails: 'e'}));
		expect(written.map(({moves}) => moves)).toEqual(['e?', 'e?z', 'e?zq']);
		expect(faults).toEqual([{kind: 'unkept', reason: 'Error: No more memory'}]);
	});

	test('one that is gone on with is not written before it moves on, and keeps the moment it began', async () => {
		const {recorder, written, hear} = record();
		const opened = openGame(
			{
				game: 'hangman',
				list: example,
				settings: settings(),
				resumed: {...left, date: 'long ago', moves: readMoves('ez')},
			},
			recorder,
		);
		await hear(opened);
		expect(written).toEqual([]);
		await hear(makeGuess(opened.play, 'o'));
		expect(written).toMatchObject([{id: 'left', date: 'long ago', moves: 'ezo'}]);
	});

	test('one that is only shown, or that a bot plays, is not kept', async () => {
		const {recorder, written, hear} = record();
		const shown = openGame(
			{game: 'hangman', list: example, settings: settings(), replayed: readMoves('ezq')},
			recorder,
		);
		await hear(shown);
		expect(written).toEqual([]);
		expect(keeps(recorder, shown.play)).toBe(false);
		const watched = await play('ezq', {guesser: 'expert'});
		expect(watched.written).toEqual([]);
		expect(keeps(watched.recorder, watched.play)).toBe(false);
	});

	test('words of standard input can’t be had again: only what is over is kept', async () => {
		const {written, recorder, play: left} = await play('e', {dictionary: '-'});
		expect(written).toEqual([]);
		expect(keeps(recorder, left)).toBe(false);
		expect((await play('ezq', {dictionary: '-'})).written).toMatchObject([{moves: 'ezq', end: {}}]);
	});

	test('a list of the player’s own is found again from everywhere, also by its digest', async () => {
		const {written, remembered, recorder, play: left} = await play('e', {dictionary: 'words.txt'});
		expect(written).toMatchObject([{settings: {dictionary: resolve('words.txt')}}]);
		expect(remembered.map(({lists = {}}) => Object.entries(lists))).toEqual([
			[[expect.stringMatching(/^[\da-f]{7}$/), resolve('words.txt')]],
		]);
		expect(keeps(recorder, left)).toBe(true);
		expect((await play('e')).remembered).toEqual([]);
	});

	test('a list that has changed is remembered by its new digest, too', async () => {
		const to = record();
		const own = settings({dictionary: 'words.txt'});
		for (const list of [example, dictionaryOf('ally', 'beta'), example])
			await to.hear(makeGuess(beginHangman(list, own, to.recorder.begin()), 'e'));
		expect(to.remembered.flatMap(({lists = {}}) => Object.keys(lists))).toHaveLength(2);
	});

	test('once a day’s game is over, the menu is to know of it', async () => {
		const to = record();
		const {play: day} = await play('e', {}, to);
		const daily = {date: '2026-11-21', value: 3, given: []} as const;
		const settings = {...day.settings, seed: daily.date};
		await to.hear(makeGuess({...day, daily, settings}, 'z'));
		expect(to.remembered).toEqual([]);
		const {play: lost} = await play('ez', {}, to);
		await to.hear(makeGuess({...lost, daily, settings}, 'q'));
		expect(to.written.at(-1)).toMatchObject({game: 'daily', settings: {day: '2026-11-21'}, end: {}});
		expect(to.remembered.map(({choices}) => choices?.daily !== undefined)).toEqual([true]);
	});

	test('nothing can be gone on with that can’t be kept', async () => {
		const {recorder, play: left} = await play('e', {}, record({canKeep: false}));
		expect(keeps(recorder, left)).toBe(false);
	});
});

describe('Ghost', () => {
	const book = makeBook('ghost', dictionaryOf('ion', 'king'), 3);

	async function playGhost(letters: string, wanted: Partial<GhostSettings>) {
		const to = record();
		let play = beginGhost(book, ghostSettings({opponent: ['human'], ...wanted}), to.recorder.begin());
		for (const letter of letters) {
			const step = playMove(play, {kind: 'letter', letter, place: ''});
			if (!step.ok) throw new Error(step.reason);
			({play} = step);
			await to.hear({play, isNew: true});
		}

		return {play, ...to};
	}

	test('a round is kept from its first letter on, and a line when it is over', async () => {
		const {
			written,
			play: {id},
		} = await playGhost('ion', {});
		expect(written).toMatchObject([
			{id, game: 'ghost', moves: 'i', standing: {shown: 'i'}},
			{id, moves: 'io'},
			{id, game: 'ghost', moves: 'ion', end: {result: 'watched'}},
		]);
	});

	test('a match is one game, which waits between its rounds', async () => {
		const {written, play, recorder} = await playGhost('ion', {isMatch: true});
		expect(written.slice(2)).toMatchObject([{id: play.id, moves: 'ion', standing: {shown: '', lost: '1-0'}}]);
		expect(keeps(recorder, play)).toBe(true);
	});

	test('a match is a line of the history once it is over', async () => {
		const {written} = await playGhost('xxxxx', {isMatch: true});
		expect(written).toHaveLength(5);
		expect(written.at(-1)).toMatchObject({moves: 'xxxxx', settings: {isMatch: true}, end: {}});
	});

	test('two bots are not kept', async () => {
		const {written, play, recorder} = await playGhost('i', {player: 'perfect', opponent: ['random']});
		expect(written).toEqual([]);
		expect(keeps(recorder, play)).toBe(false);
	});
});
