import {cpSync, rmSync} from 'node:fs';
import {isUnderWay as isGhostUnderWay} from '../../../source/games/ghost.js';
import {isUnderWay} from '../../../source/games/hangman.js';
import type {Dice} from '../dice.js';
import {demand, demandSame} from '../kind.js';
import {factsIn, placeIn} from './rules.js';
import {count} from './tally.js';
import {openWorld, type Beginning, type Stage, type World} from './world.js';

/** Whether there is something of a game to go on with. */
const isRunning = (world: World): boolean => {
	const last = world.last();
	if (last?.type !== 'answered' && last?.type !== 'helped') return false;
	return last.game === 'hangman' ? isUnderWay(last.play) : isGhostUnderWay(last.play);
};

/** Longer than a computer takes for a letter, in milliseconds. */
const pause = 5000;

/** What there is to a game, whichever. */
function told(world: World): unknown {
	const last = world.last();
	// A game that was left is not heard of before its next letter.
	if (last === undefined || last.type === 'began') return undefined;
	if (last.game === 'hangman') {
		const {moves, game, settings} = last.play;
		return {moves, pattern: game.pattern, words: game.pool.length, settings};
	}

	const {game, match, settings} = last.play;
	const {fragment, turns, ending, isChallenged, isDead} = game;
	return {fragment, actions: turns.map(({action}) => action), ending, isChallenged, isDead, match, settings};
}

/** Plays on from where a game stands, with the same keys. */
async function playOn(world: World, keys: readonly string[]) {
	// Where letters go in Superghost is chosen anew.
	await world.press('Right');
	const seen = [{facts: factsIn(world.frame()), play: told(world)}];
	for (const key of keys) {
		await world.press(key);
		await world.wait(pause);
		seen.push({facts: factsIn(world.frame()), play: told(world)});
	}

	return seen;
}

/** A game that is left in the middle goes on as if it had not been. */
export async function checkLeft(dice: Dice, world: World, stage: Stage, beginning: Beginning): Promise<void> {
	if (world.picture().overlay !== undefined) await world.press('Escape');
	// What is waited for comes first.
	await world.wait(pause);
	const place = placeIn(world.frame());
	const last = world.last();
	if (last === undefined || !isRunning(world) || !world.player.recorder.keeps(last.play)) return;
	if (!['hangman', 'ghost', 'superghost', 'daily'].includes(place)) return;
	const copy = `${stage.home}-copy`;
	rmSync(copy, {recursive: true, force: true});
	cpSync(stage.home, copy, {recursive: true, preserveTimestamps: true});
	const {letters} =
		last.game === 'hangman' ? last.play.game.words.alphabet : last.play.book.dictionary.alphabet;
	const guessed = last.game === 'hangman' ? last.play.game.turns.map(({letter}) => letter) : [];
	const keys = dice
		.shuffle(letters)
		.filter(letter => !guessed.includes(letter))
		.slice(0, 6);
	const whole = await playOn(world, keys);
	const unbroken = world.frame();
	await world.close();
	rmSync(stage.home, {recursive: true, force: true});
	cpSync(copy, stage.home, {recursive: true, preserveTimestamps: true});
	const again = await openWorld(stage, {...beginning, route: {to: 'home', with: {}}, size: world.size()});
	try {
		demand(
			again.frame().includes('Go on'),
			() => `No game to go on with\n${again.frame()}\nafter\n${unbroken}`,
		);
		for (let tries = 0; !/[›>] Go on/.test(again.frame()) && tries < 30; tries++) await again.press('Down');
		await again.press('Enter');
		count('games left and gone on with');
		(await playOn(again, keys)).forEach(({facts, play}, at) => {
			const what = (thing: string) => () =>
				`${thing} of the game gone on with, after ${keys.slice(0, at).join('')}`;
			demandSame(facts, whole[at]?.facts, what('The facts'));
			// What was had before is not heard of again.
			if (at > 0) demandSame(play ?? whole[at]?.play, whole[at]?.play, what('The moves'));
		});
	} finally {
		await again.close();
	}
}
