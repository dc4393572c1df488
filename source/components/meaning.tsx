import {describeMeaning, type Defined} from '../text/define.js';
import {Prose} from './lines.js';

type Props = {
	readonly meanings: ReadonlyMap<string, Defined | undefined>;
	readonly word: string | undefined;
	readonly columns: number;
};

/** What a word means, in one line; nothing where that is not known, or not yet. */
export function Meaning({meanings, word, columns}: Props) {
	const found = word === undefined ? undefined : meanings.get(word);
	if (found === undefined) return null;
	return (
		<Prose columns={columns} rows={1}>
			{describeMeaning(found)}
		</Prose>
	);
}
