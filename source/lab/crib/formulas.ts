/** What wins a vertex: one of some words, one of some other vertices, or all of them. */
export type Formula = {readonly kind: 'words' | 'some' | 'all'; readonly parts: readonly number[]};

/** Whether sorted numbers are all among others. */
function areAmong(few: readonly number[], many: readonly number[]): boolean {
	let at = 0;
	return few.every(number => {
		while (at < many.length && many[at]! < number) at++;
		return many[at] === number;
	});
}

/** Formulas that are put together from the last vertex to the first; what says the same in the same words is one. */
function createFormulas() {
	const formulas: Formula[] = [];
	const numbers = new Map<string, number>();

	function write(kind: Formula['kind'], parts: readonly number[]): number {
		const sorted = [...new Set(parts)].sort((a, b) => a - b);
		const key = `${kind} ${sorted.join()}`;
		const number = numbers.get(key) ?? formulas.push({kind, parts: sorted}) - 1;
		numbers.set(key, number);
		return number;
	}

	const at = (number: number): Formula => formulas[number]!;
	const isWords = (number: number): boolean => at(number).kind === 'words';

	/** Whether what wins one plainly wins another. */
	function implies(one: number, other: number): boolean {
		if (one === other) return true;
		const [a, b] = [at(one), at(other)];
		if (a.kind === 'words' && b.kind === 'words') return areAmong(a.parts, b.parts);
		if (a.kind === 'all') return a.parts.some(part => implies(part, other));
		return b.kind === 'some' && b.parts.some(part => implies(one, part));
	}

	/** The formula of some or all of others, without those that another makes needless. */
	function join(kind: 'some' | 'all', given: readonly number[]): number {
		const flat = given.flatMap(part => (at(part).kind === kind ? at(part).parts : [part]));
		const words = kind === 'some' ? flat.filter(isWords) : [];
		const parts = flat.filter(part => !words.includes(part));
		if (words.length > 0)
			parts.push(
				write(
					'words',
					words.flatMap(part => at(part).parts),
				),
			);
		const isNeedless = (part: number, beside: number) =>
			kind === 'all' ? implies(beside, part) : implies(part, beside);
		let kept: number[] = [];
		for (const part of parts)
			if (!kept.some(beside => isNeedless(part, beside)))
				kept = [...kept.filter(beside => !isNeedless(beside, part)), part];
		const [only] = kept;
		return only !== undefined && kept.length === 1 ? only : write(kind, kept);
	}

	return {at, write, join};
}

/** The same formulas in fewer and shorter ones, as far as the first needs them. Each leads to later ones. */
export function simplify(given: readonly Formula[]): Formula[] {
	const {at, write, join} = createFormulas();
	const written = new Uint32Array(given.length);
	for (const [vertex, {kind, parts}] of [...given.entries()].reverse())
		written[vertex] =
			kind === 'words'
				? write(kind, parts)
				: join(
						kind,
						parts.map(part => written[part]!),
					);

	const order: number[] = [];
	const seen = new Set<number>();
	const visit = (number: number) => {
		if (seen.has(number)) return;
		seen.add(number);
		const {kind, parts} = at(number);
		if (kind !== 'words') parts.forEach(visit);
		order.push(number);
	};

	visit(written[0]!);
	order.reverse();
	const places = new Map(order.map((number, place) => [number, place]));
	return order.map(number => {
		const {kind, parts} = at(number);
		return {kind, parts: kind === 'words' ? parts : parts.map(part => places.get(part)!)};
	});
}
