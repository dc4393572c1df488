import {expect, test} from 'vitest';
import {oncePer} from '../../source/engine/once-per.js';

test('what is made for a key is made once', () => {
	const boxOf = oncePer((key: {readonly name: string}) => ({holds: key}));
	const [one, other] = [{name: 'same'}, {name: 'same'}];
	expect(boxOf(one)).toEqual({holds: one});
	expect(boxOf(one)).toBe(boxOf(one));
	expect(boxOf(other)).not.toBe(boxOf(one));
});
