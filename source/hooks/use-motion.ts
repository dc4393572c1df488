import {useStdin} from 'ink';
import {createContext, useContext, useEffect, useEffectEvent, useState} from 'react';
import {KeyStream} from '../terminal/key-stream.js';

export const Motion = createContext(true);

/**
Does something after so many milliseconds, and again after each change of `turn`; nothing where no time is given.

It waits as long as keys come: a frame that nobody asked for would hold up theirs.
*/
function useTimer(milliseconds: number | undefined, turn: unknown, act: () => void) {
	const {stdin} = useStdin();
	const onTime = useEffectEvent(act);
	useEffect(() => {
		if (milliseconds === undefined) return;
		const calmIn = () => (stdin instanceof KeyStream ? stdin.calmIn : 0);
		let timer: NodeJS.Timeout;
		let reading: NodeJS.Immediate;
		const start = (time: number) => {
			timer = setTimeout(() => {
				reading = setImmediate(look); // A key that is there already is read before.
			}, time);
		};

		const look = () => {
			const rest = calmIn();
			if (rest > 0) start(rest);
			else onTime();
		};

		start(milliseconds);
		return () => {
			clearTimeout(timer);
			clearImmediate(reading);
		};
	}, [milliseconds, turn, stdin]);
}

const frameTime = 40;
const share = 0.4;
const closeEnough = 0.02;

/** A number that glides to its target in a few frames, from `start` at first; where nothing may move, the target itself. */
export function useGlide(target: number, start = target): number {
	const mayMove = useContext(Motion);
	const [value, setValue] = useState(start);
	useTimer(mayMove && value !== target ? frameTime : undefined, value, () => {
		const rest = target - value;
		setValue(Math.abs(rest) < closeEnough ? target : value + rest * share);
	});
	return mayMove ? value : target;
}

const awake = 4500;
const shut = 140;

/** Returns whether eyes are shut: for a moment every few seconds, if they blink at all. */
export function useBlink(doesBlink: boolean): boolean {
	const mayMove = useContext(Motion) && doesBlink;
	const [isShut, setShut] = useState(false);
	useTimer(mayMove ? (isShut ? shut : awake) : undefined, isShut, () => {
		setShut(!isShut);
	});
	return mayMove && isShut;
}
