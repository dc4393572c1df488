type Rule = {
	readonly strip: string;
	readonly add: string;
	readonly flags: readonly string[];
	readonly condition: RegExp;
};

/** The directive's one value in an affix file. */
const valueOf = (affixes: string, directive: string) =>
	new RegExp(String.raw`^${directive}\s+(\S+)`, 'm').exec(affixes)?.[1];

/**
All words of a Hunspell dictionary in their forms, as far as suffixes make them; the French prefixes are elisions, and
the Russian dictionary has none. Forms that are marked as not to be suggested or as forbidden are left out.
*/
export function expandHunspell(affixes: string, entries: string): Set<string> {
	const isLong = valueOf(affixes, 'FLAG') === 'long';
	const splitFlags = (flags: string): string[] => (isLong ? (flags.match(/../gu) ?? []) : Array.from(flags));
	const rules = new Map<string, Rule[]>();
	for (const line of affixes.split('\n')) {
		const [kind, flag = '', strip = '', addition = '', condition] = line.trim().split(/\s+/);
		if (kind !== 'SFX' || condition === undefined) continue;
		const [add = '', flags = ''] = addition.split('/');
		const rule = {
			strip: strip === '0' ? '' : strip,
			add: add === '0' ? '' : add,
			flags: splitFlags(flags),
			condition: new RegExp(`${condition}$`, 'u'),
		};
		rules.set(flag, [...(rules.get(flag) ?? []), rule]);
	}

	const [unwanted, forbidden, needsAffix] = ['NOSUGGEST', 'FORBIDDENWORD', 'NEEDAFFIX'].map(directive =>
		valueOf(affixes, directive),
	);
	const words = new Set<string>();
	const add = (word: string, flags: readonly string[], depth: number) => {
		if (flags.some(flag => flag === unwanted || flag === forbidden)) return;
		if (!flags.some(flag => flag === needsAffix)) words.add(word);
		if (depth === 2) return;
		for (const rule of flags.flatMap(flag => rules.get(flag) ?? [])) {
			if (!word.endsWith(rule.strip) || !rule.condition.test(word)) continue;
			add(word.slice(0, word.length - rule.strip.length) + rule.add, rule.flags, depth + 1);
		}
	};
	for (const entry of entries.split('\n').slice(1)) {
		const [form = ''] = entry.trim().split(/\s/);
		const [word = '', flags = ''] = form.split('/');
		if (word !== '') add(word, splitFlags(flags), 0);
	}

	return words;
}
