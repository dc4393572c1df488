import {wrapWords} from '../text/wrap.js';
import {Tone, type ToneName} from './tone.js';

type Props = {
	readonly children: string;
	readonly columns: number;
	/** Plain text where it is left out. */
	readonly as?: ToneName;
	readonly bold?: boolean;
	/** How many lines fit; the last one ends in `…` where there is more. */
	readonly rows?: number;
};

/** The first lines of a text, the last of them ending in `…` where lines are left out. */
function firstLines(lines: readonly string[], rows: number): readonly string[] {
	if (lines.length <= rows) return lines;
	const shown = lines.slice(0, rows);
	return [...shown.slice(0, -1), `${(shown.at(-1) ?? '').replace(/[ .,;:]*$/, '')} …`];
}

/** A paragraph. Ink itself begins a line with the blank that it broke at. */
export function Prose({children, columns, as = 'quiet', bold, rows = Number.POSITIVE_INFINITY}: Props) {
	const lines = wrapWords(children, columns);
	const shown = lines.length <= rows ? lines : firstLines(wrapWords(children, columns - 2), rows);
	return (
		<Tone as={as} {...(bold !== undefined && {bold})}>
			{shown.join('\n')}
		</Tone>
	);
}
