import {describe, expect, test} from 'vitest';
import {fromRecord, play, playNow, type Agent, type Applied, type Rules} from '../../source/engine/play.js';

/** Players add 1 or 2 by turns; whoever reaches 5 has won. */
type Count = {readonly total: number; readonly toMove: number};
type Add = {readonly add: number};
type Counted = Applied<Count, string, 'too-much'>;

const counting: Rules<Count, 'add', Add, string, 'too-much'> = {
	asks: ({total, toMove}) => (total < 5 ? {player: toMove, ask: 'add'} : undefined),
	answer({total, toMove}, {add}): Counted {
		if (add > 2) return {ok: false, reason: 'too-much'};
		return {ok: true, state: {total: total + add, toMove: 1 - toMove}, event: `${toMove} adds ${add}`};
	},
};

const begun: Count = {total: 0, toMove: 0};

type Adder = Agent<'add', Add, 'too-much'>;

const always =
	(add: number): Adder =>
	() => ({add});

const later =
	(agent: Adder): Adder =>
	async prompt =>
		agent(prompt);

function told() {
	const events: string[] = [];
	const report = (applied: Counted, {add}: Add) =>
		events.push(applied.ok ? applied.event : `${applied.reason}: ${add}`);
	return {events, report};
}

describe('the loop of every game', () => {
	test('asks the player at turn until the game is over, and reports what each answer did', () => {
		const {events, report} = told();
		const end = play(counting, begun, [always(1), always(2)], {report});
		expect(end).toEqual({total: 6, toMove: 0});
		expect(events).toEqual(['0 adds 1', '1 adds 2', '0 adds 1', '1 adds 2']);
	});

	test('plays the same game whether its agents answer at once or take their time', async () => {
		const atOnce = told();
		const inTime = told();
		const end = play(counting, begun, [always(1), always(2)], atOnce);
		const waited = play(counting, begun, [later(always(1)), always(2)], inTime);
		expect(waited).toBeInstanceOf(Promise);
		expect(await waited).toEqual(end);
		expect(inTime.events).toEqual(atOnce.events);
	});

	test('reports a refusal, leaves the state as it is and asks the same player again with the reason', () => {
		const {events, report} = told();
		const reasons: unknown[] = [];
		const corrected: Adder = ({refused}) => {
			reasons.push(refused);
			return {add: refused === undefined ? 3 : 2};
		};
		expect(playNow(counting, begun, [corrected, always(2)], {report})).toEqual({total: 6, toMove: 1});
		expect(events).toEqual(['too-much: 3', '0 adds 2', '1 adds 2', 'too-much: 3', '0 adds 2']);
		expect(reasons).toEqual([undefined, 'too-much', undefined, 'too-much']);
	});

	test('leaves the game where an agent does', async () => {
		const leaving = fromRecord<'add', Add, 'too-much'>([{add: 1}]);
		const left = {total: 3, toMove: 0};
		expect(play(counting, begun, [leaving, always(2)])).toEqual(left);
		expect(await play(counting, begun, [later(fromRecord([{add: 1}])), always(2)])).toEqual(left);
	});

	test('reads a record first, then hands over, from any point of the game to the same end', () => {
		const moves = [{add: 1}, {add: 1}, {add: 1}];
		for (let known = 0; known <= moves.length; known++) {
			const resumed = fromRecord(moves.slice(0, known), always(1));
			expect(playNow(counting, begun, [resumed, always(2)])).toEqual({total: 6, toMove: 0});
		}
	});

	test('takes no answer that comes after the signal', async () => {
		const stop = new AbortController();
		const {events, report} = told();
		const stopping: Adder = () => {
			stop.abort();
			return Promise.resolve({add: 1});
		};
		expect(await play(counting, begun, [stopping, always(2)], {report, signal: stop.signal})).toBe(begun);
		expect(events).toEqual([]);
	});

	test('passes on what an agent throws', async () => {
		const broken: Adder = () => {
			throw new Error('broken');
		};
		expect(() => play(counting, begun, [broken, always(2)])).toThrow('broken');
		await expect(play(counting, begun, [later(broken), always(2)])).rejects.toThrow('broken');
		expect(() => play(counting, begun, [])).toThrow('Nobody plays for player 0');
		expect(() => playNow(counting, begun, [later(always(1)), always(2)])).toThrow('took its time');
	});
});
