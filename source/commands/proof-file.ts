import {standardLanguage, type Source} from '../dictionary-files.js';
import {languageCodes} from '../settings/readers.js';

/** What stands in the first line of a proof. */
const title = 'wordfiend proof 1';

/** A proof file, taken apart; nothing in it has been checked. */
export type ProofFile = {
	/** Which word list it is about. */
	readonly source: Source;
	/** The digest of its words. */
	readonly sha256: string;
	/** The lines about each length. */
	readonly sections: readonly (readonly string[])[];
};

/** The text of a proof file; the language stands in a line of its own, but for English. */
export function proofText(
	{dictionary, language}: Source,
	sha256: string,
	sections: readonly (readonly string[])[],
): string {
	const spoken = language === standardLanguage ? [] : [`language ${language}`];
	return [title, `list ${dictionary}`, ...spoken, `sha256 ${sha256}`, ...sections.flat(), ''].join('\n');
}

/** Takes a proof file apart; `undefined` where it is none. */
export function readProof(text: string): ProofFile | undefined {
	const [, first, list, spoken, sha256, rest = ''] =
		/^([^\n]*)\nlist ([^\n]*)\n(?:language ([a-z]+)\n)?sha256 ([0-9a-f]{64})\n([^]*)$/.exec(
			text.replaceAll('\r\n', '\n'),
		) ?? [];
	const language = languageCodes.find(code => code === (spoken ?? standardLanguage));
	if (first !== title || list === undefined || sha256 === undefined || language === undefined)
		return undefined;
	const lines = rest.trimEnd().split('\n');
	const starts = lines.flatMap((line, at) => (line.startsWith('length ') ? [at] : []));
	if (starts[0] !== 0) return undefined;
	return {
		source: {dictionary: list, language},
		sha256,
		sections: starts.map((start, index) => lines.slice(start, starts[index + 1])),
	};
}
