import type {Language} from '../engine/index.js';
import {languageCodes} from '../settings/setting.js';
import type {proofFileFaults} from '../text/par.js';

const version = 3;

const title = `wordfiend proof ${version}`;

type ProofFileFault = keyof typeof proofFileFaults;

/** A proof file, taken apart; nothing in it has been checked. */
export type ProofFile = {
	readonly list: string;
	readonly language: Language;
	/** The digest of its words, as `digestOf` gives it. */
	readonly sha256: string;
	readonly sections: readonly (readonly string[])[];
};

export const proofText = ({list, language, sha256, sections}: ProofFile): string =>
	[title, `list ${list}`, `language ${language}`, `sha256 ${sha256}`, ...sections.flat(), ''].join('\n');

export function readProof(text: string): ProofFile | ProofFileFault {
	const [first, ...rest] = text.trimEnd().split(/\r?\n/);
	const valueOf = (name: string): string | undefined => {
		const line = rest.shift();
		return line?.startsWith(`${name} `) ? line.slice(name.length + 1) : undefined;
	};
	const [list, code, sha256] = [valueOf('list'), valueOf('language'), valueOf('sha256')];
	const language = languageCodes.find(each => each === code);
	if (first !== title) return /^wordfiend proof \d+$/.test(first ?? '') ? 'other-version' : 'no-proof';
	if (list === undefined || language === undefined) return 'no-proof';
	if (sha256 === undefined || !/^[0-9a-f]{64}$/.test(sha256)) return 'no-proof';
	const starts = rest.flatMap((line, at) => (line.startsWith('length ') ? [at] : []));
	if (starts[0] !== 0) return 'no-proof';
	const sections = starts.map((start, index) => rest.slice(start, starts[index + 1]));
	return {list, language, sha256, sections};
}
