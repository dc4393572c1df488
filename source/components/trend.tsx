import {Tone} from './tone.js';

const levels = '▁▂▃▄▅▆▇█';

const average = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** So many values at most: neighbors together by their average. */
function thinned(values: readonly number[], most: number): readonly number[] {
	const size = Math.ceil(values.length / Math.max(1, most));
	const count = Math.ceil(values.length / size);
	return Array.from({length: count}, (_, index) => average(values.slice(index * size, (index + 1) * size)));
}

type Props = {readonly values: readonly number[]; readonly columns: number};

/** A bar for each share, or for some together where there is no room for all; the lowest of them the lowest bar and the highest the highest. */
export function Trend({values: all, columns}: Props) {
	const values = thinned(all, columns);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const levelOf = (value: number): number =>
		most === least ? 3 : Math.round(((value - least) / (most - least)) * (levels.length - 1));
	return <Tone as='hit'>{values.map(value => levels[levelOf(value)]).join('')}</Tone>;
}
