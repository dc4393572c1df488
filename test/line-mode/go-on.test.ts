import {beforeEach, expect, test} from 'vitest';
import {askGoOn, beginByAsking} from '../../source/line-mode/begin-hangman.js';
import type {Dictionary} from '../../source/engine/index.js';
import type {Channel} from '../../source/line-mode/channel.js';
import {playerIn} from '../store/player.js';
import {newFolder} from '../at-end.js';
import {dictionaryOf, exampleAndMore, hangmanGiven, inLines, lineServices, opens} from './transcript.js';

let home = '';

beforeEach(() => {
	home = newFolder();
});

/** Plays in lines by a program that begins anew. */
async function playOn(
	words: Dictionary,
	race: 'nobody' | 'best',
	answers: readonly string[],
): Promise<readonly string[]> {
	const player = playerIn(home);
	const services = lineServices([], player);
	const given = hangmanGiven({length: 4, budget: 6, race});
	const begin = beginByAsking(opens(words), given);
	const [left] = await player.store.waiting();
	const route = async (channel: Channel) =>
		left && (await askGoOn(channel, left))
			? ({to: 'go-on', with: {as: 'resumed', record: left}} as const)
			: begin(channel);
	const said = await inLines(route, answers, {services});
	await player.recorder.release();
	await player.store.settled();
	return said;
}

const play = (race: 'nobody' | 'best', ...answers: readonly string[]) =>
	playOn(dictionaryOf('cool', 'good', 'deal'), race, answers);

test('a game that was left is offered, and a word list that is gone is told in a sentence', async () => {
	await play('nobody', 'e', 'o', 'quit');
	const said = await play('nobody', 'y', 'menu', '0');
	expect(said[0]).toMatch(/^Go on with -oo-, 5 of 6 left, evil, just now\? \[y\/n\] y$/);
	expect(said.join(' ')).toContain('The words of example have changed since you left this game');
	const other = await play('nobody', 'what', 'n', 'quit');
	expect(other[1]).toBe('Please answer y or n.');
	expect(other).toContain('Your progress:            ----');
});

test('a game is raced against the best with its settings', async () => {
	expect(await play('best', 'z', 'q', 'd', 'e', 'a', 'l', 'n')).toContain(
		'No finished game with these settings yet, so there is nobody to race.',
	);
	expect(await play('best', 'z', 'q', 'd', 'quit')).toContainEqual(expect.stringMatching(/^Your best has /));
});

test('the best of the games that were finished plays beside you', async () => {
	// Lost, won with three misses, and won with two; `y` asks for another game each time.
	await playOn(exampleAndMore, 'nobody', Array.from('zqjxvkyeozcdgyeodcln'));
	const said = (await playOn(exampleAndMore, 'best', Array.from('eocadgn'))).join('\n');
	expect(said).toContain('Your best has 1 miss so far.');
	expect(said).toContain('Your best beats you: 2 misses to 3.');
	expect(said).toMatch(/your best +e✗ o✓ d✗ c✓ l✓ +won, 2 misses/);
});

test('unfinished games are spoken without dashes', async () => {
	await play('nobody', 'e', 'o', 'quit');
	const waiting = await playerIn(home).store.waiting();
	const said = await inLines({to: 'left', with: {}}, [], {face: 'spoken', session: {waiting}});
	expect(said.join()).toContain('Blank, o, o, blank; 5 of 6 left; evil; just now');
});
