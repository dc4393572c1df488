import {createContext, useContext, useEffect, useState} from 'react';

/** Whether things may move on the screen by themselves. */
export const Motion = createContext(true);

const frameTime = 40;
const share = 0.4;
const closeEnough = 0.02;

/** A number that glides to its target in a few frames, from `start` at first; where nothing may move, the target itself. */
export function useGlide(target: number, start = target): number {
	const mayMove = useContext(Motion);
	const [value, setValue] = useState(start);
	const isThere = !mayMove || value === target;
	useEffect(() => {
		if (isThere) return;
		const timer = setTimeout(() => {
			const rest = target - value;
			setValue(Math.abs(rest) < closeEnough ? target : value + rest * share);
		}, frameTime);
		return () => {
			clearTimeout(timer);
		};
	}, [isThere, target, value]);
	return mayMove ? value : target;
}

const awake = 4500;
const shut = 140;

/** Whether an eye is shut for a blink just now. */
export function useBlink(): boolean {
	const mayMove = useContext(Motion);
	const [isShut, setShut] = useState(false);
	useEffect(() => {
		if (!mayMove) return;
		const timer = setTimeout(
			() => {
				setShut(!isShut);
			},
			isShut ? shut : awake,
		);
		return () => {
			clearTimeout(timer);
		};
	}, [mayMove, isShut]);
	return isShut;
}
