import {Tone} from './tone.js';

const levels = '▁▂▃▄▅▆▇█';

/** A bar for each share, the lowest of them the lowest bar and the highest the highest. */
export function Trend({values}: {readonly values: readonly number[]}) {
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const levelOf = (value: number): number =>
		most === least ? 3 : Math.round(((value - least) / (most - least)) * (levels.length - 1));
	return <Tone as='hit'>{values.map(value => levels[levelOf(value)]).join('')}</Tone>;
}
