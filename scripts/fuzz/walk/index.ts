import {rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {languages} from '../../../source/engine/index.js';
import {languageOf} from '../../../source/settings/readers.js';
import {Dice} from '../dice.js';
import {someFinished, someLeft} from '../games.js';
import type {Kind} from '../kind.js';
import {someBeginning} from './beginning.js';
import {checkLeft} from './left.js';
import {demandFrame, english, make, someMove, type Move} from './moves.js';
import {checkFrame, isLargeEnough, placeIn} from './rules.js';
import {count, toldTally} from './tally.js';
import {emptyHome, openWorld, stopClock, type Beginning, type Stage, type World} from './world.js';

/** Gives a player games that were left, and some that are over. */
async function haveHistory(dice: Dice, {player: {store}, settle}: World): Promise<void> {
	for (let id = dice.below(5); id > 0; id--) store.leave(`left-${id}`, someLeft(dice));
	for (let id = dice.below(8); id > 0; id--) store.finish(`over-${id}`, someFinished(dice));
	await settle();
}

/** A session by its seed; gives what it showed. */
async function walkOnce(seed: string): Promise<readonly string[]> {
	const dice = new Dice(seed);
	const folder = join(tmpdir(), `wordfiend-walk-${process.pid}`);
	const home = emptyHome(join(folder, 'home'));
	const clock = stopClock(new Date(dice.pick(['2026-11-21T17:18:20', '2026-02-28T23:59:55'])));
	const frames: string[] = [];
	const moves: Move[] = [];
	let beginning: Beginning | undefined;
	let world: World | undefined;
	try {
		let games = 0;
		const stage: Stage = {clock, home, freshId: () => `game-${games++}`};
		beginning = await someBeginning(dice, home);
		world = await openWorld(stage, beginning);
		const now = world;
		if (dice.oneIn(3)) await haveHistory(dice, now);
		const {isUtf8} = beginning.can;
		const check = () => {
			frames.push(now.frame());
			count(`at ${placeIn(now.frame())}`);
			checkFrame(now, !isUtf8);
		};
		check();
		const letters = Array.from(dice.oneIn(3) ? languages[languageOf(beginning.given)].letters : english);
		for (let left = dice.between(4, 28); left > 0 && !now.hasEnded(); left--) {
			const move = someMove(dice, now, letters);
			moves.push(move);
			count(move.kind);
			await make(move, now, check);
		}

		if (!now.hasEnded() && isLargeEnough(now.size())) await checkLeft(dice, now, stage, beginning);
		return frames;
	} catch (error) {
		const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
		const {route, ...rest} = beginning ?? {};
		const size = world?.size();
		const done = [route?.to, JSON.stringify(rest), ...moves.map(move => JSON.stringify(move))].join(' ');
		throw new Error([reason, done, JSON.stringify(size), world?.frame()].join('\n'), {cause: error});
	} finally {
		await world?.close();
		clock.restart();
		rmSync(folder, {recursive: true, force: true});
	}
}

/** How many walks there are to one that is gone twice. */
const twice = 20;

/** A session in one process on a terminal in memory, at any screen and with any keys: whatever is shown is sound and true. */
export const walk: Kind = {
	async try(dice, at) {
		const seed = dice.text('abcdefghijklmnopqrstuvwxyz', 12);
		const frames = await walkOnce(seed);
		count('walks');
		if (at % twice === 0) {
			const again = await walkOnce(seed);
			frames.forEach((frame, index) => {
				demandFrame(again[index] ?? '', frame, () => `Frame ${index} of a second time`);
			});
		}
	},
	told: toldTally,
};
