import {joinFitting, padEnd, widthOf} from '../text/wrap.js';
import {Runs, type Run} from './lines.js';
import {marks} from './tone.js';

export type MenuItem = {
	readonly key: string;
	readonly label: string;
	readonly note: string;
};

type Props = {
	readonly items: readonly MenuItem[];
	readonly selected: string | undefined;
	readonly columns: number;
};

const beside = 2;
const gap = 3;

const labelColumns = (items: readonly MenuItem[]): number =>
	Math.max(...items.map(({label}) => widthOf(label))) + gap;

/** The columns that the items take where they have room for all. */
export const menuColumns = (items: readonly MenuItem[]): number =>
	beside + labelColumns(items) + Math.max(...items.map(({note}) => widthOf(note)));

export function Menu({items, selected, columns}: Props) {
	const labels = labelColumns(items);
	const lines = items.map(({key, label, note}): Run[] => {
		const isSelected = key === selected;
		const text = `${isSelected ? marks.chosen : ' '} ${label}`;
		const blank = padEnd('', labels - widthOf(label));
		const facts = joinFitting(note.split(' · '), ' · ', columns - beside - labels);
		return [isSelected ? {text, as: 'accent', bold: true} : {text}, {text: blank + facts}];
	});
	return <Runs lines={lines} />;
}
