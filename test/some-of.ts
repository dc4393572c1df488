import fc from 'fast-check';

/** Some of the cases of a test that takes long, in their order: others in each run. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
	const length = Math.min(count, cases.length);
	return fc.sample(fc.subarray([...cases], {minLength: length, maxLength: length}), 1)[0] ?? [];
}
